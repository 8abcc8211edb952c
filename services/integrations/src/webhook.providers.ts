import { token } from '@lintel/platform/port';
import {
  ActLog,
  CLOCK,
  IDS,
  LOGGER,
  made,
  part,
  plain,
  SealKey,
  SuspendedAgencies,
} from '@lintel/service-kit';
import { HttpSender } from './adapters/http/http-sender.js';
import { STREAM_STORE } from './application/stream/stream-store.js';
import { DELIVERY_STORE } from './application/webhooks/delivery-store.js';
import { Dispatcher } from './application/webhooks/dispatcher.js';
import { FanOutHandler } from './application/webhooks/fan-out.handler.js';
import { FAN_OUT_STORE } from './application/webhooks/fan-out-store.js';
import { ManageWebhooksHandler } from './application/webhooks/manage-webhooks.handler.js';
import { MessageBodies } from './application/webhooks/message-bodies.js';
import { ReadDeliveriesHandler } from './application/webhooks/read-deliveries.handler.js';
import { SendAgainHandler } from './application/webhooks/send-again.handler.js';
import { ServeWebhookHandler } from './application/webhooks/serve-webhook.handler.js';
import { TURN_STORE } from './application/webhooks/turn-store.js';
import { WEBHOOK_SENDER } from './application/webhooks/webhook-sender.js';
import { WEBHOOK_STORE } from './application/webhooks/webhook-store.js';
import { type IntegrationsConfig, INTEGRATIONS_CONFIG } from './config.js';

/** 0 to 1. */
const RANDOM = token<() => number>('Random');

/** What tells others' addresses what happens. */
export const webhooks = [
  made(
    MessageBodies,
    (deliveries, { LINTEL_PUBLIC_URL }: IntegrationsConfig) =>
      new MessageBodies(deliveries, LINTEL_PUBLIC_URL),
    DELIVERY_STORE,
    INTEGRATIONS_CONFIG,
  ),
  made(
    WEBHOOK_SENDER,
    ({ LINTEL_WEBHOOKS_LOOPBACK: loopback }: IntegrationsConfig) => new HttpSender({ loopback }),
    INTEGRATIONS_CONFIG,
  ),
  plain(
    ManageWebhooksHandler,
    ...([WEBHOOK_STORE, DELIVERY_STORE, STREAM_STORE, WEBHOOK_SENDER] as const),
    ...([SealKey, ActLog, IDS, CLOCK] as const),
  ),
  plain(FanOutHandler, FAN_OUT_STORE, STREAM_STORE, DELIVERY_STORE, SuspendedAgencies, CLOCK),
  made(RANDOM, () => Math.random),
  plain(
    ServeWebhookHandler,
    ...([TURN_STORE, WEBHOOK_STORE, MessageBodies, WEBHOOK_SENDER] as const),
    ...([SuspendedAgencies, SealKey, CLOCK, RANDOM, LOGGER] as const),
  ),
  plain(Dispatcher, FanOutHandler, TURN_STORE, ServeWebhookHandler, IDS, CLOCK, LOGGER),
  part((dispatcher: Dispatcher) => dispatcher, Dispatcher),
  plain(
    SendAgainHandler,
    ...([WEBHOOK_STORE, DELIVERY_STORE, STREAM_STORE, Dispatcher] as const),
    ...([ActLog, IDS, CLOCK] as const),
  ),
  plain(ReadDeliveriesHandler, WEBHOOK_STORE, DELIVERY_STORE, MessageBodies, CLOCK),
];
