import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import type { Jobs, JobState, ListedJob } from '../jobs.port.js';
import { aJob, aQueue, gate, keysOf, scene, someJobs } from './scene.js';

async function pages(jobs: Jobs, queue: string, state: JobState, first: number): Promise<ListedJob[]> {
  const all: ListedJob[] = [];
  let after: string | undefined;
  do {
    const page = await jobs.list(queue, state, { first, ...(after !== undefined && { after }) });
    expect(page.jobs.length).toBeLessThanOrEqual(first);
    all.push(...page.jobs);
    after = page.next;
  } while (after !== undefined);
  return all;
}

export function listingPromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('listing', () => {
    it('shows a job in each state with its data, attempts and times', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const before = Date.now();
      const [begun, end] = [gate(), gate()];
      await jobs.work(queue, {
        async handle({ key }) {
          if (key === 'failed') throw new Error('no');
          if (key !== 'active') return;
          begun.open();
          await end.opened;
        },
      });
      await jobs.addMany(queue, [
        aJob('failed', { attempts: 1, data: [1] }),
        aJob('completed', { data: null }),
      ]);
      await jobs.drain();
      await jobs.add(queue, aJob('active'));
      await begun.opened;
      await jobs.addMany(queue, [aJob('waiting'), aJob('delayed', { delayMs: 3_600_000 })]);
      const shown = async (state: JobState) => {
        const page = await jobs.list(queue, state);
        expect(page.next).toBeUndefined();
        expect(page.jobs).toHaveLength(1);
        const [job] = page.jobs;
        expect(Date.parse(job!.addedAt)).toBeGreaterThanOrEqual(before);
        return { ...job!, addedAt: undefined };
      };
      expect(await shown('waiting')).toEqual({
        key: 'waiting',
        name: 'contract',
        data: { key: 'waiting' },
        state: 'waiting',
        attempts: 3,
        attemptsMade: 0,
      });
      const delayed = await shown('delayed');
      expect(delayed).toMatchObject({ key: 'delayed', state: 'delayed', attemptsMade: 0 });
      expect(Date.parse(delayed.dueAt!)).toBeGreaterThanOrEqual(before + 3_600_000);
      const active = await shown('active');
      expect(active).toMatchObject({ key: 'active', state: 'active', attemptsMade: 0 });
      expect(Date.parse(active.startedAt!)).toBeGreaterThanOrEqual(before);
      const failed = await shown('failed');
      expect(failed).toMatchObject({ key: 'failed', data: [1], attempts: 1, attemptsMade: 1, error: 'no' });
      const completed = await shown('completed');
      expect(completed).toMatchObject({ key: 'completed', data: null, attemptsMade: 1 });
      expect(completed.error).toBeUndefined();
      for (const job of [failed, completed])
        expect(Date.parse(job.finishedAt!)).toBeGreaterThanOrEqual(Date.parse(job.startedAt!));
      await jobs.discard(queue, 'delayed');
      end.open();
      await jobs.drain();
    });

    it('shows each job once over all pages, completed ones latest first, delayed ones by their time', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const delayed = Array.from({ length: 7 }, (_, n) =>
        aJob(`later-${n}`, { delayMs: (9 - n) * 1_000_000 }),
      );
      const waiting = someJobs(23);
      await jobs.addMany(queue, [...delayed, ...waiting]);
      expect(keysOf(await pages(jobs, queue, 'waiting', 5))).toEqual(keysOf(waiting));
      expect(keysOf(await pages(jobs, queue, 'waiting', 23))).toEqual(keysOf(waiting));
      const byTime = (await pages(jobs, queue, 'delayed', 3)).map(({ key }) => key);
      expect(byTime).toEqual(delayed.map(({ key }) => key).reverse());
      for (const { key } of delayed) await jobs.discard(queue, key);
      await jobs.work(queue, { handle: async () => {}, concurrency: 5 });
      await jobs.drain();
      const completed = await pages(jobs, queue, 'completed', 4);
      expect(keysOf(completed)).toEqual(keysOf(waiting));
      const times = completed.map(({ finishedAt }) => finishedAt!);
      expect(times).toEqual([...times].sort().reverse());
    });

    it('goes on where it was when what it showed is gone meanwhile', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.addMany(queue, someJobs(12, { attempts: 1 }));
      const worker = await jobs.work(queue, {
        async handle() {
          throw new Error('no');
        },
      });
      await jobs.drain();
      await worker.stop();
      const seen = new Set<string>();
      let after: string | undefined;
      do {
        const page = await jobs.list(queue, 'failed', { first: 5, ...(after !== undefined && { after }) });
        for (const { key } of page.jobs) {
          seen.add(key);
          await jobs.discard(queue, key);
        }
        after = page.next;
      } while (after !== undefined);
      expect([...seen].sort()).toEqual(keysOf(someJobs(12)));
    });

    it('refuses a page that cannot be', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.add(queue, aJob('a'));
      await expect(jobs.list(queue, 'failed', { first: 0 })).rejects.toThrow(/first/);
      await expect(jobs.list(queue, 'failed', { first: 1001 })).rejects.toThrow(/first/);
      await expect(jobs.list(queue, 'failed', { after: 'x' })).rejects.toThrow(/after/);
      await expect(jobs.list(queue, 'lost' as JobState)).rejects.toThrow(/state/);
    });
  });
}
