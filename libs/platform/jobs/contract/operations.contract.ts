import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { maxHistory, UnknownJob, UnknownQueue, type JobFilter, type Jobs } from '../jobs.port.js';
import { aJob, aQueue, gate, never, recording, scene } from './scene.js';

/** Works on a queue until nothing is left to do; the job's data says with what it fails. */
async function settle(jobs: Jobs, queue: string): Promise<void> {
  const worker = await jobs.work(queue, {
    concurrency: 5,
    async handle({ data }) {
      const { fails } = data as { fails?: string };
      if (fails !== undefined) throw new Error(fails);
    },
  });
  await jobs.drain();
  await worker.stop();
}

const failing = (key: string, fails: string, more = {}) =>
  aJob(key, { attempts: 1, data: { fails }, ...more });

const inOrder = async (jobs: Jobs, queue: string, filter: JobFilter): Promise<string[]> => {
  const keys: string[] = [];
  let after: string | undefined;
  do {
    const page = await jobs.operations.find(queue, filter, { first: 2, ...(after && { after }) });
    keys.push(...page.jobs.map(({ key }) => key));
    after = page.next;
  } while (after !== undefined);
  return keys;
};

export function operationsPromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('for operations', () => {
    it('what they are found by is given to whoever works on them, ticks included', async () => {
      const { jobs } = await open();
      const [queue, tags] = [aQueue(), { correlation: 'c-1', listing: 'l-1' }];
      const seen = recording();
      await jobs.addMany(queue, [aJob('tagged', { tags }), aJob('plain')]);
      await jobs.schedule(queue, 'sweep', { everyMs: 3_600_000 }, { name: 'tick', data: null, tags });
      await jobs.work(queue, seen);
      await seen.reached(3);
      await jobs.drain();
      const given = seen.jobs.map(({ key, tags: those }) => [key.split('@')[0], those]);
      expect(given.sort()).toEqual([
        ['plain', undefined],
        ['sweep', tags],
        ['tagged', tags],
      ]);
    });

    it('the trace that a job was added in is given with each attempt, and is not what it is found by', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const given: (string | undefined)[] = [];
      await jobs.work(queue, {
        async handle(_job, attempt) {
          given.push(attempt.traceparent);
          if (attempt.attempt === 1) throw new Error('no');
        },
      });
      await jobs.add(queue, aJob('traced', { traceparent, attempts: 2, backoff: { initialDelayMs: 1 } }));
      await jobs.drain();
      expect(given).toEqual([traceparent, traceparent]);
      expect((await jobs.operations.find(queue, {})).jobs[0]).not.toHaveProperty('tags');
      await expect(jobs.add(queue, aJob('other', { traceparent: 'garbage' }))).rejects.toThrow(
        /^traceparent: /,
      );
    });

    it('jobs are found by key, name, state, tag, error, kind of error and time, the newest first', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const before = new Date(Date.now() - 1).toISOString();
      for (const job of [
        failing('refused-1', 'mailbox 17 of ann@example.com is FULL', {
          name: 'welcome',
          tags: { listing: 'l-1' },
        }),
        failing('refused-2', 'mailbox 4 of bob@example.com is FULL', {
          name: 'digest',
          tags: { listing: 'l-2', correlation: 'c-1' },
        }),
        failing('away', 'no answer', { name: 'digest', tags: { correlation: 'c-1' } }),
        aJob('sent', { name: 'welcome', data: {}, tags: { listing: 'l-1', correlation: 'c-1' } }),
      ]) {
        await jobs.add(queue, job);
        // So that no two are of one millisecond.
        while (Date.now() <= Date.parse((await jobs.operations.show(queue, job.key)).addedAt)) continue;
      }
      await settle(jobs, queue);
      await jobs.add(queue, aJob('later', { name: 'welcome', delayMs: 3_600_000, tags: { listing: 'l-1' } }));
      const found = (filter: JobFilter) => inOrder(jobs, queue, filter);
      expect(await found({})).toEqual(['later', 'sent', 'away', 'refused-2', 'refused-1']);
      expect(await found({ key: 'sent' })).toEqual(['sent']);
      expect(await found({ key: 'nobody' })).toEqual([]);
      expect(await found({ name: 'digest' })).toEqual(['away', 'refused-2']);
      expect(await found({ state: 'failed' })).toEqual(['away', 'refused-2', 'refused-1']);
      expect(await found({ state: 'completed' })).toEqual(['sent']);
      expect(await found({ state: 'delayed', name: 'welcome' })).toEqual(['later']);
      expect(await found({ state: 'waiting' })).toEqual([]);
      expect(await found({ tags: { listing: 'l-1' } })).toEqual(['later', 'sent', 'refused-1']);
      expect(await found({ tags: { listing: 'l-1', correlation: 'c-1' } })).toEqual(['sent']);
      expect(await found({ tags: { correlation: 'c-1' }, state: 'failed' })).toEqual(['away', 'refused-2']);
      expect(await found({ tags: { correlation: 'c-1' }, name: 'digest', error: 'ANSWER' })).toEqual([
        'away',
      ]);
      expect(await found({ error: 'is full' })).toEqual(['refused-2', 'refused-1']);
      expect(await found({ error: '17 of' })).toEqual(['refused-1']);
      expect(await found({ errorKind: 'no answer' })).toEqual(['away']);
      expect(await found({ failedFrom: before, name: 'digest' })).toEqual(['away', 'refused-2']);
      expect(await found({ failedBefore: before })).toEqual([]);
      const { addedAt } = await jobs.operations.show(queue, 'away');
      expect(await found({ addedFrom: addedAt })).toEqual(['later', 'sent', 'away']);
      expect(await found({ addedBefore: addedAt })).toEqual(['refused-2', 'refused-1']);
      const { jobs: shown } = await jobs.operations.find(queue, { key: 'refused-2' });
      expect(shown).toMatchObject([
        { state: 'failed', name: 'digest', tags: { listing: 'l-2', correlation: 'c-1' }, attemptsMade: 1 },
      ]);
      expect(await jobs.operations.queues()).toContain(queue);
    });

    it('adding a key again adds no tags, and a key that is free again has only its new ones', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.add(queue, aJob('a', { tags: { listing: 'old' }, data: {} }));
      expect(await jobs.add(queue, aJob('a', { tags: { listing: 'other' } }))).toBe(false);
      expect(await inOrder(jobs, queue, { tags: { listing: 'other' } })).toEqual([]);
      await jobs.discard(queue, 'a');
      expect(await inOrder(jobs, queue, { tags: { listing: 'old' } })).toEqual([]);
      await jobs.add(queue, aJob('a', { tags: { listing: 'new' }, data: {} }));
      expect(await inOrder(jobs, queue, { tags: { listing: 'old' } })).toEqual([]);
      expect(await inOrder(jobs, queue, { tags: { listing: 'new' } })).toEqual(['a']);
    });

    it('failures are grouped by kind of error, with how many and an example of each', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      await jobs.addMany(queue, [
        failing('1', '451 try again, ann@example.com (8f14e45fceea167a)'),
        failing('2', '452 try again, bob@example.com (c9f0f895fb98ab91)'),
        failing('3', 'connect ECONNREFUSED 127.0.0.1:25'),
        failing('4', '<script>alert(1)</script>'),
        failing('5', '450 try again,  cy@example.com (45c48cce2e2d7fbd)'),
      ]);
      await settle(jobs, queue);
      const kinds = await jobs.operations.failures(queue);
      expect(kinds.map(({ kind, count }) => [kind, count])).toEqual(
        expect.arrayContaining([
          ['# try again, <address> (<id>)', 3],
          ['connect ECONNREFUSED #', 1],
          ['<script>alert(#)</script>', 1],
        ]),
      );
      expect(kinds).toHaveLength(3);
      expect(kinds[0]!.count).toBe(3);
      expect(kinds[0]!.example.error).toMatch(/try again/);
      const { kind } = kinds.find(({ count }) => count === 3)!;
      await jobs.discard(queue, '1');
      await jobs.retry(queue, '2');
      expect(await inOrder(jobs, queue, { errorKind: kind })).toEqual(['5']);
      expect((await jobs.operations.failures(queue)).find((each) => each.kind === kind)!.count).toBe(1);
      expect(await jobs.operations.countMatching(queue, { errorKind: kind })).toBe(1);
    });

    it('a job shows each failed attempt, when it began and ended and why, those before a retry too, and its next try', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      let failures = 0;
      await jobs.work(queue, {
        async handle() {
          throw new Error(`broken ${++failures}`);
        },
      });
      await jobs.add(queue, aJob('a', { attempts: 2 }));
      await jobs.drain();
      await jobs.retry(queue, 'a');
      await jobs.drain();
      const { history, ...job } = await jobs.operations.show(queue, 'a');
      expect(job).toMatchObject({ key: 'a', state: 'failed', attemptsMade: 2, error: 'broken 4' });
      expect(history.map(({ error }) => error)).toEqual(['broken 1', 'broken 2', 'broken 3', 'broken 4']);
      for (const { began, ended } of history)
        expect(Date.parse(ended)).toBeGreaterThanOrEqual(Date.parse(began));
      await jobs.add(queue, aJob('many', { attempts: maxHistory + 3, backoff: { initialDelayMs: 0 } }));
      await jobs.drain();
      const many = (await jobs.operations.show(queue, 'many')).history;
      expect(many).toHaveLength(maxHistory);
      expect(many.at(-1)!.error).toBe(`broken ${4 + maxHistory + 3}`);
      const begun = gate();
      const other = aQueue();
      const worker = await jobs.work(other, {
        async handle() {
          begun.open();
          throw new Error('come back later');
        },
      });
      await jobs.add(other, aJob('b', never));
      await begun.opened;
      await worker.stop();
      const waits = await jobs.operations.show(other, 'b');
      expect(waits).toMatchObject({ state: 'delayed', history: [{ error: 'come back later' }] });
      expect(Date.parse(waits.dueAt!)).toBeGreaterThan(Date.now());
      await expect(jobs.operations.show(queue, 'nobody')).rejects.toThrow(UnknownJob);
    });

    it('says what was done in each minute, and how long it waited and took', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const from = new Date(Date.now() - 60_000).toISOString();
      await jobs.addMany(queue, [
        aJob('a', { data: {} }),
        aJob('b', { data: {} }),
        aJob('c', { data: { fails: 'no' } }),
      ]);
      await settle(jobs, queue);
      const minutes = await jobs.operations.throughput(queue, from);
      const sum = (of: 'completed' | 'failedAttempts' | 'first') =>
        minutes.reduce((total, minute) => total + minute[of], 0);
      expect([sum('completed'), sum('failedAttempts'), sum('first')]).toEqual([2, 3, 3]);
      for (const minute of minutes) {
        expect(minute.minute).toMatch(/:00\.000Z$/);
        expect(minute.waitedMs).toBeGreaterThanOrEqual(minute.longestWaitMs);
        expect(minute.workedMs).toBeGreaterThanOrEqual(minute.longestWorkMs);
      }
      const later = new Date(Date.now() + 3_600_000).toISOString();
      expect(await jobs.operations.throughput(queue, later)).toEqual([]);
    });

    it('refuses what cannot be, naming it', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const { operations } = jobs;
      await expect(operations.find(queue, {})).rejects.toThrow(UnknownQueue);
      for (const [tags, field] of [
        [{ listing: 'someone@example.com' }, 'tags.listing'],
        [{ listing: 'x'.repeat(101) }, 'tags.listing'],
        [{ Listing: 'x' }, 'tags'],
        [{ listing: '' }, 'tags.listing'],
        [Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`t${n}`, 'x'])), 'tags'],
      ] as const)
        await expect(jobs.add(queue, aJob('a', { tags }))).rejects.toThrow(field);
      await jobs.add(queue, aJob('a'));
      await expect(operations.find(queue, { failedFrom: 'yesterday' })).rejects.toThrow(/failedFrom/);
      await expect(operations.find(queue, { error: 'x', state: 'waiting' })).rejects.toThrow(/state/);
      await expect(operations.find(queue, { error: '' })).rejects.toThrow(/error/);
      await expect(operations.find(queue, {}, { after: 'x' })).rejects.toThrow(/after/);
      await expect(operations.find(queue, {}, { first: 0 })).rejects.toThrow(/first/);
      await expect(operations.retryMatching(queue, { state: 'waiting' })).rejects.toThrow(/state/);
      await expect(operations.discardMatching(queue, {})).rejects.toThrow(/state/);
      await expect(operations.discardMatching(queue, { state: 'active' })).rejects.toThrow(/state/);
      await expect(operations.throughput(queue, 'noon')).rejects.toThrow(/from/);
    });
  });
}
