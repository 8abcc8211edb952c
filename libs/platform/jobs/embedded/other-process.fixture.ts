import { openEmbeddedJobs } from './index.js';

/**
 * A process of its own on a shared file, for tests: `node other-process.fixture.ts <file> <jobs to add> <work|hang>`. It prints each job's key as it
 * begins, and `ready`.
 */
const [file, count, how] = process.argv.slice(2) as [string, string, 'work' | 'hang'];
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const jobs = await openEmbeddedJobs({ file, leaseMs: 600, pollIntervalMs: 20 });
await jobs.work('q', {
  concurrency: 4,
  async handle({ key }) {
    say({ handling: key });
    if (how === 'hang') await new Promise<never>(() => undefined);
  },
});
for (let index = 0; index < Number(count); index++)
  await jobs.add('q', { key: `${process.pid}-${index}`, name: 'shared', data: null });
say({ ready: true });
process.stdin.on('data', () => undefined).on('end', () => void jobs.close());
