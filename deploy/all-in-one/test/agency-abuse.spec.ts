import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bulkChange, startBulkChange } from './ownership/bulk.rows.js';
import { home, listing, published } from './ownership/listings.js';
import { Scene } from './ownership/ownership-scene.js';
import { noId, noListing } from './ownership/row.js';
import { sent } from './ownership/uploads.js';
import { ask, badInput, refusal } from './refusals.js';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

const createListing = 'mutation ($input: ListingInput!) { createListing(input: $input) { id published } }';
const saveForm =
  'mutation ($id: Int, $content: String!) { saveListingForm(listingId: $id, content: $content) { savedAt } }';

describe('a listing', () => {
  it.each([
    ['input.price', { price: -1 }],
    ['input.price', { price: 1e12 }],
    ['input.bedrooms', { bedrooms: -1 }],
    ['input.bathrooms', { bathrooms: 5000 }],
    ['input.squareFeet', { squareFeet: -20 }],
    ['input.latitude', { latitude: 91, longitude: 0 }],
    ['input.longitude', { latitude: 51 }],
    ['input.status', { status: 'let' }],
    ['input.materialInformation.leaseYearsRemaining', { materialInformation: { leaseYearsRemaining: -5 } }],
    ['input.materialInformation.serviceCharge', { materialInformation: { serviceCharge: -5 } }],
    ['input.description', { description: 'x'.repeat(200_000) }],
    ['input.description', { description: 'a\u0000b' }],
    ['input.keyFeatures', { keyFeatures: Array.from({ length: 10_000 }, () => 'Garden') }],
    ['input.images', { images: Array.from({ length: 5000 }, (_, n) => ({ id: `${noId}${n}` })) }],
    ['input.images.0.id', { images: [{ id: '../../etc/passwd' }] }],
    ['input.floorplan', { floorplan: noId }],
    ['input.epc', { epc: '' }],
  ])('with a wrong %s is refused by its name', async (field, change) => {
    expect(await refusal(scene, createListing, { input: { ...home, ...change } })).toMatchObject(
      badInput(field),
    );
  });

  it('to rent for nothing stays a draft', async () => {
    const { data } = await ask(scene, createListing, { input: { ...home, listingType: 'rent', price: 0 } });
    expect(data.createListing.published).toBe(false);
  });

  it.each([{ price: 'lots' }, { bedrooms: 1.5 }, { listingType: 'swap' }, { title: ['a'] }, { owner: 'me' }])(
    'of another form (%j) is not even read',
    async (change) => {
      const error = await refusal(scene, createListing, { input: { ...home, ...change } });
      expect(error?.extensions['code']).toBe('BAD_USER_INPUT');
    },
  );

  it("with another agency's file is refused as with one that is not there", async () => {
    const { id } = await sent(scene, 'anotherAgency');
    const withFile = (upload: unknown) =>
      refusal(scene, createListing, { input: { ...home, images: [{ id: upload }] } });
    expect(await withFile(id)).toEqual(await withFile(noId));
  });

  it('of a megabyte is not even read', async () => {
    const { browser } = scene.person('agent');
    const variables = { input: { ...home, description: 'x'.repeat(1_000_000) } };
    expect(await browser.send('POST', '/graphql', { query: createListing, variables })).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    });
  });
});

describe('what is typed into a form', () => {
  it.each([
    ['x'.repeat(100_001)],
    [`{"a":"${'x'.repeat(100_000)}"}`],
    ['no JSON'],
    ['[]'],
    ['null'],
    ['"a"'],
  ])('is a JSON object of at most 100,000 characters', async (content) => {
    expect(await refusal(scene, saveForm, { id: null, content })).toMatchObject(badInput('content'));
  });

  it('is given back letter by letter, and to nobody else', async () => {
    const content = JSON.stringify({ title: '<script>alert(1)</script>', x: '\u202e' });
    const { id } = await listing(scene);
    await scene.ask('agent', saveForm, { id, content });
    const read = 'query ($id: Int) { listingForm(listingId: $id) { content } }';
    expect((await scene.ask('agent', read, { id })).listingForm.content).toBe(content);
    expect((await scene.ask('negotiator', read, { id })).listingForm).toBeNull();
  });
});

