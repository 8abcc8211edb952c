import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

const rents = '11 homes';
const sales = '2 homes';

const allEight =
  'type=rent&beds=2&baths=2&location=London&minPrice=4950&maxPrice=5000&maxTubeDistance=0.5&maxBusDistance=0.25&maxTrainDistance=1';

test.describe('the query string', () => {
  test('sets all eight filters, and Reset Filters clears them', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open(allEight);
    await expect(results.count).toHaveText('7 homes');
    const filters = await results.filters();
    const values: Record<string, string> = {
      'Min bedrooms': '2',
      'Min bathrooms': '2',
      Location: 'London',
      'Max tube distance': '0.5',
      'Max bus distance': '0.25',
      'Max train distance': '1',
    };
    for (const [label, value] of Object.entries(values))
      await expect(filters.getByLabel(label)).toHaveValue(value);
    await expect(filters.getByRole('group', { name: 'Monthly rent' })).toContainText(
      '£4,950 pcm – £5,000 pcm',
    );

    await filters.getByRole('button', { name: 'Reset Filters' }).click();
    await results.expectQuery('type=rent');
    for (const label of Object.keys(values)) await expect(filters.getByLabel(label)).toHaveValue('');
    await expect(filters.getByRole('group', { name: 'Monthly rent' })).toContainText(
      '£1,000 pcm – £3,000 pcm',
    );
    await results.showHomes();
    await expect(results.count).toHaveText(rents);
  });

  // What each of them means: results-address.spec.ts of the public site. Here it goes all the way and back.
  const readings: readonly (readonly [query: string, count: string])[] = [
    ['type=RENT%00', sales],
    ['type=rent&beds=two&minPrice=600k&maxPrice=NaN&maxBusDistance=[object%20Object]', rents],
    ['type=rent&beds=-1&baths=-3&minPrice=-5&maxPrice=-1&maxTrainDistance=-0.01', rents],
    ['type=rent&beds=999999999999999999999', '0 homes'],
    [`type=rent&maxPrice=99999999999999&maxTrainDistance=1e400&maxBusDistance=${'9'.repeat(400)}`, rents],
    ['type=rent&type=sale&colour=red&__proto__=1&constructor=2&sort=sideways&after=xyz', rents],
    [
      `type=rent&${Array.from({ length: 100 }, (_, index) => `beds=${(index % 5) + 1}&propertyType=castle${index}`).join('&')}`,
      rents,
    ],
    ['type=rent&propertyType=castle&view=globe&area=NaN,Infinity,-Infinity,0', rents],
    [`type=rent&location=${'x'.repeat(4_000)}`, '0 homes'],
    ['type=rent&location=%3Cscript%3Ealert(1)%3C/script%3E', '0 homes'],
    ['type=rent&location=%E0%A4%A', '0 homes'],
  ];
  test('is read as far as it can be, whatever it holds', async ({ page }) => {
    const results = new ResultsPage(page);
    for (const [query, count] of readings)
      await test.step(query.slice(0, 80), async () => {
        await results.open(query);
        await expect(results.count).toHaveText(count);
        if (count === '0 homes') await expect(page.getByText('No properties found')).toBeVisible();
        else await expect(results.cards).toHaveCount(parseInt(count));
      });
  });
});
