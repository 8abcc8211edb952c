import type { ListingCard } from '../src/index.js';
import { openSearchIndex } from '@lintel/platform/adapters';
import { aListing, aListingEvent, aRemovalEvent, type Harness, startHarness } from '@lintel/testing';
import type { CloudEvent, CouncilTaxBand, PublicListing } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListingIndex, listingIndex, type SearchService, startSearch } from '../src/index.js';

let harness: Harness;
let index: ListingIndex;
let search: SearchService;

beforeEach(async () => {
  harness = await startHarness();
  index = await openSearchIndex<ListingCard>(harness.settings, listingIndex);
  harness.onDispose(() => index.close());
  search = await startSearch({
    ...harness,
    documents: undefined,
    index,
    config: { LINTEL_MEDIA_URL: '/media' },
  });
  harness.onDispose(() => search.stop());
});
afterEach(() => harness.dispose());

const publish = async (...events: CloudEvent[]) => {
  await harness.bus.publish('lintel.listing', events);
  await harness.bus.drain();
  await index.flush();
};
const listed = (...listings: Partial<PublicListing>[]) =>
  publish(...listings.map((about, n) => aListingEvent(aListing({ id: n + 1, ...about }))));

/** What such a home says is all that is known of where it lies. */
const NOWHERE = { latitude: null, longitude: null };

const SEARCH = `query ($type: ListingType!, $criteria: SearchCriteriaInput, $offMarket: Boolean, $sort: ListingSort, $first: Int, $after: String) {
  searchListings(listingType: $type, criteria: $criteria, offMarket: $offMarket, sort: $sort, first: $first, after: $after) {
    total edges { node { id } } pageInfo { hasNextPage endCursor } } }`;

async function ids(
  criteria: object = {},
  { type = 'sale', sort = 'newest', offMarket = false } = {},
): Promise<number[]> {
  const { data, errors } = await harness.ask<any>(search, SEARCH, {
    variables: { type, criteria, offMarket, sort, first: 100 },
  });
  expect(errors).toBeUndefined();
  expect(data.searchListings.total).toBe(data.searchListings.edges.length);
  return data.searchListings.edges.map((edge: any) => edge.node.id).sort((a: number, b: number) => a - b);
}