describe('a change of many listings', () => {
  it.each([
    ['input.ids', { ids: [], archive: true }],
    ['input.ids', { ids: Array.from({ length: 10_000 }, (_, id) => id), archive: true }],
    ['input', { ids: [1] }],
    ['input', { ids: [1], archive: true, status: 'sold' }],
    ['input.pricePercent', { ids: [1], pricePercent: -91 }],
    ['input.pricePercent', { ids: [1], pricePercent: 1e300 }],
    ['input.pricePercent', { ids: [1], pricePercent: 0 }],
  ])('with a wrong %s is refused by its name', async (field, input) => {
    expect(await refusal(scene, startBulkChange, { input })).toMatchObject(badInput(field));
  });

  it.each([
    { ids: ['a'], archive: true },
    { ids: [2 ** 40], archive: true },
    { ids: [1], status: 'gone' },
  ])('of another form (%j) is not even read', async (input) => {
    expect((await refusal(scene, startBulkChange, { input }))?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it("touches no other agency's listing, and says of it what it says of one that is not there", async () => {
    const { id } = await published(scene);
    const { failed } = await bulkChange(scene, [id, noListing, -1], 'anotherAgency', { pricePercent: -90 });
    expect(failed.map(({ message }) => message)).toEqual(
      [id, noListing, -1].map((one) => `There is no listing ${String(one)}.`),
    );
    const { agencyListing } = await scene.ask(
      'agent',
      'query ($id: Int!) { agencyListing(id: $id) { price version } }',
      { id },
    );
    expect(agencyListing).toEqual({ price: home.price, version: 1 });
  });
});

describe("a page of the agency's own", () => {
  const pages = [
    ['first', '{ agencyListings(first: -1) { total } }'],
    ['first', '{ agencyListings(first: 10000) { total } }'],
    ['after', '{ agencyListings(after: "../../") { total } }'],
    ['filter.search', 'query ($x: String!) { agencyListings(filter: { search: $x }) { total } }'],
    ['first', '{ agencyLeads(first: 10000) { total } }'],
    ['search', 'query ($x: String!) { agencyLeads(search: $x) { total } }'],
    ['search', 'query ($x: String!) { agencyConversations(search: $x) { total } }'],
    ['writtenAfter', '{ agencyConversations(writtenAfter: "yesterday") { total } }'],
    ['ids', 'query ($ids: [ID!]!) { uploads(ids: $ids) { id } }'],
  ] as const;

  it.each(pages)('with a wrong %s is refused by its name: %s', async (field, query) => {
    const variables = { x: 'x'.repeat(200_000), ids: Array.from({ length: 1000 }, () => noId) };
    const wanted = Object.fromEntries(
      Object.entries(variables).filter(([name]) => query.includes(`$${name}:`)),
    );
    expect(await refusal(scene, query, wanted)).toMatchObject(badInput(field));
  });

  it('is not found by what means something to a database and is no word', async () => {
    for (const search of ['.*', '$where', '%', '_', '\\', '" OR 1=1 --', '(', '\u202e']) {
      const { data, errors } = await ask(
        scene,
        'query ($search: String!) { agencyListings(filter: { search: $search }) { total } agencyLeads(search: $search) { total } }',
        { search },
      );
      expect([search, errors]).toEqual([search, undefined]);
      expect([search, data.agencyListings.total]).toEqual([search, 0]);
      expect([search, data.agencyLeads.total]).toEqual([search, 0]);
    }
  });
});

describe('views', () => {
  const look = 'mutation ($id: Int!) { recordListingView(id: $id) }';

  it('of what is not there are none', async () => {
    for (const id of [-1, 0, noListing, 2_147_483_647])
      expect((await ask(scene, look, { id }, 'owner')).data.recordListingView).toBe(false);
  });

  it('by one address, sixteen hundred times, are one', async () => {
    const { id } = await published(scene);
    const flooder = scene.visitor();
    const counts = new Map<string, number>();
    for (let n = 0; n < 50; n++)
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          const { data, errors } = await flooder.ask(look, { id });
          const told = errors?.[0].extensions.code ?? String(data.recordListingView);
          counts.set(told, (counts.get(told) ?? 0) + 1);
        }),
      );
    expect(counts.get('true')).toBeLessThanOrEqual(600);
    expect((counts.get('true') ?? 0) + (counts.get('TOO_MANY_REQUESTS') ?? 0)).toBe(1600);
    const { agencyListing } = await scene.ask(
      'agent',
      'query ($id: Int!) { agencyListing(id: $id) { activity(days: 1) { views } } }',
      { id },
    );
    expect(agencyListing.activity.views).toBe(1);
  }, 60_000);
});

describe('people of an agency', () => {
  const invite = 'mutation ($email: String!) { inviteColleague(email: $email, role: owner) { id } }';

  it('are asked to join sixty times a day at most while the agency is new, and one person five times an hour', async () => {
    const told = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const { errors } = await ask(scene, invite, { email: 'often@example.org' }, 'anotherAgency');
      if (errors) told.add(String(errors[0]!.extensions['code']));
    }
    for (let n = 0; n < 60; n++) {
      const { errors } = await ask(
        scene,
        invite,
        { email: `someone-${n % 40}@example.org` },
        'anotherAgency',
      );
      if (errors) told.add(String(errors[0]!.extensions['code']));
    }
    expect(told).toContain('TOO_MANY_REQUESTS');
  });

  it('who are none of its owners invite nobody, change nothing and remove nobody', async () => {
    const { id } = scene.person('agent');
    for (const query of [
      'mutation { inviteColleague(email: "me@example.org", role: owner) { id } }',
      'mutation { changeAgencyProfile(input: { companyName: "Mine" }) { id } }',
      'mutation { setAgencyLogo { width } }',
      `mutation { changeColleagueRole(accountId: "${id}", role: negotiator) { id } }`,
      `mutation { changeColleagueRole(accountId: "${scene.person('negotiator').id}", role: owner) { id } }`,
      `mutation { removeColleague(accountId: "${id}") { id } }`,
    ])
      expect([query, await refusal(scene, query, {}, 'negotiator')]).toMatchObject([
        query,
        {
          extensions: { code: 'FORBIDDEN' },
        },
      ]);
    expect(
      (await scene.ask('agent', '{ me { agencyRole agency { companyName members { role } } } }')).me,
    ).toMatchObject({ agencyRole: 'owner', agency: { companyName: 'The agent office' } });
  });
});

describe('the log of all this', () => {
  it('holds no address, name or phone number', () => {
    expect(scene.logs).toBe(true);
    expect(scene.personalInLog(['alert(1)'])).toEqual([]);
  });
});
