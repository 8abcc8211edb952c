import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventBusContract } from '../event-bus.contract.js';
import { EmbeddedEventBus } from './embedded-event-bus.js';

eventBusContract('embedded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-bus-'));
  const opened: EmbeddedEventBus[] = [];
  let passed = 0;
  return {
    async open() {
      const bus = new EmbeddedEventBus({
        file: join(folder, 'events.sqlite'),
        pollIntervalMs: 20,
        leaseMs: 450,
        clock: { now: () => new Date(Date.now() + passed) },
      });
      opened.push(bus);
      return { bus, crash: async () => bus.abandon() };
    },
    async pass(days) {
      passed += days * 86_400_000;
      for (const bus of opened) await bus.tidy();
    },
    async end() {
      await Promise.all(opened.map((bus) => bus.close()));
      await rm(folder, { recursive: true });
    },
  };
});
