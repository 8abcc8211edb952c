import { bookingTimes, rescheduleTimes } from '@lintel/contracts';
import { addDays, londonInstant } from '@lintel/kernel';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { overlap } from '../src/domain/slot.js';
import { agent, buyer, type Scene } from './scene.js';

const ROUNDS = 50;
/** Another slot for each round: Mondays only. */
const slotOf = (round: number) => ({
  date: addDays('2026-03-02', 7 * Math.floor(round / bookingTimes.length)),
  time: bookingTimes[round % bookingTimes.length]!,
});

/** What holds on every adapter of the documents port. */
export function slotRaces(open: () => Promise<Scene>): void {
  let scene: Scene;
  beforeEach(async () => {
    scene = await open();
  });
  afterEach(() => scene.dispose());

  describe('a slot of a home', () => {
    it('is given once, however often two confirm it at the same moment; the loser hears what is free', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { date, time } = slotOf(round);
        const about = { date, times: [time], email: `round${round}@example.org` };
        if (round % 10 === 0) scene.clock.advance({ seconds: 3600 });
        const ids = [await scene.requested(about), await scene.requested(about)];
        const named = { date, time };
        const answers = await Promise.all(ids.map((id) => scene.confirm({ id, ...named }, agent)));
        const [won, lost] = [answers.filter(({ done }) => done), answers.filter(({ done }) => !done)];
        expect([won.length, lost.length]).toEqual([1, 1]);
        expect(lost[0]).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(`${time} on`) });
        expect(lost[0]!.freeTimes).toMatchObject({ date });
        expect(lost[0]!.freeTimes!.times).not.toContain(time);
        expect(lost[0]!.message).toContain(lost[0]!.freeTimes!.times[0] ?? 'Nothing else is free');
        const loser = ids[answers.indexOf(lost[0]!)]!;
        expect(await scene.viewing(loser)).toMatchObject({ agentStatus: 'pending', start: null });
      }
    });

    it('is not given to what overlaps it by half an hour either', async () => {
      const about = { date: '2026-03-03', times: ['10:00'] };
      const ids = [await scene.requested(about), await scene.requested({ ...about, times: ['11:00'] })];
      const answers = await Promise.all([
        scene.confirm({ id: ids[0], date: '2026-03-03', time: '10:00' }, agent),
        scene.confirm({ id: ids[1], date: '2026-03-03', time: '10:30' }, agent),
      ]);
      expect(answers.filter(({ done }) => done)).toHaveLength(1);
      expect(answers.find(({ done }) => !done)).toMatchObject({ code: 'CONFLICT' });
    });

    it('is held by what stands while it is being moved, and exchanged in one step', async () => {
      const id = await scene.requested({ date: '2026-03-03', times: ['10:00'] });
      await scene.confirm({ id }, agent);
      const token = await scene.token(id);
      await scene.reschedule({ token, dates: ['2026-03-03'], times: ['10:30'] });
      expect(await scene.request({ date: '2026-03-03', times: ['10:00'] })).toMatchObject({
        code: 'CONFLICT',
      });
      expect((await scene.confirm({ id }, agent)).done.start).toMatchObject({ time: '10:30' });
      const times = (await scene.slots('2026-03-03'))[0]!.times;
      expect(times).toEqual(['09:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
    });

    it('goes to one of many who accept their proposals at once', async () => {
      const offers = [];
      for (let index = 0; index < 8; index += 1) {
        const id = await scene.requested({ date: '2026-03-03', times: ['10:00'] });
        const { done } = await scene.propose({ id, date: '2026-03-04', time: '15:00' }, agent);
        offers.push({ token: await scene.token(id), proposal: done.proposal.id as string });
      }
      const answers = await Promise.all(offers.map((offer) => scene.accept(offer)));
      expect(answers.filter(({ done }) => done)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
    });
  });

  describe('whatever is arranged, moved and called off at once', () => {
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00'];
    const change = fc.record({
      of: fc.nat({ max: 3 }),
      what: fc.constantFrom('confirm' as const, 'confirm' as const, 'reschedule' as const, 'cancel' as const),
      time: fc.constantFrom(...times),
    });

    it('no two viewings overlap, and exactly the other times are free', async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 30 }), async (changes) => {
          round += 1;
          scene.clock.advance({ seconds: 3600 });
          const date = addDays('2026-03-03', 7 * round);
          const ids: string[] = [];
          for (let one = 0; one < 4; one += 1)
            ids.push(await scene.requested({ date, times: ['10:00'], email: `r${round}@example.org` }));
          const tokens = await Promise.all(ids.map((id) => scene.token(id)));
          for (let from = 0; from < changes.length; from += 6)
            await Promise.all(
              changes.slice(from, from + 6).map(({ of, what, time }) => {
                const token = tokens[of];
                if (what === 'confirm') return scene.confirm({ id: ids[of], date, time }, agent);
                if (what === 'cancel') return scene.cancel({ token });
                return scene.reschedule({ token, dates: [date], times: [time] });
              }),
            );
          const viewings = await Promise.all(ids.map((id) => scene.viewing(id)));
          const held = viewings
            .filter(({ start, status }) => start && status !== 'cancelled')
            .map(({ start }) => londonInstant({ date, time: start.time })!);
          for (const one of held) expect(held.filter((other) => overlap(one, other))).toEqual([one]);
          const free = (await scene.slots(date, 1, 'reschedule'))[0]!.times;
          expect(free).toEqual(
            rescheduleTimes.filter(
              (time) => !held.some((other) => overlap(other, londonInstant({ date, time })!)),
            ),
          );
        }),
        { numRuns: 12 },
      );
    });
  });

  describe('who is signed in', () => {
    it('asks for one time of a home once, however many requests race, and for others beside it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const date = addDays('2026-03-02', 7 * round);
        const ask = (...times: string[]) => scene.request({ date, times }, buyer);
        const answers = await Promise.all([ask('10:00'), ask('10:00', '11:00'), ask('10:00'), ask('12:00')]);
        expect(answers.filter(({ done }) => done)).toHaveLength(2);
        expect(answers[3]!.done).not.toBeNull();
        const refused = answers.filter(({ done }) => !done);
        for (const { code, message } of refused) {
          expect(code).toBe('CONFLICT');
          expect(message).toContain('You have asked to see this home then already');
        }
      }
      expect(await scene.mine(buyer)).toHaveLength(10);
    });

    it('sends one request twice at once, and has one', async () => {
      const about = { date: '2026-03-03', times: ['10:00'], idempotencyKey: 'k' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => scene.request(about, buyer)));
      expect(new Set(answers.map(({ done }) => done?.id)).size).toBe(1);
      expect(await scene.mine(buyer)).toHaveLength(1);
    });
  });

  describe('one viewing', () => {
    it('that both sides change at once ends as one of them said, and the other is told', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { date, time } = slotOf(round);
        const id = await scene.requested({ date, times: [time], email: `both${round}@example.org` });
        const token = await scene.token(id);
        const [confirmed, cancelled] = await Promise.all([
          scene.confirm({ id }, agent),
          scene.cancel({ token }),
        ]);
        expect(cancelled.done).toMatchObject({ status: 'cancelled' });
        if (!confirmed.done)
          expect(confirmed).toMatchObject({ code: 'CONFLICT', message: 'This viewing has been cancelled.' });
        expect((await scene.viewing(id)).agentStatus).toBe('cancelled');
      }
    });
  });
}
