import {
  accountClosed,
  accountTopic,
  auditTopic,
  type CloudEvent,
  dataschemaOf,
  reportTopic,
} from '@lintel/contracts';
import { type Identity, reportersSeal } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture } from './listings.fixture.js';

const buyer = { subject: 'account-ada', role: 'user' } as const;
const staff = { subject: 'account-odile', role: 'operations' } as const;
const FIELDS = `id version state count since lastAt listing { title } settled { how reason }
  reports { reason text accountId }`;

let { harness, engines, listings, ask } = {} as ListingsFixture;
let told: CloudEvent[];
beforeEach(async () => {
  ({ harness, engines, listings, ask } = await startFixture());
  await ask(CREATE, { input: home }, { as: agent });
  await ask(CREATE, { input: { ...home, title: 'Another home' } }, { as: agent });
  told = [];
  for (const topic of [auditTopic, reportTopic]) {
    const reader = await harness.bus.subscribe({
      consumer: 'reader',
      topic: topic.name,
      from: 'beginning',
      handle: async (received) => void told.push(...received),
    });
    harness.onDispose(() => reader.stop());
  }
});
afterEach(() => harness.dispose());

interface Who {
  readonly as?: Identity;
  readonly from?: string;
}
let forms = 0;
const report = async (input: object = {}, who: Who = { as: buyer }) => {
  const { data, errors } = await ask(
    'mutation ($input: ListingReportInput!) { reportListing(input: $input) }',
    { input: { listingId: 1, reason: 'scam', idempotencyKey: `form-number-${(forms += 1)}`, ...input } },
    who,
  );
  return errors ? errors[0]!.extensions : data.reportListing;
};
const visitor = (n: number): Who => ({ from: `192.0.2.${n}` });
const desk = async (variables: object = {}) =>
  (
    await ask(
      `query ($state: ReportState, $q: String, $order: ReportOrder, $first: Int) {
        reportedListings(state: $state, q: $q, order: $order, first: $first) { total reported { ${FIELDS} } } }`,
      { ...variables },
      { as: staff },
    )
  ).data.reportedListings;
const settle = async (variables: object = {}) => {
  const { data, errors } = await ask(
    `mutation ($id: Int!, $version: Int!, $how: ReportOutcome!, $reason: String) {
      settleListingReports(id: $id, version: $version, how: $how, reason: $reason) { ${FIELDS} } }`,
    { id: 1, version: 1, how: 'acted', ...variables },
    { as: staff },
  );
  return errors ? errors[0]!.extensions : data.settleListingReports;
};
const heard = async () => {
  await listings.drain();
  await harness.bus.drain();
  return told;
};
const close = async (id: string) => {
  await harness.bus.publish(accountTopic.name, [
    {
      ...{ specversion: '1.0', id: `closed-${id}`, source: '/services/accounts', subject: id, sequence: 9 },
      ...{ type: accountClosed.type, time: harness.clock.now().toISOString() },
      ...{ datacontenttype: 'application/json', dataschema: dataschemaOf(accountClosed.type) },
      data: { id, closedAt: harness.clock.now().toISOString() },
    },
  ]);
  await harness.bus.drain();
};
const stored = async () => {
  const documents = await harness.documents('listings');
  return JSON.stringify(await documents.connection.collection('reported').find({}).toArray());
};

