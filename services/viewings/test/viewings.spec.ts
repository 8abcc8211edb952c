import { aListing } from '@lintel/testing';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agencyId, agent, buyer, DAY, LISTING, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const event = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!);

describe('a request for a viewing', () => {
  it('is taken without an account, waits for the agent, and tells both sides by an event', async () => {
    const id = await scene.requested();
    expect(await scene.viewing(id)).toMatchObject({
      agentStatus: 'pending',
      status: 'pending',
      awaits: 'agent',
      date: { date: DAY, time: '10:00', instant: '2026-03-02T10:00:00.000Z' },
      requestedTimes: [
        { date: DAY, time: '10:00' },
        { date: DAY, time: '11:00' },
      ],
      actions: ['confirm', 'propose', 'decline', 'reject', 'cancel', 'honour', 'note'],
      visitor: { name: 'Alex Visitor', email: 'alex@example.org', phone: '020 7946 0001' },
      listing: { id: LISTING },
    });
    const [requested] = await scene.published();
    expect(requested).toMatchObject({
      type: 'lintel.viewing.requested.v1',
      sequence: 1,
      data: {
        visitor: { name: 'Alex Visitor', email: 'alex@example.org', phone: '020 7946 0001' },
        listing: { id: LISTING },
        viewingDate: DAY,
        viewingTime: '10:00, 11:00',
        calendar: null,
      },
    });
  });

  it('shows as pending among those of whoever was signed in', async () => {
    await scene.requested({}, buyer);
    expect(await scene.mine(buyer)).toMatchObject([{ status: 'pending', propertyId: LISTING }]);
  });

  it('sent twice with one key is one request; with other content the key is refused', async () => {
    const both = await Promise.all([1, 2].map(() => scene.request({ idempotencyKey: 'k1' })));
    expect(both[0]!.done.id).toBe(both[1]!.done.id);
    expect((await scene.request({ idempotencyKey: 'k1' })).done.id).toBe(both[0]!.done.id);
    expect(await scene.request({ idempotencyKey: 'k1', times: ['12:00'] })).toMatchObject({
      done: null,
      code: 'BAD_USER_INPUT',
      field: 'input.idempotencyKey',
    });
    expect(await scene.facts()).toEqual(['requested']);
  });
});

