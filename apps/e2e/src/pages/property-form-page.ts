import { expect, type Locator, type Page } from '@playwright/test';

/** The form of a property, on `/agent/properties/new` and `/agent/properties/{id}/edit`. */
export class PropertyFormPage {
  constructor(readonly page: Page) {}

  async openNew(): Promise<void> {
    await this.page.goto('/agent/properties/new');
    await expect(this.page.getByRole('heading', { name: 'Add New Property', level: 1 })).toBeVisible();
  }

  async openEdit(id: number): Promise<void> {
    await this.page.goto(`/agent/properties/${id}/edit`);
    await expect(this.page.getByRole('heading', { name: 'Edit Property', level: 1 })).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  }

  part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A toast of that text. */
  said(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  get pictures(): Locator {
    return this.page.getByRole('list', { name: 'Property Images' }).getByRole('listitem');
  }

  /** With a mouse; `finger` rests on it first, as one that moves at once scrolls the page. */
  async dragPicture(from: number, to: number, { finger = false } = {}): Promise<void> {
    const middle = async (at: number) => {
      const { x, y, width, height } = (await this.pictures
        .nth(at - 1)
        .getByText(/^\d+(, leads)?$/)
        .locator('..')
        .boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await this.pictures.nth(Math.min(from, to) - 1).scrollIntoViewIfNeeded();
    const [start, end] = [await middle(from), await middle(to)];
    const steps = Array.from({ length: 5 }, (_, step) => ({
      x: start.x + ((end.x - start.x) * (step + 1)) / 5,
      y: start.y + ((end.y - start.y) * (step + 1)) / 5,
    }));
    if (!finger) {
      await this.page.mouse.move(start.x, start.y);
      await this.page.mouse.down();
      for (const { x, y } of steps) await this.page.mouse.move(x, y);
      return this.page.mouse.up();
    }
    const devTools = await this.page.context().newCDPSession(this.page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', start);
    await expect(this.said(`Picture ${from} is lifted, at its own place.`)).toBeAttached();
    for (const point of steps) await touch('touchMove', point);
    await touch('touchEnd');
  }

  /** Files that were chosen and are not taken. */
  get refused(): Locator {
    return this.page.getByRole('list', { name: 'Files that were not taken' }).getByRole('listitem');
  }

  /** What a property needs; the price is said apart. */
  async fill(title: string): Promise<void> {
    await this.field('Title').fill(title);
    await this.field('Description').fill('Two bedrooms, and bread in the mornings.');
    await this.field('Price').fill('455,000');
    await this.field('Bedrooms').fill('2');
    await this.field('Bathrooms').fill('1');
    await this.field('Address').fill('12 Example Road, London SW4 7AA');
  }

  /** A new home that lacks what people look for, which the form asks about. */
  async createAsItIs(): Promise<void> {
    await this.button('Create Property').click();
    const asked = this.page.getByRole('dialog', { name: 'Publish it as it is?' });
    await asked.getByRole('button', { name: 'Publish as it is' }).click();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText('Saved a moment ago')).toBeVisible();
  }
}
