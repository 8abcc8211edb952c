import { topicOf } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  actLog,
  CLOCK,
  EventComposer,
  modelsOf,
  outbox,
  type OutboxRelay,
  plainAs,
} from '@lintel/service-kit';
import type { Connection } from 'mongoose';
import { KEY_STORE } from '../../application/keys/key-store.js';
import { STREAM_STORE } from '../../application/stream/stream-store.js';
import { DELIVERY_STORE } from '../../application/webhooks/delivery-store.js';
import { FAN_OUT_STORE } from '../../application/webhooks/fan-out-store.js';
import { TURN_STORE } from '../../application/webhooks/turn-store.js';
import { WEBHOOK_STORE } from '../../application/webhooks/webhook-store.js';
import { DeliveryRepository } from './delivery.repository.js';
import { registerDeliveries } from './delivery.schema.js';
import { FanOutRepository } from './fan-out.repository.js';
import { KeyRepository } from './key.repository.js';
import { registerKeys } from './key.schema.js';
import { StreamRepository } from './stream.repository.js';
import { registerStream } from './stream.schema.js';
import { TurnRepository } from './turn.repository.js';
import { WebhookRepository } from './webhook.repository.js';
import { registerWebhooks } from './webhook.schema.js';

const registerModels = (connection: Connection) => ({
  keys: registerKeys(connection),
  ...registerStream(connection),
  webhooks: registerWebhooks(connection),
  ...registerDeliveries(connection),
});

const WEBHOOKS = token<OutboxRelay>('WebhookOutbox');
const models = modelsOf(
  registerModels,
  ...(['keys', 'entries', 'horizon'] as const),
  ...(['webhooks', 'deliveries', 'messages', 'progress'] as const),
);

/** The service's stores and outboxes. */
export const stores = [
  ...models.providers,
  outbox(WEBHOOKS, models.webhooks, topicOf),
  ...actLog,
  plainAs(KEY_STORE, KeyRepository, models.keys),
  plainAs(STREAM_STORE, StreamRepository, models.entries, models.horizon, CLOCK),
  plainAs(WEBHOOK_STORE, WebhookRepository, models.webhooks, EventComposer, WEBHOOKS),
  plainAs(FAN_OUT_STORE, FanOutRepository, models.progress, models.webhooks),
  plainAs(TURN_STORE, TurnRepository, models.webhooks, models.deliveries),
  plainAs(DELIVERY_STORE, DeliveryRepository, models.deliveries, models.messages, models.webhooks),
];