describe('the agent', () => {
  it('who is told of a viewing is the contact by now, also of a home that was withdrawn', async () => {
    const id = await scene.requested();
    await scene.honour([id], true, agent);
    await scene.remove();
    await scene.remove({ ...aListing().agent, email: 'owner@example.org' });
    await scene.confirm({ id }, agent);
    const { data } = (await scene.published()).at(-1)!;
    expect(data.agent.email).toBe('owner@example.org');
  });

  it('confirms the first time asked for, or the one that is named', async () => {
    const first = await scene.confirm({ id: await scene.requested() }, agent);
    expect(first.done).toMatchObject({
      agentStatus: 'confirmed',
      status: 'scheduled',
      start: { time: '10:00' },
    });
    const id = await scene.requested({ times: ['11:00', '12:00'] });
    expect((await scene.confirm({ id, date: DAY, time: '12:00' }, agent)).done).toMatchObject({
      start: { date: DAY, time: '12:00' },
    });
    expect(await scene.facts()).toEqual(['requested', 'confirmed', 'requested', 'confirmed']);
  });

  it('confirms the next time asked for when the first was taken meanwhile', async () => {
    const [one, other] = [await scene.requested(), await scene.requested()];
    await scene.confirm({ id: one }, agent);
    expect((await scene.confirm({ id: other }, agent)).done.start).toMatchObject({ time: '11:00' });
  });

  it('declines with a reason, which may be empty, or rejects', async () => {
    const [one, other, third] = [await scene.requested(), await scene.requested(), await scene.requested()];
    expect((await scene.decline(one, 'The owner is away.', agent)).done).toMatchObject({
      agentStatus: 'cancelled',
      status: 'cancelled',
      declineReason: 'The owner is away.',
    });
    expect((await scene.decline(other, '', agent)).done).toMatchObject({ declineReason: '' });
    expect((await scene.reject(third, agent)).done).toMatchObject({
      agentStatus: 'rejected',
      status: 'cancelled',
    });
  });

  it('is offered five alternatives, and proposes one', async () => {
    const id = await scene.requested({ times: ['11:00'] });
    const query = 'query ($id: ID!) { alternativeViewingTimes(id: $id) { date time } }';
    const { data } = await scene.ask(query, { id }, agent);
    expect(data.alternativeViewingTimes).toEqual([
      { date: '2026-03-02', time: '10:00' },
      { date: '2026-03-02', time: '14:00' },
      { date: '2026-03-02', time: '16:00' },
      { date: '2026-03-03', time: '11:00' },
      { date: '2026-03-09', time: '11:00' },
    ]);
    const key = { id, date: '2026-03-03', time: '11:00', idempotencyKey: 'k' };
    const proposed = await scene.propose(key, agent);
    expect(proposed.done).toMatchObject({
      agentStatus: 'pending',
      awaits: 'visitor',
      isRescheduled: true,
      date: { date: '2026-03-03', time: '11:00' },
    });
    expect((await scene.propose(key, agent)).done.proposal).toEqual(proposed.done.proposal);
    expect((await scene.propose({ ...key, time: '12:00' }, agent)).field).toBe('input.idempotencyKey');
    expect(await scene.facts()).toEqual(['requested', 'time-proposed']);
  });

  it('keeps notes that the visitor does not see, and the visitor others', async () => {
    const id = await scene.requested({}, buyer);
    expect((await scene.note(id, 'Bring the keys', agent)).done.notes).toBe('Bring the keys');
    expect((await scene.note(id, 'Ask about <b>damp</b>', buyer)).done.notes).toBe('Ask about <b>damp</b>');
    expect((await scene.viewing(id)).notes).toBe('Bring the keys');
  });

  it('pages through the viewings of the agency, filtered by listing, label and day', async () => {
    for (const time of ['09:00', '11:00', '13:00', '15:00']) await scene.requested({ times: [time] });
    const query = `query ($first: Int, $after: String, $status: AgentViewingStatus, $sort: ViewingSort, $listingId: Int, $day: String) {
      agencyViewings(first: $first, after: $after, status: $status, sort: $sort, listingId: $listingId, day: $day) {
        total hasNextPage endCursor viewings { date { time } } } }`;
    const page = async (variables: object) =>
      (await scene.ask(query, { ...variables }, agent)).data.agencyViewings;
    const times = (connection: any) => connection.viewings.map((viewing: any) => viewing.date.time);
    const first = await page({ first: 3, sort: 'earliest', status: 'pending' });
    expect([first.total, first.hasNextPage, times(first)]).toEqual([4, true, ['09:00', '11:00', '13:00']]);
    const rest = await page({ first: 3, sort: 'earliest', status: 'pending', after: first.endCursor });
    expect([rest.hasNextPage, times(rest)]).toEqual([false, ['15:00']]);
    expect(times(await page({ first: 2 }))).toEqual(['15:00', '13:00']);
    expect((await page({ status: 'confirmed' })).total).toBe(0);
    expect((await page({ listingId: 999 })).total).toBe(0);
    expect((await page({ day: DAY, listingId: LISTING })).total).toBe(4);
    expect((await page({ day: '2026-03-03' })).total).toBe(0);
  });

  it('narrows to the homes whose contact the agent is by now, of one that was withdrawn too', async () => {
    await scene.agentIs(agent.subject, agencyId);
    const contact = aListing().agent;
    const me = { ...contact, email: `${agent.subject}@agency.example` };
    const id = await scene.requested({}, buyer);
    const mine = async (more = '') =>
      (await scene.ask(`{ agencyViewings(mine: true${more}) { total } }`, {}, agent)).data.agencyViewings
        .total;
    const isMine = async (as = agent) => (await scene.viewing(id, as)).isMine;
    expect([await mine(), await isMine()]).toEqual([0, false]);
    // As a program wrote it.
    await scene.list({ agent: { ...me, email: me.email.toUpperCase() } });
    expect([await mine(), await isMine(), await isMine(buyer)]).toEqual([1, true, false]);
    expect([await mine(`, listingId: ${LISTING}`), await mine(', listingId: 999')]).toEqual([1, 0]);
    await scene.remove(contact);
    expect([await mine(), await isMine()]).toEqual([0, false]);
    await scene.remove(me);
    expect([await mine(), await isMine()]).toEqual([1, true]);
  });
});

