import { PropertyPage } from './pages/property-page.js';
import { expect, test } from './test.js';

test('the gallery is 16:9, counts its pictures, and wraps at both ends', async ({ page }) => {
  const property = new PropertyPage(page);
  await property.open(12);
  const { width, height } = (await property.gallery.root.boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await property.gallery.expectToWrapBothWays();
});
