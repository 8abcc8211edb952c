import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { NotYet, PermanentFailure } from '../jobs.port.js';
import { aJob, aQueue, gate, never, recording, scene } from './scene.js';

/** Timers may fire a little early. */
const TOLERANCE_MS = 2;

export function failurePromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('a job that fails', () => {
    it('is given again after doubling delays, and says which attempt it is', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const times: number[] = [];
      const attempts: number[] = [];
      await jobs.work(queue, {
        async handle(_, { attempt }) {
          times.push(performance.now());
          attempts.push(attempt);
          if (attempt < 4) throw new Error('not yet');
        },
      });
      await jobs.add(queue, aJob('a', { attempts: 4, backoff: { initialDelayMs: 30 } }));
      await jobs.drain();
      expect(attempts).toEqual([1, 2, 3, 4]);
      for (const [index, delay] of [30, 60, 120].entries())
        expect(times[index + 1]! - times[index]!).toBeGreaterThanOrEqual(delay - TOLERANCE_MS);
      expect((await jobs.list(queue, 'completed')).jobs).toMatchObject([{ key: 'a', attemptsMade: 4 }]);
    });

    it('is given a fresh copy each time', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen: number[] = [];
      await jobs.work(queue, {
        async handle({ data }) {
          seen.push((data as { tries: number }).tries++);
          if (seen.length < 3) throw new Error('again');
        },
      });
      await jobs.add(queue, aJob('a', { data: { tries: 0 } }));
      await jobs.drain();
      expect(seen).toEqual([0, 0, 0]);
    });

    it('has failed after its last attempt, with the error of that attempt', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      let tries = 0;
      await jobs.work(queue, {
        async handle() {
          throw new TypeError(`broken ${++tries}`);
        },
      });
      await jobs.add(queue, aJob('a'));
      await jobs.drain();
      expect(tries).toBe(3);
      const { jobs: failed } = await jobs.list(queue, 'failed');
      expect(failed).toMatchObject([{ key: 'a', error: 'broken 3', attempts: 3, attemptsMade: 3 }]);
    });

    it('has failed at once when no attempt can mend it', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, {
        async handle(job, attempt) {
          await seen.handle(job, attempt);
          throw new PermanentFailure('no such mailbox');
        },
      });
      await jobs.add(queue, aJob('a'));
      await jobs.drain();
      expect(seen.jobs).toHaveLength(1);
      expect((await jobs.list(queue, 'failed')).jobs).toMatchObject([
        { key: 'a', error: 'no such mailbox', attemptsMade: 1 },
      ]);
    });

    it('that says its turn has not come is given again when it comes, and has spent no attempt', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const times: number[] = [];
      const attempts: number[] = [];
      await jobs.work(queue, {
        async handle(_, { attempt }) {
          times.push(performance.now());
          attempts.push(attempt);
          if (times.length <= 3) throw new NotYet('somebody else has it', 40);
          if (times.length === 4) throw new Error('broken');
        },
      });
      await jobs.add(queue, aJob('a', { attempts: 2, backoff: { initialDelayMs: 1 } }));
      await jobs.drain();
      expect(attempts).toEqual([1, 1, 1, 1, 2]);
      for (const index of [1, 2, 3])
        expect(times[index]! - times[index - 1]!).toBeGreaterThanOrEqual(40 - TOLERANCE_MS);
      expect((await jobs.list(queue, 'completed')).jobs).toMatchObject([{ key: 'a', attemptsMade: 2 }]);
    });

    it('is delayed until its next attempt, and shows why', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const begun = gate();
      const worker = await jobs.work(queue, {
        async handle() {
          begun.open();
          throw new Error('come back later');
        },
      });
      await jobs.add(queue, aJob('a', never));
      await begun.opened;
      await worker.stop();
      const [job] = (await jobs.list(queue, 'delayed')).jobs;
      expect(job).toMatchObject({ key: 'a', state: 'delayed', error: 'come back later', attemptsMade: 1 });
      const wait = Date.parse(job!.dueAt!) - Date.parse(job!.startedAt!);
      expect(wait).toBeGreaterThanOrEqual(3_600_000 - TOLERANCE_MS);
      expect(wait).toBeLessThan(3_630_000);
    });

    it('does not hold up others', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const seen = recording();
      await jobs.work(queue, {
        async handle(job, attempt) {
          if (job.key === 'bad') throw new Error('never');
          await seen.handle(job, attempt);
        },
      });
      await jobs.addMany(queue, [aJob('bad', never), aJob('one'), aJob('two')]);
      await seen.reached(2);
    });

    it('takes whatever is thrown', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const delayedError = Object.assign(new Error('named as the engine names its own'), {
        name: 'DelayedError',
      });
      const thrown: [string, unknown][] = [
        ['text', 'just a text'],
        ['nothing', undefined],
        ['named', delayedError],
        ['empty', new RangeError('')],
      ];
      await jobs.work(queue, {
        async handle({ key }) {
          throw new Map(thrown).get(key);
        },
      });
      for (const [key] of thrown) await jobs.add(queue, aJob(key, { attempts: 1 }));
      await jobs.drain();
      const failed = (await jobs.list(queue, 'failed')).jobs;
      expect(Object.fromEntries(failed.map(({ key, error }) => [key, error]))).toEqual({
        text: 'just a text',
        nothing: 'undefined',
        named: 'named as the engine names its own',
        empty: 'RangeError',
      });
    });
  });
}