describe('the results', () => {
  it('show homes for sale or to rent, never both', async () => {
    await listed({ listingType: 'sale' }, { listingType: 'rent', price: 2000 });
    expect(await ids()).toEqual([1]);
    expect(await ids({}, { type: 'rent' })).toEqual([2]);
  });

  it('are homes that can still be had, and those sold or let when they are asked for', async () => {
    await listed(
      { status: 'available' },
      { status: 'underOffer' },
      { status: 'sold' },
      { listingType: 'rent', price: 2000, status: 'let' },
      { listingType: 'rent', price: 2000 },
    );
    expect(await ids()).toEqual([1, 2]);
    expect(await ids({}, { offMarket: true })).toEqual([1, 2, 3]);
    expect(await ids({}, { type: 'rent' })).toEqual([5]);
    expect(await ids({}, { type: 'rent', offMarket: true })).toEqual([4, 5]);
    const counted = (offMarket: boolean) =>
      `searchListings(listingType: sale, offMarket: ${offMarket}) { facets { criterion options { value total } } }
       listingsMap(listingType: sale, within: { north: 60, south: 50, east: 2, west: -8 }, offMarket: ${offMarket}, zoom: 6) { total }`;
    for (const [offMarket, total] of [
      [false, 2],
      [true, 3],
    ] as const) {
      const { data }: any = await harness.ask(search, `{ ${counted(offMarket)} }`);
      expect(data.searchListings.facets[0].options[0]).toEqual({ value: '', total });
      expect(data.listingsMap.total).toBe(total);
    }
  });

  it('take bedrooms and bathrooms as minimums', async () => {
    await listed({ bedrooms: 1, bathrooms: 1 }, { bedrooms: 2, bathrooms: 1 }, { bedrooms: 3, bathrooms: 2 });
    expect(await ids({ beds: 2 })).toEqual([2, 3]);
    expect(await ids({ beds: 1, baths: 2 })).toEqual([3]);
  });

  it('match the location as a case-insensitive substring, and an outcode or postcode by where homes lie', async () => {
    await listed(
      { ...NOWHERE, location: 'Clapham, London', outcode: 'SW4' },
      { ...NOWHERE, location: "King's Cross, London", outcode: 'N1' },
      { ...NOWHERE, location: 'Bath', outcode: 'BA1' },
    );
    expect(await ids({ location: 'clapHAM' })).toEqual([1]);
    expect(await ids({ location: 'apha' })).toEqual([1]);
    expect(await ids({ location: 'King’s cross' })).toEqual([2]);
    expect(await ids({ location: 'sw4' })).toEqual([1]);
    expect(await ids({ location: 'N1 9GU' })).toEqual([2]);
    expect(await ids({ location: '%' })).toEqual([]);
  });

  it('include both ends of a price range, and leave out homes without a price', async () => {
    await listed({ price: 300_000 }, { price: 500_000 }, { price: 500_001 }, { price: null });
    expect(await ids({ minPrice: 300_000, maxPrice: 500_000 })).toEqual([1, 2]);
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  it('exclude homes whose distance is not known when a distance filter is used', async () => {
    await listed(
      { transportDistances: { tube: 0.5, bus: 0.1, train: 2 } },
      { transportDistances: { tube: 0.51, bus: null, train: 1 } },
      { transportDistances: null },
    );
    expect(await ids({ maxTubeDistance: 0.5 })).toEqual([1]);
    expect(await ids({ maxBusDistance: 1 })).toEqual([1]);
    expect(await ids({ maxTrainDistance: 2 })).toEqual([1, 2]);
  });

  it('have the council tax band that was asked for or one below it; one that is not known is not found', async () => {
    const told = aListing().materialInformation!;
    const inBand = (councilTaxBand: CouncilTaxBand | null) => ({
      materialInformation: { ...told, councilTaxBand },
    });
    await listed(inBand('A'), inBand('C'), inBand('D'), inBand(null), { materialInformation: null });
    expect(await ids({ maxCouncilTaxBand: 'C' })).toEqual([1, 2]);
    expect(await ids({ maxCouncilTaxBand: 'I' })).toEqual([1, 2, 3]);
  });

  it('come in pages of 24 with the total, each home once, while others are being added', async () => {
    await listed(
      ...Array.from({ length: 60 }, (_, n) => ({
        price: 1000 * (n % 7),
        publishedAt: `2026-02-${String((n % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
      })),
    );
    const seen: number[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { data }: any = await harness.ask(search, SEARCH, {
        variables: { type: 'sale', sort: 'priceAscending', after },
      });
      seen.push(...data.searchListings.edges.map((edge: any) => edge.node.id));
      after = data.searchListings.pageInfo.endCursor;
      expect(data.searchListings.pageInfo.hasNextPage).toBe(page < 2);
      await publish(aListingEvent(aListing({ id: 1000 + page, price: 0 })));
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('are sorted by what was published last, or by price', async () => {
    await listed(
      { price: 2, publishedAt: '2026-01-02T00:00:00.000Z' },
      { price: 3, publishedAt: '2026-01-01T00:00:00.000Z' },
      { price: null, publishedAt: '2026-01-03T00:00:00.000Z' },
    );
    const order = async (sort: string) => {
      const { data }: any = await harness.ask(search, SEARCH, { variables: { type: 'sale', sort } });
      return data.searchListings.edges.map((edge: any) => edge.node.id);
    };
    expect(await order('newest')).toEqual([3, 1, 2]);
    expect(await order('priceAscending')).toEqual([1, 2, 3]);
    expect(await order('priceDescending')).toEqual([2, 1, 3]);
  });

  it.each([
    [{ criteria: { beds: -1 } }, 'criteria.beds'],
    [{ criteria: { maxPrice: 0 } }, 'criteria.maxPrice'],
    [{ criteria: { maxTubeDistance: -0.5 } }, 'criteria.maxTubeDistance'],
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'garbage' }, 'after'],
  ])('refuse %j, naming %s', async (variables, field) => {
    const { errors } = await harness.ask(search, SEARCH, { variables: { type: 'sale', ...variables } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('the projection', () => {
  it('follows changes, removals and restorations, and ignores what it has seen', async () => {
    const home = aListing({ id: 1, price: 1 });
    await publish(
      aListingEvent(home),
      aListingEvent({ ...home, price: 3 }, { sequence: 3 }),
      aListingEvent({ ...home, price: 2 }, { sequence: 2 }),
    );
    expect(await ids({ minPrice: 3 })).toEqual([1]);
    await publish(aRemovalEvent(1, 4), aListingEvent(home, { sequence: 1 }));
    expect(await ids()).toEqual([]);
    await publish(aListingEvent(home, { sequence: 5, type: 'lintel.listing.restored.v1' }));
    expect(await ids()).toEqual([1]);
  });

  it('parks an event that does not satisfy its schema and handles the next', async () => {
    const wrong = aListingEvent({ ...aListing({ id: 1 }), bedrooms: 'two' } as never);
    await publish(wrong, aListingEvent(aListing({ id: 2 })));
    expect(await ids()).toEqual([2]);
    const [parked] = await harness.bus.parked('lintel.listing', 'search');
    expect(parked).toMatchObject({ event: { subject: '1' }, attempts: 1 });
    expect(parked!.error).toContain('bedrooms');
  });

  it('passes over a kind of event that a newer publisher may send', async () => {
    await publish(
      { ...aListingEvent(aListing({ id: 1 })), type: 'lintel.listing.praised.v1' },
      aListingEvent(aListing({ id: 2 })),
    );
    expect(await ids()).toEqual([2]);
    expect(await harness.bus.parked('lintel.listing', 'search')).toEqual([]);
  });

  it('shows a home under what stands in for words that a newer publisher has, also when it is rebuilt', async () => {
    const words = { status: 'reserved', propertyType: 'parkHome', solarPanels: true };
    await publish(aListingEvent({ ...aListing({ id: 1 }), ...words } as never));
    const shown = () =>
      harness.ask<any>(
        search,
        `{ searchListings(listingType: sale) { edges { node { status propertyType } } } }`,
      );
    const asStoodIn = {
      searchListings: { edges: [{ node: { status: 'underOffer', propertyType: 'house' } }] },
    };
    expect((await shown()).data).toMatchObject(asStoodIn);
    await search.rebuild();
    expect((await shown()).data).toMatchObject(asStoodIn);
    expect(await harness.bus.parked('lintel.listing', 'search')).toEqual([]);
  });

  it('gives the same answers when it is rebuilt from the topic', async () => {
    await listed({ price: 1 }, { price: 2 }, { price: 3 });
    await publish(aRemovalEvent(2, 2), aListingEvent(aListing({ id: 3, price: 30 }), { sequence: 2 }));
    const before = await ids();
    await search.rebuild();
    expect(await ids()).toEqual(before);
    expect(await ids({ minPrice: 30 })).toEqual([3]);
  });

  it('is filled from the topic when its index was lost', async () => {
    await listed({}, {});
    await search.stop();
    await index.remove([
      { id: '1', version: 99 },
      { id: '2', version: 99 },
    ]);
    const lost = await startHarness();
    harness.onDispose(() => lost.dispose());
    const empty = await openSearchIndex<ListingCard>(lost.settings, listingIndex);
    harness.onDispose(() => empty.close());
    search = await startSearch({
      ...harness,
      documents: undefined,
      index: empty,
      config: { LINTEL_MEDIA_URL: '/media' },
    });
    expect(await ids()).toEqual([1, 2]);
  });
});

describe('similar homes', () => {
  const SIMILAR = `query { _entities(representations: [{ __typename: "Listing", id: 1 }]) { ... on Listing { similar { id } } } }`;

  it('are up to six others on offer of the same listing type with the same type or as many bedrooms, nearest first', async () => {
    const near = (miles: number) => ({ latitude: 51.46 + miles / 69, longitude: -0.13 });
    await listed(
      { ...near(0), propertyType: 'flat', bedrooms: 2, status: 'sold' },
      { ...near(3), propertyType: 'flat', bedrooms: 5 },
      { ...near(1), propertyType: 'house', bedrooms: 2 },
      { ...near(0.5), propertyType: 'house', bedrooms: 3 },
      { ...near(0.5), propertyType: 'flat', bedrooms: 2, listingType: 'rent' },
      ...[4, 5, 6, 7, 8].map((miles) => ({ ...near(miles), propertyType: 'flat' as const })),
      { ...near(0.1), propertyType: 'flat', status: 'sold' },
    );
    const { data }: any = await harness.ask(search, SIMILAR);
    expect(data._entities[0].similar.map(({ id }: any) => id)).toEqual([3, 2, 6, 7, 8, 9]);
  });

  it('at one place come by the closest price', async () => {
    await listed({ price: 100 }, { price: 500 }, { price: 90 }, { price: null });
    const { data }: any = await harness.ask(search, SIMILAR);
    expect(data._entities[0].similar.map(({ id }: any) => id)).toEqual([3, 2, 4]);
  });
});

describe('featured homes', () => {
  it('are the three newest that can still be had', async () => {
    const on = (day: number) => ({ publishedAt: `2026-01-0${day}T00:00:00.000Z` });
    await listed(on(1), on(2), { ...on(9), status: 'sold' }, on(4), on(5));
    const { data }: any = await harness.ask(search, '{ featuredListings { id images { url srcset alt } } }');
    expect(data.featuredListings.map(({ id }: any) => id)).toEqual([5, 4, 2]);
    expect(data.featuredListings[0].images[0]).toMatchObject({
      url: '/media/listings/12/01-1600.webp',
      srcset:
        '/media/listings/12/01-480.webp 480w, /media/listings/12/01-960.webp 960w, /media/listings/12/01-1600.webp 1600w',
    });
  });
});

describe('understanding', () => {
  it('answers with the criteria and the words each came from', async () => {
    const { data }: any = await harness.ask(
      search,
      `{ understand(text: "two bed flat in Clapham under £600k", listingType: sale) {
          criteria { beds location maxPrice baths } parts { criterion value text } } }`,
    );
    expect(data.understand.criteria).toEqual({
      beds: 2,
      location: 'Clapham',
      maxPrice: 600_000,
      baths: null,
    });
    expect(data.understand.parts).toContainEqual({
      criterion: 'maxPrice',
      value: '600000',
      text: expect.stringContaining('£600k'),
    });
  });

  it.each([
    ['emoji', '🏠'.repeat(10_000)],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', "'; DROP TABLE listings; --"],
    ['nothing', ''],
  ])('gives a normal answer to %s', async (_, text) => {
    const { data, errors }: any = await harness.ask(
      search,
      'query ($text: String!) { understand(text: $text, listingType: rent) { criteria { beds maxPrice } } }',
      { variables: { text } },
    );
    expect(errors).toBeUndefined();
    expect(data.understand.criteria).toEqual({ beds: null, maxPrice: null });
  });
});
