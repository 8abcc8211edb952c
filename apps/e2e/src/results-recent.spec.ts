import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

const remembered = 'recentlyViewed';

test.describe('recently viewed homes', () => {
  test('stand at the end of the results, the latest first', async ({ page }) => {
    for (const id of [12, 3]) {
      await page.goto(`/property/${id}`);
      await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
    }
    const results = new ResultsPage(page);
    await results.open('type=sale');
    const links = results.recentlyViewed.getByRole('link');
    await expect(links).toHaveCount(2);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/property/3',
      '/property/12',
    ]);
    await links.last().click();
    await expect(page).toHaveURL('/property/12');
  });

  test('leave out what was removed since', async ({ page }) => {
    await page.addInitScript(([key, ids]) => localStorage.setItem(key!, ids!), [
      remembered,
      '[999999,12]',
    ] as const);
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.recentlyViewed.getByRole('link')).toHaveCount(1);
  });

  test('are not there on a first visit', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(2);
    await expect(results.recentlyViewed).toHaveCount(0);
  });

  test('ignore corrupt local storage, with a console error', async ({ page, consoleErrors }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{not json'), remembered);
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(2);
    expect(consoleErrors.join('\n')).toMatch(/recently viewed/i);
    await expect(results.recentlyViewed).toHaveCount(0);
  });
});
