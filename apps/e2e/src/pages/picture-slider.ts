import { expect, type Locator } from '@playwright/test';

/** Pictures of one home, one at a time: a card's slider or the gallery of its page. */
export class PictureSlider {
  constructor(
    readonly root: Locator,
    /** '1/8' on a card, '1 / 8' in a gallery. */
    private readonly separator: '/' | ' / ',
  ) {}

  private get counter(): Locator {
    return this.root.getByText(new RegExp(`^\\d+${this.separator}\\d+$`));
  }

  private async total(): Promise<number> {
    await expect(this.counter).toBeVisible();
    return Number((await this.counter.innerText()).split(this.separator)[1]);
  }

  private async expectAt(index: number, total: number): Promise<void> {
    await expect(this.counter).toHaveText(`${index}${this.separator}${total}`);
  }

  previous = (): Promise<void> => this.root.getByRole('button', { name: 'Previous image' }).click();
  next = (): Promise<void> => this.root.getByRole('button', { name: 'Next image' }).click();

  /** Clicks the picture itself, above its buttons. */
  async clickHalf(half: 'left' | 'right'): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    const { width, height } = (await this.root.boundingBox())!;
    await this.root.click({ position: { x: width * (half === 'left' ? 0.3 : 0.7), y: height * 0.3 } });
  }

  /** Buttons and halves lead on and back, and wrap at both ends. */
  async expectToWrapBothWays(): Promise<void> {
    const total = await this.total();
    expect(total).toBeGreaterThanOrEqual(8);
    expect(total).toBeLessThanOrEqual(20);
    await this.expectAt(1, total);
    await this.previous();
    await this.expectAt(total, total);
    await this.next();
    await this.expectAt(1, total);
    await this.next();
    await this.expectAt(2, total);
    await this.clickHalf('left');
    await this.expectAt(1, total);
    await this.clickHalf('left');
    await this.expectAt(total, total);
    await this.clickHalf('right');
    await this.expectAt(1, total);
  }
}
