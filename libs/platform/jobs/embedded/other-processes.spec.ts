import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recording } from '../contract/scene.js';
import { openEmbeddedJobs } from './index.js';

/** Node strips the types itself; what it does not do is find `x.ts` where `x.js` is written. */
const sources = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) =>
    next(name.startsWith('.') && context.parentURL?.endsWith('.ts') ? name.replace(/\\.js$/, '.ts') : name, context) });
`)}`;

describe('jobs: embedded, in several processes', () => {
  let folder: string;
  let file: string;
  const children: ReturnType<typeof spawn>[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-jobs-'));
    file = join(folder, 'jobs.sqlite');
  });
  afterEach(async () => {
    for (const child of children.splice(0))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    await rm(folder, { recursive: true });
  });

  async function start(count: number, how: 'work' | 'hang') {
    const child = spawn(
      process.execPath,
      [
        '--no-warnings',
        '--conditions=@lintel/source',
        '--import',
        sources,
        join(import.meta.dirname, 'other-process.fixture.ts'),
        file,
        String(count),
        how,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(child);
    const keys: string[] = [];
    const ready = Promise.withResolvers<void>();
    createInterface({ input: child.stdout! }).on('line', (text) => {
      const line = JSON.parse(text) as { handling?: string; ready?: true };
      if (line.handling) keys.push(line.handling);
      if (line.ready) ready.resolve();
    });
    child.on('exit', () => ready.reject(new Error('the process ended before it was ready')));
    await ready.promise;
    return {
      keys,
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'close');
      },
      async end() {
        child.stdin!.end();
        await once(child, 'close');
        return child.exitCode;
      },
    };
  }

  it('makes the file once when many start at the same time, and each job is handled once', async () => {
    const processes = await Promise.all([0, 1, 2].map(() => start(100, 'work')));
    const jobs = await openEmbeddedJobs({ file });
    const here = recording();
    await jobs.work('q', here);
    await jobs.drain();
    expect(await Promise.all(processes.map((process) => process.end()))).toEqual([0, 0, 0]);
    const keys = [...processes.flatMap((process) => process.keys), ...here.jobs.map(({ key }) => key)];
    expect(keys).toHaveLength(300);
    expect(new Set(keys).size).toBe(300);
    await jobs.close();
  });

  it('loses nothing of a process that is killed with jobs in hand', async () => {
    const doomed = await start(20, 'hang');
    const jobs = await openEmbeddedJobs({ file, leaseMs: 600 });
    await doomed.kill();
    const here = recording();
    await jobs.work('q', { concurrency: 4, ...here });
    await jobs.drain();
    expect(new Set(here.jobs.map(({ key }) => key)).size).toBe(20);
    expect(here.jobs).toHaveLength(20);
    expect(here.attempts.every(({ attempt }) => attempt === 1)).toBe(true);
    expect(await jobs.counts('q')).toMatchObject({ completed: 20, active: 0 });
    await jobs.close();
  });
});
