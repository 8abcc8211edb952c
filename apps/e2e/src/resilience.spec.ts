import type { Page } from '@playwright/test';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

test.describe('a remote that cannot load', () => {
  for (const { what, address } of [
    { what: 'its files are blocked', address: '**/remotes/**' },
    { what: 'the manifest of remotes is', address: '**/remotes.json' },
  ]) {
    test(`leaves the rest standing and loads on Try again: ${what}`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      await page.goto('/properties?type=rent');
      await expect(
        page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
      ).toBeVisible();
      await expectFrame(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(new ResultsPage(page).count).toHaveText('11 homes');
    });
  }

  test('leaves the pages of the shell in reach', async ({ page }) => {
    await page.route('**/remotes/**', (route) => route.fulfill({ status: 503, body: 'away' }));
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
    ).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });

  test('loads a page whose own file failed once', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.route('**/remotes/public-site/**/*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
    ).toBeVisible();
    await expectFrame(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new ResultsPage(page).count).toHaveText('2 homes');
  });

  test('that never answers is given up, and says so', async ({ page }) => {
    await page.clock.install();
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    await page.route('**/remotes.json', () => resolve());
    await page.goto('/properties');
    await asked;
    const failed = page.getByRole('heading', { name: 'This part of Lintel could not be loaded' });
    await expect
      .poll(async () => {
        await page.clock.runFor(4_000);
        return failed.isVisible();
      })
      .toBe(true);
    await expectFrame(page);
  });
});

test('an API that is out of reach leaves a search that can be tried again', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort());
  const results = new ResultsPage(page);
  await results.open('type=rent&beds=4');
  await expect(page.getByRole('alert')).toContainText('Homes could not be loaded');
  await expectFrame(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results.count).toHaveText('2 homes');
  await results.expectQuery('type=rent&beds=4');
});

test('pictures that cannot be loaded are said to be missing, and the card stands', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  const results = new ResultsPage(page);
  await results.open('type=sale');
  await expect(results.cards.first().getByRole('img', { name: 'No picture available' })).toBeVisible();
  await expect(results.cards.first()).toContainText('£');
});
