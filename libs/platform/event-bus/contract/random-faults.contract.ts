import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import type { EventBusHarness, OpenedBus } from '../event-bus.contract.js';
import { anEvent, consume, firstSeen, names, scene } from './scene.js';

const SUBJECTS = names('s', 6);

type Step =
  | { readonly kind: 'publish'; readonly by: number; readonly subjects: readonly number[] }
  | { readonly kind: 'crash' | 'restart'; readonly by: number };

const by = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      by,
      subjects: fc.array(fc.nat({ max: SUBJECTS.length - 1 }), { minLength: 1, maxLength: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('crash' as const, 'restart' as const), by }) },
);
const history = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 25 }),
  batchSize: fc.integer({ min: 1, max: 5 }),
  /** Every so many handlers end in a throw. */
  throwEvery: fc.integer({ min: 2, max: 9 }),
});

export function randomFaultPromises(start: () => Promise<EventBusHarness>, numRuns: number): void {
  const { open, topic } = scene(start);

  describe('under random publishes, throws, crashes and restarts', () => {
    it('every event is handled at least once, those of a subject in order', async () => {
      await fc.assert(
        fc.asyncProperty(history, async ({ steps, batchSize, throwEvery }) => {
          const handled: CloudEvent[] = [];
          const published = Object.fromEntries(SUBJECTS.map((subject) => [subject, 0]));
          let calls = 0;

          const join = async (to?: string) => {
            const opened = await open();
            const process = { ...opened, dead: false };
            const name = to ?? (await topic(opened.bus, { partitions: 3 }));
            const handle = async (events: readonly CloudEvent[]) => {
              await new Promise((resolve) => setImmediate(resolve));
              // What a process that is dead does has no effect.
              if (process.dead) return;
              handled.push(...events);
              if (++calls % throwEvery === 0) throw new Error('by chance');
            };
            const retry = { attempts: 1000, initialDelayMs: 1 };
            await consume(opened.bus, name, handle, { batchSize, retry });
            return { process: process as OpenedBus & { dead: boolean }, name };
          };

          const { process: first, name } = await join();
          const processes = [first, (await join(name)).process];
          for (const { kind, by: which, ...rest } of steps) {
            const process = processes[which]!;
            if (kind === 'publish') {
              const { subjects } = rest as { subjects: readonly number[] };
              const events = subjects.map((index) =>
                anEvent(SUBJECTS[index]!, ++published[SUBJECTS[index]!]!),
              );
              await process.bus.publish(name, events);
              continue;
            }
            if (kind === 'crash') {
              process.dead = true;
              await process.crash();
            } else await process.bus.close();
            processes[which] = (await join(name)).process;
          }
          await processes[0]!.bus.drain();
          expect(await processes[0]!.bus.parked(name, 'reader')).toEqual([]);
          await Promise.all(processes.map(({ bus }) => bus.close()));

          const expected = Object.entries(published)
            .filter(([, count]) => count > 0)
            .map(
              ([subject, count]) =>
                [subject, Array.from({ length: count }, (_, index) => index + 1)] as const,
            );
          expect({ ...firstSeen(handled) }).toEqual(Object.fromEntries(expected));
        }),
        { numRuns },
      );
    }, 120_000);
  });
}
