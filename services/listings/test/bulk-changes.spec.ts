import type { Answer } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startListings } from '../src/index.js';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const rival = { subject: 'account-2', role: 'agent', agencyId: 'another-agency' } as const;
const colleague = { ...agent, subject: 'account-3' } as const;
const PROGRESS = 'id state total done undoable failed { listingId message }';
const START = `mutation ($input: BulkChangeInput!) { startBulkChange(input: $input) { ${PROGRESS} } }`;
const VIEW = `query ($id: ID!) { bulkChange(id: $id) { ${PROGRESS} } }`;
const UNDO = `mutation ($id: ID!) { undoBulkChange(id: $id) { ${PROGRESS} } }`;

let { harness, engines, listings, ask, published } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, engines, listings, ask, published } = await startFixture());
});
afterEach(() => harness.dispose());

const add = async (input: object = {}, as: object = agent) =>
  (await ask(CREATE, { input: { ...home, ...input } }, { as: as as typeof agent })).data.createListing
    .id as number;
const settled = async () => {
  await listings.bulkChanges.settled();
  await engines.jobs.drain();
};
const view = async (id: string) => (await ask(VIEW, { id }, { as: agent })).data.bulkChange;
/** A change, once it is done. */
const change = async (input: object) => {
  const { data } = await ask(START, { input }, { as: agent });
  await settled();
  return view(data.startBulkChange.id);
};
const undo = async (id: string) => {
  await ask(UNDO, { id }, { as: agent });
  await settled();
  return view(id);
};
const refusal = ({ errors }: Answer<unknown>): Record<string, unknown> => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});
/** How many changes the service's health counts. */
const underWay = async () =>
  (await listings.health()).find(({ name }) => name === 'listings: documents')?.gauges?.[
    'bulk_changes_under_way'
  ];
const price = async (id: number) =>
  (await ask('query ($id: Int!) { listing(id: $id) { price } }', { id })).data.listing?.price;

