import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import { eventually } from '@lintel/platform/eventually';
import { anEvent } from '../contract/scene.js';
import type { KafkaEventBus } from './kafka-event-bus.js';
import { clusterAddress, skipped, testCluster, type TestCluster } from './test-cluster.fixture.js';

const example = (name: string) =>
  fileURLToPath(new URL(`../../../../docs/examples/kafka-consumer.${name}`, import.meta.url));
/** Another Python than the system's may have what the example needs. */
const python = process.env['LINTEL_TEST_PYTHON'] ?? 'python3';
const hasClient = spawnSync(python, ['-c', 'import confluent_kafka']).status === 0;
const programs = [
  { language: 'TypeScript', words: [process.execPath, example('ts')] },
  ...(hasClient ? [{ language: 'Python', words: [python, example('py')] }] : []),
];

interface Told {
  readonly id: string;
  readonly home: string;
  readonly sequence: number;
  readonly price: number | null;
  readonly gone: boolean;
}

/** A group waits for a member that was killed, until its session is over. */
const patiently = { timeout: 35_000, interval: 100 };

const topic = 'lintel.listing';
const event = (home: string, sequence: number, price?: number): CloudEvent => ({
  ...anEvent(home, sequence, price === undefined ? { id: home } : { id: home, price }),
  type: price === undefined ? 'lintel.listing.removed.v1' : 'lintel.listing.updated.v1',
});

(!clusterAddress ? describe.skip : describe)(
  clusterAddress ? "integrators' consumers of the topics" : skipped,
  () => {
    let cluster: TestCluster;
    let bus: KafkaEventBus;
    const children: ChildProcess[] = [];
    beforeEach(async () => {
      cluster = testCluster();
      bus = cluster.open();
      await bus.ensureTopics([{ name: topic, partitions: 3, compacted: true }]);
    });
    afterEach(async () => {
      await Promise.all(children.splice(0).map(end));
      await cluster.end();
    });

    const end = async (child: ChildProcess): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    };

    /** Starts an example; what it says grows. */
    function start([command, ...words]: readonly string[], told: Told[]): ChildProcess {
      const child = spawn(command!, words, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          KAFKA_BROKERS: clusterAddress!,
          KAFKA_TOPIC: `${cluster.prefix}${topic}`,
          KAFKA_GROUP: `${cluster.prefix}homes`,
        },
      });
      children.push(child);
      createInterface({ input: child.stdout! }).on('line', (line) => told.push(JSON.parse(line) as Told));
      return child;
    }

    if (!hasClient)
      it.skip(`the example in Python (not applicable: ${python} has no confluent_kafka)`, () => undefined);
    for (const { language, words } of programs)
      it(`the example in ${language} has the last of each home, killed and started again, and nothing twice but under one id`, async () => {
        const told: Told[] = [];
        const published: CloudEvent[] = [];
        const publish = async (...events: CloudEvent[]) => {
          published.push(...events);
          await bus.publish(topic, events);
        };
        const again = event('1', 2, 490_000);
        await publish(event('1', 1, 500_000), again, event('2', 1, 700_000), again);
        const first = start(words, told);
        await eventually(() => expect(told).toHaveLength(3), patiently);
        await end(first);
        await publish(event('2', 2), event('3', 1, 350_000));
        start(words, told);
        const lastOf = (home: string) => told.findLast((one) => one.home === home);
        await eventually(() => {
          expect(lastOf('1')).toMatchObject({ sequence: 2, price: 490_000, gone: false });
          expect(lastOf('2')).toMatchObject({ sequence: 2, price: null, gone: true });
          expect(lastOf('3')).toMatchObject({ sequence: 1, price: 350_000, gone: false });
        }, patiently);
        expect(new Set(told.map(({ id }) => id))).toEqual(new Set(published.map(({ id }) => id)));
      }, 90_000);
  },
);
