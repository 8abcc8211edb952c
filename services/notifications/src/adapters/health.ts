import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Mail } from '@lintel/platform/mail';
import { type HealthCheck, needed, spare } from '@lintel/service-kit';

/** Without queue and mail server requests are taken, and e-mails wait. */
export const healthOf = (documents: Documents, bus: EventBus, mail: Mail): HealthCheck[] => [
  needed('notifications: documents', documents),
  // Without it events wait: ours in their outboxes, those of others with the bus.
  spare('notifications: event bus', bus),
  spare('notifications: mail', mail),
];
