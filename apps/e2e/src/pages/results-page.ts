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

  /** Each filter in force and what else the words might mean, above the results. */
  get chips(): Locator {
    return this.page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');
  }

  /** A chip's own button, which opens its control; `text` is how it begins. */
  chip(text: string): Locator {
    return this.chips.filter({ hasText: text }).getByRole('button').first();
  }

  async removeChip(text: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove filter: ${text}` }).click();
  }

  /** Searches in words, from this page. */
  async describe(words: string): Promise<void> {
    await this.describeBox.fill(words);
    await this.describeBox.press('Enter');
  }

  get describeBox(): Locator {
    return this.page.getByRole('textbox', { name: 'Describe the home you are looking for' });
  }

  get sort(): Locator {
    return this.page.getByRole('combobox', { name: 'Sort by' });
  }

  view(name: 'List' | 'Map'): Locator {
    return this.page.getByRole('group', { name: 'List or map' }).getByRole('button', { name });
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: 'Map of the homes found' });
  }

  get markers(): Locator {
    return this.map.locator('[data-marker]');
  }

  get recentlyViewed(): Locator {
    return this.page.getByRole('region', { name: 'Recently viewed' });
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
