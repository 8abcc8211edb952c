import type { Locator } from '@playwright/test';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const words = 'flat with 2 bedrooms and a bright kitchen in Clapham under £6,000 pcm';
const query = 'type=rent&beds=2&location=Clapham&maxPrice=6000&propertyType=flat';

test.describe('chips', () => {
  test(
    'show how words of the home page were read, each with the words it came from',
    sameAtAnyWidth,
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('textbox').fill(words);
      await page.getByRole('button', { name: 'TO RENT' }).click();
      const results = new ResultsPage(page);
      await results.expectQuery(query);
      await expect(results.describeBox).toHaveValue(words);
      await expect(results.chips).toHaveCount(4);
      await expect(results.chip('2+ beds')).toContainText(/“2 bed/);
      await expect(results.chip('Clapham')).toContainText('“');
      await expect(results.chip('Up to £6,000 pcm')).toContainText(/“.*6,000/);
      await expect(page.getByText(/^Not understood: .*“.*kitchen.*”/)).toBeVisible();

      await page.reload();
      await expect(results.chip('2+ beds')).toContainText(/“2 bed/);
      await expect(results.describeBox).toHaveValue(words);
    },
  );

  test('keep one endless word inside the page', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await results.describe('a'.repeat(5_000));
    await expect(page.getByText('Not understood')).toBeVisible();
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
    // One measure for the bar, the page and the footer.
    const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
    expect(await left(page.getByRole('heading', { level: 1 }))).toBe(
      await left(page.getByRole('contentinfo').locator('a, h2, p').first()),
    );
  });
});
