import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, answers, connectionLost, field, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';

const user = userEvent.setup();
const words = 'flat with 2 bedrooms and a bright kitchen in Clapham under £6,000 pcm';
const query = 'type=rent&beds=2&location=Clapham&maxPrice=6000';
const describeBox = 'Describe the home you are looking for';

const part = (criterion: string, value: string, text: string) => {
  const start = words.indexOf(text);
  return { criterion, value, text, start, end: start + text.length, confidence: 'certain' };
};
const understood = {
  criteria: { beds: 2, location: 'Clapham', maxPrice: 6000 },
  parts: [
    part('beds', '2', '2 bedrooms'),
    part('location', 'Clapham', 'Clapham'),
    part('maxPrice', '6000', 'under £6,000 pcm'),
    part('propertyType', 'flat', 'flat'),
  ],
  unrecognised: ['bright kitchen'],
};
const homes = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    node: { ...home, id: index + 1, title: `Flat ${index + 1}`, listingType: 'rent', price: 4950, ...more },
  }));

/** The results of a search, with what it finds. */
async function open(search: string, by: Record<string, Answer> = {}) {
  const asked = answers({
    SearchListings: () => ({ searchListings: { total: 2, edges: homes(2) } }),
    SearchFacets: () => ({ searchListings: { total: 2 } }),
    ListingsByIds: ({ ids }) => ({
      listingsByIds: (ids as number[]).map((id) => ({ ...home, id, title: `Viewed ${id}` })),
    }),
    Understand: () => ({ understand: understood }),
    ...by,
  });
  const { toasts } = renderPage(remote, `/properties?${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Home' });
  const chips = () => within(screen.getByRole('list', { name: 'Filters in use' })).queryAllByRole('listitem');
  return {
    asked,
    toasts,
    chips,
    chip: (text: string) =>
      within(chips().find(({ textContent }) => textContent.includes(text))!).getAllByRole('button')[0]!,
    says: (text: string) => user.type(field(document.body, describeBox), `${text}{Enter}`),
    shows: (address: string) => waitFor(() => expect(location.search).toBe(`?${address}`)),
  };
}
const card = async () => (await screen.findAllByRole('article'))[0]!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('chips', () => {
  it('show how words were read, each with the words it came from', async () => {
    const { says, shows, chip, chips } = await open('type=rent');
    await says(words);
    await shows(query);
    await waitFor(() => expect(chips().length).toBeGreaterThanOrEqual(3));
    expect(chip('2+ beds').textContent).toMatch(/“2 bed/);
    expect(chip('Clapham').textContent).toContain('“');
    expect(chip('Up to £6,000 pcm').textContent).toMatch(/“.*6,000/);
    await screen.findByText(/^Not understood: .*“.*kitchen.*”/);
    expect(field(document.body, describeBox).value).toBe(words);
  });

  it('offer the type of home that the words named, for one press', async () => {
    const { says, shows, chip } = await open('type=rent');
    await says(words);
    await shows(query);
    await user.click(await screen.findByRole('button', { name: 'Only flats' }));
    await shows(`${query}&propertyType=flat`);
    expect(chip('Flats').textContent).toContain('“flat”');
    expect(screen.queryByRole('button', { name: 'Only flats' })).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Flat/ })[0]!.checked).toBe(true);
  });

  it('follow words of renting to homes to rent', async () => {
    const rent = { criteria: { location: 'Clapham', maxPrice: 5200 }, listingType: 'rent' };
    const { says, shows } = await open('type=sale', { Understand: () => ({ understand: rent }) });
    await says('to rent in Clapham, £1,200 pw at most');
    await shows('type=rent&location=Clapham&maxPrice=5200');
    const toggle = screen.getByRole('group', { name: 'For sale or to rent' });
    const rented = () => within(toggle).getByRole('button', { name: 'To Rent' });
    await waitFor(() => expect(rented().getAttribute('aria-pressed')).toBe('true'));
  });

  it('keep the words when they could not be read', async () => {
    const { says, shows } = await open('type=rent&beds=2', {
      Understand: () => Promise.reject(connectionLost),
    });
    await says(words);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    expect(field(document.body, describeBox).value).toBe(words);
    await shows('type=rent&beds=2');
  });

  it('do nothing with a blank description', async () => {
    const { says, shows, asked } = await open('type=rent&beds=2');
    await says('   ');
    await shows('type=rent&beds=2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('Understand');
  });
});

describe('no homes', () => {
  const none: Answer = () => ({ searchListings: { total: 0 } });

  it('of a lowest price above the highest offer to put it right', async () => {
    const { shows } = await open('type=sale&minPrice=1500000&maxPrice=500000', {
      SearchListings: none,
      SearchFacets: none,
    });
    await screen.findAllByText('The lowest price is above the highest: nothing can match.');
    await user.click(await screen.findByRole('button', { name: 'From £500,000 up to £1,500,000' }));
    await shows('type=sale&minPrice=500000&maxPrice=1500000');
  });

  it('still say what to do when nothing about them can be found out', async () => {
    const { shows } = await open('type=sale&location=Nowhere', {
      SearchListings: none,
      SearchFacets: () => Promise.reject(connectionLost),
    });
    await screen.findByText('Try adjusting your filters to see more results');
    await user.click(await screen.findByRole('button', { name: 'Look beyond Nowhere' }));
    await shows('type=sale');
  });
});

describe('a card of the results', () => {
  it('shows a rent as pcm', async () => {
    await open('type=rent');
    expect((await card()).textContent).toContain('£4,950 pcm');
  });

  it("without a price says 'Price on application', without an area 'Ask Agent'", async () => {
    const edges = homes(1, { price: null, squareFeet: null });
    await open('type=rent', { SearchListings: () => ({ searchListings: { total: 1, edges } }) });
    const { textContent } = await card();
    expect(textContent).toContain('Price on application');
    expect(textContent).toContain('Ask Agent');
  });

  it('says its nearest station, and that it came today, by the day in London', async () => {
    const station = { nearestStation: 'Clapham Common', nearestStationMiles: 0.27 };
    const edges = homes(1, { ...station, publishedAt: new Date().toISOString() });
    await open('type=rent', { SearchListings: () => ({ searchListings: { total: 1, edges } }) });
    const { textContent } = await card();
    expect(textContent).toContain('0.3 miles to Clapham Common');
    expect(textContent).toContain('Added today');
  });

  it('says that its price was lowered, from what and when', async () => {
    const reducedAt = new Date().toISOString();
    const edges = homes(1, { price: 4950, reducedFrom: 5200, reducedAt });
    await open('type=rent', { SearchListings: () => ({ searchListings: { total: 1, edges } }) });
    await card();
    const badge = await screen.findByTitle(/^Reduced from £5,200 pcm on \d+ \w+$/);
    expect(badge.textContent).toBe(badge.title);
  });

  it('of an earlier day says nothing of when it came, nor of a price that nobody lowered', async () => {
    await open('type=rent');
    const { textContent } = await card();
    expect(textContent).not.toContain('Added today');
    expect(textContent).not.toContain('Reduced');
  });
});

describe('the heart of a card', () => {
  it('saves a property and removes it, with a notice each, under savedProperties', async () => {
    const { toasts } = await open('type=rent');
    const kept = () =>
      (JSON.parse(localStorage.getItem('savedProperties') ?? '[]') as { id: number }[]).map(({ id }) => id);
    const heart = async () => within(await card()).getByRole('button', { name: /save/i });
    const pressed = async () => (await heart()).getAttribute('aria-pressed');
    await user.click(await heart());
    expect([kept(), await pressed()]).toEqual([[1], 'true']);
    await user.click(await heart());
    expect([kept(), await pressed()]).toEqual([[], 'false']);
    const said = JSON.stringify(toasts);
    for (const notice of ['Property saved to your list', 'Property removed from saved list'])
      expect(said).toContain(notice);
    expect(location.pathname).toBe('/properties');
  });

  it.each(['{"id":12}', '{not json'])(
    'ignores %s in local storage, with a console error',
    async (content) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('savedProperties', content);
      await open('type=rent');
      await user.click(within(await card()).getByRole('button', { name: /save/i }));
      expect(JSON.parse(localStorage.getItem('savedProperties')!)).toMatchObject([{ id: 1 }]);
      expect(logged).toHaveBeenCalled();
      logged.mockRestore();
    },
  );
});
