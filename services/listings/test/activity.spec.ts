import {
  type CloudEvent,
  conversationMessageSent,
  conversationTopic,
  dataschemaOf,
  savedPropertyTopic,
  viewingRequested,
  viewingTopic,
} from '@lintel/contracts';
import { clientAddressHeader, type Identity, identityHeader, serviceAudience } from '@lintel/service-kit';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture } from './listings.fixture.js';

const buyer = { subject: 'buyer', role: 'user' } as const;
const rival = { subject: 'account-2', role: 'agent', agencyId: 'another-agency' } as const;
const ACTIVITY = 'views saves enquiries viewings';

let { harness, listings, ask } = {} as ListingsFixture;
let listing: number;
beforeEach(async () => {
  ({ harness, listings, ask } = await startFixture());
  listing = (await ask(CREATE, { input: home }, { as: agent })).data.createListing.id as number;
});
afterEach(() => harness.dispose());

/** Somebody opens the page of a home. */
async function look(id: number, { as, from }: { as?: Identity; from?: string } = {}) {
  const token =
    as && (await harness.identityKey.sign(as, { now: harness.clock.now(), audience: serviceAudience }));
  const answer = (await listings.execute({
    document: parse('mutation ($id: Int!) { recordListingView(id: $id) }'),
    variables: { id },
    context: {
      serviceHeaders: {
        ...(token ? { [identityHeader]: token } : {}),
        ...(from ? { [clientAddressHeader]: from } : {}),
      },
    },
  })) as { data?: { recordListingView: boolean }; errors?: { extensions: { code: string } }[] };
  return answer.errors ? answer.errors[0]!.extensions.code : answer.data!.recordListingView;
}

const activity = async (id = listing, days = 30) =>
  (
    await ask(
      `query ($id: Int!, $days: Int) { agencyListing(id: $id) { activity(days: $days) { ${ACTIVITY} days { date ${ACTIVITY} } } } }`,
      { id, days },
      { as: agent },
    )
  ).data.agencyListing.activity;
const counts = async (id = listing) => {
  const { days: _, ...all } = await activity(id);
  return all;
};

let events = 0;
const event = (type: string, data: object, about: Partial<CloudEvent> = {}): CloudEvent => ({
  specversion: '1.0',
  id: `event-${(events += 1)}`,
  source: '/services/elsewhere',
  type,
  subject: 'one',
  time: harness.clock.now().toISOString(),
  sequence: 1,
  datacontenttype: 'application/json',
  dataschema: dataschemaOf(type),
  data,
  ...about,
});
const tell = async (topic: { readonly name: string }, ...told: readonly CloudEvent[]) => {
  await harness.bus.publish(topic.name, told);
  await harness.bus.drain();
};
const saving = (kind: 'saved' | 'removed', sequence: number, subject = 'buyer:1') =>
  event(
    `lintel.saved-property.${kind}.v1`,
    { accountId: 'buyer', listingId: listing },
    { sequence, subject },
  );
const message = (number: number, conversationId = 'conversation-1') => {
  const { example } = conversationMessageSent;
  return event(conversationMessageSent.type, {
    ...example,
    conversationId,
    listing: { ...example.listing, id: listing },
    message: { ...example.message, number, sentAt: harness.clock.now().toISOString() },
  });
};
const viewing = (id: string) => {
  const { example } = viewingRequested;
  return event(viewingRequested.type, { ...example, id, listing: { ...example.listing, id: listing } });
};

