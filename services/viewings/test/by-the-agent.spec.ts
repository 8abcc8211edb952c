import { nobodysAddress } from '@lintel/contracts';
import { AgencyLimits, type Identity } from '@lintel/service-kit';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, DAY, LISTING, otherAgent, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const phoned = {
  listingId: LISTING,
  name: 'Pat Caller',
  phone: '020 7946 0009',
  email: 'Pat@Example.org',
  date: DAY,
  time: '11:30',
  notes: 'Comes with her mother.',
};

describe('a confirmed viewing', () => {
  it('is moved by its agent, and both sides’ calendars with it', async () => {
    const id = await scene.requested({}, buyer);
    await scene.confirm({ id }, agent);
    expect((await scene.viewing(id)).actions).toContain('move');
    const moved = await scene.move({ id, date: '2026-03-03', time: '14:30', idempotencyKey: 'k' }, agent);
    expect(moved.done).toMatchObject({
      status: 'scheduled',
      start: { date: '2026-03-03', time: '14:30' },
      isRescheduled: true,
    });
    expect((await scene.move({ id, date: '2026-03-03', time: '14:30' }, agent)).done.version).toBe(
      moved.done.version,
    );
    const event = (await scene.published()).at(-1)!;
    expect(event).toMatchObject({
      type: 'lintel.viewing.moved.v1',
      data: {
        by: 'agent',
        previousStart: '2026-03-02T10:00:00.000Z',
        calendar: { method: 'REQUEST', sequence: 1 },
      },
    });
    expect((await scene.slots(DAY))[0]!.times).toContain('10:00');
  });

  it('is not moved onto another of the home, onto a Sunday, nor before it is confirmed', async () => {
    const [one, other] = [await scene.requested(), await scene.requested()];
    const to = (date: string, time: string) => scene.move({ id: other, date, time }, agent);
    expect((await to(DAY, '14:00')).message).toBe('This viewing waits for the answer of the agent.');
    await scene.confirm({ id: one }, agent);
    await scene.confirm({ id: other }, agent);
    expect(await to(DAY, '10:30')).toMatchObject({ code: 'CONFLICT', freeTimes: { date: DAY } });
    expect(await to('2026-03-08', '10:00')).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input.date' });
  });
});

describe('a viewing agreed by phone', () => {
  it('is entered by the agent, arranged at once, and told to whoever comes', async () => {
    const { done } = await scene.enter({ ...phoned, idempotencyKey: 'k' }, agent);
    expect(done).toMatchObject({
      agentStatus: 'confirmed',
      isEntered: true,
      start: { date: DAY, time: '11:30' },
      notes: 'Comes with her mother.',
      visitor: { name: 'Pat Caller', email: 'pat@example.org', phone: '020 7946 0009' },
    });
    expect((await scene.enter({ ...phoned, idempotencyKey: 'k' }, agent)).done.id).toBe(done.id);
    const [event, ...more] = await scene.published();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'lintel.viewing.confirmed.v1',
      data: { by: 'agent', entered: true, visitor: { accountId: null, email: 'pat@example.org' } },
    });
    expect(event!.data.calendar.file).not.toContain('mother');
    const left = await scene.cancel({ token: await scene.token(done.id) });
    expect(left.done).toMatchObject({ cancelledBy: 'visitor', notes: '' });
  });

  it('needs no e-mail address: then nothing names one', async () => {
    const { done } = await scene.enter({ ...phoned, email: ' ' }, agent);
    expect(done.visitor).toEqual({ name: 'Pat Caller', email: '', phone: '020 7946 0009' });
    const { data } = (await scene.published())[0]!;
    expect(data.visitor.email).toBe(nobodysAddress);
    const event = new ICAL.Component(ICAL.parse(data.calendar.file)).getFirstSubcomponent('vevent')!;
    expect(event.getAllProperties('attendee')).toEqual([]);
  });

  it('may be of a home that is let, which calls it off no more', async () => {
    const offered = async (as?: Identity) =>
      (await scene.ask(`{ viewingSlots(listingId: ${LISTING}, from: "${DAY}", days: 1) { times } }`, {}, as))
        .data.viewingSlots;
    await scene.list({ status: 'let' });
    expect([await offered(), await offered(buyer), await offered(otherAgent)]).toEqual([[], [], []]);
    expect((await offered(agent))[0].times).toContain('11:00');
    const { done } = await scene.enter(phoned, agent);
    await scene.list({ status: 'let' });
    expect((await scene.viewing(done.id)).agentStatus).toBe('confirmed');
  });

  it('is found, and erased, with the account that the address later has', async () => {
    const { done } = await scene.enter(phoned, agent);
    await scene.accountIs('pat-1', 'pat@example.org');
    const pat: Identity = { subject: 'pat-1', role: 'user' };
    expect((await scene.mine(pat)).map(({ id }) => id)).toEqual([done.id]);
    await scene.closeAccount('pat-1');
    expect(await scene.viewing(done.id)).toMatchObject({
      visitor: null,
      notes: '',
      agentStatus: 'cancelled',
    });
  });

  it.each([
    ['a taken time', {}, 'CONFLICT', undefined],
    ['a Sunday', { date: '2026-03-08' }, 'BAD_USER_INPUT', 'input.date'],
    ['no name', { name: ' ' }, 'BAD_USER_INPUT', 'input.name'],
    ['no phone', { phone: '' }, 'BAD_USER_INPUT', 'input.phone'],
    ['no address', { email: 'pat' }, 'BAD_USER_INPUT', 'input.email'],
    ['no home', { listingId: 4711 }, 'BAD_USER_INPUT', 'input.listingId'],
    ['notes in control characters', { notes: 'a\u0000b' }, 'BAD_USER_INPUT', 'input.notes'],
  ])('is refused with %s', async (_what, wrong, code, field) => {
    await scene.enter({ ...phoned, time: '12:00' }, agent);
    const refused = await scene.enter({ ...phoned, ...wrong }, agent);
    expect(refused).toMatchObject({ done: null, code, ...(field ? { field } : {}) });
  });

  it('is limited by the age of the agency, as whoever is named gets an e-mail', async () => {
    const agencySince = Math.floor(scene.clock.now().getTime() / 1000);
    const session = { ...agent, sessionId: 'session-1', agencySince };
    const limits = new AgencyLimits(scene.cache, scene.clock, scene.harness.logger);
    for (let n = 0; n < 60; n += 1) await limits.count('entry', session);
    expect(await scene.enter(phoned, session)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Your agency has entered 60 viewings within a day.'),
    });
    expect(
      (await scene.enter(phoned, { ...session, agencySince: agencySince - 86_400 })).code,
    ).toBeUndefined();
  });

  it('is for agents, of homes of their agency', async () => {
    expect((await scene.enter(phoned)).code).toBe('UNAUTHENTICATED');
    expect((await scene.enter(phoned, buyer)).code).toBe('FORBIDDEN');
    expect(await scene.enter(phoned, otherAgent)).toMatchObject({ field: 'input.listingId' });
    await scene.remove();
    expect((await scene.enter(phoned, agent)).code).toBe('CONFLICT');
  });
});
