import type { Page } from '@playwright/test';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'large' });

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('going back to the results finds the pages loaded, the place and the focus', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent');
  await expect(results.cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => results.cards.count()).toBeGreaterThan(24);
  const many = await results.cards.count();
  const card = results.cards.nth(many - 2);
  await card.scrollIntoViewIfNeeded();
  const place = await top(page);
  expect(place).toBeGreaterThan(1500);
  const link = card.getByRole('link');
  const address = (await link.getAttribute('href'))!;
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
  expect(await top(page)).toBe(0);

  await page.goBack();
  await expect(results.cards).toHaveCount(many);
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(60);
  await expect(results.cards.locator(`a[href="${address}"]`)).toBeFocused();

  await page.reload();
  await expect(results.cards).toHaveCount(many);
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(60);
});

test(
  "'Back to properties' finds them too, after several homes and in a new tab",
  sameAtAnyWidth,
  async ({ page, context }) => {
    const results = new ResultsPage(page);
    const query = 'type=rent&beds=1&sort=price-up';
    await results.open(query);
    await expect(results.cards).toHaveCount(24);
    const link = results.cards.nth(20).getByRole('link');
    const address = (await link.getAttribute('href'))!;
    await link.scrollIntoViewIfNeeded();
    const place = await top(page);
    expect(place).toBeGreaterThan(1000);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await link.click();
    await expect(page).toHaveURL(address);
    const similar = page.getByRole('region', { name: 'Similar Properties' });
    await similar.getByRole('article').first().getByRole('heading').click();
    await expect(page).not.toHaveURL(address);

    for (const back of [page, tab]) {
      const again = new ResultsPage(back);
      await back.getByRole('link', { name: 'Back to properties' }).click();
      await again.expectQuery(query);
      await expect(again.cards).toHaveCount(24);
      await expect.poll(async () => Math.abs((await top(back)) - place)).toBeLessThan(60);
    }
  },
);

test('a new visit to the results starts at the top', sameAtAnyWidth, async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent');
  await expect(results.cards).toHaveCount(24);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await results.cards.nth(6).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page).toHaveURL(/\/properties/);
  // The address changes before the page does, and a home's page has cards of its own.
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  await expect(results.cards.first()).toBeVisible();
  expect(await top(page)).toBe(0);
});
