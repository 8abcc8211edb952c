import { bookingTimes } from '@lintel/contracts';
import { addDays } from '@lintel/kernel';
import { AgencyLimits, formsToAgency, type Identity } from '@lintel/service-kit';
import { aListing } from '@lintel/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { agent, buyer, DAY, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const manyTimes = Array.from(
  { length: 50 },
  (_, index) => `${String(index % 24).padStart(2, '0')}:${index < 24 ? '00' : '30'}`,
);

describe('a request is refused by a clear text, and nothing is kept, for', () => {
  it.each([
    ['a Sunday', { date: '2026-03-08' }, 'input.date', 'There are no viewings on Sundays.'],
    ['a past date', { date: '2026-02-27' }, 'input.date', 'This date has passed.'],
    ['09:15', { times: ['09:15'] }, 'input.times.0', 'Viewings begin on the hour'],
    ['half past', { times: ['10:00', '09:30'] }, 'input.times.1', 'Viewings begin on the hour'],
    ['the hour that does not exist', { date: '2026-03-29', times: ['01:30'] }, 'input.date', 'Sundays'],
    ['50 preferred times', { times: manyTimes }, 'input.times', 'Choose at most 9 times'],
    ['a time twice', { times: ['10:00', '10:00'] }, 'input.times', 'Each time can be added once'],
    ['no time', { times: [] }, 'input.times', 'Please select both a date and at least one preferred time.'],
    ['no date', { date: '' }, 'input.date', 'Please select both a date and at least one preferred time.'],
    ['a date that is none', { date: '2026-02-30' }, 'input.date', 'This is not a date.'],
    ['a home that is none', { listingId: 4711 }, 'input.listingId', 'There is no such home.'],
    ['a negative home', { listingId: -1 }, 'input.listingId', ''],
    ['no name', { name: ' ' }, 'input.name', 'Enter your name'],
    ['a name of two lines', { name: 'A\r\nBcc: x@example.org' }, 'input.name', 'invisible characters'],
    ['a name turned around', { name: 'A \u202Egro.elpmaxe' }, 'input.name', 'invisible characters'],
    ['a name without end', { name: 'x'.repeat(1_000_000) }, 'input.name', 'at most 200 characters'],
    ['no e-mail address', { email: 'nobody' }, 'input.email', 'Enter an e-mail address'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'input.email', 'Enter an e-mail address'],
    ['no phone', { phone: 'call me' }, 'input.phone', 'Enter a phone number'],
    ['control characters', { message: 'a\u0000b' }, 'input.message', 'invisible characters'],
  ])('%s', async (_what, wrong, field, message) => {
    const answer = await scene.request(wrong);
    expect(answer).toMatchObject({ done: null, code: 'BAD_USER_INPUT', field });
    expect(answer.message).toContain(message);
    expect(await scene.facts()).toEqual([]);
  });

  it.each([
    ['sold', 'This home has been sold, so that it cannot be viewed any more.'],
    ['let', 'This home has been let, so that it cannot be viewed any more.'],
  ] as const)('a home that was just %s', async (status, message) => {
    await scene.list({ status });
    expect(await scene.request()).toMatchObject({ done: null, code: 'CONFLICT', message });
    expect(await scene.slots(DAY)).toEqual([]);
  });

  it('a home that was removed, until it is back', async () => {
    await scene.remove();
    expect((await scene.request()).message).toContain('no longer on the market');
    await scene.list();
    expect((await scene.request()).done.accepted).toBe(true);
  });

  it('a time that was just taken, with what is still free', async () => {
    await scene.confirm({ id: await scene.requested() }, agent);
    expect(await scene.request({ times: ['10:00', '11:00'] })).toMatchObject({
      done: null,
      code: 'CONFLICT',
      message: expect.stringContaining('Still free on that day: 09:00, 11:00, 12:00'),
      freeTimes: {
        date: DAY,
        times: ['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
      },
    });
  });
});

describe('who is signed in and asks for the same time again', () => {
  it('is told so, with the viewing that stands; another time, or somebody else, is a request of its own', async () => {
    const id = await scene.requested({ times: ['10:00'] }, buyer);
    const again = () => scene.request({ times: ['09:00', '10:00'] }, buyer);
    expect(await again()).toMatchObject({
      done: null,
      code: 'CONFLICT',
      standing: { id },
      message: expect.stringContaining(
        'You have asked to see this home then already: Monday 2 March, 10:00.',
      ),
    });
    await scene.confirm({ id }, agent);
    expect((await again()).message).toContain('You are expected at this home then');
    expect((await scene.request({ times: ['12:00'] }, buyer)).done.accepted).toBe(true);
    expect((await scene.request({ times: ['12:00'] })).done.accepted).toBe(true);
    await scene.cancel({ id }, buyer);
    expect((await again()).done.accepted).toBe(true);
  });
});

describe('markup in what is typed', () => {
  it('is text', async () => {
    const message = '<script>alert(1)</script>\n& "more"';
    const id = await scene.requested({ name: '<b>Alex</b>', message });
    expect(await scene.viewing(id)).toMatchObject({ message, visitor: { name: '<b>Alex</b>' } });
  });
});

describe('a program that fills in every field', () => {
  it('is answered as if it were accepted, and nothing is kept', async () => {
    const answer = await scene.request({ website: 'https://spam.example' });
    expect(answer.done).toMatchObject({ accepted: true, id: expect.any(String) });
    expect(await scene.viewing(answer.done.id)).toBeNull();
    expect(await scene.facts()).toEqual([]);
  });
});

describe('limits', () => {
  const many = async (count: number, ask: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await ask(index);
  };

  it('allow ten requests an hour with one e-mail address, and count those who repeat a key once', async () => {
    await many(10, () => scene.request());
    expect(await scene.request()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('60 minutes'),
    });
    scene.clock.advance({ seconds: 3600 });
    await many(15, () => scene.request({ idempotencyKey: 'same' }));
    expect((await scene.request({ times: ['17:00'] })).done.accepted).toBe(true);
  });

  it('do not count what was refused, and do not hold anybody up while the cache is away', async () => {
    await many(15, () => scene.request({ times: ['09:15'] }));
    expect((await scene.request()).done.accepted).toBe(true);
    jest.spyOn(scene.cache, 'limit').mockRejectedValue(new Error('away'));
    await many(10, () => scene.request());
    expect((await scene.request()).done.accepted).toBe(true);
  });

  it('allow twenty an hour from one network address, and others go on', async () => {
    await many(20, (index) => scene.requestFrom('192.0.2.1', { email: `a${index}@example.org` }));
    const more = await scene.requestFrom('192.0.2.1', { email: 'b@example.org' });
    expect(more.errors?.[0]?.extensions['code']).toBe('TOO_MANY_REQUESTS');
    const other = await scene.requestFrom('192.0.2.2', { email: 'b@example.org' });
    expect(other.data.done.accepted).toBe(true);
  });

  it('of strangers keep nobody out who is signed in, whom a limit of their own holds', async () => {
    await many(50, (index) => scene.requestFrom(`192.0.2.${index}`, { email: `a${index}@example.org` }));
    await many(10, (index) => scene.requestFrom(`198.51.100.${index}`, {}));
    const stranger = await scene.requestFrom('203.0.113.1', { email: 'b@example.org' });
    expect(stranger.errors?.[0]?.extensions['code']).toBe('TOO_MANY_REQUESTS');
    // Nobody asks for the same time twice: twelve Mondays of nine hours.
    const own = (index: number) => ({
      date: addDays(DAY, 7 * Math.floor(index / 9)),
      times: [bookingTimes[index % 9]],
    });
    await many(100, async (index) =>
      expect((await scene.request(own(index), buyer)).done?.accepted).toBe(true),
    );
    expect(await scene.request(own(100), buyer)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    scene.clock.advance({ seconds: 3600 });
    expect((await scene.request(own(100), buyer)).done.accepted).toBe(true);
  });

  it('of what strangers ask of an agency grow with its age, and of one that nothing is known of there are none', async () => {
    const agencySince = Math.floor(scene.clock.now().getTime() / 1000);
    const { agent: contact } = aListing();
    const rule = (days: number) =>
      formsToAgency('viewing:agency', agencySince, new Date(scene.clock.now().getTime() + days * 86_400_000));
    const used = (times: number) =>
      many(times, () => scene.cache.limit(`viewing:agency:${contact.agencyId}`, rule(0)));
    expect([0, 1, 30].map((days) => rule(days).max)).toEqual([300, 1000, 5000]);
    await scene.list({ agent: { ...contact, agencySince } });
    await used(300);
    expect((await scene.requestFrom('192.0.2.1', {})).errors?.[0]?.extensions['code']).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await scene.request({}, buyer)).done?.accepted).toBe(true);
    scene.clock.advance({ days: 1 });
    await used(300);
    expect((await scene.requestFrom('192.0.2.1', {})).data?.done?.accepted).toBe(true);
    await scene.list({ agent: contact });
    await used(1000);
    expect((await scene.requestFrom('192.0.2.2', {})).data?.done?.accepted).toBe(true);
  });

  it('of what an agency answers grow with its age, and programs and notes have none', async () => {
    const agencySince = Math.floor(scene.clock.now().getTime() / 1000);
    const session = { ...agent, sessionId: 'session-1', agencySince };
    const id = await scene.requested();
    const limits = new AgencyLimits(scene.cache, scene.clock, scene.harness.logger);
    await many(399, () => limits.count('viewing', session));
    const offer = (day: string, time: string, as = session as Identity) =>
      scene.propose({ id, date: day, time }, as);
    expect((await offer('2026-03-04', '12:00')).code).toBeUndefined();
    expect(await offer('2026-03-04', '13:00')).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Your agency has answered 400 requests for viewings within a day.'),
    });
    expect((await scene.viewing(id)).proposal.time.time).toBe('12:00');
    expect((await scene.note(id, 'Keys at the office', session)).code).toBeUndefined();
    expect((await offer('2026-03-04', '14:00', agent)).code).toBeUndefined();
    scene.clock.advance({ days: 1 });
    expect((await offer('2026-03-04', '15:00')).code).toBeUndefined();
  });
});

