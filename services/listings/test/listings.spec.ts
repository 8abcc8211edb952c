import type { PublicListing } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  agent,
  CREATE,
  home,
  type ListingsFixture,
  otherAgent,
  startFixture,
  UPDATE,
} from './listings.fixture.js';

const READ = `query ($id: Int!) { listing(id: $id) { id title price status location version agent { agency } } }`;

let { harness, listings, events, ask, published } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, listings, events, ask, published } = await startFixture());
});
afterEach(() => harness.dispose());

describe('creating a listing', () => {
  it('publishes it at once when it is complete, with the whole listing in the event', async () => {
    const { data } = await ask(CREATE, { input: home }, { as: agent });
    expect(data.createListing).toEqual({ id: 1, version: 1, published: true, missing: [] });
    expect(await published()).toEqual(['published 1']);
    expect(events[0]!.data).toMatchObject({
      id: 1,
      location: 'Clapham, London',
      outcode: 'SW4',
      agent: { agencyId: agent.agencyId },
    });
  });

  it('takes the defaults of a new property', async () => {
    await ask(CREATE, { input: home }, { as: agent });
    await published();
    expect(events[0]!.data).toMatchObject({
      propertyType: 'house',
      status: 'available',
      listingType: 'sale',
    });
  });

  it('keeps a rental without one exact monthly rent as a draft that says what is missing', async () => {
    const { price: _, ...withoutRent } = home;
    const { data } = await ask(CREATE, { input: { ...withoutRent, listingType: 'rent' } }, { as: agent });
    expect(data.createListing).toMatchObject({ published: false, missing: [{ field: 'price' }] });
    expect(await published()).toEqual([]);
    expect((await ask(READ, { id: 1 })).data.listing).toBeNull();

    await ask(UPDATE, { id: 1, version: 1, input: { price: 2400 } }, { as: agent });
    expect(await published()).toEqual(['published 2']);
  });

  it.each([
    ['title', { title: '  ' }],
    ['bedrooms', { bedrooms: -1 }],
    ['price', { price: -5 }],
    ['agent.email', { agent: { ...home.agent, email: 'nobody' } }],
    ['longitude', { latitude: 51.5 }],
    ['keyFeatures.0', { keyFeatures: ['x'.repeat(201)] }],
  ])('refuses a wrong %s by its name and stores nothing', async (field, wrong) => {
    const { errors } = await ask(CREATE, { input: { ...home, ...wrong } }, { as: agent });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: `input.${field}` });
    expect((await ask(READ, { id: 1 })).data.listing).toBeNull();
  });

  it('is for agents', async () => {
    expect((await ask(CREATE, { input: home })).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const visitor = { as: { subject: 'account-3', role: 'user' } as const };
    expect((await ask(CREATE, { input: home }, visitor)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('changing a listing', () => {
  beforeEach(() => ask(CREATE, { input: { ...home, keyFeatures: [' Garden ', ' '] } }, { as: agent }));

  it('changes what the input gives and keeps the rest', async () => {
    await ask(UPDATE, { id: 1, version: 1, input: { price: 565_000 } }, { as: agent });
    expect(await published()).toEqual(['published 1', 'updated 2']);
    expect(events[1]!.data).toMatchObject({ price: 565_000, title: home.title, keyFeatures: ['Garden'] });
  });

  it('tells the second of two concurrent editors, and overwrites nothing', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => ask(UPDATE, { id: 1, version: 1, input: { price: n } }, { as: agent })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions['code']) ?? []),
    ).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await published()).toEqual(['published 1', 'updated 2']);
  });

  it('follows the address with the location, unless a location was given', async () => {
    await ask(
      UPDATE,
      { id: 1, version: 1, input: { address: '3 Sample Road, Leeds LS6 1AA' } },
      { as: agent },
    );
    expect((await ask(READ, { id: 1 })).data.listing.location).toBe('Leeds');
    await ask(UPDATE, { id: 1, version: 2, input: { location: 'Hyde Park, Leeds' } }, { as: agent });
    await ask(
      UPDATE,
      { id: 1, version: 3, input: { address: '5 Sample Road, Leeds LS6 1AA' } },
      { as: agent },
    );
    expect((await ask(READ, { id: 1 })).data.listing.location).toBe('Hyde Park, Leeds');
  });

  it("answers for another agency's listing as if it did not exist", async () => {
    const { errors } = await ask(UPDATE, { id: 1, version: 1, input: { price: 1 } }, { as: otherAgent });
    const missing = await ask(UPDATE, { id: 99, version: 1, input: { price: 1 } }, { as: otherAgent });
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(errors?.[0]?.message.replace('1', '99')).toBe(missing.errors?.[0]?.message);
  });

  it('can be sold but not let, being for sale', async () => {
    const change = (status: string) =>
      ask(
        `mutation ($status: ListingStatus!) { changeListingStatus(id: 1, status: $status) { version } }`,
        { status },
        { as: agent },
      );
    expect((await change('let')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'status',
    });
    expect((await change('sold')).data.changeListingStatus.version).toBe(2);
    expect(await published()).toEqual(['published 1', 'status-changed 2']);
  });

  it('can be removed and, for 30 days, restored', async () => {
    const REMOVE = 'mutation { removeListing(id: 1) { published } }';
    const RESTORE = 'mutation { restoreListing(id: 1) { published } }';
    await ask(REMOVE, {}, { as: agent });
    expect((await ask(READ, { id: 1 })).data.listing).toBeNull();
    harness.clock.advance({ days: 29 });
    expect((await ask(RESTORE, {}, { as: agent })).data.restoreListing.published).toBe(true);
    await ask(REMOVE, {}, { as: agent });
    harness.clock.advance({ days: 31 });
    expect((await ask(RESTORE, {}, { as: agent })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(await published()).toEqual(['published 1', 'removed 2', 'restored 3', 'removed 4']);
  });
});

describe('a listing that staff look for', () => {
  const staff = { subject: 'account-9', role: 'operations' } as const;
  const FIND = `query ($q: String!, $first: Int) { findListings(q: $q, first: $first) {
    id title agencyName state takenDown restorableUntil missing { field } } }`;
  const DOWN =
    'mutation ($id: Int = 1, $reason: TakeDownReason!) { takeDownListing(id: $id, reason: $reason) { published version } }';
  const RESTORE = 'mutation { restoreListing(id: 1) { published } }';
  const find = async (q: string, first = 50) =>
    (await ask(FIND, { q, first }, { as: staff })).data.findListings;
  beforeEach(async () => {
    await ask(CREATE, { input: home }, { as: agent });
  });

  it('is found by its number, its postcode and words, whosever it is and whatever its state', async () => {
    for (const q of ['1', ' sw4 ', 'SW4', home.title])
      expect(await find(q)).toMatchObject([{ id: 1, state: 'published' }]);
    for (const q of ['', '2', '.*', 'SW99']) expect(await find(q)).toEqual([]);
    await ask('mutation { archiveListing(id: 1) { id } }', {}, { as: agent });
    expect(await find('1')).toMatchObject([{ state: 'archived', takenDown: null, restorableUntil: null }]);
  });

  it('is taken down for a reason, and brought back by staff alone', async () => {
    expect((await ask(DOWN, { reason: 'misleading' }, { as: staff })).data.takeDownListing.published).toBe(
      false,
    );
    expect((await ask(READ, { id: 1 })).data.listing).toBeNull();
    expect(await find('1')).toMatchObject([{ state: 'removed', takenDown: 'misleading' }]);
    const { errors } = await ask(RESTORE, {}, { as: agent });
    expect(errors?.[0]).toMatchObject({
      message: 'The portal took this listing down. Ask the portal to bring it back.',
      extensions: { code: 'BAD_USER_INPUT', field: 'id' },
    });
    expect((await ask(RESTORE, {}, { as: staff })).data.restoreListing.published).toBe(true);
    expect(await find('1')).toMatchObject([{ state: 'published', takenDown: null }]);
    await ask('mutation { removeListing(id: 1) { id } }', {}, { as: agent });
    expect((await ask(RESTORE, {}, { as: agent })).data.restoreListing.published).toBe(true);
  });

  it('stays down though its agency had removed it, and for the reason it was last taken down for', async () => {
    await ask('mutation { removeListing(id: 1) { id } }', {}, { as: agent });
    const version = async (reason: string) =>
      (await ask(DOWN, { reason }, { as: staff })).data.takeDownListing.version;
    expect([await version('duplicate'), await version('duplicate'), await version('unlawful')]).toEqual([
      3, 3, 4,
    ]);
    expect(await find('1')).toMatchObject([{ takenDown: 'unlawful' }]);
    expect((await ask(RESTORE, {}, { as: agent })).errors).toBeDefined();
    expect(await published()).toEqual(['published 1', 'removed 2']);
  });

  it('is for staff, so many at most', async () => {
    for (const query of [FIND, DOWN])
      expect(
        (await ask(query, { q: '1', reason: 'other' }, { as: agent })).errors?.[0]?.extensions['code'],
      ).toBe('FORBIDDEN');
    const { errors } = await ask(FIND, { q: '1', first: 101 }, { as: staff });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
    const gone = await ask(DOWN, { id: 99, reason: 'other' }, { as: staff });
    expect(gone.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('material information', () => {
  const MATERIAL = '{ listing(id: 1) { materialInformation { tenure floodRisk restrictions broadband } } }';

  it('includes flood risk and restrictions, in the listing and its event', async () => {
    const given = {
      tenure: 'freehold',
      floodRisk: 'Low from surface water',
      restrictions: 'Grade II listed',
    };
    await ask(CREATE, { input: { ...home, materialInformation: given } }, { as: agent });
    expect((await ask(MATERIAL, {})).data.listing.materialInformation).toEqual({ ...given, broadband: null });
    await published();
    expect(events[0]!.data).toMatchObject({ materialInformation: given });
  });

  it('that is too long is refused by its name', async () => {
    const { errors } = await ask(
      CREATE,
      { input: { ...home, materialInformation: { floodRisk: 'x'.repeat(501) } } },
      { as: agent },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ field: 'input.materialInformation.floodRisk' });
  });
});

describe('the outbox', () => {
  it('keeps events while the bus is away and publishes them in order when it is back', async () => {
    const publish = harness.bus.publish.bind(harness.bus);
    harness.bus.publish = () => Promise.reject(new Error('the broker is away'));
    await ask(CREATE, { input: home }, { as: agent });
    await ask(UPDATE, { id: 1, version: 1, input: { price: 1000 } }, { as: agent });
    await expect(listings.drain()).rejects.toThrow('the broker is away');
    harness.bus.publish = publish;
    expect(await published()).toEqual(['published 1', 'updated 2']);
  });
});

describe('importing listings', () => {
  const content = {
    ...home,
    squareFeet: null,
    location: 'Clapham',
    outcode: null,
    latitude: null,
    longitude: null,
    transportDistances: null,
    keyFeatures: [],
    images: [],
    floorplan: null,
    epc: null,
    materialInformation: null,
    listingType: 'sale',
    propertyType: 'flat',
  } as const;
  const near = { latitude: 51.4572, longitude: -0.1412 };

  it('measures distances that do not come with them, and keeps those that do', async () => {
    const theirs = { tube: 0.5, bus: 0.1, train: null };
    const imported = { agencyId: 'a', status: 'available', publishedAt: harness.clock.now() } as const;
    await listings.importListings.handle([
      { ...imported, content: { ...content, ...near } },
      { ...imported, content: { ...content, ...near, transportDistances: theirs } },
    ]);
    await published();
    const distances = events.map(({ data }) => (data as PublicListing).transportDistances);
    expect(distances.find((found) => found?.bus === 0.1)).toEqual(theirs);
    expect(distances.find((found) => found?.bus === null)).toMatchObject({ tubeStop: 'Clapham Common' });
  });

  it('never gives an id a second time that came with an import', async () => {
    const imported = {
      agencyId: 'a',
      status: 'available',
      content,
      publishedAt: harness.clock.now(),
    } as const;
    await listings.importListings.handle([{ id: 40, ...imported }, imported]);
    const { data } = await ask(CREATE, { input: home }, { as: agent });
    expect(data.createListing.id).toBe(42);
  });

  it('changes nothing when it comes again', async () => {
    const imported = {
      id: 1,
      agencyId: 'a',
      status: 'available',
      content,
      publishedAt: harness.clock.now(),
    } as const;
    expect(await listings.importListings.handle([imported])).toEqual([1]);
    expect(await listings.importListings.handle([imported, { ...imported, id: 2 }])).toEqual([2]);
    expect(await published()).toEqual(['published 1', 'published 1']);
  });
});
