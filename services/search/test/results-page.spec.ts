import { type CouncilTaxBand, isCriterion, type PublicListing, readCriterion } from '@lintel/contracts';
import { aListing } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.harness.dispose());

const inBand = (councilTaxBand: CouncilTaxBand | null) => ({
  materialInformation: { ...aListing().materialInformation!, councilTaxBand },
});

const QUERY = `query ($type: ListingType = sale, $criteria: SearchCriteriaInput, $types: [PropertyType!], $within: AreaInput, $sort: ListingSort) {
  searchListings(listingType: $type, criteria: $criteria, propertyTypes: $types, within: $within, sort: $sort, first: 100) {
    total edges { miles node { id } }
    facets { criterion options { value total } }
    relaxation { criterion value total }
    didYouMean { location place { name kind within } }
    place { name kind within latitude longitude } radius
  } }`;

const page = async (variables: object = {}) => (await scene.ask(QUERY, { ...variables })).searchListings;
const idsOf = (found: any): number[] => found.edges.map((edge: any) => edge.node.id);
const found = async (variables: object) => idsOf(await page(variables)).sort((a, b) => a - b);
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const CLAPHAM = at(51.4618, -0.1384);
const BALHAM = at(51.443, -0.152);
/** Nothing but its words says where such a home lies. */
const NOWHERE = { latitude: null, longitude: null };
const AROUND_CLAPHAM = { north: 51.47, east: -0.12, south: 51.455, west: -0.15 };