describe('a change of many listings', () => {
  it('is begun at once and made in the background, with its events', async () => {
    const ids = [await add(), await add(), await add()];
    const { data } = await ask(START, { input: { ids, status: 'underOffer' } }, { as: agent });
    expect(data.startBulkChange).toMatchObject({
      state: 'running',
      total: 3,
      done: 0,
      failed: [],
      undoable: false,
    });
    await settled();
    expect(await view(data.startBulkChange.id)).toMatchObject({
      state: 'done',
      total: 3,
      done: 3,
      undoable: true,
    });
    expect((await published()).filter((event) => event === 'status-changed 2')).toHaveLength(3);
  });

  it('changes prices by a percentage, and says which listings have none', async () => {
    const [dear, asked] = [await add({ price: 575_333 }), await add({ price: null })];
    expect(await change({ ids: [dear, asked, dear], pricePercent: -5 })).toMatchObject({
      total: 2,
      done: 2,
      failed: [{ listingId: asked, message: 'This listing has no price to change.' }],
    });
    expect(await price(dear)).toBe(546_566);
  });

  it('changes a status where it fits', async () => {
    const [sale, rental] = [await add(), await add({ listingType: 'rent', price: 2000 })];
    expect((await change({ ids: [sale, rental], status: 'let' })).failed).toEqual([
      { listingId: sale, message: 'Only a listing to rent can be let.' },
    ]);
  });

  it('archives, and brings back', async () => {
    const id = await add();
    await change({ ids: [id], archive: true });
    expect(await price(id)).toBeUndefined();
    await change({ ids: [id], archive: false });
    expect(await price(id)).toBe(home.price);
    expect(await published()).toEqual(['published 1', 'removed 2', 'restored 3']);
  });

  it("names another agency's listing as one that is not there", async () => {
    const theirs = await add({}, rival);
    const { failed } = await change({ ids: [theirs, 99], pricePercent: 50 });
    expect(failed).toEqual([
      { listingId: theirs, message: `There is no listing ${theirs}.` },
      { listingId: 99, message: 'There is no listing 99.' },
    ]);
    expect(await price(theirs)).toBe(home.price);
  });

  it('says who made it, in the history of each listing', async () => {
    const id = await add();
    await change({ ids: [id], pricePercent: 10 });
    const { data } = await ask(
      'query ($id: Int!) { agencyListing(id: $id) { price priceHistory { price } changes { version fields } } }',
      { id },
      { as: agent },
    );
    expect(data.agencyListing).toEqual({
      price: 632_500,
      priceHistory: [{ price: 575_000 }, { price: 632_500 }],
      changes: [{ version: 2, fields: ['price'] }],
    });
  });

  it.each([
    ['input', { ids: [1] }],
    ['input', { ids: [1], status: 'sold', archive: true }],
    ['input.ids', { ids: [], archive: true }],
    ['input.ids', { ids: Array.from({ length: 10_000 }, (_, id) => id), archive: true }],
    ['input.pricePercent', { ids: [1], pricePercent: 0 }],
    ['input.pricePercent', { ids: [1], pricePercent: -100 }],
  ])('that is none is refused by its name: %s', async (field, input) => {
    expect(refusal(await ask(START, { input }, { as: agent }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('is for agents, and is seen by those of its agency', async () => {
    expect(refusal(await ask(START, { input: { ids: [1], archive: true } }))['code']).toBe('UNAUTHENTICATED');
    const { id } = await change({ ids: [await add()], archive: true });
    expect((await ask(VIEW, { id }, { as: colleague })).data.bulkChange.id).toBe(id);
    expect((await ask(VIEW, { id }, { as: rival })).data.bulkChange).toBeNull();
    expect(refusal(await ask(UNDO, { id }, { as: rival }))).toMatchObject(
      refusal(await ask(UNDO, { id: 'none' }, { as: rival })),
    );
  });

  it('is one of five that are under way at most', async () => {
    const id = await add();
    await engines.jobs.pause('listing-bulk-changes');
    const start = () => ask(START, { input: { ids: [id], pricePercent: 1 } }, { as: agent });
    for (let n = 1; n <= 5; n++) expect((await start()).errors).toBeUndefined();
    expect(refusal(await start())).toMatchObject({ code: 'CONFLICT' });
    await engines.jobs.resume('listing-bulk-changes');
    await settled();
    expect((await start()).errors).toBeUndefined();
  });

  it('of a thousand listings is made whole', async () => {
    const { agent: contact, ...content } = home;
    const imported = {
      agencyId: agent.agencyId,
      status: 'available',
      publishedAt: harness.clock.now(),
      content: {
        ...content,
        agent: contact,
        listingType: 'sale',
        propertyType: 'flat',
        location: 'Clapham',
        keyFeatures: [],
        images: [],
        ...{ squareFeet: null, outcode: null, latitude: null, longitude: null, transportDistances: null },
        ...{ floorplan: null, epc: null, materialInformation: null },
      },
    } as const;
    const ids = await listings.importListings.handle(Array.from({ length: 1000 }, () => imported));
    const changed = await change({ ids, pricePercent: -10 });
    expect(changed).toMatchObject({ state: 'done', total: 1000, done: 1000, failed: [] });
    expect(await price(ids[999]!)).toBe(517_500);
  }, 120_000);
});

describe('undoing', () => {
  it('gives back what there was, but to what was changed since', async () => {
    const [untouched, edited] = [await add(), await add()];
    const { id } = await change({ ids: [untouched, edited], pricePercent: -10 });
    await ask(UPDATE, { id: edited, version: 2, input: { title: 'With a garden' } }, { as: colleague });
    expect(await undo(id)).toMatchObject({
      state: 'undone',
      total: 2,
      done: 2,
      undoable: false,
      failed: [{ listingId: edited, message: 'This listing was changed since, and stays as it is.' }],
    });
    expect([await price(untouched), await price(edited)]).toEqual([575_000, 517_500]);
  });

  it('is for an hour', async () => {
    const { id } = await change({ ids: [await add()], archive: true });
    harness.clock.advance({ seconds: 3601 });
    expect((await view(id)).undoable).toBe(false);
    expect(refusal(await ask(UNDO, { id }, { as: agent }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is done once, however often it is asked for', async () => {
    const listing = await add();
    const { id } = await change({ ids: [listing], pricePercent: 10 });
    const answers = await Promise.all([1, 2, 3].map(() => ask(UNDO, { id }, { as: agent })));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await settled();
    expect(await undo(id)).toMatchObject({ state: 'undone', done: 1 });
    expect(await price(listing)).toBe(575_000);
    expect((await published()).at(-1)).toBe('updated 3');
  });

  it('is refused while there is nothing to undo', async () => {
    const { id } = await change({ ids: [99], archive: true });
    expect(refusal(await ask(UNDO, { id }, { as: agent }))).toMatchObject({
      message: 'No listing was changed: there is nothing to undo.',
    });
  });
});

describe('a service that stops', () => {
  it('waits for no thousand listings, and the change goes on once it is back', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => add()));
    const { data } = await ask(START, { input: { ids, pricePercent: -10 } }, { as: agent });
    const { id } = data.startBulkChange;
    let done = 0;
    while (done === 0) ({ done } = await view(id));
    await listings.stop();
    const documents = await harness.documents('listings');
    const kept = await documents.connection.collection('bulk-changes').findOne({ _id: id });
    expect(kept).toMatchObject({ state: 'running' });
    listings = await startListings({
      ...harness,
      ...engines,
      documents,
      config: { LINTEL_MEDIA_URL: '/media' },
    });
    harness.onDispose(() => listings.stop());
    const there = (query: string, variables: Record<string, unknown>) =>
      harness.ask<any>(listings, query, { variables, as: agent });
    await engines.jobs.drain();
    expect((await there(VIEW, { id })).data.bulkChange).toMatchObject({
      state: 'done',
      done: 60,
      failed: [],
    });
    const { data: all } = await there('{ agencyListings(first: 100) { listings { price } } }', {});
    expect(new Set(all.agencyListings.listings.map((one: { price: number }) => one.price))).toEqual(
      new Set([517_500]),
    );
  });
});

describe('upkeep', () => {
  it('has a change go on that the queue never took', async () => {
    const listing = await add();
    const { add: take } = engines.jobs;
    engines.jobs.add = () => Promise.reject(new Error('the queue is away'));
    const { data } = await ask(START, { input: { ids: [listing], pricePercent: 10 } }, { as: agent });
    await settled();
    expect((await view(data.startBulkChange.id)).state).toBe('running');
    expect(await underWay()).toBe(1);
    engines.jobs.add = take;
    harness.clock.advance({ seconds: 60 });
    await listings.bulkChanges.upkeep.handle();
    await settled();
    expect((await view(data.startBulkChange.id)).state).toBe('done');
    expect(await underWay()).toBe(0);
    expect(await price(listing)).toBe(632_500);
  });

  it('forgets a change after thirty days', async () => {
    const { id } = await change({ ids: [await add()], archive: true });
    harness.clock.advance({ days: 29 });
    await listings.bulkChanges.upkeep.handle();
    expect(await view(id)).not.toBeNull();
    harness.clock.advance({ days: 2 });
    await listings.bulkChanges.upkeep.handle();
    expect(await view(id)).toBeNull();
  });
});
