import { ask } from './pages/graphql.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.describe('the count beside a choice', () => {
  test.use({ product: 'large' });

  test('is what the choice then finds', sameAtAnyWidth, async ({ page, request }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    const beds = (await results.filters()).getByLabel('Min bedrooms');
    const option = beds.getByRole('option', { name: /^3\+ \(\d+\)$/ });
    await expect(option).toBeAttached();
    const promised = Number(/\((\d+)\)/.exec((await option.textContent())!)![1]);
    expect(promised).toBeGreaterThan(0);
    await beds.selectOption('3');
    await results.showHomes();
    await expect(results.count).toHaveText(`${promised} homes`);

    const { searchListings } = await ask<{ searchListings: { total: number } }>(
      request,
      '{ searchListings(listingType: sale, criteria: { beds: 3, maxCouncilTaxBand: C }) { total } }',
    );
    const fewer = searchListings.total;
    expect(fewer).toBeLessThan(promised);
    const band = (await results.filters()).getByLabel('Max council tax band');
    await expect(band.getByRole('option', { name: `Up to band C (${fewer})` })).toBeAttached();
    await band.selectOption('C');
    await results.expectQuery('type=sale&beds=3&maxCouncilTaxBand=C');
    await results.showHomes();
    await expect(results.count).toHaveText(`${fewer} ${fewer === 1 ? 'home' : 'homes'}`);
    await results.removeChip('Council tax up to band C');
    await expect(results.count).toHaveText(`${promised} homes`);
  });

  test(
    'stands beside each type of home, and a choice without homes can still be made',
    sameAtAnyWidth,
    async ({ page, request }) => {
      const { searchListings } = await ask<{ searchListings: { total: number } }>(
        request,
        '{ searchListings(listingType: sale, propertyTypes: [flat]) { total } }',
      );
      const results = new ResultsPage(page);
      await results.open('type=sale&beds=20');
      const filters = await results.filters();
      await expect(filters.getByRole('checkbox', { name: /^Flat.*\(0 homes\)/ })).toBeEnabled();
      await filters.getByLabel('Min bedrooms').selectOption('');
      const flats = filters.getByRole('checkbox', {
        name: new RegExp(`^Flat.*\\(${searchListings.total} homes?\\)`),
      });
      await flats.click();
      await expect(flats).toBeChecked();
      await results.expectQuery('type=sale&propertyType=flat');
      await results.showHomes();
      await expect(results.count).toHaveText(`${searchListings.total} homes`);
    },
  );
});

test.describe('homes that are sold', () => {
  test.use({ product: 'large' });

  test(
    'are found only when they are asked for, and cannot be viewed',
    sameAtAnyWidth,
    async ({ page, request }) => {
      const total = async (offMarket: boolean) => {
        const query = `{ searchListings(listingType: sale, offMarket: ${offMarket}) { total } }`;
        return (await ask<{ searchListings: { total: number } }>(request, query)).searchListings.total;
      };
      const [onOffer, all] = [await total(false), await total(true)];
      expect(all).toBeGreaterThan(onOffer);
      const results = new ResultsPage(page);
      await results.open('type=sale');
      await expect(results.count).toHaveText(`${onOffer} homes`);
      await (await results.filters()).getByRole('checkbox', { name: 'Show sold homes too' }).click();
      await results.expectQuery('type=sale&offMarket=yes');
      await results.showHomes();
      await expect(results.count).toHaveText(`${all} homes`);

      const sold = results.cards.filter({ hasText: 'Sold' }).first();
      while (!(await sold.isVisible())) await page.getByRole('button', { name: 'Show more' }).click();
      await sold.getByRole('link').click();
      await expect(page.getByText('This home has been sold')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Book a Viewing' })).toHaveCount(0);
      await page.getByRole('button', { name: 'See homes like it' }).click();
      await expect(page.getByRole('heading', { name: 'Similar Properties' })).toBeInViewport();

      await page.getByRole('link', { name: 'Back to properties' }).click();
      await results.removeChip('Also sold homes');
      await expect(results.count).toHaveText(`${onOffer} homes`);
    },
  );
});

test('a place is looked around as far as the visitor sees, and changes', sameAtAnyWidth, async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent&location=Clapham+North');
  await expect(results.count).toHaveText('1 home');
  await expect(results.chips).toHaveText(/Clapham North\s*within 1 mile/);
  const around = (await results.filters()).getByLabel('Around Clapham North');
  await expect(around.getByRole('option').first()).toHaveText('Within 1 mile (usual)');
  await around.selectOption('Within 3 miles');
  await results.expectQuery('type=rent&location=Clapham+North&radius=3');
  await results.showHomes();
  await expect(results.count).toHaveText('3 homes');
  await results.removeChip('Within 3 miles');
  await expect(results.count).toHaveText('1 home');
});

test.describe('nearest first', () => {
  test.use({ product: 'large' });

  test('is offered once a place is named, and cards say how far', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await expect(results.cards.first()).toBeVisible();
    await expect(results.sort.getByRole('option', { name: 'Nearest first' })).toHaveCount(0);
    await results.open('type=rent&location=London');
    await expect(results.sort.getByRole('option', { name: 'Nearest first' })).toBeAttached();
    await results.sort.selectOption('Nearest first');
    await results.expectQuery('type=rent&location=London&sort=nearest');
    const miles = async () =>
      (await results.cards.getByText(/miles? from London$/).allInnerTexts()).map((text) => parseFloat(text));
    await expect.poll(async () => (await miles()).length).toBeGreaterThan(3);
    const shown = await miles();
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });
});
