import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../eventually.contract.js';
import type { JobsHarness } from '../jobs.contract.js';
import { type Jobs, WrongState } from '../jobs.port.js';
import { aJob, aQueue, keysOf, recording, scene, someJobs } from './scene.js';

/** More than one batch of either adapter. */
const MANY = 450;

async function fail(jobs: Jobs, queue: string, count: number): Promise<void> {
  await jobs.addMany(queue, someJobs(count, { attempts: 1, name: 'failing' }));
  const worker = await jobs.work(queue, {
    concurrency: 50,
    async handle({ name }) {
      if (name === 'failing') throw new Error('no');
    },
  });
  await jobs.drain();
  await worker.stop();
}

export function massWorkPromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('many failed jobs', () => {
    it('that match are counted, then retried in batches, each once, and the others are left', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.addMany(queue, [aJob('other', { attempts: 1 })]);
      await fail(jobs, queue, MANY);
      const filter = { name: 'failing', error: 'NO' };
      expect(await jobs.operations.countMatching(queue, filter)).toBe(MANY);
      const told: number[] = [];
      const seen = recording();
      // What fails again meanwhile is not retried again.
      const worker = await jobs.work(queue, {
        concurrency: 50,
        async handle(...given) {
          await seen.handle(...given);
          throw new Error('no');
        },
      });
      const outcome = await jobs.operations.retryMatching(queue, filter, ({ done, matched }) => {
        told.push(done);
        expect(matched).toBe(MANY);
      });
      expect(outcome).toEqual({ matched: MANY, done: MANY, overtaken: 0 });
      expect(told.length).toBeGreaterThan(1);
      expect(told).toEqual([...told].sort((one, other) => one - other));
      await jobs.drain();
      await worker.stop();
      expect([...new Set(keysOf(seen.jobs))]).toEqual(keysOf(someJobs(MANY)));
      expect(await jobs.counts(queue)).toMatchObject({ failed: MANY, completed: 1 });
    });

    it('that somebody else retried or discarded meanwhile are counted apart, and it is no error', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await fail(jobs, queue, MANY);
      let meanwhile = false;
      const retried = await jobs.operations.retryMatching(queue, {}, async () => {
        if (meanwhile) return;
        meanwhile = true;
        // The oldest are the last in turn.
        await jobs.retry(queue, 'job-0');
        await jobs.discard(queue, 'job-1');
      });
      expect(retried).toEqual({ matched: MANY, done: MANY - 2, overtaken: 2 });
      expect(await jobs.operations.retryMatching(queue, {})).toEqual({ matched: 0, done: 0, overtaken: 0 });
    });

    it('are retried by two at once, each by one of them', async () => {
      const [one, two] = [await open(), await open()];
      const queue = aQueue();
      await fail(one.jobs, queue, 300);
      const outcomes = await Promise.all(
        [one, two].map(({ jobs }) => jobs.operations.retryMatching(queue, { name: 'failing' })),
      );
      expect(outcomes[0]!.done + outcomes[1]!.done).toBe(300);
      for (const { matched, done, overtaken } of outcomes) expect(done + overtaken).toBe(matched);
      expect(await one.jobs.counts(queue)).toMatchObject({ waiting: 300, failed: 0 });
    });

    it('are discarded, twice without harm, and their keys are free', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await fail(jobs, queue, 20);
      await jobs.add(queue, aJob('waits'));
      const filter = { state: 'failed' } as const;
      expect(await jobs.operations.discardMatching(queue, filter)).toMatchObject({ matched: 20, done: 20 });
      expect(await jobs.operations.discardMatching(queue, filter)).toMatchObject({ matched: 0, done: 0 });
      expect(await jobs.counts(queue)).toMatchObject({ waiting: 1, failed: 0 });
      expect(await jobs.operations.failures(queue)).toEqual([]);
      expect(await jobs.addMany(queue, someJobs(20))).not.toContain(false);
    });

    it('end where the one who asked ends it, and what was done stays done', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await fail(jobs, queue, MANY);
      const stopped = jobs.operations.discardMatching(queue, { state: 'failed' }, () => {
        throw new Error('enough');
      });
      await expect(stopped).rejects.toThrow('enough');
      const { failed } = await jobs.counts(queue);
      expect(failed).toBeGreaterThan(0);
      expect(failed).toBeLessThan(MANY);
    });
  });

  it('what waits for its next attempt is tried at once, alone or all that match, and nothing that was put off', async () => {
    const { jobs } = await open();
    const queue = aQueue();
    const backoff = { initialDelayMs: 3_600_000 };
    await jobs.addMany(queue, [
      ...someJobs(5, { attempts: 3, backoff }),
      aJob('reminder', { delayMs: 3_600_000 }),
    ]);
    const attempts: string[] = [];
    let mended = false;
    await jobs.work(queue, {
      concurrency: 5,
      async handle({ key }, { attempt }) {
        attempts.push(`${key} ${attempt}`);
        if (!mended) throw new Error('not mended');
      },
    });
    await eventually(async () => expect(await jobs.counts(queue)).toMatchObject({ delayed: 6, active: 0 }));
    mended = true;
    await jobs.retry(queue, 'job-0');
    await eventually(() => expect(attempts).toContain('job-0 2'));
    await expect(jobs.retry(queue, 'reminder')).rejects.toThrow(WrongState);
    const filter = { state: 'delayed', attempted: true } as const;
    expect(await jobs.operations.countMatching(queue, filter)).toBe(4);
    expect(await jobs.operations.retryMatching(queue, { state: 'delayed' })).toEqual({
      ...{ matched: 4, done: 4, overtaken: 0 },
    });
    await eventually(async () =>
      expect(await jobs.counts(queue)).toMatchObject({ completed: 5, delayed: 1 }),
    );
    expect(attempts.filter((one) => one.endsWith(' 2'))).toHaveLength(5);
    expect(attempts).toHaveLength(10);
  });

  it('what waits is discarded by name, and no tick of a schedule with it', async () => {
    const { jobs } = await open();
    const queue = aQueue();
    await jobs.addMany(queue, [...someJobs(5, { name: 'mistake', delayMs: 3_600_000 }), aJob('wanted')]);
    await jobs.schedule(
      queue,
      'tick',
      { cron: '0 9 1 1 *', timezone: 'Europe/London' },
      aJob('', { name: 'mistake' }),
    );
    const outcome = await jobs.operations.discardMatching(queue, { state: 'delayed', name: 'mistake' });
    expect(outcome.done).toBe(5);
    expect(await jobs.counts(queue)).toMatchObject({ waiting: 1, delayed: 1 });
  });
}
