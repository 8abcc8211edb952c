import type { APIRequestContext } from '@playwright/test';
import { PropertyPage } from './pages/property-page.js';
import { ResultsPage } from './pages/results-page.js';
import { replicasOf } from './product/addresses.js';
import { agencyToken } from './product/lintel-process.js';
import { expect, test } from './test.js';

// One after the other: the second is about a cluster that has lost what the first has killed.
test.describe.configure({ mode: 'serial' });

/** Ends the first replica of a service as a failing machine would. */
const kill = (service: string): void => {
  process.kill(replicasOf(service)[0]!.pid, 'SIGKILL');
};

/** Keeps several visitors asking for what comes of two services; `end` resolves with how many were answered, and what else they were told. */
function visitors(request: APIRequestContext, count: number) {
  const query = `{ listing(id: 12) { title similar { id } }
    searchListings(listingType: rent) { total edges { node { id } } } }`;
  let answered = 0;
  let open = true;
  const problems = new Set<string>();
  const asking = Array.from({ length: count }, async () => {
    while (open) {
      const response = await request.post('/graphql', { data: { query } });
      const text = await response.text();
      if (response.status() === 200 && !text.includes('"errors"') && text.includes('"total":11'))
        answered += 1;
      else problems.add(`${response.status()} ${text.slice(0, 300)}`);
    }
  });
  return {
    /** Resolves once so many more were answered. */
    async answered(more: number): Promise<void> {
      const enough = answered + more;
      await expect.poll(() => answered >= enough || problems.size > 0).toBe(true);
    },
    async end(): Promise<string[]> {
      open = false;
      await Promise.all(asking);
      return [...problems];
    },
  };
}

test('a visit goes on when a replica of each service is killed during it', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const others = visitors(request, 6);
  const results = new ResultsPage(page);
  const property = new PropertyPage(page);

  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await others.answered(50);
  kill('search');
  await page.getByRole('textbox').fill('a house in Clapham with four bedrooms');
  await page.getByRole('button', { name: 'TO RENT' }).click();
  await expect(results.cards).toHaveCount(1);
  await others.answered(50);
  kill('listings');
  await results.cards.getByRole('link').click();
  await expect(page).toHaveURL('/property/1');
  await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
  await expect(property.similar.getByRole('article')).not.toHaveCount(0);
  await others.answered(50);
  // Each replica has its turn: what the dead ones would be asked is among these.
  for (let again = 0; again < 4; again += 1) {
    await page.reload();
    await expect(property.similar.getByRole('article')).not.toHaveCount(0);
  }
  await results.open('type=rent');
  await expect(results.count).toHaveText('11 homes');

  expect({ problems: await others.end(), consoleErrors, refused }).toEqual({
    problems: [],
    consoleErrors: [],
    refused: [],
  });
});

test('what an agency writes after that is found, and gone when it is removed', async ({ page, request }) => {
  // Kafka misses the dead member of the group after half a minute, and only then shares out its partitions.
  test.setTimeout(150_000);
  const token = await agencyToken('larkspur-dean');
  const change = async (query: string, variables: object) => {
    const response = await request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
  // Every partition gets some: those of the dead member are among them.
  const homes = Array.from({ length: 24 }, (_, n) => ({ ...home, title: `Two-bedroom house ${n + 1}` }));
  const ids: number[] = [];
  for (const input of homes) {
    const { createListing } = await change(
      'mutation ($input: ListingInput!) { createListing(input: $input) { id published } }',
      { input },
    );
    expect(createListing.published).toBe(true);
    ids.push(createListing.id);
  }
  const results = new ResultsPage(page);
  const expectFound = (count: string) =>
    expect(async () => {
      await results.open('type=sale&location=Harrowgate+Mews');
      await expect(results.count).toHaveText(count, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  await expectFound('24 homes');
  for (const id of ids) await change('mutation ($id: Int!) { removeListing(id: $id) { published } }', { id });
  await expectFound('0 homes');
});

const home = {
  description: 'A bright house on a quiet street, close to shops and a park.',
  listingType: 'sale',
  propertyType: 'house',
  address: '8 Harrowgate Mews, London SW4 7AA',
  location: 'Harrowgate Mews, London',
  price: 640_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Larkspur & Dean',
    name: 'Robin Example',
    position: 'Lettings',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
};