describe('reporting a home', () => {
  it('is one row on the desk, however many people do, the most reported or the oldest first', async () => {
    expect(await report({ listingId: 2, reason: 'other', text: '<b>Gone</b>\r\nlong ago' })).toBe(true);
    harness.clock.advance({ seconds: 60 });
    for (const n of [1, 2, 3]) expect(await report({}, visitor(n))).toBe(true);
    const most = await desk();
    expect(most.total).toBe(2);
    expect(most.reported).toMatchObject([
      { id: 1, count: 3, listing: { title: home.title }, state: 'open', settled: null },
      {
        id: 2,
        count: 1,
        reports: [{ reason: 'other', text: '<b>Gone</b>\nlong ago', accountId: buyer.subject }],
      },
    ]);
    expect((await desk({ order: 'oldest' })).reported.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    expect((await desk({ q: 'Another' })).reported).toMatchObject([{ id: 2 }]);
    expect(await desk({ first: 1 })).toMatchObject({ total: 2, reported: [{ id: 1 }] });
    expect((await desk({ state: 'settled' })).total).toBe(0);
    const rows = await listings.health();
    expect(rows.find(({ name }) => name === 'listings: documents')?.gauges).toMatchObject({
      open_reports: 2,
    });
  });

  it('is one report of one person, who may say it anew; and hides nothing', async () => {
    await report();
    await report({ reason: 'other', text: 'It was let in May.' });
    await report({}, visitor(1));
    await report({ reason: 'unavailable' }, visitor(1));
    expect((await desk()).reported).toMatchObject([
      { count: 2, reports: [{ reason: 'other', text: 'It was let in May.' }, { reason: 'unavailable' }] },
    ]);
    for (let n = 2; n <= 12; n++) await report({}, visitor(n));
    expect((await ask('{ listing(id: 1) { id } }', {})).data.listing).toEqual({ id: 1 });
  });

  it('does nothing twice with the same key, and takes no other content under it', async () => {
    const form = { idempotencyKey: 'the-same-form', text: 'Said once.' };
    expect([await report(form), await report(form)]).toEqual([true, true]);
    expect((await desk()).reported).toMatchObject([{ version: 1, count: 1 }]);
    expect(await report({ ...form, text: 'Said otherwise.' })).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['input.text', { text: 'x'.repeat(1001) }],
    ['input.text', { text: 'a\u0000b' }],
    ['input.text', { reason: 'other', text: ' ' }],
    ['input.email', { email: 'nobody' }],
    ['input.idempotencyKey', { idempotencyKey: 'short' }],
  ])('names %s where it is wrong', async (field, wrong) => {
    expect(await report(wrong, visitor(1))).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect((await desk()).total).toBe(0);
  });

  it('is of what the public sees alone', async () => {
    await ask('mutation { archiveListing(id: 1) { id } }', {}, { as: agent });
    expect(await report()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await report({ listingId: 999 })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is limited by network address, by typed address and by account, and goes on without the cache', async () => {
    for (let n = 0; n < 10; n++) expect(await report({}, visitor(1))).toBe(true);
    expect(await report({}, visitor(1))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    for (let n = 2; n < 7; n++) expect(await report({ email: 'ada@example.org' }, visitor(n))).toBe(true);
    expect(await report({ email: 'ADA@example.org' }, visitor(7))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    for (let n = 0; n < 30; n++) expect(await report()).toBe(true);
    expect(await report()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    engines.cache.limit = () => Promise.reject(new Error('the cache is away'));
    expect(await report()).toBe(true);
  });

  it('keeps a hundred reports of a home, and answers the next as it did those', async () => {
    for (let n = 1; n <= 101; n++) expect(await report({}, visitor(n))).toBe(true);
    expect((await desk()).reported).toMatchObject([{ count: 100 }]);
  });
});

describe('the desk', () => {
  it('is for operations staff alone', async () => {
    await report();
    for (const as of [undefined, buyer, agent]) {
      const who = as && { as };
      const asked = await Promise.all([
        ask('{ reportedListings { total } }', {}, who),
        ask('{ reportedListing(id: 1) { id } }', {}, who),
        ask('mutation { settleListingReports(id: 1, version: 1, how: acted) { id } }', {}, who),
      ]);
      for (const { errors } of asked)
        expect(errors?.[0]?.extensions['code']).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
    expect((await desk()).total).toBe(1);
  });

  it('settles once, for a reason, and tells the trail and whoever can be told', async () => {
    await report();
    await report({ email: 'Eve@Example.org' }, visitor(1));
    await report({}, visitor(2));
    expect(await stored()).not.toMatch(/eve@|192\.0/i);
    expect(await settle({ version: 3, how: 'dismissed' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'reason',
    });
    const settled = await settle({ version: 3, how: 'dismissed', reason: 'It is there: I rang.' });
    expect(settled).toMatchObject({
      state: 'settled',
      count: 3,
      settled: { how: 'dismissed', reason: 'It is there: I rang.' },
    });
    expect(await settle({ version: 3 })).toMatchObject({ code: 'CONFLICT' });
    expect((await desk()).total).toBe(0);
    expect((await desk({ state: 'settled' })).reported).toMatchObject([{ id: 1 }]);
    const events = await heard();
    const acts = events.filter(({ type }) => type === 'lintel.audit.act-recorded.v1');
    expect(acts.map(({ actor, data }) => [actor, (data as { act: string }).act])).toEqual([
      [buyer.subject, 'listing.reported'],
      [staff.subject, 'listing.reports-settled'],
    ]);
    expect(acts[1]!.data).toMatchObject({
      ...{ subjectType: 'listing', subjectId: '1', agencyId: null },
      values: { how: 'dismissed', reports: 3 },
    });
    const recipients = events
      .filter(({ type }) => type === 'lintel.report.settled.v1')
      .map(({ data }) => (data as { recipient: { accountId: string; sealedAddress: string } }).recipient);
    expect(recipients[0]).toEqual({ accountId: buyer.subject, sealedAddress: null });
    expect(harness.sealKey.open(recipients[1]!.sealedAddress, reportersSeal)).toBe('eve@example.org');
    expect(recipients).toHaveLength(2);
  });

  it('does not settle what came after it was looked at, and is opened anew by the next report', async () => {
    await report();
    await report({}, visitor(1));
    expect(await settle({ version: 1 })).toMatchObject({ code: 'CONFLICT' });
    await settle({ version: 2 });
    await report({ reason: 'unavailable' }, visitor(2));
    expect((await desk()).reported).toMatchObject([
      { version: 4, count: 1, settled: { how: 'acted' }, reports: [{ reason: 'unavailable' }] },
    ]);
  });
});

describe('what is kept of those who report', () => {
  it('is theirs to have, and theirs alone', async () => {
    await report({ text: 'They ask for money first.' });
    await report({}, visitor(1));
    const mine = async (as: Identity) =>
      JSON.parse((await ask('{ exportMyListingReports }', {}, { as })).data.exportMyListingReports);
    expect(await mine(buyer)).toMatchObject({
      reportedListings: [{ listing: '1', reason: 'scam', text: 'They ask for money first.', state: 'open' }],
    });
    expect(await mine(agent)).toEqual({ reportedListings: [] });
  });

  it('goes with their account; that somebody reported the home stays', async () => {
    await report({ text: 'I am Ada.' });
    await close(buyer.subject);
    const [{ count, reports }] = (await desk()).reported;
    expect([count, reports]).toEqual([1, [{ reason: 'scam', text: '', accountId: null }]]);
    expect(await stored()).not.toMatch(/account-ada|I am Ada/);
    expect(await report()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is forgotten 90 days after it is settled, or a year after the last report', async () => {
    await report();
    await report({ listingId: 2 });
    await settle();
    await heard();
    const kept = async (days: number) => {
      harness.clock.advance({ days });
      await listings.upkeep.handle();
      return [(await desk({ state: 'settled' })).total, (await desk()).total];
    };
    expect(await kept(89)).toEqual([1, 1]);
    expect(await kept(1)).toEqual([0, 1]);
    expect(await kept(275)).toEqual([0, 0]);
  });
});
