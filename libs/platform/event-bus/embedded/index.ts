import { EmbeddedEventBus, type EmbeddedEventBusOptions } from './embedded-event-bus.js';

export type { EmbeddedEventBus, EmbeddedEventBusOptions } from './embedded-event-bus.js';

/** Opens the event bus kept in a file. Close it, or the process stays alive. */
export async function openEmbeddedEventBus(options: EmbeddedEventBusOptions): Promise<EmbeddedEventBus> {
  return new EmbeddedEventBus(options);
}
