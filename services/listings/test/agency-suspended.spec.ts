import { type AgencyState, type CloudEvent, dataschemaOf } from '@lintel/contracts';
import { anAgencyEvent } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const { agencyId: id } = agent;
const member = { subject: 'account-1', role: 'agent', agencyId: id, sessionId: 'session-1' } as const;
const staff = { subject: 'staff', role: 'operations' } as const;
let fixture: ListingsFixture;
let home1: number;

const hear = async (...events: readonly CloudEvent[]) => {
  const { bus } = fixture.harness;
  for (const event of events) await bus.publish(topicOf(event), [event]);
  await bus.drain();
};
const topicOf = ({ type }: CloudEvent) => type.split('.').slice(0, 2).join('.');
const agencyIs = (
  what: Parameters<typeof anAgencyEvent>[0],
  sequence: number,
  about: Partial<AgencyState> = {},
) => anAgencyEvent(what, sequence, { id, ...about });
const suspended = (sequence = 2) => hear(agencyIs('suspended', sequence));
const reinstated = (sequence = 3) => hear(agencyIs('reinstated', sequence));

const created = async (about: object = {}) =>
  (await fixture.ask(CREATE, { input: { ...home, ...about } }, { as: agent })).data.createListing
    .id as number;
const act = (mutation: string, as: object = agent) =>
  fixture.ask(`mutation { ${mutation} }`, {}, { as: as as never });
const seen = async (listing: number) =>
  (
    await fixture.ask('query ($id: Int!) { listing(id: $id) { title price } listingState(id: $id) }', {
      id: listing,
    })
  ).data;
const inSiteMap = async () =>
  (await fixture.ask('{ publicListings { id } }', {})).data.publicListings.map(
    (one: { id: number }) => one.id,
  );
