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
