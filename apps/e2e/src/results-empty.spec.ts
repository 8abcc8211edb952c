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
});
