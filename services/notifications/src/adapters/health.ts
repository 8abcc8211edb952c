import type { TopicDefinition } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import { type HealthCheck, needed, spare } from '@lintel/service-kit';

/** Neither the queue nor the mail server is asked: without them requests are taken, and e-mails wait. */
export const healthOf = (
  documents: Documents,
  bus: EventBus,
  topics: readonly TopicDefinition[],
): HealthCheck[] => [
  needed('notifications: documents', documents),
  // Without it events wait: ours in their outboxes, those of others with the bus.
  spare('notifications: event bus', bus, () => lags(bus, topics)),
];

/** `lag` over all topics, and one for each, such as `lag_account`. */
async function lags(bus: EventBus, topics: readonly TopicDefinition[]): Promise<Record<string, number>> {
  const each = await Promise.all(
    topics.map(async ({ name }) => ({ name, lag: await bus.lag(name, 'notifications') })),
  );
  return {
    lag: each.reduce((sum, { lag }) => sum + lag, 0),
    ...Object.fromEntries(
      each.map(({ name, lag }) => [name.replace(/^lintel\./, 'lag_').replaceAll('-', '_'), lag]),
    ),
  };
}
