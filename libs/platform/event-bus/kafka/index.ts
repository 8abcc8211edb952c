import type { EventBus } from '../event-bus.port.js';
import { KafkaEventBus, type KafkaEventBusOptions } from './kafka-event-bus.js';

export type { KafkaEventBusOptions } from './kafka-event-bus.js';

/** Opens the event bus on a Kafka cluster. It connects when first used, and again whenever the cluster was away. */
export async function openKafkaEventBus(options: KafkaEventBusOptions): Promise<EventBus> {
  return new KafkaEventBus(options);
}
