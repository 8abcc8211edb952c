import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jobs } from '@lintel/platform/jobs';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { createLogger } from '../logging/logger.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LateJobs } from './late-jobs.js';

const logger = createLogger('things', 'silent');
const job = { key: '1', name: 'thing', data: {} };

describe('the job queue that a service has until its engine answers', () => {
  let folder: string;
  let engine: Jobs;
  let coming: PromiseWithResolvers<Jobs>;
  let jobs: LateJobs;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'late-jobs-'));
    engine = await openEmbeddedJobs({ file: join(folder, 'queue.sqlite') });
    coming = Promise.withResolvers<Jobs>();
    jobs = new LateJobs(coming.promise, logger);
  });
  afterEach(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  it('refuses what is added and asked, and takes it when it comes', async () => {
    await expect(jobs.add('things', job)).rejects.toThrow('the job queue has not answered yet');
    await expect(jobs.schedule('things', 'tick', { everyMs: 1000 }, job)).rejects.toThrow('not answered');
    await expect(jobs.operations.queues()).rejects.toThrow('has not answered yet');
    await expect(jobs.health()).rejects.toThrow('has not answered yet');
    coming.resolve(engine);
    await coming.promise;
    expect(await jobs.add('things', job)).toBe(true);
    expect(await jobs.operations.queues()).toEqual(['things']);
    expect((await jobs.health()).name).toBe('jobs: embedded');
  });

  it('keeps no worker waiting, and gives it its jobs when it comes', async () => {
    await engine.add('things', job);
    const done = Promise.withResolvers<string>();
    const worker = await jobs.work('things', { handle: async ({ key }) => done.resolve(key) });
    coming.resolve(engine);
    expect(await done.promise).toBe('1');
    await worker.stop();
  });

  it('begins no worker that was stopped before it came', async () => {
    const begun = jest.spyOn(engine, 'work');
    const worker = await jobs.work('things', { handle: async () => undefined });
    await worker.stop();
    coming.resolve(engine);
    await coming.promise;
    expect(begun).not.toHaveBeenCalled();
  });

  it('tries a worker again that the engine refuses at first', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      jest.spyOn(engine, 'work').mockRejectedValueOnce(new Error('gone again'));
      const done = Promise.withResolvers<string>();
      const worker = await jobs.work('things', { handle: async ({ key }) => done.resolve(key) });
      coming.resolve(engine);
      await coming.promise;
      await jest.advanceTimersByTimeAsync(2000);
      await engine.add('things', job);
      expect(await done.promise).toBe('1');
      await worker.stop();
    } finally {
      jest.useRealTimers();
    }
  });
});
