import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import { PermanentFailure } from '../jobs.port.js';
import { aJob, aQueue, keysOf, scene } from './scene.js';

type Step =
  | { readonly kind: 'add'; readonly by: number; readonly keys: readonly number[] }
  | { readonly kind: 'crash' | 'restart'; readonly by: number };

const KEYS = 40;
const by = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      by,
      keys: fc.array(fc.nat({ max: KEYS - 1 }), { minLength: 1, maxLength: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('crash' as const, 'restart' as const), by }) },
);
/** How a job behaves: how many attempts it has, and on which it succeeds; 0 for one that says at once that it never will. */
const behaviour = fc.record({ attempts: fc.integer({ min: 1, max: 3 }), succeedsOn: fc.nat({ max: 4 }) });
const history = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 20 }),
  behaviours: fc.array(behaviour, { minLength: KEYS, maxLength: KEYS }),
  concurrency: fc.integer({ min: 1, max: 5 }),
});

export function randomFaultPromises(start: () => Promise<JobsHarness>, numRuns: number): void {
  const { open } = scene(start);

  describe('under random additions, failures, crashes and restarts', () => {
    it('every job is completed at least once, or failed after its attempts, and adding a key again adds nothing', async () => {
      await fc.assert(
        fc.asyncProperty(history, async ({ steps, behaviours, concurrency }) => {
          const queue = aQueue();
          const succeeded = new Set<string>();
          const lastAttempt = new Map<string, number>();
          const added = new Set<string>();

          const join = async () => {
            const opened = { ...(await open()), dead: false };
            await opened.jobs.work(queue, {
              concurrency,
              async handle({ key, data }, { attempt }) {
                await new Promise((resolve) => setImmediate(resolve));
                // What a process that is dead does has no effect.
                if (opened.dead) return;
                const before = lastAttempt.get(key) ?? 0;
                // The same again after a death, or the next after a failure.
                expect([before, before + 1]).toContain(attempt);
                lastAttempt.set(key, attempt);
                const { succeedsOn } = data as { succeedsOn: number };
                if (succeedsOn === 0) throw new PermanentFailure('never');
                if (attempt < succeedsOn) throw new Error('not yet');
                succeeded.add(key);
              },
            });
            return opened;
          };

          const processes = [await join(), await join()];
          for (const next of steps) {
            const process = processes[next.by]!;
            if (next.kind === 'add') {
              const wanted = [...new Set(next.keys)].map((index) =>
                aJob(`job-${index}`, { ...behaviours[index]!, data: behaviours[index] }),
              );
              const answers = await process.jobs.addMany(queue, wanted);
              expect(answers).toEqual(wanted.map(({ key }) => !added.has(key)));
              wanted.forEach(({ key }) => added.add(key));
              continue;
            }
            if (next.kind === 'crash') {
              process.dead = true;
              await process.crash();
            } else await process.jobs.close();
            processes[next.by] = await join();
          }
          const { jobs } = processes[0]!;
          await jobs.drain();
          if (added.size > 0) {
            const completed = (await jobs.list(queue, 'completed', { first: 100 })).jobs;
            const failed = (await jobs.list(queue, 'failed', { first: 100 })).jobs;
            expect(keysOf([...completed, ...failed])).toEqual([...added].sort());
            const expected = (key: string) => behaviours[Number(key.slice(4))]!;
            for (const { key } of completed) {
              expect(succeeded).toContain(key);
              expect(expected(key).succeedsOn).toBeLessThanOrEqual(expected(key).attempts);
            }
            for (const { key, attemptsMade } of failed) {
              const { attempts, succeedsOn } = expected(key);
              expect(succeedsOn === 0 || succeedsOn > attempts).toBe(true);
              expect(attemptsMade).toBe(succeedsOn === 0 ? 1 : attempts);
            }
          }
          await Promise.all(processes.map((process) => process.jobs.close()));
        }),
        { numRuns },
      );
    }, 240_000);
  });
}
