import { onOperation } from './pages/graphql.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

// 13 demonstration listings and 60 synthetic ones.
test.use({ product: 'large' });

test.describe('many homes', () => {
  test('come 24 a page with the count of all, and Show more keeps the place', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(24);
    const total = parseInt(await results.count.innerText());
    expect(total).toBeGreaterThan(24);
    await expect(page.getByText(`Showing 24 of ${total} homes`)).toBeVisible();

    const more = page.getByRole('button', { name: 'Show more' });
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await more.click();
    await expect(results.cards).toHaveCount(Math.min(total, 48));
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(results.cards.nth(24).getByRole('link')).toBeFocused();
    const links = await results.cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('all show in the end, and then there is no more to ask for', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await expect(results.cards).toHaveCount(24);
    const total = parseInt(await results.count.innerText());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(results.cards).toHaveCount(total);
    await expect(page.getByText(`Showing ${total} of ${total} homes`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  });

  test('stay when the next page fails, and it can be asked for again', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.cards).toHaveCount(24);
    await onOperation(page, 'SearchListings', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('alert')).toContainText('More homes could not be loaded');
    await expect(results.cards).toHaveCount(24);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => results.cards.count()).toBeGreaterThan(24);
  });
});
