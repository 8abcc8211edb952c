import {
  accountTopic,
  agencyTopic,
  alertTopic,
  auditTopic,
  conversationTopic,
  newsletterTopic,
  reportTopic,
  savedPropertyTopic,
  savedSearchTopic,
  viewingTopic,
  webhookTopic,
} from '@lintel/contracts';
import { CACHE, type Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import { MAIL, type Mail, type MailAddress } from '@lintel/platform/mail';
import { token } from '@lintel/platform/port';
import {
  ActLog,
  allOf,
  type Brand,
  BRAND,
  CLOCK,
  every,
  IDS,
  LinkKey,
  LOGGER,
  made,
  plain,
  type RunningService,
  SealKey,
  type ServiceSurroundings,
  startService,
  worker,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { stores } from './adapters/documents/stores.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { AgencyConsumer } from './adapters/events/agency.consumer.js';
import { AlertConsumer } from './adapters/events/alert.consumer.js';
import { ConversationConsumer } from './adapters/events/conversation.consumer.js';
import { NewsletterConsumer } from './adapters/events/newsletter.consumer.js';
import { ReportConsumer } from './adapters/events/report.consumer.js';
import { SavedConsumer } from './adapters/events/saved.consumer.js';
import { ViewingConsumer } from './adapters/events/viewing.consumer.js';
import { WebhookConsumer } from './adapters/events/webhook.consumer.js';
import { EmailsResolver } from './adapters/graphql/emails.resolver.js';
import { MailboxResolver } from './adapters/graphql/mailbox.resolver.js';
import { NewsletterResolver } from './adapters/graphql/newsletter.resolver.js';
import { PreferencesResolver } from './adapters/graphql/preferences.resolver.js';
import { healthOf } from './adapters/health.js';
import { emailWorker } from './adapters/jobs/email.worker.js';
import { ReactTypesetter } from './adapters/templates/react-typesetter.js';
import { AddressCorrections } from './application/address-corrections.js';
import { AddressMarks } from './application/address-marks.js';
import { AccountEmail } from './application/compose-email/account-email.js';
import { AlertEmail } from './application/compose-email/alert-email.js';
import { ConversationEmail } from './application/compose-email/conversation-email.js';
import { InvitationEmail } from './application/compose-email/invitation-email.js';
import { NewsletterEmail } from './application/compose-email/newsletter-email.js';
import { ReportEmail } from './application/compose-email/report-email.js';
import { ViewingEmail } from './application/compose-email/viewing-email.js';
import { ConfirmHandler } from './application/confirm/confirm.handler.js';
import {
  DeliverEmailHandler,
  type EmailComposers,
} from './application/deliver-email/deliver-email.handler.js';
import { EmailLinks } from './application/email-links.js';
import { EmailQueue, emailQueue } from './application/email-queue.js';
import { ExportEmailDataHandler } from './application/export-email-data/export-email-data.handler.js';
import { FindEmailsHandler } from './application/find-emails/find-emails.handler.js';
import { MailboxHandler } from './application/mailbox/mailbox.handler.js';
import { NewsletterLinks } from './application/newsletter-links.js';
import { OperateEmailsHandler } from './application/operate-emails/operate-emails.handler.js';
import { PreferencesHandler } from './application/preferences/preferences.handler.js';
import { ProjectAccountHandler } from './application/project-account/project-account.handler.js';
import { ProjectConversationHandler } from './application/project-conversation/project-conversation.handler.js';
import { ProjectInvitationHandler } from './application/project-invitation/project-invitation.handler.js';
import { ProjectSavedSearchHandler } from './application/project-saved-search/project-saved-search.handler.js';
import { ProjectViewingHandler } from './application/project-viewing/project-viewing.handler.js';
import { QueueEmailHandler } from './application/queue-email/queue-email.handler.js';
import { SubscribeHandler } from './application/subscribe/subscribe.handler.js';
import { TypedAddresses } from './application/typed-addresses.js';
import { UnsubscribeHandler } from './application/unsubscribe/unsubscribe.handler.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { MAILBOX_OPEN, mailboxMayBeOpen, type NotificationsConfig, senderOf } from './config.js';
import {
  CONVERSATION_STORE,
  CORRECTION_STORE,
  DELIVERY_STORE,
  INVITATION_STORE,
  PERSON_STORE,
  PREFERENCE_STORE,
  SEARCH_STORE,
  STORES,
  SUBSCRIPTION_STORE,
  VIEWING_STORE,
} from './application/stores.js';

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
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;
const SENDER = token<MailAddress>('Sender');
const COMPOSERS = token<EmailComposers>('EmailComposers');
const topics = [
  agencyTopic,
  alertTopic,
  webhookTopic,
  newsletterTopic,
  accountTopic,
  savedSearchTopic,
  savedPropertyTopic,
  viewingTopic,
  conversationTopic,
  reportTopic,
  auditTopic,
];

const composers = [
  plain(ReactTypesetter, BRAND),
  plain(AccountEmail, PERSON_STORE, PREFERENCE_STORE, SEARCH_STORE, DELIVERY_STORE, EmailLinks),
  plain(AlertEmail, EmailLinks),
  plain(ConversationEmail, CONVERSATION_STORE, PERSON_STORE, EmailLinks),
  plain(InvitationEmail, INVITATION_STORE, PERSON_STORE, DELIVERY_STORE, EmailLinks),
  plain(ReportEmail, SealKey),
  plain(NewsletterEmail, SUBSCRIPTION_STORE, NewsletterLinks, PERSON_STORE, DELIVERY_STORE),
  plain(ViewingEmail, VIEWING_STORE, PERSON_STORE, EmailLinks),
  allOf(COMPOSERS, {
    account: AccountEmail,
    alert: AlertEmail,
    conversation: ConversationEmail,
    invitation: InvitationEmail,
    newsletter: NewsletterEmail,
    report: ReportEmail,
    viewing: ViewingEmail,
  }),
];

const useCases = [
  plain(AddressMarks, SealKey),
  plain(AddressCorrections, CORRECTION_STORE, AddressMarks, SealKey, CLOCK),
  plain(TypedAddresses, STORES, AddressMarks),
  plain(ConfirmHandler, SUBSCRIPTION_STORE, NewsletterLinks, CLOCK),
  plain(
    DeliverEmailHandler,
    DELIVERY_STORE,
    PERSON_STORE,
    COMPOSERS,
    ReactTypesetter,
    MAIL,
    SENDER,
    AddressCorrections,
    AddressMarks,
    CLOCK,
    LOGGER,
  ),
  plain(ExportEmailDataHandler, STORES),
  plain(FindEmailsHandler, STORES, TypedAddresses, AddressCorrections, AddressMarks, EmailQueue),
  plain(MailboxHandler, MAIL),
  plain(
    OperateEmailsHandler,
    DELIVERY_STORE,
    PERSON_STORE,
    EmailQueue,
    TypedAddresses,
    AddressCorrections,
    ActLog,
  ),
  plain(PreferencesHandler, PREFERENCE_STORE, PERSON_STORE, EmailLinks, CLOCK),
  plain(ProjectAccountHandler, STORES, EmailQueue, QueueEmailHandler, MAIL, AddressMarks, CLOCK),
  plain(ProjectConversationHandler, CONVERSATION_STORE, PERSON_STORE, CORRECTION_STORE, CLOCK),
  plain(ProjectInvitationHandler, INVITATION_STORE, QueueEmailHandler),
  plain(ProjectSavedSearchHandler, SEARCH_STORE, PERSON_STORE),
  plain(ProjectViewingHandler, VIEWING_STORE, PERSON_STORE, CORRECTION_STORE, CLOCK),
  plain(QueueEmailHandler, DELIVERY_STORE, PERSON_STORE, EmailQueue, CLOCK, LOGGER),
  plain(SubscribeHandler, SUBSCRIPTION_STORE, CACHE, IDS, CLOCK, LOGGER),
  plain(UnsubscribeHandler, SUBSCRIPTION_STORE, NewsletterLinks, CLOCK),
  plain(UpkeepHandler, STORES, EmailQueue, CLOCK),
];

/** What the settings decide. */
const configured = (config: NotificationsConfig, brand: Brand, openToAll: boolean) => [
  { provide: MAILBOX_OPEN, useValue: mailboxMayBeOpen(openToAll, config) },
  made(NewsletterLinks, (key) => new NewsletterLinks(key, config.LINTEL_PUBLIC_URL), LinkKey),
  made(EmailLinks, (key) => new EmailLinks(key, config.LINTEL_PUBLIC_URL, config.LINTEL_MEDIA_URL), LinkKey),
  made(EmailQueue, (jobs) => new EmailQueue(jobs, config.LINTEL_MAIL_FIRST_RETRY * 1000), JOBS),
  { provide: SENDER, useValue: senderOf(config, brand) },
];

const background = [
  worker(emailQueue, emailWorker, DeliverEmailHandler),
  every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle()),
];

const consumers = [
  AccountConsumer,
  AgencyConsumer,
  AlertConsumer,
  WebhookConsumer,
  ConversationConsumer,
  NewsletterConsumer,
  ReportConsumer,
  SavedConsumer,
  ViewingConsumer,
];

const resolvers = [EmailsResolver, MailboxResolver, NewsletterResolver, PreferencesResolver];

@Module({})
class NotificationsModule {
  static forRoot({ config, brand, mailboxOpenToAll = false }: NotificationsOptions): DynamicModule {
    return {
      module: NotificationsModule,
      controllers: consumers,
      providers: [
        ...stores,
        ...composers,
        ...useCases,
        ...configured(config, brand, mailboxOpenToAll),
        ...background,
        ...resolvers,
      ],
    };
  }
}

export async function startNotifications(options: NotificationsOptions): Promise<NotificationsService> {
  const service = await startService(
    {
      name: 'notifications',
      module: NotificationsModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics,
      health: healthOf(options.documents, options.bus, options.mail),
    },
    options,
  );
  return { ...service, upkeep: service.app.get(UpkeepHandler) };
}