describe('changes are refused by a clear text for', () => {
  it('a stale page that confirms what was cancelled', async () => {
    const id = await scene.requested();
    await scene.cancel({ token: await scene.token(id) });
    expect(await scene.confirm({ id }, agent)).toMatchObject({
      done: null,
      code: 'CONFLICT',
      message: 'This viewing has been cancelled.',
    });
  });

  it('times asked for that have passed meanwhile', async () => {
    const id = await scene.requested();
    scene.clock.advance({ days: 3 });
    expect((await scene.confirm({ id }, agent)).message).toBe('This time has passed. Propose another one.');
  });

  it('the other side’s actions', async () => {
    const id = await scene.requested({}, buyer);
    expect(await scene.confirm({ id }, buyer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await scene.reschedule({ id, dates: ['2026-03-03'], times: ['09:00'] }, agent)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each([
    [{ dates: [], times: ['09:00'] }, 'input.dates', 'Please select at least one date and time option'],
    [{ dates: ['2026-03-03'], times: [] }, 'input.times', 'Please select at least one date and time option'],
    [
      { dates: ['2026-03-03', '2026-03-08'], times: ['09:00'] },
      'input.dates.1',
      'There are no viewings on Sundays. Choose Monday to Saturday.',
    ],
    [
      { dates: ['2026-03-03'], times: ['17:00'] },
      'input.times.0',
      'Viewings can be moved to every half hour from 9:00 AM to 4:30 PM.',
    ],
    [{ dates: ['2026-03-03'], times: ['09:30', '09:30'] }, 'input.times', 'Each time can be added once'],
  ])('a reschedule request of %j', async (wish, field, message) => {
    const id = await scene.requested({}, buyer);
    expect(await scene.reschedule({ id, ...wish }, buyer)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
      message,
    });
  });

  it.each([
    [{ date: '2026-03-08', time: '10:00' }, 'input.date'],
    [{ date: '2026-03-03', time: '10:10' }, 'input.time'],
    [{ date: '2026-03-03' }, 'input.time'],
    [{ time: '10:00' }, 'input.date'],
  ])('confirming %j', async (when, field) => {
    const id = await scene.requested();
    expect(await scene.confirm({ id, ...when }, agent)).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('pages that are none', async () => {
    const page = async (given: string) =>
      (await scene.ask(`{ agencyViewings(${given}) { total } }`, {}, agent)).errors?.[0]?.extensions['field'];
    expect(await page('first: 0')).toBe('first');
    expect(await page('first: 101')).toBe('first');
    expect(await page('after: "nonsense"')).toBe('after');
    expect(await page('day: "tomorrow"')).toBe('day');
    expect(await page('requestedAfter: "then"')).toBe('requestedAfter');
  });
});

describe('whatever is sent', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('10:00', DAY, '9999-12-31'),
  );

  it('is answered by a code, never by a failure of ours', async () => {
    const codes = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'];
    const id = await scene.requested({}, buyer);
    await fc.assert(
      fc.asyncProperty(
        anyText,
        anyText,
        fc.array(anyText, { maxLength: 3 }),
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        async (text, date, times, number) => {
          const answers = [
            await scene.request({
              name: text,
              email: text,
              phone: text,
              message: text,
              date,
              times,
              idempotencyKey: text,
              listingId: number,
            }),
            await scene.reschedule({ id, token: text, dates: [date], times }, buyer),
            await scene.propose({ id, date, time: text }, agent),
            await scene.accept({ id: text, proposal: text }, buyer),
          ];
          for (const { done, code } of answers)
            expect(done !== null || codes.includes(code as string)).toBe(true);
          const slots = await scene.ask(
            'query ($from: String!, $days: Int, $id: Int!) { viewingSlots(listingId: $id, from: $from, days: $days) { date } }',
            { from: date, days: number, id: number },
          );
          expect(slots.data !== null || codes.includes(slots.errors?.[0]?.extensions['code'] as string)).toBe(
            true,
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