describe('views of a listing', () => {
  it('are counted once a day for each visitor: by account, or by address', async () => {
    expect(await look(listing, { as: buyer, from: '192.0.2.1' })).toBe(true);
    expect(await look(listing, { as: buyer, from: '192.0.2.2' })).toBe(true);
    expect(await look(listing, { from: '192.0.2.1' })).toBe(true);
    expect(await look(listing, { from: '192.0.2.1' })).toBe(true);
    expect((await counts()).views).toBe(2);
    harness.clock.advance({ days: 1 });
    await look(listing, { as: buyer });
    const { days } = await activity(listing, 2);
    expect(days.map(({ views }: { views: number }) => views)).toEqual([2, 1]);
  });

  it('are of days in London', async () => {
    // 1 April 2026 is an hour ahead: this is 00:30 of 2 April there.
    harness.clock.advance({
      seconds: (Date.parse('2026-04-01T23:30:00Z') - harness.clock.now().getTime()) / 1000,
    });
    await look(listing, { from: '192.0.2.1' });
    const { days } = await activity(listing, 2);
    expect(days).toMatchObject([
      { date: '2026-04-01', views: 0 },
      { date: '2026-04-02', views: 1 },
    ]);
  });

  it("are not counted of the listing's own agents", async () => {
    expect(await look(listing, { as: agent })).toBe(false);
    expect(await look(listing, { as: rival })).toBe(true);
    expect((await counts()).views).toBe(1);
  });

  it('are not of what the public does not see', async () => {
    const { data } = await ask(
      CREATE,
      { input: { ...home, listingType: 'rent', price: null } },
      { as: agent },
    );
    expect([await look(data.createListing.id), await look(999), await look(-1)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are taken six hundred times an hour from one address', async () => {
    const looks = [];
    for (let n = 0; n < 600; n++) looks.push(await look(listing, { from: '192.0.2.1' }));
    expect(new Set(looks)).toEqual(new Set([true]));
    expect(await look(listing, { from: '192.0.2.1' })).toBe('TOO_MANY_REQUESTS');
    expect(await look(listing, { from: '192.0.2.2' })).toBe(true);
    expect((await counts()).views).toBe(2);
  });
});

describe('what people do about a listing', () => {
  it('is counted on the day they do it: saves, first messages and requested viewings', async () => {
    await tell(savedPropertyTopic, saving('saved', 1));
    await tell(conversationTopic, message(1), message(2), message(1, 'conversation-2'));
    await tell(viewingTopic, viewing('viewing-1'));
    expect(await counts()).toEqual({ views: 0, saves: 1, enquiries: 2, viewings: 1 });
  });

  it('is counted once, though it is told again', async () => {
    const told = [saving('saved', 1), saving('saved', 1), { ...saving('saved', 1), id: 'again' }];
    await tell(savedPropertyTopic, ...told);
    const first = message(1);
    await tell(conversationTopic, first, { ...first, id: 'another' });
    await tell(viewingTopic, viewing('viewing-1'), viewing('viewing-1'));
    expect(await counts()).toEqual({ views: 0, saves: 1, enquiries: 1, viewings: 1 });
  });

  it('takes a save back when it is removed, in whichever order it is told', async () => {
    await tell(savedPropertyTopic, saving('removed', 2, 'early'), saving('saved', 1, 'early'));
    expect((await counts()).saves).toBe(0);
    await tell(savedPropertyTopic, saving('saved', 1), saving('removed', 2));
    expect((await counts()).saves).toBe(0);
    harness.clock.advance({ days: 1 });
    await tell(savedPropertyTopic, saving('saved', 3));
    expect((await activity(listing, 2)).days.map(({ saves }: { saves: number }) => saves)).toEqual([0, 1]);
  });

  it('keeps nothing by which the people could be found', async () => {
    await tell(savedPropertyTopic, saving('saved', 1, 'account-of-somebody:12'));
    await look(listing, { as: { subject: 'somebody', role: 'user' }, from: '192.0.2.77' });
    const documents = await harness.documents('listings');
    const kept = [];
    for (const name of ['activity-facts', 'activity-views'])
      kept.push(...(await documents.connection.collection(name).find({}).toArray()));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/somebody|192\.0/);
  });
});

describe('the activity of a page of listings', () => {
  it('says every day of those asked for, oldest first', async () => {
    const { days } = await activity(listing, 90);
    expect(days).toHaveLength(90);
    expect([days[0].date, days[89].date]).toEqual(['2025-12-02', '2026-03-01']);
  });

  it.each([0, -1, 91])('is not that of %d days', async (days) => {
    const { errors } = await ask(
      'query ($id: Int!, $days: Int) { agencyListing(id: $id) { activity(days: $days) { views } } }',
      { id: listing, days },
      { as: agent },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'days' });
  });

  it('comes with each of them', async () => {
    for (let n = 1; n < 24; n++) await ask(CREATE, { input: home }, { as: agent });
    await look(listing, { from: '192.0.2.1' });
    const { data } = await ask(
      '{ agencyListings(first: 24) { listings { id activity(days: 7) { views } } } }',
      {},
      { as: agent },
    );
    expect(data.agencyListings.listings).toHaveLength(24);
    expect(
      data.agencyListings.listings
        .filter(({ activity: { views } }: any) => views > 0)
        .map(({ id }: any) => id),
    ).toEqual([listing]);
  });
});

describe('upkeep', () => {
  it('forgets after four hundred days', async () => {
    await look(listing, { from: '192.0.2.1' });
    await tell(savedPropertyTopic, saving('saved', 1));
    const documents = await harness.documents('listings');
    const kept = async () =>
      (await documents.connection.collection('activity-facts').countDocuments()) +
      (await documents.connection.collection('activity-views').countDocuments());
    harness.clock.advance({ days: 400 });
    await listings.activity.upkeep.handle();
    expect(await kept()).toBe(2);
    harness.clock.advance({ days: 1 });
    await listings.activity.upkeep.handle();
    expect(await kept()).toBe(0);
  });
});
