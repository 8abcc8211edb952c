import {
  agencyTopic,
  auditTopic,
  conversationTopic,
  listingTopic,
  viewingTopic,
  webhookTopic,
} from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import {
  ActLog,
  CLOCK,
  every,
  IDS,
  needed,
  plain,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  suspendedAgencies,
  suspensions,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';
import { PublicConsumer } from './adapters/events/public.consumer.js';
import { KeyResolver } from './adapters/graphql/key.resolver.js';
import { StreamResolver } from './adapters/graphql/stream.resolver.js';
import { WebhookResolver } from './adapters/graphql/webhook.resolver.js';
import { KEY_STORE } from './application/keys/key-store.js';
import { ManageKeysHandler } from './application/keys/manage-keys.handler.js';
import { OpenWithKeyHandler } from './application/keys/open-with-key.handler.js';
import { FollowEventsHandler } from './application/stream/follow-events.handler.js';
import { ReadStreamHandler } from './application/stream/read-stream.handler.js';
import { STREAM_STORE } from './application/stream/stream-store.js';
import { UpkeepHandler } from './application/upkeep.handler.js';
import { DELIVERY_STORE } from './application/webhooks/delivery-store.js';
import { Dispatcher } from './application/webhooks/dispatcher.js';
import { TURN_STORE } from './application/webhooks/turn-store.js';
import { type IntegrationsConfig, integrationsConfigSchema, INTEGRATIONS_CONFIG } from './config.js';
import { webhooks } from './webhook.providers.js';

export interface IntegrationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  /** What an empty environment says unless given. */
  readonly config?: IntegrationsConfig;
}

const UPKEEP_MS = 3_600_000;

const useCases = [
  plain(ManageKeysHandler, KEY_STORE, ActLog, IDS, CLOCK),
  plain(OpenWithKeyHandler, KEY_STORE, CLOCK),
  plain(UpkeepHandler, KEY_STORE, STREAM_STORE, DELIVERY_STORE, CLOCK),
  plain(FollowEventsHandler, STREAM_STORE, Dispatcher),
  plain(ReadStreamHandler, STREAM_STORE),
];

const background = [every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle())];

@Module({})
class IntegrationsModule {
  static forRoot(config: IntegrationsConfig): DynamicModule {
    return {
      module: IntegrationsModule,
      controllers: [PublicConsumer, ...suspensions.controllers],
      providers: [
        { provide: INTEGRATIONS_CONFIG, useValue: config },
        ...[...stores, ...suspensions.providers, ...useCases, ...webhooks, ...background],
        ...[KeyResolver, StreamResolver, WebhookResolver],
      ],
    };
  }
}

export async function startIntegrations(options: IntegrationsOptions): Promise<RunningService> {
  const started: { service?: RunningService } = {};
  const waiting = async () => ({
    ...(await started.service?.app.get(TURN_STORE).gauges(options.clock.now())),
  });
  started.service = await startService(
    {
      name: 'integrations',
      module: IntegrationsModule.forRoot(options.config ?? integrationsConfigSchema.parse({})),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      projections: [suspendedAgencies],
      topics: [agencyTopic, auditTopic, listingTopic, viewingTopic, conversationTopic, webhookTopic],
      health: [
        needed('integrations: documents', options.documents),
        // Without it the stream and the audit trail hear later.
        spare('integrations: event bus', options.bus),
        { name: 'integrations: webhooks', spare: true, check: waiting },
      ],
    },
    options,
  );
  return started.service;
}
