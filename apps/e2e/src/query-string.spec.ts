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

  const readings: Record<string, { query: string; count: string }[]> = {
    'of an unknown type means for sale': [
      { query: 'type=auction', count: sales },
      { query: 'type=', count: sales },
      { query: 'type=RENT%00', count: sales },
    ],
    'with wrong types is ignored': [
      { query: 'type=rent&beds=two', count: rents },
      { query: 'type=rent&beds=2.5', count: rents },
      { query: 'type=rent&beds=', count: rents },
      { query: 'type=rent&minPrice=600k&maxPrice=NaN', count: rents },
      { query: 'type=rent&maxTubeDistance=near&maxBusDistance=[object%20Object]', count: rents },
    ],
    'with negative numbers is ignored': [
      { query: 'type=rent&beds=-1&baths=-3&minPrice=-5&maxPrice=-1', count: rents },
      { query: 'type=rent&maxTubeDistance=-0.5&maxBusDistance=-1&maxTrainDistance=-0.01', count: rents },
    ],
    'with absurd numbers is clamped': [
      { query: 'type=rent&beds=999999999999999999999', count: '0 homes' },
      { query: 'type=rent&maxPrice=99999999999999', count: rents },
      { query: 'type=rent&minPrice=1&maxTrainDistance=1e400', count: rents },
      { query: `type=rent&maxBusDistance=${'9'.repeat(400)}`, count: rents },
      { query: 'type=rent&minPrice=5000&maxPrice=4950', count: '0 homes' },
    ],
    'with unknown names is read without them': [
      { query: 'type=rent&colour=red&__proto__=1&constructor=2&sort=sideways&after=xyz', count: rents },
    ],
    'with repeated names counts the first': [
      { query: 'type=rent&beds=4&beds=1', count: '2 homes' },
      { query: 'type=rent&type=sale', count: rents },
    ],
    'with 200 parameters is read': [
      {
        query: `type=rent&${Array.from({ length: 199 }, (_, index) => `p${index}=${index}`).join('&')}`,
        count: rents,
      },
    ],
    'with bad extras is read without them': [
      { query: 'type=rent&propertyType=castle&view=globe&area=1,2,3', count: rents },
      { query: 'type=rent&area=51.4,0.1,51.6,-0.3', count: rents },
      { query: 'type=rent&area=NaN,Infinity,-Infinity,0', count: rents },
      { query: `type=rent&propertyType=${'flat,'.repeat(200)}castle&maxPrice=1`, count: '0 homes' },
    ],
    'with 200 filters is read': [
      {
        query: `type=rent&${Array.from({ length: 100 }, (_, index) => `beds=${(index % 5) + 1}&propertyType=castle${index}`).join('&')}`,
        count: rents,
      },
    ],
    'with any text as location is a search': [
      { query: `type=rent&location=${'x'.repeat(4_000)}`, count: '0 homes' },
      { query: 'type=rent&location=%3Cscript%3Ealert(1)%3C/script%3E', count: '0 homes' },
      { query: `type=rent&location=%25%27)%3BDROP%20TABLE%20listings--`, count: '0 homes' },
      { query: 'type=rent&location=%F0%9F%8F%A1', count: '0 homes' },
      { query: 'type=rent&location=%E0%A4%A', count: '0 homes' },
      { query: 'type=rent&location=%20%20', count: rents },
    ],
  };
  for (const [name, cases] of Object.entries(readings)) {
    test(name, async ({ page }) => {
      const results = new ResultsPage(page);
      for (const { query, count } of cases)
        await test.step(query.slice(0, 80), async () => {
          await results.open(query);
          await expect(results.count).toHaveText(count);
          if (count === '0 homes') await expect(page.getByText('No properties found')).toBeVisible();
          else await expect(results.cards).toHaveCount(parseInt(count));
        });
    });
  }
});
