import type { CloudEvent } from '@lintel/contracts';
import { EventComposer } from '@lintel/service-kit';
import { uuidV7Source } from '@lintel/kernel';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const colleague = { ...agent, subject: 'account-2' } as const;
const stranger = { ...agent, subject: 'account-3', agencyId: 'another-agency' } as const;
const operations = { subject: 'account-4', role: 'operations' } as const;

const ONE = `query ($id: Int!) { agencyListing(id: $id) { id version state status price latitude longitude missing { field message }
  transportDistances { tubeStop } priceHistory { price at } changes { version at by fields } } }`;

let { harness, ask, published, events } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, ask, published, events } = await startFixture());
});
afterEach(() => harness.dispose());

type Caller = { readonly subject: string; readonly role: 'agent' | 'operations'; readonly agencyId?: string };
const create = (about: object = {}) => ask(CREATE, { input: { ...home, ...about } }, { as: agent });
const update = (version: number, input: object, as: Caller = agent) =>
  ask(UPDATE, { id: 1, version, input }, { as });
const mutate = (name: string, as: Caller = agent) =>
  ask(`mutation { ${name}(id: 1) { id version published missing { field } } }`, {}, { as });
const one = async () => (await ask(ONE, { id: 1 }, { as: agent })).data.agencyListing;
const code = ({ errors }: { readonly errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions['code'];

const account = async (type: string, sequence: number, data: object) => {
  const composer = new EventComposer('/services/accounts', uuidV7Source(harness.clock), harness.clock);
  const event = composer.compose(type as 'lintel.account.changed.v1', {
    subject: 'account-2',
    sequence,
    data: { id: 'account-2', ...data } as never,
  });
  await harness.bus.publish('lintel.account', [event as CloudEvent]);
  await harness.bus.drain();
};
const state = { email: 'robin@example.org', pendingEmail: null, agencyId: agent.agencyId, confirmed: true };

describe('two agents at one listing', () => {
  beforeEach(async () => {
    await create();
    await account('lintel.account.registered.v1', 1, { ...state, name: 'Robin Example', role: 'agent' });
  });

  it('the second is told what was changed and by whom, and nothing is written', async () => {
    harness.clock.advance({ seconds: 60 });
    await update(1, { price: 560_000, title: 'Garden flat' }, colleague);
    const answer = await update(1, { description: 'Mine.' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: {
        version: 2,
        changes: [
          {
            version: 2,
            at: harness.clock.now().toISOString(),
            by: 'Robin Example',
            fields: ['title', 'price'],
          },
        ],
      },
    });
    expect((await one()).version).toBe(2);
    expect(code(await update(2, { description: 'Mine.' }))).toBeUndefined();
  });

  it('is told of a status, an archiving and a removal too', async () => {
    await ask('mutation { changeListingStatus(id: 1, status: underOffer) { id } }', {}, { as: colleague });
    await mutate('archiveListing', colleague);
    const { errors } = await update(1, { price: 1 });
    const conflict = errors?.[0]?.extensions['conflict'] as { changes: { fields: string[] }[] };
    expect(conflict.changes.map(({ fields }) => fields)).toEqual([['status'], ['archived']]);
  });

  it('is told of a version that never was', async () => {
    expect(code(await update(9, { price: 1 }))).toBe('CONFLICT');
  });

  it('a name goes when its account is closed, and no older event brings it back', async () => {
    await update(1, { price: 560_000 }, colleague);
    expect((await one()).changes[0].by).toBe('Robin Example');
    await account('lintel.account.closed.v1', 3, { closedAt: harness.clock.now().toISOString() });
    expect((await one()).changes[0].by).toBeNull();
    await account('lintel.account.changed.v1', 2, { ...state, name: 'Robin Example', role: 'agent' });
    expect((await one()).changes[0].by).toBeNull();
  });

  it('the names of visitors are not kept', async () => {
    await account('lintel.account.changed.v1', 2, { ...state, name: 'Robin', role: 'user', agencyId: null });
    await update(1, { price: 560_000 }, colleague);
    expect((await one()).changes[0].by).toBeNull();
  });
});

describe('the history', () => {
  it('has every price from the beginning, and the changes, the latest first', async () => {
    const created = harness.clock.now().toISOString();
    await create();
    harness.clock.advance({ days: 1 });
    await update(1, { price: 550_000 });
    await update(2, { title: 'Garden flat', squareFeet: 900 });
    const { priceHistory, changes } = await one();
    const later = harness.clock.now().toISOString();
    expect(priceHistory).toEqual([
      { price: home.price, at: created },
      { price: 550_000, at: later },
    ]);
    expect(changes.map(({ version, fields }: any) => [version, fields])).toEqual([
      [3, ['title', 'squareFeet']],
      [2, ['price']],
    ]);
  });

  it('has no change that changed nothing, and the public hears of none', async () => {
    await create();
    expect((await update(1, { price: home.price, title: home.title })).data.updateListing.version).toBe(1);
    expect((await one()).changes).toEqual([]);
    expect(await published()).toEqual(['published 1']);
  });
});

describe('a price of nothing', () => {
  it('is what a new property has by default, with the other defaults, and stays a draft that says why', async () => {
    const { title, description, address, agent: contact } = home;
    const { data } = await ask(
      CREATE,
      { input: { title, description, address, agent: contact } },
      { as: agent },
    );
    expect(data.createListing).toEqual({
      id: 1,
      version: 1,
      published: false,
      missing: [{ field: 'price' }],
    });
    const { missing, state: standing, price } = await one();
    expect([standing, price]).toEqual(['draft', 0]);
    expect(missing[0].message).toContain('A home for sale is not advertised for £0');
    expect((await update(1, { price: 500_000 })).data.updateListing.published).toBe(true);
    expect(await published()).toEqual(['published 2']);
  });

  it.each([
    ['sale', 'A home for sale is not advertised for £0'],
    ['rent', 'one exact monthly rent'],
  ])('is refused for what is public, for %s', async (listingType, text) => {
    await create({ listingType });
    const answer = await update(1, { price: 0 });
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringContaining(text),
      extensions: { code: 'BAD_USER_INPUT', field: 'input.price' },
    });
    expect((await one()).price).toBe(home.price);
  });

  it('is another thing than a price on application, which is for sales alone', async () => {
    expect((await create({ price: null })).data.createListing.published).toBe(true);
    expect((await create({ price: null, listingType: 'rent' })).data.createListing.published).toBe(false);
  });
});

