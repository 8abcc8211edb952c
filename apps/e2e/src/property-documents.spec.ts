import { PropertyPage, withListing } from './pages/property-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.describe('a floorplan or certificate', () => {
  test('fits its frame at first, and comes nearer with its buttons', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    for (const tab of ['Floorplan', 'EPC'] as const) {
      const view = await property.drawing(tab);
      await view.expectScale(1);
      await expect(view.button('Zoom out')).toBeDisabled();
      await expect(view.button('Show the whole drawing')).toBeDisabled();
      await view.button('Zoom in').click();
      await view.expectScale(1.5);
      await view.button('Zoom in').click();
      await view.expectScale(2.25);
      await view.button('Zoom out').click();
      await view.expectScale(1.5);
      await view.button('Show the whole drawing').click();
      await view.expectScale(1);
    }
  });

  test('is looked at with the keyboard alone', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const view = await property.drawing('Floorplan');
    await view.frame.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await view.expectScale(3.38);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await view.view()).x).toBe(-80);
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await view.view()).y).toBe(80);
    await page.keyboard.press('-');
    await view.expectScale(2.25);
    await page.keyboard.press('0');
    await view.expectScale(1);
    expect(await view.view()).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test(
    'comes nearer about the pointer with the wheel and Ctrl; the wheel alone scrolls the page',
    sameAtAnyWidth,
    async ({ page }) => {
      const property = new PropertyPage(page);
      await property.open(12);
      const view = await property.drawing('EPC');
      const { x, y } = await view.middle();
      await page.mouse.move(x - 50, y);
      await page.mouse.wheel(0, 120);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await view.expectScale(1);
      await page.keyboard.down('Control');
      for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, -120);
      await page.keyboard.up('Control');
      await expect.poll(async () => (await view.view()).scale).toBeGreaterThan(2);
      // What is left of the middle has come to the middle: the drawing has moved to the right.
      expect((await view.view()).x).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);
    },
  );

  test('is dragged, and no further than its edge', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const view = await property.drawing('Floorplan');
    await view.button('Zoom in').click();
    await view.button('Zoom in').click();
    const { x, y } = await view.middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 3 });
    await expect.poll(async () => (await view.view()).x).toBe(-60);
    await page.mouse.move(x - 4000, y, { steps: 3 });
    await page.mouse.up();
    const { x: least, scale } = await view.view();
    const width = (await view.frame.boundingBox())!.width;
    expect(least).toBeLessThan(-60);
    expect(-least).toBeLessThanOrEqual((width * (scale - 1)) / 2 + 1);
  });

  test('is pinched with two fingers', { tag: '@phone' }, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const view = await property.drawing('Floorplan');
    const { x, y } = await view.middle();
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [-1, 1].map((side) => ({ x: x + (side * apart) / 2, y })),
      });
    await touch('touchStart', 60);
    for (const apart of [80, 100, 120, 150, 180]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(async () => (await view.view()).scale).toBeCloseTo(3, 1);
    expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);
  });

  test(
    'opens in a new tab by a link that says what it is, a PDF by that alone',
    sameAtAnyWidth,
    async ({ page }) => {
      const property = new PropertyPage(page);
      await withListing(page, {
        epc: { url: '/media/certificate.pdf', contentType: 'application/pdf', width: null, height: null },
      });
      await property.open(12);
      await property.drawing('Floorplan');
      const link = (name: string) => page.getByRole('tabpanel').getByRole('link', { name, exact: true });
      await expect(link('Open the floorplan in a new tab')).toHaveAttribute('target', '_blank');
      await page.getByRole('tab', { name: 'EPC' }).click();
      const pdf = link('Open the energy performance certificate (PDF) in a new tab');
      await expect(pdf).toHaveAttribute('href', '/media/certificate.pdf');
      await expect(pdf).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(0);
    },
  );
});
