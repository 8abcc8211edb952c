import { expect, type Locator, type Page } from '@playwright/test';
import { graphqlAnswer, onOperation } from './graphql.js';
import { PictureSlider } from './picture-slider.js';
import { ZoomView } from './zoom-view.js';

/** `/property/{id}`. */
export class PropertyPage {
  constructor(readonly page: Page) {}

  async open(id: number): Promise<void> {
    await this.page.goto(`/property/${id}`);
    await expect(this.page.getByRole('tab', { name: 'Photos' })).toBeVisible();
  }

  get aside(): Locator {
    return this.page.getByRole('complementary', { name: 'Price and enquiries' });
  }

  get gallery(): PictureSlider {
    return new PictureSlider(
      this.page.getByRole('tabpanel').getByRole('group', { name: /^Pictures of/ }),
      ' / ',
    );
  }

  /** Opens a tab and gives the view of its drawing. */
  async drawing(tab: 'Floorplan' | 'EPC'): Promise<ZoomView> {
    await this.page.getByRole('tab', { name: tab }).click();
    const view = new ZoomView(this.page.getByRole('tabpanel', { name: tab }));
    await expect(view.image).toBeVisible();
    return view;
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: /^Map around/ });
  }

  get similar(): Locator {
    return this.page.getByRole('region', { name: 'Similar Properties' });
  }

  part(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  async openDialog(name: 'Contact Agent' | 'Book a Viewing'): Promise<Locator> {
    await this.page.getByRole('button', { name }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}

/** Lets the API answer with the listing as it is, but for these fields. */
export const withListing = (page: Page, fields: Record<string, unknown>): Promise<void> =>
  onOperation(page, 'ListingPage', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { listing: object } };
    Object.assign(data.listing, fields);
    await route.fulfill(graphqlAnswer(data));
  });
