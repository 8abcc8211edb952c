import { randomUUID } from 'node:crypto';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aJob, gate, keysOf, recording, someJobs } from '../contract/scene.js';
import { maxWorkerDeaths } from '../jobs.port.js';
import { BullmqJobs, type BullmqJobsOptions } from './bullmq-jobs.js';
import { RedisAway } from './redis-link.js';

const url = process.env['LINTEL_TEST_REDIS'];
const name = url ? 'jobs: bullmq, faults' : 'jobs: bullmq, faults: skipped, LINTEL_TEST_REDIS is not set';

(!url ? describe.skip : describe)(name, () => {
  const prefix = `lintel-test-${randomUUID()}`;
  let way: Way;
  const opened: BullmqJobs[] = [];

  beforeEach(async () => {
    way = await makeWay(new URL(url!));
  });
  afterEach(async () => {
    way.mend();
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
    way.end();
    const redis = new Redis(url!);
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1000 }) as AsyncIterable<
      string[]
    >)
      if (keys.length > 0) await redis.unlink(...keys);
    await redis.quit();
  });

  function open(options: Partial<BullmqJobsOptions> = {}) {
    const jobs = new BullmqJobs({ url: way.url, prefix, leaseMs: 2000, timeLimitMs: 400, ...options });
    opened.push(jobs);
    return jobs;
  }

  for (const [how, away, back] of [
    ['refuses connections', () => way.cut(), () => way.mend()],
    ['takes what is sent and never answers', () => way.hang(), () => way.mend()],
    // As when whoever stands between has forgotten them: neither side is told.
    ['is silent for good on connections that there were', () => way.hang(), () => way.mendForOthers()],
  ] as const)
    it(`rejects within the time limit while Redis ${how}, and goes on by itself afterwards`, async () => {
      const jobs = open();
      const seen = recording();
      await jobs.work('q', { concurrency: 2, ...seen });
      await jobs.add('q', aJob('before'));
      await seen.reached(1);
      away();
      const asked = performance.now();
      await expect(jobs.add('q', aJob('meanwhile'))).rejects.toThrow();
      await expect(jobs.health()).rejects.toThrow(/Redis|Connection|ECONN|retries/i);
      await expect(jobs.counts('q')).rejects.toThrow();
      expect(performance.now() - asked).toBeLessThan(5000);
      back();
      const added = async () => {
        for (;;)
          try {
            return await jobs.add('q', aJob('after'));
          } catch {
            continue;
          }
      };
      await added();
      await jobs.drain();
      expect(keysOf(seen.jobs)).toContain('after');
      await expect(jobs.health()).resolves.toMatchObject({ name: 'jobs: bullmq' });
    });

  it('does nothing once Redis is back that it has said was not done', async () => {
    const jobs = open();
    await jobs.add('q', aJob('before'));
    way.cut();
    // The connection is not yet known to be broken.
    const asked = [jobs.pause('q'), jobs.add('q', aJob('meanwhile'))];
    for (const one of asked) await expect(one).rejects.toThrow();
    way.mend();
    const seen = recording();
    const counts = async (): Promise<unknown> => jobs.counts('q').catch(counts);
    expect(await counts()).toMatchObject({ paused: false, waiting: 1 });
    await jobs.work('q', seen);
    await jobs.drain();
    expect(keysOf(seen.jobs)).toEqual(['before']);
  });

  it('says so when Redis was never there, and begins when it is', async () => {
    way.cut();
    const jobs = open();
    await expect(jobs.add('late', aJob('a'))).rejects.toThrow(RedisAway);
    await expect(jobs.work('late', recording())).rejects.toThrow(/did not answer in 400 ms/);
    way.mend();
    const seen = recording();
    const work = async (): Promise<unknown> => jobs.work('late', seen).catch(work);
    await work();
    await jobs.add('late', aJob('a'));
    await seen.reached(1);
  });

  it('loses no job that was under way when the connection broke', async () => {
    const jobs = open();
    const [begun, end] = [gate(), gate()];
    const seen = recording();
    await jobs.work('broken', {
      concurrency: 5,
      async handle(...given) {
        begun.open();
        await end.opened;
        await seen.handle(...given);
      },
    });
    await jobs.addMany('broken', someJobs(5));
    await begun.opened;
    way.cut();
    end.open();
    way.mend();
    const drained = async (): Promise<void> => jobs.drain().catch(drained);
    await drained();
    expect(new Set(keysOf(seen.jobs)).size).toBe(5);
    expect(await jobs.counts('broken')).toMatchObject({ completed: 5, failed: 0, active: 0 });
  });

  it('gives up a job that kills whoever works on it, until it is retried', async () => {
    const watching = open({ timeLimitMs: 5000 });
    await watching.add('poisoned', aJob('poison'));
    for (let death = 0; death <= maxWorkerDeaths; death++) {
      const doomed = open({ leaseMs: 150, timeLimitMs: 5000 });
      const begun = gate();
      await doomed.work('poisoned', {
        async handle() {
          begun.open();
          await new Promise<never>(() => undefined);
        },
      });
      await begun.opened;
      await doomed.abandon();
    }
    const seen = recording();
    await watching.work('poisoned', seen);
    await watching.drain();
    expect(seen.jobs).toEqual([]);
    const { jobs: failed } = await watching.list('poisoned', 'failed');
    expect(failed).toMatchObject([{ key: 'poison', error: 'its workers died 11 times' }]);
    await watching.retry('poisoned', 'poison');
    await watching.drain();
    expect(seen.jobs).toHaveLength(1);
  });

  it('makes its index whole from what BullMQ has, and forgets what is gone', async () => {
    const first = open({ timeLimitMs: 5000 });
    await first.work('unlisted', {
      async handle() {
        throw new Error('no such mailbox');
      },
    });
    await first.addMany('unlisted', someJobs(3, { attempts: 1, tags: { listing: 'l-1' } }));
    await first.drain();
    const redis = new Redis(url!);
    // As a release left it that had no index.
    await redis.unlink(await redis.keys(`${prefix}:@index:unlisted:*`));
    const { operations } = open({ timeLimitMs: 5000 });
    const found = async () => keysOf((await operations.find('unlisted', { tags: { listing: 'l-1' } })).jobs);
    expect(await found()).toEqual(['job-0', 'job-1', 'job-2']);
    expect(await operations.failures('unlisted')).toMatchObject([{ kind: 'no such mailbox', count: 3 }]);
    // As BullMQ removes jobs by age, telling nobody.
    await redis.unlink(`${prefix}:unlisted:_job-1`);
    await operations.sweep('unlisted', Date.now() + 1);
    expect(await redis.zcard(`${prefix}:@index:unlisted:all`)).toBe(2);
    expect(await operations.failures('unlisted')).toMatchObject([{ kind: 'no such mailbox', count: 2 }]);
    await redis.quit();
  });

  it('frees a key some time after its retention', async () => {
    const jobs = open({ retentionMs: 1000, timeLimitMs: 5000 });
    await jobs.work('kept', { handle: async () => {} });
    await jobs.add('kept', aJob('a'));
    await jobs.drain();
    expect(await jobs.add('kept', aJob('a'))).toBe(false);
    // BullMQ looks for old ones when another completes.
    for (let other = 0; !(await jobs.add('kept', aJob('a'))); other++) {
      await jobs.add('kept', aJob(`other-${other}`));
      await jobs.drain();
    }
  });

  it('keeps a failed job for somebody to retry it, but not for ever', async () => {
    const jobs = open({ failedRetentionMs: 1000, timeLimitMs: 5000 });
    await jobs.work('failing', { handle: () => Promise.reject(new Error('no')) });
    await jobs.add('failing', aJob('a', { attempts: 1 }));
    await jobs.drain();
    expect(await jobs.add('failing', aJob('a'))).toBe(false);
    // BullMQ looks for old ones when another fails.
    for (let other = 0; !(await jobs.add('failing', aJob('a', { attempts: 1 }))); other++) {
      await jobs.add('failing', aJob(`other-${other}`, { attempts: 1 }));
      await jobs.drain();
    }
  });
});

interface Way {
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Passes nothing on in either direction. */
  hang(): void;
  mend(): void;
  /** Passes on what new connections carry; those that there are stay open and silent. */
  mendForOthers(): void;
  end(): void;
}

/** A way to Redis that can be closed. */
async function makeWay(target: URL): Promise<Way> {
  let open: 'yes' | 'no' | 'hanging' = 'yes';
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server: Server = createServer((from) => {
    if (open === 'no') return void from.destroy();
    const to = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => open === 'yes' && !silent.has(socket) && other.write(data));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      open = 'no';
      breakAll();
    },
    hang: () => void (open = 'hanging'),
    mend() {
      // What was swallowed is gone, and the connection with it.
      if (open === 'hanging') breakAll();
      open = 'yes';
    },
    mendForOthers() {
      for (const socket of sockets) silent.add(socket);
      open = 'yes';
    },
    end() {
      breakAll();
      server.close();
    },
  };
}
