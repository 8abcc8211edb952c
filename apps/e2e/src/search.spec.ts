import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const rents = '11 homes';
const sales = '2 homes';

test.describe('the toggle', () => {
  test(
    'has For Sale by default, and To Rent shows homes to rent',
    { tag: ['@engines', '@desktop'] },
    async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open();
      await expect(results.toggle('For Sale')).toHaveAttribute('aria-pressed', 'true');
      await expect(results.count).toHaveText(sales);
      await expect(results.cards).toHaveCount(2);

      await results.toggle('To Rent').click();
      await results.expectQuery('type=rent');
      await expect(results.toggle('To Rent')).toHaveAttribute('aria-pressed', 'true');
      await expect(results.toggle('For Sale')).toHaveAttribute('aria-pressed', 'false');
      await expect(results.count).toHaveText(rents);
      await expect(results.cards).toHaveCount(11);
    },
  );

  test('is walked back and forward with the browser’s buttons', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await results.toggle('To Rent').click();
    await expect(results.count).toHaveText(rents);
    await (await results.filters()).getByLabel('Min bedrooms').selectOption('4');
    await results.showHomes();
    await expect(results.count).toHaveText('2 homes');
    await page.goBack();
    await results.expectQuery('type=rent');
    await expect(results.count).toHaveText(rents);
    await page.goBack();
    await results.expectQuery('type=sale');
    await expect(results.cards.first()).toContainText('For Sale');
    await page.goForward();
    await expect(results.count).toHaveText(rents);
    await page.goForward();
    await results.expectQuery('type=rent&beds=4');
    await expect(results.count).toHaveText('2 homes');
    await expect((await results.filters()).getByLabel('Min bedrooms')).toHaveValue('4');
  });
});

test.describe('a filter changes the query string and the results:', { tag: '@engines' }, () => {
  const choices = [
    { label: 'Min bedrooms', choose: '4', query: 'beds=4', count: '2 homes' },
    { label: 'Min bathrooms', choose: '3', query: 'baths=3', count: '2 homes' },
    {
      label: 'Max tube distance',
      choose: '0.25',
      query: 'maxTubeDistance=0.25',
      count: '3 homes',
    },
    { label: 'Max bus distance', choose: '0.1', query: 'maxBusDistance=0.1', count: '8 homes' },
    {
      label: 'Max train distance',
      choose: '0.5',
      query: 'maxTrainDistance=0.5',
      count: '7 homes',
    },
  ];
  for (const { label, choose, query, count } of choices) {
    // One of them is enough for the sheet of a phone, in which all of them are.
    test(`${label}, ${choose}`, label === 'Min bedrooms' ? {} : sameAtAnyWidth, async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open('type=rent');
      await (await results.filters()).getByLabel(label).selectOption(choose);
      await results.expectQuery(`type=rent&${query}`);
      await results.showHomes();
      await expect(results.count).toHaveText(count);
      await expect(results.cards).toHaveCount(parseInt(count));
      await (await results.filters()).getByLabel(label).selectOption('');
      await results.expectQuery('type=rent');
      await results.showHomes();
      await expect(results.count).toHaveText(rents);
    });
  }

  test('location is a case-insensitive part of the text', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await (await results.filters()).getByLabel('Location').fill('cLaPh');
    await results.expectQuery('type=rent&location=cLaPh');
    await results.showHomes();
    await expect(results.count).toHaveText('1 home');
    await expect(results.cards).toContainText('Clapham, London');
  });
});

test.describe('no result', { tag: '@engines' }, () => {
  test("says 'No properties found' and what to do", sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=sale&beds=5&maxPrice=100000');
    await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(
      page.getByText('Try adjusting your filters to see more results', { exact: true }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click();
    await expect(results.count).toHaveText(sales);
  });
});

test.describe('the order', { tag: '@engines' }, () => {
  test('follows the chosen sort and is in the address', sameAtAnyWidth, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await expect(results.cards).toHaveCount(11);
    const rentsShown = async () =>
      (await results.cards.allInnerTexts()).map((text) =>
        Number(/£([\d,]+) pcm/.exec(text)![1]!.replace(',', '')),
      );
    const cheapestFirst = (await rentsShown()).sort((a, b) => a - b);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Price, low to high');
    await results.expectQuery('type=rent&sort=price-up');
    await expect.poll(rentsShown).toEqual(cheapestFirst);
    await sort.selectOption('Price, high to low');
    await results.expectQuery('type=rent&sort=price-down');
    await expect.poll(rentsShown).toEqual(cheapestFirst.toReversed());
    await page.reload();
    await expect(sort).toHaveValue('priceDescending');
    await expect.poll(rentsShown).toEqual(cheapestFirst.toReversed());
  });
});

test.describe('the filter sheet of a phone', { tag: '@phone' }, () => {
  test('says on its button how many homes it shows', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
    const sheet = await results.filters();
    await expect(sheet.getByRole('button', { name: 'Show 11 homes' })).toBeVisible();
    await sheet.getByLabel('Min bedrooms').selectOption('4');
    await sheet.getByRole('button', { name: 'Show 2 homes' }).click();
    await expect(sheet).toBeHidden();
    await expect(results.cards).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('1');
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    const sheet = await results.filters();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  });
});