describe('a visitor without an account, by the link of an e-mail', () => {
  it('accepts what was proposed, has a calendar file, moves the viewing and calls it off', async () => {
    const id = await scene.requested();
    const offered = await scene.propose({ id, date: '2026-03-03', time: '14:00' }, agent);
    const token = await scene.token(id);
    const proposal = offered.done.proposal.id as string;
    const accepted = await scene.accept({ token, proposal });
    expect(accepted.done).toMatchObject({
      status: 'scheduled',
      start: { date: '2026-03-03', time: '14:00' },
    });
    expect((await scene.accept({ token, proposal })).done.version).toBe(accepted.done.version);

    const files = [await scene.calendar({ token }), await scene.calendar({ id }, agent)];
    expect(files[0]).toBe(files[1]);
    expect(event(files[0]!)).toMatchObject({ sequence: 0, uid: `viewing-${id}@lintel` });

    const asItIs = { token, dates: ['2026-03-03'], times: ['14:00'] };
    expect(await scene.reschedule(asItIs)).toMatchObject({
      field: 'input.times',
      message: 'The viewing is at this time. Choose another one.',
    });
    const wish = { token, dates: ['2026-03-04', '2026-03-05'], times: ['09:30', '16:30'] };
    expect((await scene.reschedule(wish)).done).toMatchObject({
      status: 'rescheduling',
      requestedTimes: [
        { date: '2026-03-04', time: '09:30' },
        { date: '2026-03-04', time: '16:30' },
        { date: '2026-03-05', time: '09:30' },
        { date: '2026-03-05', time: '16:30' },
      ],
      start: { date: '2026-03-03' },
      actions: ['cancel', 'note'],
    });
    const moved = await scene.confirm({ id, date: '2026-03-05', time: '09:30' }, agent);
    expect(moved.done.start).toMatchObject({ date: '2026-03-05', time: '09:30' });
    expect(event((await scene.calendar({ token }))!).sequence).toBe(1);

    expect((await scene.cancel({ token })).done).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'visitor',
    });
    const last = (await scene.published()).at(-1)!;
    expect(last.data.calendar).toMatchObject({ method: 'CANCEL', sequence: 2 });
    expect(event(last.data.calendar.file)).toMatchObject({ sequence: 2, uid: `viewing-${id}@lintel` });
    expect(await scene.facts()).toEqual([
      'requested',
      'time-proposed',
      'confirmed',
      'reschedule-requested',
      'moved',
      'cancelled',
    ]);
    expect((await scene.published()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('refuses what was proposed, and the agent is to answer again', async () => {
    const id = await scene.requested();
    const offered = await scene.propose({ id, date: '2026-03-03', time: '14:00' }, agent);
    const token = await scene.token(id);
    const refused = await scene.refuse({ token, proposal: offered.done.proposal.id });
    expect(refused.done).toMatchObject({ status: 'pending', awaits: 'agent', proposal: null });
    const { data } = await scene.ask('query ($t: String!) { viewingByLink(token: $t) { id status } }', {
      t: token,
    });
    expect(data.viewingByLink).toEqual({ id, status: 'pending' });
  });

  it('gets nowhere with a link of another purpose, viewing, request or secret', async () => {
    const [id, other] = [await scene.requested(), await scene.requested()];
    await scene.published();
    const sign = (about: object) =>
      scene.harness.linkKey.sign({
        purpose: 'viewing',
        subject: id,
        request: 'x',
        expiresAt: null,
        ...about,
      });
    expect(await scene.cancel({ token: await sign({}) })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await scene.cancel({ token: await sign({ purpose: 'reset' }) })).toMatchObject({ field: 'token' });
    expect(await scene.cancel({ token: 'nonsense' })).toMatchObject({ field: 'token' });
    const token = await scene.token(id);
    expect(await scene.cancel({ token, id: other })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await scene.cancel({})).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    expect((await scene.viewing(id)).status).toBe('pending');
  });
});

describe('times', () => {
  it('already taken are not offered', async () => {
    expect((await scene.slots(DAY))[0]!.times).toHaveLength(9);
    await scene.confirm({ id: await scene.requested({ times: ['10:00'] }) }, agent);
    expect((await scene.slots(DAY))[0]!.times).not.toContain('10:00');
    const half = (await scene.slots(DAY, 1, 'reschedule'))[0]!.times;
    expect(half).toEqual(expect.arrayContaining(['09:00', '11:00', '11:30']));
    for (const overlapping of ['09:30', '10:00', '10:30']) expect(half).not.toContain(overlapping);
  });

  it('are free again once a viewing was called off', async () => {
    const id = await scene.requested({ times: ['10:00'] });
    await scene.confirm({ id }, agent);
    await scene.cancel({ id, reason: 'Ill' }, agent);
    expect((await scene.slots(DAY))[0]!.times).toContain('10:00');
    expect(
      (await scene.confirm({ id: await scene.requested({ times: ['10:00'] }) }, agent)).done,
    ).toBeTruthy();
  });

  it('leave out Sundays, and what has passed today', async () => {
    expect((await scene.slots('2026-03-01', 8)).map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ]);
    scene.clock.advance({ days: 1, seconds: 3 * 3600 });
    expect((await scene.slots(DAY))[0]!.times[0]).toBe('13:00');
  });
});

describe('once its time has passed', () => {
  it('a confirmed viewing is completed, and can no longer be changed', async () => {
    const id = await scene.requested();
    await scene.confirm({ id }, agent);
    scene.clock.advance({ days: 1, seconds: 2 * 3600 });
    expect((await scene.viewing(id)).status).toBe('completed');
    await scene.service.upkeep.handle();
    await scene.service.upkeep.handle();
    expect(await scene.facts()).toEqual(['requested', 'confirmed', 'completed']);
    expect(await scene.cancel({ id }, agent)).toMatchObject({
      code: 'CONFLICT',
      message: 'The time of this viewing has passed.',
    });
  });
});

it('readiness tells how many viewings have events that the bus has not taken', async () => {
  const { bus } = scene.harness;
  const publish = bus.publish.bind(bus);
  bus.publish = () => Promise.reject(new Error('the broker is away'));
  await scene.requested({}, buyer);
  const waiting = async () =>
    (await scene.service.health()).find(({ name }) => name === 'viewings: outbox')?.gauges;
  expect(await waiting()).toMatchObject({ waiting: 1 });
  bus.publish = publish;
  await scene.published();
  expect(await waiting()).toEqual({ waiting: 0, oldest_seconds: 0 });
});
