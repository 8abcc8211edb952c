import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobsContract } from '../jobs.contract.js';
import { EmbeddedJobs } from './embedded-jobs.js';

jobsContract('embedded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-jobs-'));
  const opened: EmbeddedJobs[] = [];
  const leaseMs = 450;
  return {
    leaseMs,
    async open(lease = { leaseMs }) {
      const jobs = new EmbeddedJobs({ file: join(folder, 'jobs.sqlite'), pollIntervalMs: 20, ...lease });
      opened.push(jobs);
      return { jobs, crash: async () => jobs.abandon() };
    },
    async end() {
      await Promise.all(opened.map((jobs) => jobs.close()));
      await rm(folder, { recursive: true });
    },
  };
});
