import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { registerListingModels } from '../src/adapters/documents/listing.schema.js';
import { startListings } from '../src/index.js';
import { agent, CREATE, home, type ListingsFixture, startFixture } from './listings.fixture.js';

const stranger = { subject: 'account-2', role: 'agent', agencyId: 'another-agency' } as const;

const LIST = `query ($filter: AgencyListingFilter, $sort: AgencyListingSort, $first: Int, $after: String) {
  agencyListings(filter: $filter, sort: $sort, first: $first, after: $after) {
    total hasNextPage endCursor counts { published draft archived removed }
    listings { id title state status }
  } }`;
const ONE = `query ($id: Int!) { agencyListing(id: $id) {
  id version state price missing { field message } restorableUntil agent { email } completeness { score missing { field } }
  priceHistory { price at } changes { version by fields } images { id alt state problem image { url } } floorplan { id state document { url } }
} }`;

let { harness, engines, listings, ask } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, engines, listings, ask } = await startFixture());
});
afterEach(() => harness.dispose());

const create = async (about: object = {}, as: typeof agent | typeof stranger = agent): Promise<number> => {
  const { data, errors } = await ask(CREATE, { input: { ...home, ...about } }, { as: as as typeof agent });
  if (errors) throw new Error(errors[0]!.message);
  harness.clock.advance({ seconds: 1 });
  return data.createListing.id;
};
const mutate = (name: string, id: number) =>
  ask(`mutation ($id: Int!) { ${name}(id: $id) { version published } }`, { id }, { as: agent });
const list = async (variables: object = {}) =>
  (await ask(LIST, { ...variables }, { as: agent })).data.agencyListings;
const ids = async (variables: object = {}): Promise<number[]> =>
  (await list(variables)).listings.map(({ id }: { id: number }) => id);
const one = async (id: number, as: object = agent) =>
  (await ask(ONE, { id }, { as: as as typeof agent })).data.agencyListing;

