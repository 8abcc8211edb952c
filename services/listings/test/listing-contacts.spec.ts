import {
  type AccountState,
  accountTopic,
  type AgencyState,
  agencyTopic,
  dataschemaOf,
} from '@lintel/contracts';
import { AgencyLimits, type Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  agent as program,
  CREATE,
  home,
  type ListingsFixture,
  startFixture,
  UPDATE,
} from './listings.fixture.js';

const agencyId = program.agencyId;
const session = { ...program, sessionId: 'session-1' };
let fixture: ListingsFixture;
let sequence = 0;

const publish = async (topic: string, type: string, subject: string, data: object) => {
  sequence += 1;
  const { bus, clock } = fixture.harness;
  const event = {
    specversion: '1.0' as const,
    id: `event-${sequence}`,
    source: '/services/accounts',
    type,
    subject,
    time: clock.now().toISOString(),
    sequence,
    datacontenttype: 'application/json' as const,
    dataschema: dataschemaOf(type as never),
    data,
  };
  await bus.publish(topic, [event as never]);
  await bus.drain();
};
const accountIs = (id: string, about: Partial<AccountState> = {}) =>
  publish(accountTopic.name, 'lintel.account.changed.v1', id, {
    ...{ id, email: `${id}@example.org`, pendingEmail: null, name: `The ${id}` },
    ...{ role: 'agent', agencyId, confirmed: true, ...about },
  });
const agencyIs = (about: Partial<AgencyState> = {}) =>
  publish(agencyTopic.name, 'lintel.agency.changed.v1', agencyId, {
    ...{ id: agencyId, companyName: 'Example & Daughters', phone: '020 7946 0999', address: '' },
    approved: true,
    ...{ members: [{ accountId: 'account-1', role: 'owner' }], ...about },
  });

beforeEach(async () => {
  fixture = await startFixture();
  await agencyIs();
  await accountIs('account-1');
  await accountIs('colleague');
});
afterEach(() => fixture.harness.dispose());

const create = async (agent: object = {}, as: Identity = session) =>
  fixture.ask(CREATE, { input: { ...home, agent: { ...home.agent, ...agent } } }, { as });
const created = async (agent: object = {}, as: Identity = session): Promise<number> =>
  (await create(agent, as)).data.createListing.id;
const contactOf = async (id: number) => {
  await fixture.published();
  const event = fixture.events.findLast(({ subject }) => subject === String(id));
  const { agency, email, name } = (event!.data as any).agent;
  return { agency, email, name };
};

describe('an agency’s stock', () => {
  it('narrows to the homes whose contact the caller is by now', async () => {
    const mine = async (as: Identity = session) =>
      (await fixture.ask('{ agencyListings(filter: { mine: true }) { listings { id } } }', {}, { as })).data
        .agencyListings.listings;
    const id = await created({ email: 'account-1@example.org' });
    const other = await created({ email: 'colleague@example.org' });
    expect(await mine()).toEqual([{ id }]);
    expect(await mine({ ...session, subject: 'colleague' })).toEqual([{ id: other }]);
    expect(await mine({ ...session, subject: 'not-heard-of' })).toEqual([]);
    await accountIs('account-1', { email: 'married@example.org' });
    expect(await mine()).toEqual([{ id }]);
    const { sessionId: _, ...program } = session;
    const imported = await created({ email: 'Married@Example.org' }, program);
    expect(await mine()).toEqual(expect.arrayContaining([{ id }, { id: imported }]));
  });
});

