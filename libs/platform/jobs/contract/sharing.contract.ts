import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { aJob, aQueue, gate, keysOf, recording, scene, someJobs } from './scene.js';

export function sharingPromises(start: () => Promise<JobsHarness>): void {
  const { open, leaseMs } = scene(start);

  describe('workers', () => {
    it('share 1,000 jobs added at the same time, each handled once', async () => {
      // A busy machine may hold a process up for longer than the short leases of other tests.
      const lease = { leaseMs: 60_000 };
      const [one, two] = [await open(lease), await open(lease)];
      const queue = aQueue();
      const seen = [recording(), recording()];
      const handlers = seen.map(({ handle }) => ({
        concurrency: 25,
        handle: async (...given: Parameters<typeof handle>) => {
          await handle(...given);
          await new Promise((resolve) => setImmediate(resolve));
        },
      }));
      await one.jobs.work(queue, handlers[0]!);
      await two.jobs.work(queue, handlers[1]!);
      const all = someJobs(1000);
      await Promise.all(all.map((job, index) => (index % 2 ? one : two).jobs.add(queue, job)));
      await one.jobs.drain();
      expect(keysOf(seen.flatMap(({ jobs }) => jobs))).toEqual(keysOf(all));
      expect(seen.map(({ jobs }) => jobs.length > 0)).toEqual([true, true]);
      expect(await two.jobs.counts(queue)).toMatchObject({ waiting: 0, active: 0, completed: 1000 });
    });

    it('have so many jobs under way at once, and no more', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const all = gate();
      let [underWay, most] = [0, 0];
      await jobs.work(queue, {
        concurrency: 4,
        async handle() {
          most = Math.max(most, ++underWay);
          if (underWay === 4) all.open();
          await all.opened;
          await new Promise((resolve) => setImmediate(resolve));
          underWay--;
        },
      });
      await jobs.addMany(queue, someJobs(20));
      await jobs.drain();
      expect(most).toBe(4);
    });

    it('keep a job for as long as they live, however long it takes', async () => {
      const [one, two] = [await open(), await open()];
      const queue = aQueue();
      const seen = recording();
      const slow = async (...given: Parameters<typeof seen.handle>) => {
        await seen.handle(...given);
        await delay(leaseMs() * 3);
      };
      await one.jobs.work(queue, { handle: slow, concurrency: 5 });
      await two.jobs.work(queue, { handle: slow, concurrency: 5 });
      await one.jobs.addMany(queue, someJobs(10));
      await one.jobs.drain();
      expect(keysOf(seen.jobs)).toEqual(keysOf(someJobs(10)));
      expect(seen.attempts.some(({ signal }) => signal.aborted)).toBe(false);
    });

    it('are given what another had under way when it died, as the same attempt', async () => {
      const [doomed, heir] = [await open(), await open()];
      const queue = aQueue();
      const lost = recording();
      await doomed.jobs.work(queue, {
        concurrency: 3,
        async handle(...given) {
          await lost.handle(...given);
          await new Promise<never>(() => undefined);
        },
      });
      await doomed.jobs.addMany(queue, someJobs(3, { attempts: 1 }));
      await lost.reached(3);
      await doomed.crash();
      const seen = recording();
      await heir.jobs.work(queue, seen);
      await heir.jobs.drain();
      expect(keysOf(seen.jobs)).toEqual(keysOf(lost.jobs));
      expect(seen.attempts.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
      expect(await heir.jobs.counts(queue)).toMatchObject({ completed: 3, failed: 0 });
    });

    it('finish what is under way when they are stopped, and take nothing more', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const [begun, end] = [gate(), gate()];
      const seen = recording();
      const worker = await jobs.work(queue, {
        async handle(...given) {
          begun.open();
          await end.opened;
          await seen.handle(...given);
        },
      });
      await jobs.addMany(queue, someJobs(3));
      await begun.opened;
      const stopped = worker.stop();
      end.open();
      await stopped;
      await worker.stop();
      expect(seen.jobs).toHaveLength(1);
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 2, active: 0, completed: 1 });
    });

    it('finish what is under way when the adapter is closed, and may add jobs meanwhile', async () => {
      const { jobs } = await open();
      const [queue, next] = [aQueue(), aQueue()];
      const [begun, end] = [gate(), gate()];
      await jobs.work(queue, {
        async handle() {
          begun.open();
          await end.opened;
          await jobs.add(next, aJob('follow-up'));
        },
      });
      await jobs.add(queue, aJob('a'));
      await begun.opened;
      const closed = jobs.close();
      end.open();
      await closed;
      const again = await open();
      expect(await again.jobs.counts(queue)).toMatchObject({ completed: 1 });
      expect(await again.jobs.counts(next)).toMatchObject({ waiting: 1 });
    });
  });
}
