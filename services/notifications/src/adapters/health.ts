import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import { type HealthCheck, needed, spare } from '@lintel/service-kit';

/** Neither the queue nor the mail server is asked: without them requests are taken, and e-mails wait. */
export const healthOf = (documents: Documents, bus: EventBus): HealthCheck[] => [
  needed('notifications: documents', documents),
  // Without it events wait: ours in their outboxes, those of others with the bus.
  spare('notifications: event bus', bus),
];
