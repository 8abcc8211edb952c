import {
  accountTopic,
  agencyTopic,
  auditTopic,
  conversationTopic,
  newsletterTopic,
  savedPropertyTopic,
  savedSearchTopic,
  topicOf,
  viewingTopic,
} from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import type { Mail } from '@lintel/platform/mail';
import {
  ActLog,
  EventComposer,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { openStores } from './adapters/documents/open-stores.js';
import { SubscriptionRepository } from './adapters/documents/subscription.repository.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { AgencyConsumer, PERSON_STORE } from './adapters/events/agency.consumer.js';
import { ConversationConsumer } from './adapters/events/conversation.consumer.js';
import { NewsletterConsumer } from './adapters/events/newsletter.consumer.js';
import { SavedConsumer } from './adapters/events/saved.consumer.js';
import { ViewingConsumer } from './adapters/events/viewing.consumer.js';
import { EmailsResolver } from './adapters/graphql/emails.resolver.js';
import { MAILBOX_OPEN, MailboxResolver } from './adapters/graphql/mailbox.resolver.js';
import { NewsletterResolver } from './adapters/graphql/newsletter.resolver.js';
import { PreferencesResolver } from './adapters/graphql/preferences.resolver.js';
import { healthOf } from './adapters/health.js';
import { emailWorker } from './adapters/jobs/email.worker.js';
import { ReactTypesetter } from './adapters/templates/react-typesetter.js';
import { AccountEmail } from './application/compose-email/account-email.js';
import { ConversationEmail } from './application/compose-email/conversation-email.js';
import { InvitationEmail } from './application/compose-email/invitation-email.js';
import { NewsletterEmail } from './application/compose-email/newsletter-email.js';
import { ViewingEmail } from './application/compose-email/viewing-email.js';
import { ConfirmHandler } from './application/confirm/confirm.handler.js';
import { DeliverEmailHandler } from './application/deliver-email/deliver-email.handler.js';
import { EmailLinks } from './application/email-links.js';
import { EmailQueue } from './application/email-queue.js';
import { ExportEmailDataHandler } from './application/export-email-data/export-email-data.handler.js';
import { MailboxHandler } from './application/mailbox/mailbox.handler.js';
import { NewsletterLinks } from './application/newsletter-links.js';
import { OperateEmailsHandler } from './application/operate-emails/operate-emails.handler.js';
import { PREFERENCE_STORE } from './application/person-store.js';
import { PreferencesHandler } from './application/preferences/preferences.handler.js';
import { ProjectAccountHandler } from './application/project-account/project-account.handler.js';
import { ProjectConversationHandler } from './application/project-conversation/project-conversation.handler.js';
import { ProjectInvitationHandler } from './application/project-invitation/project-invitation.handler.js';
import { ProjectSavedSearchHandler } from './application/project-saved-search/project-saved-search.handler.js';
import { ProjectViewingHandler } from './application/project-viewing/project-viewing.handler.js';
import { QueueEmailHandler } from './application/queue-email/queue-email.handler.js';
import { SubscribeHandler } from './application/subscribe/subscribe.handler.js';
import { UnsubscribeHandler } from './application/unsubscribe/unsubscribe.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { mailboxMayBeOpen, type NotificationsConfig, senderOf } from './config.js';

export interface NotificationsOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  readonly cache: Cache;
  readonly mail: Mail;
  readonly config: NotificationsConfig;
  /** Lets everybody read what was sent, as with demonstration data; operations staff alone unless given. Refused in production. */
  readonly mailboxOpenToAll?: boolean;
}

