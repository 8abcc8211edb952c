import { expect, type Locator, type Page } from '@playwright/test';

/** `/properties`, whose filters are a panel on a wide screen and a sheet on a phone. */
export class ResultsPage {
  constructor(readonly page: Page) {}

  /** @param query as in the address, without the question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(query === '' ? '/properties' : `/properties?${query}`);
    await expect(this.page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  }

  get count(): Locator {
    return this.page.locator('#homes-found');
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  card(title: string | RegExp): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  toggle(type: 'For Sale' | 'To Rent'): Locator {
    return this.page.getByRole('group', { name: 'For sale or to rent' }).getByRole('button', { name: type });
  }

  /** The filters, opened first where they are a sheet. */
  async filters(): Promise<Locator> {
    const panel = this.page.getByRole('complementary', { name: 'Filters' });
    const sheet = this.page.getByRole('dialog', { name: 'Filters' });
    if ((this.page.viewportSize()?.width ?? 0) >= 1024) return panel;
    if (!(await sheet.isVisible())) await this.page.getByRole('button', { name: /^Filters/ }).click();
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Where filters are a sheet, it is closed with its own button. */
  async showHomes(): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Filters' });
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^Show / }).click();
    await expect(sheet).toBeHidden();
  }

  async expectQuery(query: string): Promise<void> {
    await expect(this.page).toHaveURL(`/properties?${query}`);
  }
}
