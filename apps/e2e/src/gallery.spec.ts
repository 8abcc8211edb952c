import { PropertyPage } from './pages/property-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.describe('the gallery', () => {
  test('is 16:9, counts its pictures, and wraps at both ends', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const { width, height } = (await property.gallery.root.boundingBox())!;
    expect(width / height).toBeCloseTo(16 / 9, 1);
    await property.gallery.expectToWrapBothWays();
  });

  test('is turned with the arrow keys', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const total = await property.gallery.total();
    await property.gallery.root.getByRole('button', { name: 'Next image' }).focus();
    await page.keyboard.press('ArrowRight');
    await property.gallery.expectAt(2, total);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await property.gallery.expectAt(total, total);
    await page.keyboard.press('Enter');
    await property.gallery.expectAt(1, total);
  });

  test('in full screen obeys the keys wherever the focus is', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const total = await property.gallery.total();
    await page.getByRole('button', { name: 'Full screen' }).click();
    const shown = page.getByRole('dialog').getByText(new RegExp(`^\\d+ / ${total}$`));
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', total],
      ['ArrowRight', 1],
      ['Home', 1],
      ['ArrowLeft', total],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown).toHaveText(`${at} / ${total}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await property.gallery.expectAt(total, total);
  });

  test('starts anew for another property', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(1);
    await property.gallery.next();
    await property.similar.getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL('/property/1');
    await expect(property.gallery.counter).toHaveText(/^1 \/ \d+$/);
  });
});
