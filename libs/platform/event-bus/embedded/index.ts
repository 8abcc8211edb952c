import { EmbeddedEventBus, type EmbeddedEventBusOptions } from './embedded-event-bus.js';
import type { EventBus } from '../event-bus.port.js';

export type { EmbeddedEventBusOptions } from './embedded-event-bus.js';
export type { BusLogger } from './logger.js';

/** Opens the event bus kept in a file. Close it, or the process stays alive. */
export async function openEmbeddedEventBus(options: EmbeddedEventBusOptions): Promise<EventBus> {
  return new EmbeddedEventBus(options);
}
