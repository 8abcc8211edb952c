import { newsletterTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import type { Mail } from '@lintel/platform/mail';
import {
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryRepository } from './adapters/documents/delivery.repository.js';
import { registerDeliveries } from './adapters/documents/delivery.schema.js';
import { SubscriptionRepository } from './adapters/documents/subscription.repository.js';
import { registerSubscriptions } from './adapters/documents/subscription.schema.js';
import { NewsletterConsumer } from './adapters/events/newsletter.consumer.js';
import { NewsletterResolver } from './adapters/graphql/newsletter.resolver.js';
import { emailWorker } from './adapters/jobs/email.worker.js';
import { UpkeepTimer } from './adapters/upkeep.timer.js';
import { ConfirmHandler } from './application/confirm/confirm.handler.js';
import { DeliverEmailHandler } from './application/deliver-email/deliver-email.handler.js';
import { EmailQueue } from './application/email-queue.js';
import { NewsletterLinks } from './application/newsletter-links.js';
import { QueueEmailHandler } from './application/queue-email/queue-email.handler.js';
import { SubscribeHandler } from './application/subscribe/subscribe.handler.js';
import { UnsubscribeHandler } from './application/unsubscribe/unsubscribe.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { type NotificationsConfig, senderOf } from './config.js';

export interface NotificationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  readonly cache: Cache;
  readonly mail: Mail;
  readonly config: NotificationsConfig;
}

/** The notifications service, with what a program in the same process may use of it beside its GraphQL. */
export interface NotificationsService extends RunningService {
  readonly relay: OutboxRelay;
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;

@Module({})
class NotificationsModule {}

export async function startNotifications(options: NotificationsOptions): Promise<NotificationsService> {
  const { documents, jobs, cache, mail, config, bus, linkKey, clock, logger, metrics } = options;
  const subscriptionModel = registerSubscriptions(documents.connection);
  const deliveries = new DeliveryRepository(registerDeliveries(documents.connection));
  await documents.syncIndexes();
  await bus.ensureTopics([newsletterTopic]);
  const relay = new OutboxRelay({
    topic: newsletterTopic.name,
    bus,
    model: subscriptionModel,
    service: 'notifications',
    logger,
    metrics,
  });
  const ids = uuidV7Source(clock);
  const composer = new EventComposer('/services/notifications', ids, clock);
  const subscriptions = new SubscriptionRepository(subscriptionModel, composer, () => relay.nudge());
  const links = new NewsletterLinks(linkKey, config.LINTEL_PUBLIC_URL);
  const queue = new EmailQueue(jobs);
  const upkeep = new UpkeepHandler(deliveries, subscriptions, queue, clock);
  const deliver = new DeliverEmailHandler(deliveries, subscriptions, links, mail, senderOf(config), clock);

  const module: DynamicModule = {
    module: NotificationsModule,
    controllers: [NewsletterConsumer],
    providers: [
      NewsletterResolver,
      { provide: SubscribeHandler, useValue: new SubscribeHandler(subscriptions, cache, ids, clock, logger) },
      { provide: ConfirmHandler, useValue: new ConfirmHandler(subscriptions, links, clock) },
      { provide: UnsubscribeHandler, useValue: new UnsubscribeHandler(subscriptions, links, clock) },
      { provide: QueueEmailHandler, useValue: new QueueEmailHandler(deliveries, queue, clock, logger) },
    ],
  };
  const service = await startService(
    {
      name: 'notifications',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      // Neither the queue nor the mail server is asked: without them requests are taken, and e-mails wait.
      health: [
        { name: 'notifications: documents', check: async () => (await documents.health()).gauges },
        {
          // Without it events wait: ours in their outboxes, those of others with the bus.
          name: 'notifications: event bus',
          spare: true,
          check: async () => ({
            ...(await bus.health()).gauges,
            lag: await bus.lag(newsletterTopic.name, 'notifications'),
          }),
        },
      ],
    },
    options,
  );
  const worker = await jobs.work(queue.name, emailWorker(deliver));
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  relay.start();
  timer.start();
  return {
    ...service,
    relay,
    upkeep,
    async stop() {
      await Promise.all([timer.stop(), worker.stop()]);
      await service.stop();
      await relay.stop();
    },
  };
}