describe('a status', () => {
  it('can be given with the rest, if it fits the type', async () => {
    await create({ status: 'underOffer' });
    expect((await one()).status).toBe('underOffer');
    const wrong = await create({ listingType: 'rent', price: 1200, status: 'sold' });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input.status' });
    const answer = await update(1, { status: 'let' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field: 'input.status' });
    await update(1, { status: 'let', listingType: 'rent', price: 1200 });
    expect((await one()).status).toBe('let');
    expect((await update(2, { listingType: 'sale' })).errors?.[0]?.extensions).toMatchObject({
      field: 'input.listingType',
    });
  });

  it('stays when the input leaves it out', async () => {
    await create({ status: 'underOffer' });
    await update(1, { price: 550_000 });
    expect((await one()).status).toBe('underOffer');
    expect(await published()).toEqual(['published 1', 'updated 2']);
  });
});

describe('the archive', () => {
  const READ = 'query { listing(id: 1) { id } listingState(id: 1) publicListings { id } }';

  it('takes a listing away from the public until it is brought back', async () => {
    await create();
    expect((await mutate('archiveListing')).data.archiveListing).toMatchObject({
      version: 2,
      published: false,
    });
    expect((await ask(READ, {})).data).toEqual({
      listing: null,
      listingState: 'removed',
      publicListings: [],
    });
    expect((await one()).state).toBe('archived');
    await update(2, { price: 500_000 });
    harness.clock.advance({ days: 400 });
    await mutate('unarchiveListing');
    expect((await ask(READ, {})).data.listing).toEqual({ id: 1 });
    expect(await published()).toEqual(['published 1', 'removed 2', 'restored 4']);
    expect(events[1]!.data).toMatchObject({ id: 1, agencyId: agent.agencyId });
  });

  it('does nothing twice', async () => {
    await create();
    await mutate('archiveListing');
    expect((await mutate('archiveListing')).data.archiveListing.version).toBe(2);
    await mutate('unarchiveListing');
    expect((await mutate('unarchiveListing')).data.unarchiveListing.version).toBe(3);
  });

  it('publishes a draft that became complete in it only when it is brought back', async () => {
    await create({ price: 0 });
    await mutate('archiveListing');
    expect((await update(2, { price: 500_000 })).data.updateListing.published).toBe(false);
    expect((await mutate('unarchiveListing')).data.unarchiveListing.published).toBe(true);
    expect(await published()).toEqual(['published 4']);
  });

  it('takes nothing of another agency, nor what was removed, which stays as it was', async () => {
    await create();
    expect(code(await mutate('archiveListing', stranger))).toBe('NOT_FOUND');
    await mutate('archiveListing');
    await mutate('removeListing');
    expect((await mutate('unarchiveListing')).errors?.[0]?.message).toBe(
      'This listing was removed. Restore it first.',
    );
    expect((await update(3, { price: 1 })).errors?.[0]?.message).toBe(
      'This listing was removed. Restore it first.',
    );
    await mutate('restoreListing', operations);
    expect((await one()).state).toBe('archived');
    expect(await published()).toEqual(['published 1', 'removed 2']);
  });
});
