import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { WrongState, type Timing } from '../jobs.port.js';
import { aJob, aQueue, gate, recording, scene } from './scene.js';

const tick = { name: 'tick', data: { for: 'all' }, attempts: 2, backoff: { initialDelayMs: 1 } };
const ticksOf = (key: string, jobs: readonly { key: string }[]) =>
  jobs.filter((job) => job.key.startsWith(`${key}@`)).map((job) => Number(job.key.slice(key.length + 1)));

export function schedulePromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('a schedule', () => {
    it('ticks at once and again and again, once over all instances', async () => {
      const [one, two] = [await open(), await open()];
      const queue = aQueue();
      const seen = recording();
      for (const { jobs } of [one, two]) {
        await jobs.work(queue, { concurrency: 3, ...seen });
        await jobs.schedule(queue, 'sweep:all', { everyMs: 80 }, tick);
      }
      await seen.reached(5);
      await one.jobs.unschedule(queue, 'sweep:all');
      await one.jobs.drain();
      const times = ticksOf('sweep:all', seen.jobs).sort((a, b) => a - b);
      expect(times).toHaveLength(seen.jobs.length);
      expect(new Set(times).size).toBe(times.length);
      for (const [index, time] of times.slice(1).entries())
        expect([times.join(), (time - times[index]!) % 80]).toEqual([times.join(), 0]);
      expect(seen.jobs[0]).toMatchObject({ name: 'tick', data: { for: 'all' } });
    });

    it('stops when it is removed', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      await jobs.schedule(queue, 'sweep', { everyMs: 20 }, tick);
      await seen.reached(2);
      expect(await jobs.unschedule(queue, 'sweep')).toBe(true);
      await jobs.drain();
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 0, delayed: 0, active: 0 });
      expect(await jobs.unschedule(queue, 'sweep')).toBe(false);
    });

    it('takes the tick that waits with it when it is removed', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.schedule(queue, 'sweep', { everyMs: 20 }, tick);
      await jobs.unschedule(queue, 'sweep');
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 0, delayed: 0 });
    });

    it('does not make up for ticks that nobody took', async () => {
      const { jobs } = await open();
      const [queue, other] = [aQueue(), aQueue()];
      const elsewhere = recording();
      await jobs.work(other, elsewhere);
      await jobs.schedule(queue, 'unattended', { everyMs: 10 }, tick);
      await jobs.schedule(other, 'attended', { everyMs: 10 }, tick);
      await elsewhere.reached(6);
      const { waiting, delayed } = await jobs.counts(queue);
      expect(waiting + delayed).toBe(1);
      await jobs.unschedule(other, 'attended');
    });

    it('keeps its rhythm when it is set again, and is replaced when it differs', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      await jobs.schedule(queue, 'sweep', { everyMs: 3_600_000 }, tick);
      await seen.reached(1);
      await jobs.drain();
      const [next] = ticksOf('sweep', (await jobs.list(queue, 'delayed')).jobs);
      expect(next).toBeGreaterThan(Date.now());
      await jobs.schedule(queue, 'sweep', { everyMs: 3_600_000 }, { ...tick, data: 'newer' });
      const again = (await jobs.list(queue, 'delayed')).jobs;
      expect(ticksOf('sweep', again)).toEqual([next]);
      expect(again[0]).toMatchObject({ data: 'newer', attempts: 2 });
      await jobs.schedule(queue, 'sweep', { everyMs: 1_800_000 }, tick);
      await seen.reached(2);
      await jobs.drain();
      expect((await jobs.list(queue, 'delayed')).jobs).toHaveLength(1);
    });

    it('has one tick waiting, however often it is set again, in a paused queue too', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.schedule(queue, 'sweep', { everyMs: 20 }, tick);
      for (const change of [() => jobs.pause(queue), () => jobs.resume(queue)]) {
        await change();
        for (const everyMs of [20, 20, 30, 20]) {
          await jobs.schedule(queue, 'sweep', { everyMs }, tick);
          const { waiting, delayed } = await jobs.counts(queue);
          expect(waiting + delayed).toBe(1);
        }
      }
      await jobs.unschedule(queue, 'sweep');
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 0, delayed: 0 });
    });

    it('ticks by a cron expression in a time zone', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, seen);
      await jobs.schedule(queue, 'seconds', { cron: '* * * * * *', timezone: 'Europe/London' }, tick);
      await jobs.schedule(queue, 'breakfast', { cron: '30 7 1 7 *', timezone: 'Europe/London' }, tick);
      await seen.reached(2);
      await jobs.unschedule(queue, 'seconds');
      await jobs.drain();
      const times = ticksOf('seconds', seen.jobs);
      expect(times.map((time) => time % 1000)).toEqual(times.map(() => 0));
      expect(new Set(times).size).toBe(times.length);
      // British Summer Time.
      const [breakfast] = ticksOf('breakfast', (await jobs.list(queue, 'delayed')).jobs);
      expect(new Date(breakfast!).toISOString()).toMatch(/-07-01T06:30:00\.000Z$/);
    });

    it('has ticks that are tried again like any job', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const attempts: [string, number][] = [];
      const done = gate();
      await jobs.work(queue, {
        async handle({ key }, { attempt }) {
          attempts.push([key, attempt]);
          if (attempt === 1) throw new Error('again');
          done.open();
        },
      });
      await jobs.schedule(queue, 'sweep', { everyMs: 3_600_000 }, tick);
      await done.opened;
      await jobs.drain();
      expect(attempts.map(([, attempt]) => attempt)).toEqual([1, 2]);
      expect(new Set(attempts.map(([key]) => key)).size).toBe(1);
      expect(await jobs.counts(queue)).toMatchObject({ completed: 1, delayed: 1 });
    });

    it('is not stopped by discarding its next tick', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.schedule(queue, 'nightly', { cron: '0 3 * * *', timezone: 'Europe/London' }, tick);
      const [next] = (await jobs.list(queue, 'delayed')).jobs;
      await expect(jobs.discard(queue, next!.key)).rejects.toThrow(WrongState);
      expect(await jobs.counts(queue)).toMatchObject({ delayed: 1 });
    });

    it('leaves jobs of the same key alone', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.add(queue, aJob('sweep', { delayMs: 3_600_000 }));
      await jobs.schedule(queue, 'sweep', { cron: '0 3 * * *', timezone: 'UTC' }, tick);
      expect(await jobs.counts(queue)).toMatchObject({ delayed: 2 });
      await jobs.unschedule(queue, 'sweep');
      expect((await jobs.list(queue, 'delayed')).jobs).toMatchObject([{ key: 'sweep' }]);
    });

    it('is refused when it can never tick, and the field is named', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const bad: [Timing, RegExp][] = [
        [{ everyMs: 0 }, /^everyMs/],
        [{ everyMs: 1.5 }, /^everyMs/],
        [{ cron: 'nonsense', timezone: 'UTC' }, /^cron/],
        [{ cron: '61 * * * *', timezone: 'UTC' }, /^cron/],
        [{ cron: '* * * *', timezone: 'UTC' }, /^cron/],
        [{ cron: '* * * * *', timezone: 'Europe/Lodnon' }, /^timezone/],
      ];
      for (const [timing, message] of bad)
        await expect(jobs.schedule(queue, 'sweep', timing, tick)).rejects.toThrow(message);
      await expect(jobs.schedule(queue, '', { everyMs: 1000 }, tick)).rejects.toThrow(/^key/);
      await expect(
        jobs.schedule(queue, 'sweep', { everyMs: 1000 }, { ...tick, data: undefined }),
      ).rejects.toThrow(/^data/);
    });
  });
}
