import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, answers, connectionLost, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { home } from './home.fixture.js';

const user = userEvent.setup();
const similar = Array.from({ length: 6 }, (_, index) => ({
  ...home,
  id: index + 20,
  title: `Flat ${index}`,
}));

async function open(listing: object, by: Record<string, Answer> = {}) {
  answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id, ...listing } }),
    SimilarListings: ({ id }) => ({ listing: { id, similar } }),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
    ...by,
  });
  renderPage(remote, '/property/12');
  await screen.findByRole('tab', { name: 'Photos' });
  const part = (name: string) => screen.getByRole('region', { name });
  return { aside: screen.getByRole('complementary', { name: 'Price and enquiries' }), part };
}

beforeEach(() => localStorage.clear());

describe('the property page', () => {
  it('shows a rent a month, and one bed and one bath in the singular', async () => {
    const { aside } = await open({ listingType: 'rent', price: 4950, bedrooms: 1, bathrooms: 1 });
    expect(aside.textContent).toMatch(/£4,950\s*\/month/);
    for (const text of ['To Rent', '1 bed', '1 bath']) within(aside).getByText(text);
  });

  it('names the nearest stops, or says what they are where their names are not known', async () => {
    const stops = { tubeStop: 'Clapham Common', busStop: 'Venn Street', trainStop: null };
    const { part } = await open({ transportDistances: { tube: 0.34, bus: 0.06, train: 1, ...stops } });
    for (const text of [
      '0.3 miles to Clapham Common',
      '0.06 miles to Venn Street',
      '1 mile to the nearest train station',
    ])
      within(part('Location')).getByText(text);
  });

  it.each(['Floorplan', 'EPC'])("says 'Ask Agent' in place of a missing %s", async (missing) => {
    await open({});
    await user.click(screen.getByRole('tab', { name: missing }));
    within(await screen.findByRole('tabpanel', { name: missing })).getByText('Ask Agent');
  });
});

describe('material information', () => {
  const given = {
    councilTaxBand: 'D',
    tenure: 'leasehold',
    leaseYearsRemaining: 94,
    groundRent: 250,
    serviceCharge: 2400,
    parking: 'On the street, with a permit',
    heating: 'Gas boiler',
    broadband: 'Full fibre',
    floodRisk: 'Very low',
    restrictions: 'Listed, grade II',
  };

  it('is a table that names each fact', async () => {
    const { part } = await open({ materialInformation: given });
    const facts = part('Material Information');
    for (const [name, value] of Object.entries({
      'Council tax': 'Band D',
      Tenure: 'Leasehold, 94 years left on the lease',
      'Ground rent': '£250 a year',
      'Service charge': '£2,400 a year',
      Parking: 'On the street, with a permit',
      Heating: 'Gas boiler',
      Broadband: 'Full fibre',
      'Flood risk': 'Very low',
      Restrictions: 'Listed, grade II',
    }))
      within(facts).getByRole('row', { name: `${name} ${value}` });
    expect(facts.textContent).not.toContain('Not yet given');
    expect(within(facts).queryByRole('rowheader', { name: 'Deposit' })).toBeNull();
  });

  it('leaves out what the agent has not given, and says what that is', async () => {
    const facts = (await open({})).part('Material Information');
    within(facts).getByText(
      'Not yet given by the agent: tenure, council tax band, parking, heating, broadband, flood risk, restrictions.',
    );
    expect(within(facts).queryByRole('rowheader', { name: 'Tenure' })).toBeNull();
    expect(facts.textContent).not.toContain('Ask Agent');
  });
});

const errors = () => {
  throw refusal('INTERNAL', 'down');
};
const failures: readonly (readonly [string, Answer])[] = [
  ['is out of reach', () => Promise.reject(connectionLost)],
  ['answers with a page of another server', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['answers with errors only', errors],
];

describe('an API that fails', () => {
  it.each(failures)('and %s leaves a property that can be tried again', async (_, failed) => {
    let away = true;
    answers({
      ListingPage: (variables) => (away ? failed(variables) : { listing: home }),
      SimilarListings: () => ({ listing: { id: 12, similar } }),
      RecordListingView: () => ({}),
      ListingsByIds: () => ({}),
    });
    renderPage(remote, '/property/12');
    expect((await screen.findByRole('alert')).textContent).toContain('This property could not be loaded');
    expect(screen.queryByText('Property Not Found')).toBeNull();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('tab', { name: 'Photos' });
  });

  it('for similar properties alone leaves the property, and can be tried again', async () => {
    let away = true;
    const { part } = await open(
      {},
      { SimilarListings: ({ id }) => (away ? errors() : { listing: { id, similar } }) },
    );
    await within(part('Similar Properties')).findByText(/Similar properties could not be loaded/);
    part('About This Property');
    away = false;
    await user.click(within(part('Similar Properties')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(part('Similar Properties')).getAllByRole('article')).toHaveLength(6));
  });

  it.each(failures)('and %s leaves a search that can be tried again', async (_, failed) => {
    let away = true;
    const found = { total: 2, edges: similar.slice(0, 2).map((node) => ({ node })) };
    answers({
      SearchListings: (variables) => (away ? failed(variables) : { searchListings: found }),
      SearchFacets: (variables) => (away ? failed(variables) : { searchListings: { total: 2 } }),
    });
    renderPage(remote, '/properties?type=rent&beds=4');
    expect((await screen.findByRole('alert')).textContent).toContain('Homes could not be loaded');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: '2 homes' });
    expect(location.search).toBe('?type=rent&beds=4');
  });

  it('leaves the home page with its search', async () => {
    let away = true;
    answers({
      FeaturedListings: () => (away ? errors() : { featuredListings: similar.slice(0, 3) }),
    });
    renderPage(remote, '/');
    const featured = await screen.findByRole('region', { name: 'Featured Properties' });
    expect((await within(featured).findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'FOR SALE' }).disabled).toBe(false);
    away = false;
    await user.click(within(featured).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(featured).getAllByRole('article')).toHaveLength(3));
  });
});
