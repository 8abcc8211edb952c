import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { UnknownJob, WrongState } from '../jobs.port.js';
import { aJob, aQueue, gate, keysOf, recording, scene, someJobs } from './scene.js';

export function controlPromises(start: () => Promise<JobsHarness>): void {
  const { open } = scene(start);

  describe('a paused queue', () => {
    it('gives nothing to anybody until it goes on, and keeps what is added', async () => {
      const [one, two] = [await open(), await open()];
      const [queue, other] = [aQueue(), aQueue()];
      const [paused, elsewhere] = [recording(), recording()];
      for (const { jobs } of [one, two]) {
        await jobs.work(queue, { concurrency: 5, ...paused });
        await jobs.work(other, elsewhere);
      }
      await one.jobs.pause(queue);
      await two.jobs.addMany(queue, [...someJobs(10), aJob('delayed', { delayMs: 5 })]);
      // Many times what it would have taken.
      for (const job of someJobs(30)) {
        await one.jobs.add(other, job);
        await one.jobs.drain();
      }
      expect(elsewhere.jobs).toHaveLength(30);
      expect(paused.jobs).toEqual([]);
      const counts = await two.jobs.counts(queue);
      expect(counts).toMatchObject({ paused: true, active: 0 });
      expect(counts.waiting + counts.delayed).toBe(11);
      await two.jobs.resume(queue);
      await one.jobs.drain();
      expect(paused.jobs).toHaveLength(11);
      expect(await one.jobs.counts(queue)).toMatchObject({ paused: false, completed: 11 });
    });

    it('stays paused for who opens it later', async () => {
      const first = await open();
      const queue = aQueue();
      await first.jobs.add(queue, aJob('a'));
      await first.jobs.pause(queue);
      await first.jobs.pause(queue);
      await first.crash();
      const { jobs } = await open();
      const seen = recording();
      await jobs.work(queue, seen);
      expect(await jobs.counts(queue)).toMatchObject({ paused: true, waiting: 1 });
      await jobs.resume(queue);
      await jobs.resume(queue);
      await jobs.drain();
      expect(seen.jobs).toHaveLength(1);
    });

    it('lets jobs under way run to their end', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const [begun, end] = [gate(), gate()];
      await jobs.work(queue, {
        async handle() {
          begun.open();
          await end.opened;
        },
      });
      await jobs.addMany(queue, someJobs(2));
      await begun.opened;
      await jobs.pause(queue);
      end.open();
      await jobs.drain();
      expect(await jobs.counts(queue)).toMatchObject({ completed: 1, waiting: 1 });
    });
  });

  describe('a failed job', () => {
    it('is tried anew with all its attempts', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const attempts: number[] = [];
      let mended = false;
      await jobs.work(queue, {
        async handle(_, { attempt }) {
          attempts.push(attempt);
          if (!mended || attempt === 1) throw new Error('not mended');
        },
      });
      await jobs.add(queue, aJob('a', { attempts: 2 }));
      await jobs.drain();
      mended = true;
      await jobs.retry(queue, 'a');
      await jobs.drain();
      expect(attempts).toEqual([1, 2, 1, 2]);
      expect(await jobs.counts(queue)).toMatchObject({ failed: 0, completed: 1 });
      await expect(jobs.retry(queue, 'a')).rejects.toThrow(WrongState);
      await expect(jobs.retry(queue, 'nobody')).rejects.toThrow(UnknownJob);
    });

    it('is discarded, and its key is free', async () => {
      const { jobs } = await open();
      const queue = aQueue();
      const worker = await jobs.work(queue, {
        async handle() {
          throw new Error('no');
        },
      });
      await jobs.add(queue, aJob('a', { attempts: 1 }));
      await jobs.drain();
      await worker.stop();
      await jobs.discard(queue, 'a');
      await expect(jobs.discard(queue, 'a')).rejects.toThrow(UnknownJob);
      await expect(jobs.discard(queue, 'a')).rejects.toThrow(/"a"/);
      expect(await jobs.add(queue, aJob('a'))).toBe(true);
    });
  });

  it('discards what waits or is delayed, and not what is under way', async () => {
    const { jobs } = await open();
    const queue = aQueue();
    const [begun, end] = [gate(), gate()];
    const seen = recording();
    await jobs.add(queue, aJob('active'));
    await jobs.work(queue, {
      async handle(...given) {
        begun.open();
        await end.opened;
        await seen.handle(...given);
      },
    });
    await begun.opened;
    await jobs.addMany(queue, [aJob('waiting'), aJob('delayed', { delayMs: 3_600_000 }), aJob('stays')]);
    await expect(jobs.discard(queue, 'active')).rejects.toThrow(WrongState);
    await jobs.discard(queue, 'waiting');
    await jobs.discard(queue, 'delayed');
    await expect(jobs.retry(queue, 'stays')).rejects.toThrow(WrongState);
    end.open();
    await jobs.drain();
    expect(keysOf(seen.jobs)).toEqual(['active', 'stays']);
  });

  it('tells how deep it is and how long the oldest has waited', async () => {
    const { jobs } = await open();
    const queue = aQueue();
    await jobs.add(queue, aJob('a'));
    await jobs.add(queue, aJob('b', { delayMs: 3_600_000 }));
    const { name, gauges } = await jobs.health();
    expect(name).toMatch(/^jobs: /);
    expect(gauges['waiting']).toBeGreaterThanOrEqual(1);
    expect(gauges['delayed']).toBeGreaterThanOrEqual(1);
    expect(gauges[`waiting_${queue.replaceAll(/[^A-Za-z0-9_]/g, '_')}`]).toBe(1);
    for (const gauge of ['active', 'completed', 'failed', 'oldest_waiting_seconds'])
      expect(gauges[gauge]).toBeGreaterThanOrEqual(0);
  });

  it('drains at once when there is nothing to do', async () => {
    const { jobs } = await open();
    await expect(jobs.drain()).resolves.toBeUndefined();
    await jobs.add(aQueue(), aJob('nobody works on it'));
    await expect(jobs.drain()).resolves.toBeUndefined();
  });
}