/** The notifications service, with what a program in the same process may use of it beside its GraphQL. */
export interface NotificationsService extends RunningService {
  readonly relay: OutboxRelay;
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;
const topics = [
  agencyTopic,
  newsletterTopic,
  accountTopic,
  savedSearchTopic,
  savedPropertyTopic,
  viewingTopic,
  conversationTopic,
  auditTopic,
];

@Module({})
class NotificationsModule {}

export async function startNotifications(options: NotificationsOptions): Promise<NotificationsService> {
  const { documents, jobs, cache, mail, config, bus, linkKey, clock, logger, metrics } = options;
  const mailboxOpen = mailboxMayBeOpen(options.mailboxOpenToAll ?? false, config);
  const stores = await openStores(documents);
  const { subscriptionModel, deliveries, people, preferences } = stores;
  const { searches, viewings, conversations, invitations } = stores;
  await bus.ensureTopics(topics);
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
  const actRelay = new OutboxRelay({
    topic: topicOf,
    bus,
    model: stores.actModel,
    service: 'notifications',
    logger,
    metrics,
  });
  const acts = new ActLog(stores.actModel, composer, ids, clock, () => actRelay.nudge());
  const newsletterLinks = new NewsletterLinks(linkKey, config.LINTEL_PUBLIC_URL);
  const links = new EmailLinks(linkKey, config.LINTEL_PUBLIC_URL);

  const queue = new EmailQueue(jobs, config.LINTEL_MAIL_FIRST_RETRY * 1000);
  const emails = new QueueEmailHandler(deliveries, people, queue, clock, logger);
  const composers = {
    newsletter: new NewsletterEmail(subscriptions, newsletterLinks, people, deliveries),
    account: new AccountEmail(people, preferences, searches, deliveries, links),
    invitation: new InvitationEmail(invitations, people, deliveries, links),
    viewing: new ViewingEmail(viewings, people, links),
    conversation: new ConversationEmail(conversations, people, links),
  };
  const deliver = new DeliverEmailHandler(
    deliveries,
    people,
    composers,
    new ReactTypesetter(),
    mail,
    senderOf(config),
    clock,
  );
  const upkeep = new UpkeepHandler(
    deliveries,
    subscriptions,
    people,
    viewings,
    conversations,
    invitations,
    queue,
    clock,
  );
  const useCases = [
    emails,
    new SubscribeHandler(subscriptions, cache, ids, clock, logger),
    new ConfirmHandler(subscriptions, newsletterLinks, clock),
    new UnsubscribeHandler(subscriptions, newsletterLinks, clock),
    new ProjectAccountHandler(
      people,
      preferences,
      searches,
      viewings,
      conversations,
      deliveries,
      queue,
      emails,
      subscriptions,
      mail,
      clock,
    ),
    new ProjectInvitationHandler(invitations, emails),
    new ProjectSavedSearchHandler(searches, people),
    new ProjectViewingHandler(viewings, people, clock),
    new ProjectConversationHandler(conversations, people, clock),
    new PreferencesHandler(preferences, people, links, clock),
    new MailboxHandler(mail),
    new OperateEmailsHandler(deliveries, people, queue, acts),
    new ExportEmailDataHandler(
      people,
      preferences,
      searches,
      subscriptions,
      viewings,
      conversations,
      deliveries,
    ),
  ];
  const module: DynamicModule = {
    module: NotificationsModule,
    controllers: [
      NewsletterConsumer,
      AccountConsumer,
      AgencyConsumer,
      SavedConsumer,
      ViewingConsumer,
      ConversationConsumer,
    ],
    providers: [
      NewsletterResolver,
      PreferencesResolver,
      MailboxResolver,
      EmailsResolver,
      { provide: MAILBOX_OPEN, useValue: mailboxOpen },
      { provide: PREFERENCE_STORE, useValue: preferences },
      { provide: PERSON_STORE, useValue: people },
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
  };
  const service = await startService(
    {
      name: 'notifications',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [],
      health: healthOf(documents, bus, topics),
    },
    options,
  );
  const worker = await jobs.work(queue.name, emailWorker(deliver));
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  relay.start();
  actRelay.start();
  timer.start();
  return {
    ...service,
    relay,
    upkeep,
    async stop() {
      await Promise.all([timer.stop(), worker.stop()]);
      await service.stop();
      await relay.stop();
      await actRelay.stop();
    },
  };
}