const code = (answer: { errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions['code'];

beforeEach(async () => {
  fixture = await startFixture();
  home1 = await created();
});
afterEach(() => fixture.harness.dispose());

describe('the homes of an agency that is suspended', () => {
  it('are hidden from the public, with an event each that says so, and come back as they were', async () => {
    const before = await seen(home1);
    const draft = await created({ price: null, listingType: 'rent' });
    const [archived, removed, down] = [await created(), await created(), await created()];
    await act(`archiveListing(id: ${archived}) { id }`);
    await act(`removeListing(id: ${removed}) { id }`);
    await act(`takeDownListing(id: ${down}, reason: unlawful) { id }`, staff);
    await suspended();
    expect(await seen(home1)).toEqual({ listing: null, listingState: 'removed' });
    expect(await inSiteMap()).toEqual([]);
    await fixture.published();
    expect(fixture.events.at(-1)).toMatchObject({
      type: 'lintel.listing.removed.v1',
      data: { id: home1, agencyId: id, agencySuspended: true },
    });
    const found = await fixture.ask(
      'query ($q: String!) { findListings(q: $q) { state agencySuspended } }',
      {
        q: String(home1),
      },
      { as: staff },
    );
    expect(found.data.findListings[0]).toEqual({ state: 'published', agencySuspended: true });
    await reinstated();
    expect(await seen(home1)).toEqual(before);
    expect(await inSiteMap()).toEqual([home1]);
    for (const other of [draft, archived, removed, down]) expect((await seen(other)).listing).toBeNull();
    await fixture.published();
    const told = fixture.events.slice(-2).map(({ type, subject }) => [type, subject]);
    expect(told).toEqual([
      ['lintel.listing.removed.v1', String(home1)],
      ['lintel.listing.restored.v1', String(home1)],
    ]);
    const states = '{ agencyListings { listings { id state changes { fields } } } }';
    const { listings } = (await fixture.ask(states, {}, { as: agent })).data.agencyListings;
    expect(listings.find((one: { id: number }) => one.id === home1)).toMatchObject({
      ...{ state: 'published', changes: [] },
    });
  });

  it('stay hidden however they are written meanwhile, and come back as they have become', async () => {
    await suspended();
    const [imported] = await fixture.listings.importListings.handle([
      { agencyId: id, status: 'available', content: await contentOf(home1), publishedAt: new Date(0) },
    ]);
    await act(`archiveListing(id: ${home1}) { id }`);
    expect(await inSiteMap()).toEqual([]);
    await fixture.published();
    expect(fixture.events.filter(({ subject }) => subject === String(imported))).toEqual([]);
    await reinstated();
    expect(await inSiteMap()).toEqual([imported]);
    await act(`unarchiveListing(id: ${home1}) { id }`);
    expect(await inSiteMap()).toEqual([home1, imported]);
  });

  it('are hidden when they were being written as it was heard', async () => {
    const agencies = fixture.listings.importListings;
    const content = await contentOf(home1);
    const [[imported]] = await Promise.all([
      agencies.handle([{ agencyId: id, status: 'available', content, publishedAt: new Date(0) }]),
      suspended(),
    ]);
    await fixture.published();
    expect((await seen(imported!)).listing).toBeNull();
  });

  it.each([
    ['twice', [2, 2]],
    ['late, after its end', [3, 2]],
    ['with another change in between', [2, 'changed', 3]],
  ] as const)('end the same when it is heard %s', async (_how, order) => {
    const since = { since: '2026-03-02T09:30:00.000Z', reason: 'Its licence has expired.' };
    for (const at of order)
      if (at === 'changed') {
        await hear({ ...agencyIs('changed', 2, { suspended: since }), id: 'between' });
        expect((await seen(home1)).listing).toBeNull();
      } else await (at === 3 ? reinstated() : suspended());
    expect((await seen(home1)).listing === null).toBe(order.at(-1) === 2 && order[0] === 2);
    const away = (await fixture.published()).filter((told) => told.startsWith('removed'));
    expect(away).toHaveLength(order[0] === 2 ? 1 : 0);
  });

  it('do not come back when nobody of it is left', async () => {
    const account = (what: string, sequence: number, data: object) =>
      hear({
        ...agencyIs('changed', sequence),
        ...{ id: `account-${sequence}`, type: `lintel.account.${what}.v1`, subject: 'account-1' },
        ...{ dataschema: dataschemaOf(`lintel.account.${what}.v1`), data },
      });
    const { email } = home.agent;
    const person = { id: 'account-1', email, pendingEmail: null, name: 'Sam', role: 'agent', agencyId: id };
    await account('changed', 1, { ...person, confirmed: true });
    await suspended();
    await account('closed', 2, { id: 'account-1', closedAt: '2026-03-02T09:30:00.000Z' });
    await reinstated();
    expect(await inSiteMap()).toEqual([]);
  });
});

describe('the people and programs of an agency that is suspended', () => {
  it('read, take away and keep what they type, and are refused the rest', async () => {
    await suspended();
    const refused = async (mutation: Promise<unknown>) =>
      expect(code((await mutation) as never)).toBe('AGENCY_SUSPENDED');
    for (const as of [agent, member]) {
      await refused(fixture.ask(CREATE, { input: home }, { as }));
      await refused(fixture.ask(UPDATE, { id: home1, version: 1, input: { price: 1 } }, { as }));
      await refused(act(`changeListingStatus(id: ${home1}, status: underOffer) { id }`, as));
      await refused(act(`unarchiveListing(id: ${home1}) { id }`, as));
    }
    expect(
      (await fixture.ask('{ agencyListings { total } }', {}, { as: agent })).data.agencyListings.total,
    ).toBe(1);
    const wrong = `{ listingId: ${home1}, reason: scam, idempotencyKey: "said-of-another" }`;
    expect(code(await act(`reportListing(input: ${wrong})`))).not.toBe('AGENCY_SUSPENDED');
    expect(code(await act('saveListingForm(content: "{}") { content }'))).toBeUndefined();
    expect(code(await act(`removeListing(id: ${home1}) { id }`))).toBeUndefined();
    expect(
      code(await fixture.ask(CREATE, { input: home }, { as: { ...agent, agencyId: 'another' } })),
    ).toBeUndefined();
    await reinstated();
    expect(code(await fixture.ask(CREATE, { input: home }, { as: agent }))).toBeUndefined();
  });

  it('are counted for staff before they suspend it', async () => {
    const homes = '{ publicHomesOf(agencyId: "example-and-daughters") }';
    const counted = async () => (await fixture.ask(homes, {}, { as: staff })).data.publicHomesOf;
    await act(`archiveListing(id: ${await created()}) { id }`);
    expect(await counted()).toBe(1);
    await suspended();
    expect(await counted()).toBe(1);
    expect(code(await fixture.ask(homes, {}, { as: agent }))).toBe('FORBIDDEN');
  });
});

async function contentOf(listing: number): Promise<any> {
  await fixture.published();
  const { data } = fixture.events.find(({ subject }) => subject === String(listing))!;
  const { id: _id, status: _status, publishedAt: _at, updatedAt: _updated, ...content } = data as any;
  return content;
}
