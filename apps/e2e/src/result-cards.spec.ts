import type { Page } from '@playwright/test';
import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { PictureSlider } from './pages/picture-slider.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const highgate = 'Three-bedroom Edwardian mansion flat in Highgate Village';

test.describe('a card of the results', () => {
  test('names price, title, location, beds, baths, area and type', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    const card = results.card(highgate);
    for (const text of ['£1,175,000', 'Highgate, London', '3 beds', '2 baths', 'For Sale'])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card).toContainText(/[\d,]+ sq ft/);
    await expect(results.cards.getByText('£8,500,000', { exact: true })).toBeVisible();
  });

  test('shows a rent as pcm', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&location=South+Kensington');
    await expect(results.cards.getByText('£4,950 pcm', { exact: true })).toBeVisible();
    await expect(results.cards.getByText('To Rent', { exact: true })).toBeVisible();
    await expect(results.cards.getByText('1 bed', { exact: true })).toBeVisible();
    await expect(results.cards.getByText('1 bath', { exact: true })).toBeVisible();
  });

  test(
    "without a price says 'Price on application', without an area 'Ask Agent'",
    sameAtAnyWidth,
    async ({ page }) => {
      await onOperation(page, 'SearchListings', async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        for (const { node } of data.searchListings.edges)
          Object.assign(node, { price: null, squareFeet: null });
        await route.fulfill(graphqlAnswer(data));
      });
      const results = new ResultsPage(page);
      await results.open('type=sale');
      await expect(results.cards.first()).toContainText('Price on application');
      await expect(results.cards.first()).toContainText('Ask Agent');
    },
  );

  test('turns its pictures with buttons and halves, and wraps both ways', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    const card = results.card(highgate);
    await new PictureSlider(card.getByRole('group'), '/').expectToWrapBothWays();
    await expect(page).toHaveURL('/properties?type=sale');
  });

  test('is a link to the property as a whole', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    for (const part of ['£1,175,000', '2 baths', 'Highgate, London']) {
      await results.open('type=sale');
      // The link is stretched over the card, and so receives what is clicked on its texts.
      await results.card(highgate).getByText(part, { exact: true }).click({ force: true });
      await expect(page).toHaveURL('/property/12');
    }
  });

  test('has pictures that load', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    for (const card of await results.cards.all()) {
      const picture = card.getByRole('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('alt', /\w/);
    }
  });
});

test.describe('results stand in', { tag: '@desktop' }, () => {
  for (const { width, columns } of [
    { width: 600, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1440, columns: 3 },
  ]) {
    test(`${columns} column${columns === 1 ? '' : 's'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const results = new ResultsPage(page);
      await results.open('type=rent');
      await expect(results.cards).toHaveCount(11);
      const lefts = await results.cards.evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
    });
  }
});

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('savedProperties'));
const savedIds = async (page: Page): Promise<unknown[]> =>
  (JSON.parse((await saved(page)) ?? '[]') as { id: unknown }[]).map(({ id }) => id);

test.describe('the heart of a card', () => {
  test(
    'saves a property and removes it, with a notice each, under savedProperties',
    sameAtAnyWidth,
    async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open('type=sale');
      const heart = results.card(highgate).getByRole('button', { name: /^Save / });
      await heart.click();
      await expect(page.getByText('Property saved to your list', { exact: true })).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect(await savedIds(page)).toEqual([12]);
      await expect(page).toHaveURL('/properties?type=sale');

      await page.goto('/property/12');
      const own = page.getByRole('complementary').getByRole('button', { name: /^Save / });
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await own.click();
      await expect(page.getByText('Property removed from saved list', { exact: true })).toBeVisible();
      await expect(own).toHaveAttribute('aria-pressed', 'false');
      expect(await savedIds(page)).toEqual([]);
    },
  );

  for (const content of ['{not json', '{"id":12}']) {
    test(
      `ignores ${content} in local storage, with a console error`,
      sameAtAnyWidth,
      async ({ page, consoleErrors }) => {
        await page.addInitScript((text) => {
          // Once: what the page then saves must survive a reload.
          if (sessionStorage.getItem('corrupted') === null) localStorage.setItem('savedProperties', text);
          sessionStorage.setItem('corrupted', 'yes');
        }, content);
        const results = new ResultsPage(page);
        await results.open('type=sale');
        await expect(results.cards).toHaveCount(2);
        expect(consoleErrors.join('\n')).toMatch(/saved properties/i);
        const heart = results.card(highgate).getByRole('button', { name: /^Save / });
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        expect(await savedIds(page)).toEqual([12]);
      },
    );
  }
});
