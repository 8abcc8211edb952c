import type { Page } from '@playwright/test';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const areaOf = (page: Page): number[] =>
  (new URL(page.url()).searchParams.get('area') ?? '').split(',').filter(Boolean).map(Number);

test.describe('the map', () => {
  test('is a press away and in the address, with the price of each home', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await results.view('Map').click();
    await results.expectQuery('type=sale&view=map');
    await expect(results.markers).toHaveCount(2);
    await expect(results.map.getByRole('button', { name: /^£1,175,000, 3 beds/ })).toHaveText('£1.18m');
    await expect(results.map.getByRole('button', { name: /^£8,500,000/ })).toHaveText('£8.5m');
    await page.goBack();
    await expect(results.map).toHaveCount(0);
    await expect(results.cards).toHaveCount(2);
  });

  test('shows its homes where the first thing it draws is the last', sameAtAnyWidth, async ({ page }) => {
    // Frames are held up until all that the map draws is there, as on a busy machine.
    await page.addInitScript(() => {
      const frame = window.requestAnimationFrame.bind(window);
      let waiting: FrameRequestCallback[] | undefined;
      window.requestAnimationFrame = (callback) => (waiting ? waiting.push(callback) : frame(callback));
      window.addEventListener('hold-frames', () => (waiting = []));
      window.addEventListener('let-frames-go', () => {
        const all = waiting ?? [];
        waiting = undefined;
        for (const callback of all) frame(callback);
      });
    });
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(2);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('hold-frames'));
      document.querySelector<HTMLButtonElement>('[aria-label="List or map"] button:last-child')!.click();
    });
    await expect(results.map).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.dispatchEvent(new Event('let-frames-go')));
    await expect(results.markers).toHaveCount(2);
  });

  test('loads its code only when it is shown', sameAtAnyWidth, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(2);
    const before = scripts.length;
    const bytes = async (urls: string[]) =>
      (
        await Promise.all(urls.map(async (url) => (await (await page.request.get(url)).body()).length))
      ).reduce((a, b) => a + b, 0);
    await results.view('Map').click();
    await expect(results.map).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    expect(await bytes(scripts.slice(before))).toBeGreaterThan(100_000);
  });

  test('opens a card for the pressed marker, which leads to the home', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await results.map.getByRole('button', { name: /^£1,175,000/ }).click();
    const card = page.getByRole('group', { name: 'Home on the map' });
    await expect(card).toContainText('£1,175,000');
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 1 });
    const credit = results.map.locator('.ol-attribution');
    const [box, owed] = await Promise.all([card.boundingBox(), credit.boundingBox()]);
    expect(box!.y + box!.height).toBeLessThanOrEqual(owed!.y);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await results.map.getByRole('button', { name: /^£1,175,000/ }).click();
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/property/12');
  });

  test('and the card of a pressed marker fit a low window too', sameAtAnyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await results.map.getByRole('button', { name: /^£1,175,000/ }).click();
    await expect(page.getByRole('group', { name: 'Home on the map' })).toBeInViewport({ ratio: 1 });
    expect((await results.map.boundingBox())!.height).toBeLessThan(360);
  });

  test('finds what lies in an area drawn on it, until the area is removed', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    const marker = results.map.getByRole('button', { name: /^£1,175,000/ });
    await expect(results.markers).toHaveCount(2);
    const { x, y, width, height } = (await marker.boundingBox())!;
    const [middle, centre, reach] = [x + width / 2, y + height / 2, 60];
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await page.mouse.move(middle - reach, centre - reach);
    await page.mouse.down();
    await page.mouse.move(middle + reach, centre - reach, { steps: 4 });
    await page.mouse.move(middle + reach, centre + reach, { steps: 4 });
    await page.mouse.move(middle - reach, centre + reach, { steps: 4 });
    await page.mouse.move(middle - reach, centre - reach + 10, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]areas=/);
    await expect(results.markers).toHaveCount(1);
    await expect(marker).toBeVisible();
    // The address alone holds the area.
    await page.reload();
    await expect(results.markers).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove( the drawn area)?$/ }).click();
    await results.expectQuery('type=sale&view=map');
    await expect(results.markers).toHaveCount(2);
  });

  test('is drawn on with the keyboard, and a drawing that is left changes nothing', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await expect(results.markers).toHaveCount(2);
    const draw = page.getByRole('button', { name: 'Draw an area' });
    const board = page.getByRole('application', { name: /^Draw an area/ });
    await draw.press('Enter');
    await expect(board).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(board).toBeHidden();
    await results.expectQuery('type=sale&view=map');
    await draw.press('Enter');
    await expect(board).toBeFocused();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) {
      for (let step = 0; step < 4; step++) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await expect(page).toHaveURL(/[?&]areas=/);
    await expect(board).toBeHidden();
  });

  test('is used with the keyboard', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await expect(results.markers).toHaveCount(2);
    await expect(results.map.locator('[data-marker][tabindex="0"]')).toHaveCount(1);
    await results.map.locator('[data-marker][tabindex="0"]').focus();
    const names = async () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const first = await names();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(results.map.locator('[data-marker]:focus')).toHaveCount(1);
    const reached = await names();
    expect(first).toBeTruthy();
    await page.keyboard.press('Enter');
    const card = page.getByRole('group', { name: 'Home on the map' });
    await expect(card).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect(await names()).toBe(reached);
    // Marker keys move the focus, not the map.
    expect(areaOf(page)).toEqual([]);
  });

  test('searches as it moves, without steps for the back button', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await results.view('Map').click();
    await expect(results.markers.first()).toBeVisible();
    await results.map.focus();
    await page.keyboard.press('+');
    await expect.poll(() => areaOf(page)).toHaveLength(4);
    const first = areaOf(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => areaOf(page)[0]).toBeGreaterThan(first[0]!);
    await expect(page.getByRole('button', { name: 'Remove filter: Inside the map’s area' })).toBeVisible();
    await expect(results.count).not.toHaveText('11 homes');
    await page.goBack();
    await results.expectQuery('type=rent');
    await expect(results.count).toHaveText('11 homes');
  });

  test('waits for Search this area once it is told not to follow', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&view=map');
    await expect(results.markers.first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
    await results.map.focus();
    await page.keyboard.press('+');
    const search = page.getByRole('button', { name: 'Search this area' });
    await expect(search).toBeVisible();
    await results.expectQuery('type=rent&view=map');
    await search.click();
    await expect.poll(() => areaOf(page)).toHaveLength(4);
    await expect(search).toBeHidden();
  });

  test(
    'goes to the area of the address, and back to all homes without it',
    sameAtAnyWidth,
    async ({ page }) => {
      const results = new ResultsPage(page);
      // Around Islington.
      await results.open('type=rent&area=51.56,-0.08,51.52,-0.13&view=map');
      await expect(results.count).toHaveText(/^[1-9] homes?$/);
      await expect(results.markers).not.toHaveCount(0);
      await results.removeChip('Inside the map’s area');
      await results.expectQuery('type=rent&view=map');
      await expect(results.count).toHaveText('11 homes');
    },
  );

  test('says so when its homes could not be loaded, and tries again', sameAtAnyWidth, async ({ page }) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query ListingsMap') ? route.abort() : route.fallback(),
    );
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await expect(page.getByText('The homes could not be put on the map.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results.markers).toHaveCount(2);
  });
});

test.describe('beside the list', { tag: '@desktop' }, () => {
  test('the map points out the home of the card under the pointer or the focus', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&view=map');
    await expect(results.cards).toHaveCount(2);
    const flag = results.map.getByRole('button', { name: /^£1,175,000/ }).locator('span');
    const card = results.card('Three-bedroom Edwardian mansion flat in Highgate Village');
    const colour = () => flag.evaluate((element) => getComputedStyle(element).backgroundColor);
    const usual = await colour();
    await card.hover();
    await expect.poll(colour).not.toBe(usual);
    await page.mouse.move(5, 5);
    await expect.poll(colour).toBe(usual);
    await card.getByRole('link').focus();
    await expect.poll(colour).not.toBe(usual);
  });
});

test.describe('many homes', () => {
  test.use({ product: 'large' });

  test('that stand close together are counted, and a press goes nearer', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&location=London&view=map');
    const cluster = results.map.getByRole('button', { name: /homes close together|homes, zoom in/ }).first();
    await expect(cluster).toBeVisible();
    await cluster.click();
    await expect.poll(() => areaOf(page)).toHaveLength(4);
    await expect(results.markers.first()).toBeVisible();
  });
});