describe("an agency's stock", () => {
  it('has all of its own and nothing of others, drafts and what is archived included', async () => {
    await create();
    await create({ listingType: 'rent', price: 0 });
    await mutate('archiveListing', await create());
    await mutate('removeListing', await create());
    await create({}, stranger);
    const { listings: shown, total, counts } = await list();
    expect(shown.map(({ state }: { state: string }) => state)).toEqual(['archived', 'draft', 'published']);
    expect(total).toBe(3);
    expect(counts).toEqual({ published: 1, draft: 1, archived: 1, removed: 1 });
    expect(await ids({ filter: { states: ['removed'] } })).toEqual([4]);
    expect(await ids({ filter: { states: [] } })).toEqual([]);
  });

  it('is for agents alone', async () => {
    const code = async (as?: object) =>
      (await ask(LIST, {}, as ? { as: as as typeof agent } : {})).errors?.[0]?.extensions['code'];
    expect(await code()).toBe('UNAUTHENTICATED');
    expect(await code({ subject: 'account-3', role: 'user' })).toBe('FORBIDDEN');
  });

  it('is searched by the beginnings of words of title and address, whatever their case, and by number', async () => {
    await create({ title: 'Mews house', address: '3 Sample Road, Leeds LS6 1AA' });
    await create({ title: 'Garden flat', address: "5 St Mary's Road, Clapham, London SW4 7AA" });
    const search = (text: string) => ids({ filter: { search: text } });
    expect(await search('gard')).toEqual([2]);
    expect(await search('ROAD leeds')).toEqual([1]);
    expect(await search('st marys')).toEqual([2]);
    expect(await search('2')).toEqual([2]);
    expect(await search('mews clapham')).toEqual([]);
    expect(await search(' ')).toEqual([2, 1]);
    expect(await search('...')).toEqual([]);
    expect(await search('arden')).toEqual([]);
  });

  it('is searched by what a listing says now, not by what it said', async () => {
    await create({ title: 'Mews house' });
    const input = { title: 'Coach house' };
    await ask(
      'mutation ($input: ListingInput!) { updateListing(id: 1, version: 1, input: $input) { id } }',
      { input },
      { as: agent },
    );
    expect(await ids({ filter: { search: 'mews' } })).toEqual([]);
    expect(await ids({ filter: { search: 'coach' } })).toEqual([1]);
  });

  it('is filtered by status and by type', async () => {
    await create();
    await create({ status: 'underOffer' });
    await create({ listingType: 'rent', price: 1200, status: 'let' });
    expect(await ids({ filter: { statuses: ['underOffer', 'let'] } })).toEqual([3, 2]);
    expect(await ids({ filter: { listingType: 'rent' } })).toEqual([3]);
    expect(await ids({ filter: { listingType: 'sale', statuses: ['available'] } })).toEqual([1]);
  });

  it('is sorted five ways, what has no price last, whichever way', async () => {
    await create({ title: 'Émile House', price: 300_000 });
    await create({ title: 'Abbey Flat', price: null });
    await create({ title: 'the Mews', price: 90_000 });
    await create({ title: 'Zoo View', price: 1_200_000 });
    await mutate('archiveListing', 2);
    expect(await ids()).toEqual([4, 3, 2, 1]);
    expect(await ids({ sort: 'updated' })).toEqual([2, 4, 3, 1]);
    expect(await ids({ sort: 'priceAscending' })).toEqual([3, 1, 4, 2]);
    expect(await ids({ sort: 'priceDescending' })).toEqual([4, 1, 3, 2]);
    expect(await ids({ sort: 'title' })).toEqual([2, 1, 3, 4]);
  });

  it.each(['newest', 'updated', 'priceAscending', 'priceDescending', 'title'])(
    'comes in pages that leave nothing out and repeat nothing, sorted by %s',
    async (sort) => {
      for (let count = 0; count < 7; count++) await create({ price: count % 2 ? 100_000 : null });
      const whole = await ids({ sort });
      const paged: number[] = [];
      for (let after: string | null = null; ;) {
        const page: any = await list({ sort, first: 3, ...(after ? { after } : {}) });
        expect(page.total).toBe(7);
        paged.push(...page.listings.map(({ id }: { id: number }) => id));
        after = page.endCursor;
        expect(page.hasNextPage).toBe(after !== null);
        if (after === null) break;
      }
      expect(paged).toEqual(whole);
      expect(new Set(whole).size).toBe(7);
    },
  );

  it.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['after', { after: 'nowhere' }],
    ['filter.search', { filter: { search: 'x'.repeat(201) } }],
  ])('refuses a wrong %s by its name', async (field, variables) => {
    const { errors } = await ask(LIST, variables, { as: agent });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('refuses a place in a list that was sorted another way', async () => {
    for (let count = 0; count < 3; count++) await create();
    const { endCursor } = await list({ first: 1, sort: 'title' });
    const { errors } = await ask(LIST, { sort: 'newest', after: endCursor }, { as: agent });
    expect(errors?.[0]?.extensions).toMatchObject({ field: 'after' });
  });

  it('has no longer what cannot be restored any more', async () => {
    await mutate('removeListing', await create());
    harness.clock.advance({ days: 30 });
    await listings.upkeep.handle();
    expect(await ids({ filter: { states: ['removed'] } })).toEqual([1]);
    expect((await one(1)).restorableUntil).toBe(harness.clock.now().toISOString());
    harness.clock.advance({ seconds: 60 });
    await listings.upkeep.handle();
    expect(await ids({ filter: { states: ['removed'] } })).toEqual([]);
    expect((await list()).counts.removed).toBe(0);
    expect(await one(1)).toBeNull();
  });

  it('has an index for each order, each count and each contact', async () => {
    await create();
    const { connection } = await harness.documents('listings');
    const { listings: model } = registerListingModels(connection);
    const steps = async (sort: string) => {
      const query = model
        .find({ agencyId: agent.agencyId, _id: { $in: [1, 2] }, [sort]: { $gt: '' } })
        .sort({ [sort]: 1 } as never);
      return JSON.stringify(await query.explain());
    };
    for (const [key, index] of [
      ['stock.created', 'stock-newest'],
      ['stock.updated', 'stock-updated'],
      ['stock.cheapest', 'stock-price-ascending'],
      ['stock.dearest', 'stock-price-descending'],
      ['stock.title', 'stock-title'],
    ] as const) {
      expect(await steps(key)).toContain(`USING INDEX listings.${index}`);
      expect(await steps(key)).not.toContain('TEMP B-TREE');
    }
    const counted = model.find({ agencyId: agent.agencyId, 'stock.state': 'draft' });
    expect(JSON.stringify(await counted.explain())).toContain('USING INDEX listings.stock-states');
    const theirs = model.find({ agencyId: agent.agencyId, 'content.agent.email': 'sales@example.org' });
    expect(JSON.stringify(await theirs.explain())).toContain('USING INDEX listings.stock-contact');
  });
});

