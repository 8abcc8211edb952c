import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { graphqlAnswer } from './pages/graphql.js';
import { ResultsPage } from './pages/results-page.js';
import { askAs, signedInPerson, signIn } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const highgate = 'Three-bedroom Edwardian mansion flat in Highgate Village';
const merge = 'mutation ($ids: [Int!]!) { mergeSavedProperties(ids: $ids) }';
const savedIds = async (page: Page): Promise<number[]> =>
  (await askAs<{ savedPropertyIds: number[] }>(page.request, '{ savedPropertyIds }')).savedPropertyIds;
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('savedProperties'));
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Opens `/saved-properties`, which finds the session out by itself. */
async function openSaved(page: Page): Promise<ResultsPage> {
  await page.goto('/saved-properties');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Properties' })).toBeVisible();
  return new ResultsPage(page);
}

/** Answers operations whose text has this in it in the gateway's place. */
async function onSending(
  page: Page,
  words: string,
  answer: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(words) ? answer(route) : route.fallback(),
  );
}

test('An account without saved homes leads to them', sameAtAnyWidth, async ({ page }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Properties' }).click();
  await expect(page).toHaveURL('/properties');
});

test(
  'What was saved on the device is on the account after signing in, once',
  sameAtAnyWidth,
  async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await results
      .card(highgate)
      .getByRole('button', { name: /^Save / })
      .click();
    expect(JSON.parse((await onDevice(page))!)).toMatchObject([{ id: 12 }]);

    await signedInPerson(page.request);
    const saved = await openSaved(page);
    await expect(saved.card(highgate)).toBeVisible();
    expect(await savedIds(page)).toEqual([12]);
    expect(await onDevice(page)).toBe('[]');

    await saved
      .card(highgate)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible();
    await expect.poll(() => savedIds(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible();
  },
);

test('The heart saves on the account, and removing can be undone', sameAtAnyWidth, async ({ page }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  const results = new ResultsPage(page);
  await results.open('type=sale');
  const heart = results.card(highgate).getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(notice(page, 'Property saved to your list')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => savedIds(page)).toEqual([12]);
  expect(JSON.parse((await onDevice(page)) ?? '[]')).toEqual([]);

  await page.goto('/property/12');
  const own = page.getByRole('complementary').getByRole('button', { name: /^Save / });
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  const saved = await openSaved(page);
  await askAs(page.request, merge, { ids: [1, 2] });
  await page.reload();
  await expect(saved.cards).toHaveCount(3);
  const titles = await saved.cards.getByRole('heading').allInnerTexts();
  await saved.cards
    .nth(1)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(notice(page, 'Property removed from saved list')).toBeVisible();
  await expect(saved.cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Property saved to your list')).toBeVisible();
  await expect(saved.cards.getByRole('heading')).toHaveText(titles);
  await expect.poll(async () => (await savedIds(page)).sort()).toEqual([1, 12, 2]);
});

test(
  'A home that the server does not save is taken back, with a message',
  sameAtAnyWidth,
  async ({ page }) => {
    await signedInPerson(page.request);
    await openSaved(page);
    const results = new ResultsPage(page);
    await results.open('type=sale');
    const heart = results.card(highgate).getByRole('button', { name: /^Save / });
    await onSending(page, 'mutation SaveProperty', (route) => route.abort());
    await heart.click();
    const failed = page.getByRole('alert').filter({ hasText: 'Property could not be saved' });
    await expect(failed).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => savedIds(page)).toEqual([12]);
  },
);

test('Another tab of the account follows', sameAtAnyWidth, async ({ page, context }) => {
  await signedInPerson(page.request);
  const saved = await openSaved(page);
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible();
  const other = await context.newPage();
  const results = new ResultsPage(other);
  await results.open('type=sale');
  await results
    .card(highgate)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(saved.card(highgate)).toBeVisible();
});

test('Signing out shows nothing of the account', sameAtAnyWidth, async ({ page }) => {
  await signedInPerson(page.request);
  await askAs(page.request, merge, { ids: [12] });
  await openSaved(page);
  const results = new ResultsPage(page);
  await results.open('type=sale');
  const heart = results.card(highgate).getByRole('button', { name: /^Save / });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.request.delete('/session');
  await page.reload();
  await expect(results.card(highgate)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse((await onDevice(page)) ?? '[]')).toEqual([]);
});

test(
  'A home that is no longer public keeps its title and can be removed',
  sameAtAnyWidth,
  async ({ page }) => {
    await signedInPerson(page.request);
    await askAs(page.request, merge, { ids: [12, 1] });
    await onSending(page, 'query SavedProperties(', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      for (const edge of data.savedProperties.edges) if (edge.id === 12) edge.listing = null;
      await route.fulfill(graphqlAnswer(data));
    });
    const saved = await openSaved(page);
    const gone = saved.card(highgate);
    await expect(gone).toContainText('No longer available');
    await expect(gone.getByRole('link')).toHaveCount(0);
    await gone.getByRole('button', { name: /^Remove/ }).click();
    await expect(saved.cards).toHaveCount(1);
    await expect(notice(page, 'Property removed from saved list')).toBeVisible();
    await expect.poll(() => savedIds(page)).toEqual([1]);
  },
);

test(
  'Saved homes that cannot be loaded are said to be safe, and come when tried again',
  sameAtAnyWidth,
  async ({ page }) => {
    await signedInPerson(page.request);
    await askAs(page.request, merge, { ids: [12] });
    await onSending(page, 'query SavedProperties(', (route) =>
      route.fulfill(graphqlAnswer(null, [{ message: 'Something went wrong on our side.' }])),
    );
    const saved = await openSaved(page);
    const failed = page.getByRole('alert').filter({ hasText: 'Your saved homes could not be loaded' });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(saved.card(highgate)).toBeVisible();
  },
);

test.describe('more than a page of saved homes', () => {
  test.use({ product: 'large' });

  test('comes 24 at a time', sameAtAnyWidth, async ({ page }) => {
    await signIn(page.request, { email: 'buyer@example.org', password: 'demonstration' });
    const { searchListings } = await askAs<{ searchListings: { edges: { node: { id: number } }[] } }>(
      page.request,
      '{ searchListings(listingType: sale, first: 30) { edges { node { id } } } }',
    );
    await askAs(page.request, merge, { ids: searchListings.edges.map(({ node }) => node.id) });
    const saved = await openSaved(page);
    await expect(saved.cards).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(saved.cards).toHaveCount(30);
    await expect(saved.cards.nth(24).getByRole('link')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
});

test('Saved properties have no accessibility faults', async ({ page }) => {
  await signedInPerson(page.request);
  await openSaved(page);
  await expect(page.getByRole('heading', { name: 'No saved properties' })).toBeVisible();
  await expectAccessible(page);
  await askAs(page.request, merge, { ids: [12, 1, 2] });
  const saved = await openSaved(page);
  await expect(saved.cards).toHaveCount(3);
  await expectAccessible(page);
});
