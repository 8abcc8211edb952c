import { expect, type Locator, type Page } from '@playwright/test';
import { PictureSlider } from './picture-slider.js';

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