describe('one of the agency', () => {
  it('is shown with what the public does not see, to its agency alone', async () => {
    await create({ listingType: 'rent', price: 0 });
    expect(await one(1)).toMatchObject({
      state: 'draft',
      missing: [{ field: 'price', message: expect.stringContaining('one exact monthly rent') }],
      agent: { email: home.agent.email },
      restorableUntil: null,
    });
    expect(await one(1, stranger)).toBeNull();
    expect(await one(99)).toBeNull();
  });

  it('says how complete it is', async () => {
    await create();
    const { completeness } = await one(1);
    expect(completeness.score).toBeGreaterThan(0);
    expect(completeness.score).toBeLessThan(50);
    expect(completeness.missing[0].field).toBe('materialInformation.tenure');
  });

  it('calls an imported picture by its key, and shows it as ready', async () => {
    const image = {
      key: 'demo/front',
      widths: [400],
      width: 400,
      height: 300,
      alt: 'The front',
      placeholder: '',
    };
    const floorplan = { key: 'demo/plan.svg', contentType: 'image/svg+xml', width: 10, height: 10 } as const;
    const imported = {
      ...{ ...home, squareFeet: null, location: 'Clapham', outcode: null, latitude: null, longitude: null },
      ...{ transportDistances: null, keyFeatures: [], images: [image], floorplan, epc: null },
      ...({ materialInformation: null, listingType: 'sale', propertyType: 'flat' } as const),
    };
    await listings.importListings.handle([
      { agencyId: agent.agencyId, status: 'available', content: imported, publishedAt: harness.clock.now() },
    ]);
    const { images, floorplan: plan } = await one(1);
    const url = '/media/demo/front-400.webp';
    expect(images).toEqual([
      { id: 'demo/front', alt: 'The front', state: 'ready', problem: null, image: { url } },
    ]);
    expect(plan).toEqual({ id: 'demo/plan.svg', state: 'ready', document: { url: '/media/demo/plan.svg' } });
  });
});

describe('listings that were stored before they kept books', () => {
  it('have their files, begin their history with the present price, and are found', async () => {
    await create();
    const id = await create({ title: 'An older one' });
    const publishedAt = new Date('2026-01-05T10:00:00Z');
    const documents = await harness.documents('listings');
    const { listings: model, words, counters } = registerListingModels(documents.connection);
    await model.updateOne(
      { _id: id },
      {
        $set: { publishedAt, version: 7 },
        $unset: Object.fromEntries(
          [
            'stock',
            'gallery',
            'floorplanId',
            'epcId',
            'uploads',
            'editedVersion',
            'priceHistory',
            'changes',
            'archivedAt',
          ].map((field) => [field, 1]),
        ) as never,
      },
    );
    await words.deleteOne({ _id: id });
    await counters.deleteOne({ _id: 'stock-keys' });
    await listings.stop();
    const anew = await startListings({
      ...harness,
      ...engines,
      documents: await harness.documents('listings'),
      config: { LINTEL_MEDIA_URL: '/media' },
    });
    harness.onDispose(() => anew.stop());
    ask = (query, variables, options) => harness.ask<any>(anew, query, { variables, ...options });
    expect(await ids({ filter: { search: 'older' } })).toEqual([id]);
    expect(await ids()).toEqual([id, 1]);
    expect(await one(id)).toMatchObject({
      version: 7,
      images: [],
      changes: [],
      priceHistory: [{ price: home.price, at: publishedAt.toISOString() }],
    });
    await mutate('archiveListing', id);
    expect((await one(id)).changes).toEqual([{ version: 8, by: null, fields: ['archived'] }]);
  });
});
