import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, it } from '@jest/globals';
import { jobsContract } from '../jobs.contract.js';
import { BullmqJobs } from './bullmq-jobs.js';

const url = process.env['LINTEL_TEST_REDIS'];

if (!url) describe.skip('jobs: bullmq: skipped, LINTEL_TEST_REDIS is not set', () => it.todo('needs Redis'));
else
  jobsContract(
    'bullmq',
    async () => {
      const prefix = `lintel-test-${randomUUID()}`;
      const opened: BullmqJobs[] = [];
      const leaseMs = 700;
      return {
        leaseMs,
        async open(lease = { leaseMs }) {
          const jobs = new BullmqJobs({ url, prefix, ...lease });
          opened.push(jobs);
          return { jobs, crash: () => jobs.abandon() };
        },
        async end() {
          await Promise.all(opened.map((jobs) => jobs.close()));
          await removeAll(url, prefix);
        },
      };
    },
    { randomRuns: 8 },
  );

/** What a test left behind, and nothing else. */
async function removeAll(address: string, prefix: string): Promise<void> {
  const redis = new Redis(address);
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1000 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.unlink(...keys);
  await redis.quit();
}
