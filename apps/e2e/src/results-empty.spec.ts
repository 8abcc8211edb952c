import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

test.describe('no homes', () => {
  test('suggest the one filter to relax, and it finds as many as it says', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&location=Clapham&maxPrice=3000');
    await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
    const offer = page.getByRole('button', { name: /finds \d+ homes?$/ });
    await expect(offer).toHaveText(/^Up to £[\d,]+ pcm finds 1 home$/);
    await offer.click();
    await expect(results.count).toHaveText('1 home');
    await expect(results.cards).toHaveCount(1);
  });

  test('suggest the place that was meant', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&location=Claphm');
    await expect(page.getByText('Did you mean')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Clapham/ })
      .first()
      .click();
    await expect(results.count).toHaveText('1 home');
    await expect(page).toHaveURL(/location=Clapham/);
  });

  test('of a lowest price above the highest offer to put it right', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&minPrice=1500000&maxPrice=500000');
    await expect(
      page.getByText('The lowest price is above the highest: nothing can match.').last(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'From £500,000 up to £1,500,000' }).click();
    await results.expectQuery('type=sale&minPrice=500000&maxPrice=1500000');
    await expect(results.count).toHaveText('1 home');
  });

  test('still say what to do when nothing about them can be found out', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query SearchFacets') ? route.abort() : route.fallback(),
    );
    const results = new ResultsPage(page);
    await results.open('type=sale&location=Nowhere');
    await expect(
      page.getByText('Try adjusting your filters to see more results', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Look beyond Nowhere' }).click();
    await results.expectQuery('type=sale');
    await expect(results.count).toHaveText('2 homes');
  });
});
