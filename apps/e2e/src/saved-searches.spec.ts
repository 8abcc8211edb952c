import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { ResultsPage } from './pages/results-page.js';
import { askAs, signedInPerson } from './product/accounts.js';
import { expect, test } from './test.js';

const create = 'mutation ($input: SavedSearchInput!) { createSavedSearch(input: $input) { id } }';
const clapham = { name: 'By the common', listingType: 'rent', criteria: { location: 'Clapham', beds: 2 } };

interface OnAccount {
  readonly name: string;
  readonly alertFrequency: string;
}
const onAccount = async (page: Page): Promise<OnAccount[]> =>
  (await askAs<{ savedSearches: OnAccount[] }>(page.request, '{ savedSearches { name alertFrequency } }'))
    .savedSearches;

/** Opens `/saved-searches`, which finds the session out by itself. */
async function openSaved(page: Page): Promise<Locator> {
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Searches' })).toBeVisible();
  return page.getByRole('article');
}
const none = (page: Page) => page.getByRole('heading', { name: 'No saved searches' });

test('A search saved from the results is a card with what it asks for', async ({ page }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  const address = 'type=rent&beds=2&baths=1&location=Clapham&minPrice=1000&maxPrice=6000&maxTubeDistance=0.5';
  await new ResultsPage(page).open(address);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toContainText('kept on your account');
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  await dialog.getByLabel('Name').fill('By the common');
  await dialog.getByRole('radio', { name: 'Instant' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved search' })).toBeVisible();

  const cards = await openSaved(page);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('By the common');
  for (const text of ['Clapham', 'To Rent', '£1,000 to £6,000 pcm', '2+ beds', '1+ baths'])
    await expect(cards.getByText(text, { exact: true })).toBeVisible();
  await expect(cards).toContainText('Within 0.5 miles of the tube');
  await expect(cards).toContainText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(cards.getByRole('combobox', { name: 'E-mail alerts' })).toHaveValue('instant');
  await cards.getByRole('link', { name: /^View Results/ }).click();
  await expect(page).toHaveURL(`/properties?${address}`);
});

test('What was saved on the device is on the account after signing in, once', async ({ page }) => {
  await new ResultsPage(page).open('type=rent&location=Clapham');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('By the common');
  await dialog.getByRole('radio', { name: 'Weekly' }).check();
  await expect(dialog).toContainText('Alerts need an account');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');

  await signedInPerson(page.request);
  const cards = await openSaved(page);
  await expect(cards.getByRole('heading')).toHaveText(['By the common']);
  expect(await onAccount(page)).toEqual([{ name: 'By the common', alertFrequency: 'weekly' }]);
  expect(await page.evaluate(() => localStorage.getItem('savedSearches'))).toBe('[]');
});

test('Another tab of the account follows', async ({ page, context }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  await expect(none(page)).toBeVisible();
  const other = await context.newPage();
  await new ResultsPage(other).open('type=rent&location=Clapham');
  await other.getByRole('button', { name: 'Save this search' }).click();
  await other.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('a link that ends e-mails', () => {
  for (const [path, button, rest] of [
    ['/unsubscribe/saved-search', 'Stop these alerts', '/saved-searches'],
    ['/unsubscribe/saved-homes', 'Stop these e-mails', '/account'],
  ] as const)
    test(`${path} says when it is not whole, and leads to the rest`, async ({ page }) => {
      const incomplete = page.getByRole('heading', { level: 1, name: 'This link is not complete' });
      await page.goto(path);
      await expect(incomplete).toBeVisible();
      await page.goto(`${path}?token=abc.def`);
      await page.getByRole('button', { name: button }).click();
      await expect(incomplete).toBeFocused();
      await expect(page.getByRole('main').locator(`a[href="${rest}"]`)).toBeVisible();
      await expectAccessible(page);
    });
});

test('Saved searches have no accessibility faults', async ({ page }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  await expect(none(page)).toBeVisible();
  await expectAccessible(page);
  await askAs(page.request, create, { input: clapham });
  const cards = await openSaved(page);
  await cards.getByRole('button', { name: /^Rename/ }).click();
  await expectAccessible(page);
});
