import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booking, send } from './forms.js';
import { Scene } from './ownership/ownership-scene.js';
import { dayAhead, viewableHome, viewingForm } from './ownership/viewings.js';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

const DAY_MS = 86_400_000;
const written = (day: Date) => day.toISOString().slice(0, 10);
const inDays = (days: number, from = new Date()) => new Date(from.getTime() + days * DAY_MS);
const sunday = written(inDays(7 - new Date().getUTCDay()));
const yesterday = written(inDays(-1));

/** The day of a year on which London's clocks change: the last Sunday of March, or of October. */
function clockChange(year: number, season: 'spring' | 'autumn'): Date {
  const last = new Date(Date.UTC(year, season === 'spring' ? 2 : 9, 31));
  return inDays(-last.getUTCDay(), last);
}
const years = [0, 1].map((more) => new Date().getUTCFullYear() + more);
const hourIsMissing = years
  .map((year) => written(clockChange(year, 'spring')))
  .find((day) => day > yesterday)!;
/** The days before and after, as far as one can ask for them, and when it is nine there. */
const daysAround = years
  .flatMap((year) => [
    { day: inDays(-1, clockChange(year, 'spring')), nine: '09' },
    { day: inDays(1, clockChange(year, 'spring')), nine: '08' },
    { day: inDays(-1, clockChange(year, 'autumn')), nine: '08' },
    { day: inDays(1, clockChange(year, 'autumn')), nine: '09' },
  ])
  .filter(({ day }) => day > new Date() && day < inDays(364))
  .map(({ day, nine }) => [written(day), nine] as const);

const fiftyTimes = Array.from(
  { length: 50 },
  (_, n) => `${String(9 + (n % 9)).padStart(2, '0')}:${n < 9 ? '00' : n}`,
);

describe('a time that no viewing begins at', () => {
  it.each([
    ['50 of them', { times: fiftyTimes }, 'input.times'],
    ['09:15', { times: ['09:15'] }, 'input.times.0'],
    ['half past', { times: ['10:00', '10:30'] }, 'input.times.1'],
    ['one twice', { times: ['10:00', '10:00'] }, 'input.times'],
    ['none', { times: [] }, 'input.times'],
    ['a Sunday', { date: sunday }, 'input.date'],
    ['yesterday', { date: yesterday }, 'input.date'],
    ['in two years', { date: dayAhead(730) }, 'input.date'],
    ['the hour that does not exist', { date: hourIsMissing, times: ['01:30'] }, 'input.date'],
    ['the 30th of February', { date: '2027-02-30' }, 'input.date'],
    ['no date', { date: 'tomorrow' }, 'input.date'],
  ])('is refused by its name: %s', async (_what, change, field) => {
    const home = await viewableHome(scene);
    const { error } = await send(scene, booking, viewingForm(home, change));
    expect(error).toMatchObject({
      message: expect.stringMatching(/^[A-Z].{10,120}$/),
      extensions: { code: 'BAD_USER_INPUT', field },
    });
    expect(await booking.kept(scene, home)).toBe(0);
  });

  it('is refused to an agent who offers it and to a visitor who asks for it instead, as well', async () => {
    const { data } = await send(
      scene,
      booking,
      viewingForm(await viewableHome(scene)),
      scene.person('owner').browser,
    );
    const { id } = data.requestViewing;
    for (const [date, time, field] of [
      [hourIsMissing, '01:30', 'date'],
      [sunday, '10:00', 'date'],
      [dayAhead(3), '09:15', 'time'],
      [yesterday, '10:00', 'date'],
    ]) {
      const offer = await scene
        .browserOf('agent')
        .ask('mutation ($input: ProposeViewingTimeInput!) { proposeViewingTime(input: $input) { id } }', {
          input: { id, date, time },
        });
      expect(offer.errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: `input.${field}` });
      const wish = await scene
        .browserOf('owner')
        .ask('mutation ($input: RescheduleInput!) { requestReschedule(input: $input) { id } }', {
          input: { id, dates: [date], times: [time] },
        });
      expect(wish.errors?.[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: `input.${field}s.0`,
      });
    }
    const { viewing } = await scene.ask(
      'agent',
      'query ($id: ID!) { viewing(id: $id) { version agentStatus } }',
      { id },
    );
    expect(viewing).toEqual({ version: 1, agentStatus: 'pending' });
  });
});

describe("London's time", () => {
  it.each(daysAround)(
    'is what is meant on %s, before or after the clocks change: 09:00 is %s UTC',
    async (date, nine) => {
      const { data } = await send(
        scene,
        booking,
        viewingForm(await viewableHome(scene), { date, times: ['09:00'] }),
      );
      const { viewing } = await scene.ask(
        'agent',
        'query ($id: ID!) { viewing(id: $id) { date { instant date time } } }',
        { id: data.requestViewing.id },
      );
      expect(viewing.date).toEqual({ instant: `${date}T${nine}:00:00.000Z`, date, time: '09:00' });
    },
  );
});
