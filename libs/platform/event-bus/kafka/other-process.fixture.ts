import { createInterface } from 'node:readline';
import type { CloudEvent } from '@lintel/contracts';
import { openKafkaEventBus } from './index.js';

/**
 * A process of its own on the cluster, for tests: `node other-process.fixture.ts <brokers> <prefix> <topic>`. It prints each event it is given, and
 * takes events to publish and `hang` (from now on no handler returns) as lines.
 */
const [brokers, topicPrefix, topic] = process.argv.slice(2) as [string, string, string];
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const bus = await openKafkaEventBus({
  brokers: brokers.split(','),
  clientId: 'other-process',
  topicPrefix,
  sessionTimeoutMs: 6000,
});
let hanging = false;
await bus.subscribe({
  consumer: 'reader',
  topic,
  from: 'beginning',
  async handle([event]) {
    say({ handling: event });
    if (hanging) await new Promise<never>(() => undefined);
  },
});
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'hang') hanging = true;
  else {
    const events = JSON.parse(line) as CloudEvent[];
    await bus.publish(topic, events);
    say({ published: events.length });
  }
}
await bus.close();
