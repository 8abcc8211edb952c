import { expect, type Locator } from '@playwright/test';

/** A drawing that can be looked at closely. */
export class ZoomView {
  constructor(private readonly panel: Locator) {}

  get image(): Locator {
    return this.panel.getByRole('img');
  }

  get frame(): Locator {
    return this.panel.getByRole('group');
  }

  button(name: 'Zoom in' | 'Zoom out' | 'Show the whole drawing'): Locator {
    return this.panel.getByRole('button', { name });
  }

  /** The rendered transform: the scale of the drawing, and how far its centre is from the frame's. */
  view(): Promise<{ scale: number; x: number; y: number }> {
    return this.image.evaluate((image) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
      return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
    });
  }

  async expectScale(scale: number): Promise<void> {
    await expect.poll(async () => (await this.view()).scale).toBe(scale);
    await expect(this.panel.getByText(`${Math.round(scale * 100)} %`, { exact: true })).toBeVisible();
  }

  /** The middle of the frame, in the window. */
  async middle(): Promise<{ x: number; y: number }> {
    await this.frame.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await this.frame.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }
}
