import { type PublicListing } from '@lintel/contracts';
import { aListing } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene } from './search.fixture.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.harness.dispose());

const QUERY = `query ($wishes: WishesInput) {
  searchListings(listingType: sale, wishes: $wishes, first: 100) {
    total edges { wishes { wish met words } node { id } }
    facets { criterion options { value total } } relaxation { criterion value total } } }`;

const page = async (wishes?: object) => (await scene.ask(QUERY, { wishes })).searchListings;
const idsOf = (found: any): number[] => found.edges.map((edge: any) => edge.node.id);
const found = async (wishes: object) => idsOf(await page(wishes)).sort((a, b) => a - b);
/** One of before features were told with events: what it says is read here. */
const saying = (...keyFeatures: string[]): Partial<PublicListing> => ({
  keyFeatures,
  description: 'A home.',
  materialInformation: null,
});

describe('homes with wishes', () => {
  beforeEach(() =>
    scene.listed(
      saying('Private garden', 'Lift'),
      saying('No garden', 'Balcony'),
      saying('Close to the station'),
      saying('No outside space'),
      saying('Lower ground floor flat', 'Pets considered'),
    ),
  );

  it('are left out where they say that they have not what is wished for', async () => {
    expect(await found({ features: ['garden'] })).toEqual([1, 3, 5]);
    expect(await found({ features: ['garden', 'lift'] })).toEqual([1, 3, 5]);
    expect(await found({ anyOf: [['garden', 'balcony']] })).toEqual([1, 2, 3, 5]);
  });

  it('are left out where they do not say what they must have, and never for what is but preferred', async () => {
    expect(await found({ features: ['garden'], must: ['garden'] })).toEqual([1]);
    expect(await found({ anyOf: [['garden', 'balcony']], must: ['balcony|garden'] })).toEqual([1, 2]);
    expect(await found({ features: ['garden'], ideally: ['garden'] })).toEqual([1, 2, 3, 4, 5]);
  });

  it('are left out where they say that they have what is not wanted', async () => {
    expect(await found({ notFeatures: ['basement'] })).toEqual([1, 2, 3, 4]);
    expect(await found({ notFeatures: ['pets', 'balcony'] })).toEqual([1, 3, 4]);
  });

  it('come in the order of how many wishes they meet, what is preferred counting half, then as they are sorted', async () => {
    const publishedAt = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
    await scene.listed(
      { ...saying('Pets considered'), publishedAt: publishedAt(1), id: 11 },
      { ...saying('Garden'), publishedAt: publishedAt(2), id: 12 },
      { ...saying('Garden', 'Pets considered'), publishedAt: publishedAt(3), id: 13 },
      { ...saying('A quiet street'), publishedAt: publishedAt(4), id: 14 },
      { ...saying('Garden'), publishedAt: publishedAt(5), id: 15 },
    );
    const wishes = { features: ['garden', 'pets'], ideally: ['pets'] };
    const ordered = idsOf(await page(wishes)).filter((id) => id > 10);
    expect(ordered).toEqual([13, 15, 12, 11, 14]);
  });

  it('tell which wishes they meet, and with which words', async () => {
    const { edges } = await page({
      features: ['lift'],
      anyOf: [['garden', 'balcony']],
      ideally: ['balcony|garden'],
    });
    const met = Object.fromEntries(edges.map(({ node, wishes }: any) => [node.id, wishes]));
    expect(met[1]).toEqual([
      { wish: 'lift', met: 'yes', words: 'Lift' },
      { wish: 'balcony|garden', met: 'yes', words: 'Private garden' },
    ]);
    expect(met[4]).toEqual([
      { wish: 'lift', met: 'notSaid', words: null },
      { wish: 'balcony|garden', met: 'no', words: 'No outside space' },
    ]);
    expect((await page()).edges[0].wishes).toEqual([]);
  });

  it('are found by giving up one wish, where none meets all', async () => {
    const criterion = async (wishes: object) => (await page(wishes)).relaxation;
    expect(await criterion({ features: ['pool', 'garden'], must: ['pool', 'garden'] })).toEqual({
      criterion: 'wishes',
      value: 'pool',
      total: 1,
    });
    const contrary = { features: ['balcony'], must: ['balcony'], notFeatures: ['outside-space'] };
    expect(await criterion(contrary)).toMatchObject({ total: 3, criterion: 'wishes', value: 'balcony' });
  });

  it('are counted for each feature', async () => {
    const featuresOf = async (wishes?: object) => {
      const { facets } = await page(wishes);
      const { options } = facets.find(({ criterion }: any) => criterion === 'features');
      return Object.fromEntries(options.map(({ value, total }: any) => [value, total]));
    };
    expect(await featuresOf()).toMatchObject({ garden: 1, balcony: 1, 'outside-space': 2, lift: 1, pool: 0 });
    expect(await featuresOf({ features: ['garden'] })).toMatchObject({ garden: 1, balcony: 0, lift: 1 });
  });
});

describe('what an event says of features', () => {
  it('goes before what its texts would be read as', async () => {
    await scene.listed({
      ...aListing(saying('Private garden')),
      features: [{ feature: 'garden', has: false, words: null, from: 'agent' }],
    });
    expect(await found({ features: ['garden'] })).toEqual([]);
    expect((await page({ features: ['garden'], ideally: ['garden'] })).edges[0].wishes).toEqual([
      { wish: 'garden', met: 'no', words: null },
    ]);
  });
});

describe('wishes that cannot be read', () => {
  it.each([
    [{ features: ['helipad'] }, 'wishes.features.0'],
    [{ notFeatures: ['helipad'] }, 'wishes.notFeatures.0'],
  ])('are refused by name: %j', async (wishes, field) => {
    expect(await scene.faults(QUERY, { wishes })).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });
});
