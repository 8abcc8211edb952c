import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aJob, gate, recording, someJobs } from '../contract/scene.js';
import { maxWorkerDeaths } from '../jobs.port.js';
import { EmbeddedJobs, type EmbeddedJobsOptions } from './embedded-jobs.js';

describe('jobs: embedded, beyond the contract', () => {
  let folder: string;
  let now: number;
  const opened: EmbeddedJobs[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-jobs-'));
    now = Date.parse('2026-03-28T12:00:00Z');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
    await rm(folder, { recursive: true });
  });

  const file = () => join(folder, 'jobs.sqlite');
  function open(options: Partial<EmbeddedJobsOptions> = {}) {
    const jobs = new EmbeddedJobs({
      file: file(),
      clock: { now: () => new Date(now) },
      pollIntervalMs: 10,
      leaseMs: 150,
      ...options,
    });
    opened.push(jobs);
    return jobs;
  }

  it('goes by the clock it is given: delays', async () => {
    const jobs = open();
    const seen = recording();
    await jobs.work('q', seen);
    await jobs.add('q', aJob('tomorrow', { delayMs: 86_400_000 }));
    await jobs.add('q', aJob('now'));
    await seen.reached(1);
    now += 86_399_999;
    expect(await jobs.counts('q')).toMatchObject({ delayed: 1 });
    now += 1;
    await jobs.drain();
    expect(seen.jobs.map(({ key }) => key)).toEqual(['now', 'tomorrow']);
  });

  it('goes by the clock it is given: a schedule over the change to summer time', async () => {
    const jobs = open();
    const seen = recording();
    await jobs.work('q', seen);
    await jobs.schedule(
      'q',
      'morning',
      { cron: '0 9 * * *', timezone: 'Europe/London' },
      { name: 'digest', data: null },
    );
    for (const count of [1, 2, 3]) {
      const [next] = (await jobs.list('q', 'delayed')).jobs;
      now = Date.parse(next!.dueAt!);
      await seen.reached(count);
      await jobs.drain();
    }
    expect(seen.jobs.map(({ key }) => new Date(Number(key.split('@')[1])).toISOString())).toEqual([
      '2026-03-29T08:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
    ]);
  });

  it('frees the key of a completed job when its retention is over, and not before', async () => {
    const jobs = open({ retentionMs: 60_000 });
    await jobs.work('q', { handle: async () => {} });
    await jobs.add('q', aJob('a'));
    await jobs.drain();
    now += 60_000;
    expect(await jobs.add('q', aJob('a'))).toBe(false);
    now += 1;
    expect(await jobs.add('q', aJob('a'))).toBe(true);
  });

  it('keeps a failed job for somebody to retry it, but not for ever', async () => {
    const jobs = open({ failedRetentionMs: 60_000 });
    await jobs.work('q', { handle: () => Promise.reject(new Error('no')) });
    await jobs.add('q', aJob('a', { attempts: 1 }));
    await jobs.drain();
    const failed = async () => {
      const again = open({ failedRetentionMs: 60_000 });
      // What is done every ten seconds is done at the start as well.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      return (await again.counts('q')).failed;
    };
    now += 60_000;
    expect(await failed()).toBe(1);
    now += 1;
    expect(await failed()).toBe(0);
  });

  it('gives up a job that kills whoever works on it, until it is retried', async () => {
    const watching = open();
    await watching.add('q', aJob('poison'));
    for (let death = 0; death <= maxWorkerDeaths; death++) {
      // Long enough that a busy machine does not lose it between the two, which would be one more death.
      const doomed = open({ leaseMs: 150 });
      const begun = gate();
      await doomed.work('q', {
        async handle() {
          begun.open();
          await new Promise<never>(() => undefined);
        },
      });
      await begun.opened;
      doomed.abandon();
    }
    const seen = recording();
    await watching.work('q', seen);
    await watching.drain();
    expect(seen.jobs).toEqual([]);
    const { jobs: failed } = await watching.list('q', 'failed');
    expect(failed).toMatchObject([{ key: 'poison', attemptsMade: 0, error: 'its workers died 11 times' }]);
    await watching.retry('q', 'poison');
    await watching.drain();
    expect(seen.jobs).toHaveLength(1);
  });

  it('tells a handler that lost its lease, and records nothing of what it does', async () => {
    const jobs = open();
    const [lost, recorded] = [gate(), gate()];
    const attempts: number[] = [];
    await jobs.work('q', {
      concurrency: 2,
      async handle({ key }, { attempt, signal }) {
        // It has room only once the outcome of the first is dealt with.
        if (key === 'next') return recorded.open();
        attempts.push(attempt);
        if (attempts.length === 2) return recorded.opened;
        signal.addEventListener('abort', lost.open);
        await lost.opened;
        throw new Error('of no interest');
      },
    });
    await jobs.add('q', aJob('a', { attempts: 1 }));
    // As another process does that found the lease run out.
    const other = new DatabaseSync(file());
    while (attempts.length === 0) await new Promise((resolve) => setImmediate(resolve));
    other.exec('UPDATE job SET state = 0, owner = NULL, at = 0; DELETE FROM instance;');
    other.close();
    await lost.opened;
    await jobs.add('q', aJob('next'));
    await jobs.drain();
    expect(attempts).toEqual([1, 1]);
    expect(await jobs.counts('q')).toMatchObject({ completed: 2, failed: 0 });
  });

  it('keeps outcomes while the file is locked, and records them afterwards', async () => {
    const errors: string[] = [];
    const logger = { warn: () => {}, error: (_: object, message: string) => errors.push(message) };
    const jobs = open({ logger });
    const seen = recording();
    await jobs.work('q', { concurrency: 5, ...seen });
    const other = new DatabaseSync(file());
    await jobs.addMany('q', someJobs(5));
    await seen.reached(5);
    other.exec("CREATE TRIGGER refuse BEFORE UPDATE ON job BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    while (!errors.length) {
      await jobs.add('q', aJob(`more-${seen.jobs.length}-${performance.now()}`));
      await new Promise((resolve) => setImmediate(resolve));
    }
    other.exec('DROP TRIGGER refuse');
    other.close();
    await jobs.drain();
    expect(await jobs.counts('q')).toMatchObject({ waiting: 0, active: 0, failed: 0 });
    expect(new Set(seen.jobs.map(({ key }) => key)).size).toBe(seen.jobs.length);
  });

  it('opens a file of before jobs had tags, history and kinds of error, and finds what failed then', async () => {
    const older = new DatabaseSync(file());
    older.exec(
      `CREATE TABLE queue (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, paused INTEGER NOT NULL DEFAULT 0) STRICT;
       CREATE TABLE job (
         id INTEGER PRIMARY KEY AUTOINCREMENT, queue INTEGER NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
         attempts INTEGER NOT NULL, initial_delay INTEGER NOT NULL, state INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL,
         failures INTEGER NOT NULL DEFAULT 0, deaths INTEGER NOT NULL DEFAULT 0, claim INTEGER NOT NULL DEFAULT 0, owner TEXT, error TEXT,
         added_at INTEGER NOT NULL, started_at INTEGER, schedule TEXT, UNIQUE (queue, key)
       ) STRICT;
       INSERT INTO queue (name) VALUES ('q');
       INSERT INTO job (queue, key, name, data, attempts, initial_delay, state, at, failures, error, added_at)
         VALUES (1, 'a', 'mail', '{}', 1, 0, 3, 1, 1, '550 no mailbox 17', 1)`,
    );
    older.close();
    const jobs = open();
    expect(await jobs.operations.failures('q')).toMatchObject([{ kind: '# no mailbox #', count: 1 }]);
    expect(await jobs.operations.show('q', 'a')).toMatchObject({ state: 'failed', history: [] });
    await jobs.operations.retryMatching('q', { errorKind: '# no mailbox #' });
    const seen = recording();
    await jobs.work('q', seen);
    await jobs.drain();
    expect(seen.jobs).toMatchObject([{ key: 'a' }]);
  });

  it('needs a file on disk', () => {
    for (const path of ['', ':memory:', 'file:jobs'])
      expect(() => open({ file: path })).toThrow('a file on disk');
  });
});