describe('the contact of a listing', () => {
  it.each([
    ["somebody else's", 'victim@example.net'],
    ["another agency's", 'rival@example.org'],
    ['an unconfirmed', 'new@example.org'],
  ])('is the caller, where a session names %s address', async (_whose, email) => {
    await accountIs('rival', { agencyId: 'another-agency' });
    await accountIs('new', { confirmed: false });
    const id = await created({ email, agency: 'Honest Bank' });
    expect(await contactOf(id)).toMatchObject({
      agency: 'Example & Daughters',
      email: 'account-1@example.org',
    });
    const { version } = (
      await fixture.ask('query ($id: Int!) { agencyListing(id: $id) { version } }', { id }, { as: session })
    ).data.agencyListing;
    const input = { agent: { ...home.agent, email, agency: 'Honest Bank' }, title: 'Another title' };
    await fixture.ask(UPDATE, { id, version, input }, { as: session });
    expect(await contactOf(id)).toMatchObject({
      agency: 'Example & Daughters',
      email: 'account-1@example.org',
    });
  });

  it('is whoever of the agency is named', async () => {
    expect(await contactOf(await created({ email: 'Colleague@example.org' }))).toMatchObject({
      email: 'colleague@example.org',
    });
  });

  it('is as programs give it, which hold the key of the installation', async () => {
    const id = await created({ email: 'branch@example.com', agency: 'A Branch' }, program);
    expect(await contactOf(id)).toMatchObject({ agency: 'A Branch', email: 'branch@example.com' });
  });

  it('is nobody yet while the caller is not heard of', async () => {
    const { errors } = await create({}, { ...session, subject: 'late' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input.agent.email' });
  });

  it('follows the member to another address, and an owner stands in for who leaves', async () => {
    const id = await created({ email: 'colleague@example.org' });
    await accountIs('colleague', { email: 'moved@example.org' });
    expect((await contactOf(id)).email).toBe('moved@example.org');
    await accountIs('colleague', { role: 'user', agencyId: null, email: 'moved@example.org' });
    expect(await contactOf(id)).toMatchObject({ email: 'account-1@example.org', name: 'The account-1' });
  });

  it('follows as well on homes that were withdrawn, of which conversations and viewings may go on', async () => {
    const id = await created({ email: 'colleague@example.org' });
    await fixture.ask('mutation ($id: Int!) { archiveListing(id: $id) { id } }', { id }, { as: session });
    await accountIs('colleague', { role: 'user', agencyId: null });
    await fixture.published();
    const told = fixture.events.filter(({ subject }) => subject === String(id));
    expect(told.map(({ type }) => type.split('.')[2])).toEqual(['published', 'removed', 'removed']);
    expect(told.map(({ data }) => (data as any).contact)).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ agencyId, email: 'account-1@example.org', name: 'The account-1' }),
    ]);
  });

  const closes = (id: string) =>
    publish(accountTopic.name, 'lintel.account.closed.v1', id, {
      id,
      closedAt: fixture.harness.clock.now().toISOString(),
    });
  const KNOWN =
    'query ($id: Int!) { agencyListing(id: $id) { state agent { agency name email phone position } } }';
  const known = async (id: number) => (await fixture.ask(KNOWN, { id }, { as: program })).data.agencyListing;

  it('is another member at the agency’s telephone once they closed their account', async () => {
    const id = await created({ email: 'colleague@example.org', phone: '07700 900123' });
    await agencyIs({ members: [] });
    await closes('colleague');
    expect((await known(id)).agent).toMatchObject({
      email: 'account-1@example.org',
      phone: '020 7946 0999',
      position: '',
    });
  });

  it('is nobody once the last member closed their account, and the home goes from the public', async () => {
    const id = await created({ name: 'Sam Last' });
    await closes('colleague');
    await closes('account-1');
    await fixture.published();
    const nobody = { email: 'nobody@lintel.invalid', phone: '', position: '' };
    expect(fixture.events.at(-1)).toMatchObject({
      type: 'lintel.listing.removed.v1',
      subject: String(id),
      data: { contact: nobody },
    });
    expect(await known(id)).toEqual({
      state: 'archived',
      agent: { agency: 'Example & Daughters', name: 'Example & Daughters', ...nobody },
    });
  });

  it('has the name that the agency has by now, on every listing of it', async () => {
    const ids = [await created(), await created()];
    await agencyIs({ companyName: 'Example & Sons' });
    for (const id of ids) expect((await contactOf(id)).agency).toBe('Example & Sons');
  });
});

describe('a listing', () => {
  it('says since when its agency has been there, for who limits what is sent to it', async () => {
    await created({}, { ...session, agencySince: 1_772_442_000 });
    await fixture.published();
    expect((fixture.events.at(-1)!.data as any).agent.agencySince).toBe(1_772_442_000);
  });

  it('goes on saying so after edits, which have changed what they name alone', async () => {
    const people = { ...session, agencySince: 1_772_442_000 };
    const id = await created({}, people);
    const LISTING = 'query ($id: Int!) { agencyListing(id: $id) { version changes { fields } } }';
    const listing = async () => (await fixture.ask(LISTING, { id }, { as: people })).data.agencyListing;
    const edit = async (input: object, as: Identity) =>
      fixture.ask(UPDATE, { id, version: (await listing()).version, input }, { as });
    await edit({ title: 'Another title' }, people);
    await edit({ agent: { ...home.agent, name: 'Odile Example' } }, program);
    expect((await listing()).changes.map(({ fields }: any) => fields)).toEqual([['agent'], ['title']]);
    await fixture.published();
    expect((fixture.events.at(-1)!.data as any).agent).toMatchObject({
      agencySince: 1_772_442_000,
      name: 'Odile Example',
    });
  });
});

describe('new listings of an agency', () => {
  it('are limited by how long it has been there, and those of programs are not', async () => {
    const { engines, harness } = fixture;
    const agencySince = Math.floor(harness.clock.now().getTime() / 1000);
    const people = { ...session, agencySince };
    const limits = new AgencyLimits(engines.cache, harness.clock, harness.logger);
    for (let n = 0; n < 299; n += 1) await limits.count('listing', people);
    expect((await create({}, people)).errors).toBeUndefined();
    const refused = (await create({}, people)).errors?.[0];
    expect(refused?.extensions['code']).toBe('TOO_MANY_REQUESTS');
    expect(refused?.message).toMatch(/^Your agency has added 300 listings .* try again in \d+ hours\.$/);
    expect((await create({}, program)).errors).toBeUndefined();
    harness.clock.advance({ days: 1 });
    for (let n = 0; n < 300; n += 1) await limits.count('listing', people);
    expect((await create({}, people)).errors).toBeUndefined();
  });
});