describe('the results', () => {
  it('are of the chosen types of home, or of every type', async () => {
    await scene.listed({ propertyType: 'house' }, { propertyType: 'flat' }, { propertyType: 'land' });
    expect(await found({ types: ['house', 'land', 'house'] })).toEqual([1, 3]);
    expect(await found({ types: [] })).toEqual([1, 2, 3]);
    expect(await found({ types: null })).toEqual([1, 2, 3]);
  });

  it('lie inside the area, edges included; those without a place are in none', async () => {
    await scene.listed(CLAPHAM, BALHAM, { latitude: null, longitude: null }, at(51.47, -0.15));
    expect(await found({ within: AROUND_CLAPHAM })).toEqual([1, 4]);
    const world = { north: 90, east: 180, south: -90, west: -180 };
    expect(await found({ within: world })).toEqual([1, 2, 4]);
    expect(await found({ within: { ...AROUND_CLAPHAM, west: 179, east: -179 } })).toEqual([]);
  });

  it('come nearest first to the place that the location names, and tell how far', async () => {
    await scene.listed(
      { ...BALHAM, location: 'Clapham South, London' },
      { ...CLAPHAM, location: 'Clapham, London' },
      { latitude: null, longitude: null, location: 'Clapham, London' },
    );
    const { edges } = await page({ sort: 'nearest', criteria: { location: 'clapham' } });
    expect(edges.map((edge: any) => edge.node.id)).toEqual([2, 1, 3]);
    expect(edges[0].miles).toBeLessThan(0.2);
    expect(edges[1].miles).toBeCloseTo(1.4, 0);
    expect(edges[2].miles).toBeNull();
  });

  it('come nearest first to the middle of the area when no place is named, and the newest first without one', async () => {
    await scene.listed(
      { ...at(51.4551, -0.149), publishedAt: '2026-01-02T00:00:00.000Z' },
      { ...CLAPHAM, publishedAt: '2026-01-01T00:00:00.000Z' },
    );
    expect(idsOf(await page({ sort: 'nearest', within: AROUND_CLAPHAM }))).toEqual([2, 1]);
    const { edges } = await page({ sort: 'nearest' });
    expect(edges.map((edge: any) => [edge.node.id, edge.miles])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect((await page({ sort: 'newest', within: AROUND_CLAPHAM })).edges[0].miles).toBeNull();
  });

  it('are none, and no error, for criteria that contradict each other', async () => {
    await scene.listed({ price: 400_000 });
    expect(await page({ criteria: { minPrice: 500_000, maxPrice: 300_000 } })).toMatchObject({
      total: 0,
      edges: [],
    });
  });

  it.each([
    [{ ...AROUND_CLAPHAM, north: 51.4, south: 51.5 }, 'within.north'],
    [{ ...AROUND_CLAPHAM, north: 90.1 }, 'within.north'],
    [{ ...AROUND_CLAPHAM, south: -91 }, 'within.south'],
    [{ ...AROUND_CLAPHAM, west: -181 }, 'within.west'],
    [{ ...AROUND_CLAPHAM, east: 1e9 }, 'within.east'],
  ])('refuse the area %j, naming %s', async (within, field) => {
    expect(await scene.faults(QUERY, { within })).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
    const map = `query ($within: AreaInput!) { listingsMap(listingType: sale, within: $within, zoom: 12) { total } }`;
    expect(await scene.faults(map, { within })).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });

  it('come as usual when null is said for what has a usual value', async () => {
    await scene.listed({}, {});
    const { data, errors }: any = await scene.harness.ask(
      scene.search,
      '{ searchListings(listingType: sale, sort: null, first: null, criteria: null, within: null) { total edges { node { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.searchListings.edges).toHaveLength(2);
  });

  it('name every field at fault', async () => {
    const [fault]: any = await scene.faults(QUERY, {
      criteria: { beds: -1 },
      within: { ...AROUND_CLAPHAM, east: 200 },
    });
    expect(fault.problems.map(({ field }: any) => field)).toEqual(['criteria.beds', 'within.east']);
  });
});

describe('the place', () => {
  it.each([
    ['clapham', { name: 'Clapham', kind: 'area', within: null }],
    ['Newport, Isle of Wight', { name: 'Newport', kind: 'town', within: 'Isle of Wight' }],
    ['SW4 7AA', { name: 'SW4', kind: 'outcode', within: null }],
    ['richmond', { name: 'Richmond', kind: 'area', within: 'London' }],
  ])('of %s is told', async (location, place) => {
    expect((await page({ criteria: { location } })).place).toMatchObject(place);
  });

  it('is none for what is not in the gazetteer', async () => {
    expect((await page({ criteria: { location: 'apha' } })).place).toBeNull();
    expect((await page()).place).toBeNull();
  });
});

describe('a place of the gazetteer', () => {
  const HOMES = [
    { ...CLAPHAM, location: 'Abbeville Road, London' },
    { ...BALHAM, location: 'Balham, London' },
    { ...at(51.5013, -0.0712), location: 'Tallow Lane, London' },
    { ...at(51.381, -2.359), location: 'Lansdown, Bath' },
    { ...NOWHERE, location: 'Clapham North, London' },
  ].map((home) => ({ ...home, outcode: null }));
  const around = async (location: string, radius?: number) => {
    const answer = await page({ criteria: { location, radius } });
    return [idsOf(answer).sort((a, b) => a - b), answer.radius];
  };

  it('finds the homes around it, as far as its kind reaches, and those that say it', async () => {
    await scene.listed(...HOMES);
    expect(await around('Clapham North')).toEqual([[1, 5], 1]);
    expect(await around('Clapham Common')).toEqual([[1], 1]);
    expect(await around('London Bridge')).toEqual([[3], 1]);
    expect(await around('Lambeth')).toEqual([[1], 1.5]);
    expect(await around('South West London')).toEqual([[1, 2], 5]);
    expect(await around('Greater London')).toEqual([[1, 2, 3], 15]);
    expect(await around('Bath')).toEqual([[4], 3]);
  });

  it('is searched as far around as the visitor says', async () => {
    await scene.listed(...HOMES);
    expect(await around('Clapham North', 0.25)).toEqual([[5], 0.25]);
    expect(await around('Clapham North, London', 3)).toEqual([[1, 2, 5], 3]);
    expect(await around('SW4', 1)).toEqual([[1], 1]);
    expect(await scene.faults(QUERY, { criteria: { location: 'Bath', radius: 0 } })).toMatchObject([
      { field: 'criteria.radius' },
    ]);
  });

  it('is none in other words, nor in a district where it does not lie', async () => {
    await scene.listed(...HOMES);
    expect(await around('Clapham, Bedfordshire')).toEqual([[], null]);
    expect(await around('apham N', 10)).toEqual([[5], null]);
  });

  it('is looked around farther for when nothing is found', async () => {
    await scene.listed({ ...BALHAM, location: 'Balham, London' });
    const { relaxation } = await page({ criteria: { location: 'Clapham North' } });
    expect(relaxation).toEqual({ criterion: 'radius', value: '2', total: 1 });
  });
});

describe('facets', () => {
  const totals = async (variables: object = {}): Promise<Record<string, Record<string, number>>> => {
    const { facets } = await page(variables);
    return Object.fromEntries(
      facets
        .slice(0, -1)
        .map(({ criterion, options }: any) => [
          criterion,
          Object.fromEntries(options.map(({ value, total }: any) => [value, total])),
        ]),
    );
  };

  const homes: Partial<PublicListing>[] = [
    {
      ...inBand('B'),
      bedrooms: 1,
      bathrooms: 1,
      propertyType: 'flat',
      transportDistances: { tube: 0.2, bus: 0.1, train: null },
    },
    {
      bedrooms: 2,
      bathrooms: 1,
      propertyType: 'flat',
      transportDistances: { tube: 0.5, bus: 0.2, train: 4 },
    },
    {
      ...inBand(null),
      bedrooms: 3,
      bathrooms: 2,
      propertyType: 'house',
      transportDistances: { tube: 1.5, bus: 0.2, train: 0.4 },
    },
    { bedrooms: 7, bathrooms: 5, propertyType: 'house', transportDistances: null },
    { bedrooms: 3, bathrooms: 3, propertyType: 'flat', listingType: 'rent', price: 2000 },
  ];

  it('tell what each choice would find before it is chosen, any first', async () => {
    await scene.listed(...homes);
    const { facets } = await page();
    expect(facets.map(({ criterion }: any) => criterion)).toEqual([
      'beds',
      'baths',
      'maxTubeDistance',
      'maxBusDistance',
      'maxTrainDistance',
      'maxCouncilTaxBand',
      'propertyType',
      'features',
    ]);
    expect(facets[0].options.map(({ value }: any) => value)).toEqual(['', '1', '2', '3', '4', '5']);
    expect(await totals()).toEqual({
      beds: { '': 4, 1: 4, 2: 3, 3: 2, 4: 1, 5: 1 },
      baths: { '': 4, 1: 4, 2: 2, 3: 1, 4: 1 },
      maxTubeDistance: { '': 4, 0.25: 1, 0.5: 2, 1: 2, 2: 3 },
      maxBusDistance: { '': 4, 0.1: 1, 0.25: 3, 0.5: 3, 1: 3 },
      maxTrainDistance: { '': 4, 0.5: 1, 1: 1, 2: 1, 5: 2 },
      maxCouncilTaxBand: { '': 4, A: 0, B: 1, C: 1, D: 3, E: 3, F: 3, G: 3, H: 3, I: 3 },
      propertyType: { '': 4, house: 2, flat: 2, bungalow: 0, maisonette: 0, land: 0, commercial: 0 },
    });
  });

  it('keep all other filters as they are, and replace their own', async () => {
    await scene.listed(...homes);
    const { beds, maxTubeDistance, propertyType } = await totals({
      criteria: { beds: 2, maxTubeDistance: 0.5 },
      types: ['flat'],
    });
    expect(beds).toEqual({ '': 2, 1: 2, 2: 1, 3: 0, 4: 0, 5: 0 });
    expect(maxTubeDistance).toEqual({ '': 1, 0.25: 0, 0.5: 1, 1: 1, 2: 1 });
    expect(propertyType).toMatchObject({ '': 1, flat: 1, house: 0 });
  });

  it('are what choosing them then finds', async () => {
    await scene.listed(...homes.map((home, n) => ({ ...home, location: n % 2 ? 'Clapham' : 'Balham' })));
    const asked = { criteria: { beds: 2, location: 'am', maxTubeDistance: 2 }, types: ['flat', 'house'] };
    const counted = await totals(asked);
    for (const [criterion, options] of Object.entries(counted))
      for (const [value, total] of Object.entries(options)) {
        const chosen =
          criterion === 'propertyType'
            ? { ...asked, types: value ? [value] : [] }
            : {
                ...asked,
                criteria: {
                  ...asked.criteria,
                  [criterion]: isCriterion(criterion) ? readCriterion(criterion, value) : null,
                },
              };
        expect([`${criterion} ${value}`, (await page(chosen)).total]).toEqual([
          `${criterion} ${value}`,
          total,
        ]);
      }
  });
});

describe('an empty result', () => {
  const relaxation = async (variables: object) => (await page(variables)).relaxation;

  it('offers the price that is a step of the slider above what there is', async () => {
    await scene.listed(
      { price: 310_000, bedrooms: 3 },
      { price: 349_999, bedrooms: 3 },
      { price: 900_000, bedrooms: 5 },
    );
    expect(await relaxation({ criteria: { maxPrice: 300_000 } })).toEqual({
      criterion: 'maxPrice',
      value: '350000',
      total: 2,
    });
    expect(await relaxation({ criteria: { minPrice: 1_000_000 } })).toEqual({
      criterion: 'minPrice',
      value: '900000',
      total: 1,
    });
  });

  it('offers steps of a hundred pounds for rents', async () => {
    await scene.listed({ listingType: 'rent', price: 1_840 });
    expect(await relaxation({ type: 'rent', criteria: { maxPrice: 1_800 } })).toMatchObject({
      value: '1900',
    });
  });

  it('offers the most bedrooms there are, and the next distance of the list', async () => {
    await scene.listed({ bedrooms: 3, transportDistances: { tube: 0.8, bus: null, train: null } });
    expect(await relaxation({ criteria: { beds: 5 } })).toEqual({ criterion: 'beds', value: '3', total: 1 });
    expect(await relaxation({ criteria: { maxTubeDistance: 0.25 } })).toEqual({
      criterion: 'maxTubeDistance',
      value: '1',
      total: 1,
    });
    expect(await relaxation({ criteria: { maxCouncilTaxBand: 'A' } })).toEqual({
      criterion: 'maxCouncilTaxBand',
      value: 'D',
      total: 1,
    });
    expect(await relaxation({ criteria: { maxBusDistance: 1 } })).toEqual({
      criterion: 'maxBusDistance',
      value: null,
      total: 1,
    });
  });

  it('rather changes a number a little than the place, and rather the place than a price tenfold', async () => {
    await scene.listed(
      { ...NOWHERE, location: 'Clapham, London', price: 350_000, bedrooms: 2 },
      { ...NOWHERE, location: 'Mayfair, London', price: 9_000_000, bedrooms: 2 },
      { ...NOWHERE, location: 'Hull, East Yorkshire', price: 100_000, bedrooms: 2 },
    );
    const asked = (location: string) => relaxation({ criteria: { location, maxPrice: 300_000, beds: 2 } });
    expect(await asked('Clapham')).toEqual({ criterion: 'maxPrice', value: '350000', total: 1 });
    expect(await asked('Mayfair')).toEqual({ criterion: 'location', value: null, total: 1 });
  });

  it('offers to leave out the type of home or the area', async () => {
    await scene.listed({ ...CLAPHAM, propertyType: 'flat' });
    expect(await relaxation({ types: ['land'] })).toEqual({
      criterion: 'propertyType',
      value: null,
      total: 1,
    });
    const elsewhere = { north: 52, east: 1, south: 51.9, west: 0.9 };
    expect(await relaxation({ within: elsewhere })).toEqual({ criterion: 'area', value: null, total: 1 });
  });

  it('offers nothing when no single change would do, nor when homes were found', async () => {
    await scene.listed({ location: 'Clapham', propertyType: 'flat' });
    expect(await relaxation({ criteria: { location: 'Hull' }, types: ['land'] })).toBeNull();
    expect(await relaxation({ criteria: { location: 'Clapham' } })).toBeNull();
    expect(await relaxation({ type: 'rent' })).toBeNull();
  });

  it('asks whether another place was meant, those with homes first', async () => {
    await scene.listed({ ...NOWHERE, location: 'Clapham Common, London' });
    const { didYouMean } = await page({ criteria: { location: 'Claphm' } });
    expect(didYouMean[0]).toEqual({
      location: 'Clapham',
      place: { name: 'Clapham', kind: 'area', within: null },
    });
    expect(didYouMean[1].location).toBe('Clapham Common');
    expect(didYouMean).toHaveLength(3);
  });

  it('does not doubt a place that is spelt right, nor a location that found homes, nor one that sounds like nothing', async () => {
    await scene.listed({ location: 'Apham' });
    expect((await page({ criteria: { location: 'Newport' } })).didYouMean).toBeNull();
    expect((await page({ criteria: { location: 'apha' } })).didYouMean).toBeNull();
    expect((await page({ criteria: { location: 'xqzvkw' } })).didYouMean).toBeNull();
    expect((await page({ criteria: { beds: 9 } })).didYouMean).toBeNull();
  });
});
