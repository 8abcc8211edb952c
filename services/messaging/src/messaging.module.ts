import { accountTopic, conversationTopic, listingTopic, viewingTopic } from '@lintel/contracts';
import { CACHE, type Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import { JOBS, type Jobs } from '@lintel/platform/jobs';
import {
  AgencyLimits,
  CLOCK,
  ErasedAccounts,
  EventComposer,
  every,
  type HealthCheck,
  IDS,
  LinkKey,
  LOGGER,
  made,
  needed,
  part,
  plain,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  worker,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { LeadSourceRepository } from './adapters/documents/lead-source.repository.js';
import { stores } from './adapters/documents/stores.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { LeadConsumer } from './adapters/events/lead.consumer.js';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { ConversationResolver } from './adapters/graphql/conversation.resolver.js';
import { LeadResolver } from './adapters/graphql/lead.resolver.js';
import { PropertyResolver } from './adapters/graphql/property.resolver.js';
import { MessageResolver } from './adapters/graphql/message.resolver.js';
import { awayMailWorker } from './adapters/jobs/away-mail.worker.js';
import { Admission } from './application/admission.js';
import { awayMailQueue, AwayMails } from './application/away-mails.js';
import { ConfirmConversationHandler } from './application/confirm-conversation/confirm-conversation.handler.js';
import { ConversationAccess } from './application/conversation-access.js';
import { ConversationEvents } from './application/conversation-events.js';
import {
  CONVERSATION_LISTS,
  CONVERSATION_STORE,
  CONVERSATION_UPKEEP,
} from './application/conversation-store.js';
import { EraseAccount } from './application/erase-conversations/erase-account.js';
import { EraseConversationsHandler } from './application/erase-conversations/erase-conversations.handler.js';
import { ExportMessagesHandler } from './application/export-messages/export-messages.handler.js';
import { FormLimits } from './application/form-limits.js';
import { ACCOUNT_BOOK, LISTING_BOOK, SENDING_BOOK } from './application/known-stores.js';
import { LEAD_SOURCE_STORE, LEAD_STORE } from './application/lead-store.js';
import { MailAwayHandler } from './application/mail-away/mail-away.handler.js';
import { MarkReadHandler } from './application/mark-read/mark-read.handler.js';
import { ProjectAccountsHandler } from './application/project-accounts/project-accounts.handler.js';
import { ProjectLeadsHandler } from './application/project-leads/project-leads.handler.js';
import { ProjectListingsHandler } from './application/project-listings/project-listings.handler.js';
import type { ReplyAddresses } from './application/reply-address.js';
import { EnquirableListings } from './application/send-enquiry/enquirable-listings.js';
import { Enquirers } from './application/send-enquiry/enquirer.js';
import { SendEnquiryHandler } from './application/send-enquiry/send-enquiry.handler.js';
import { SendMessageHandler } from './application/send-message/send-message.handler.js';
import { Sendings } from './application/sendings.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { ViewConversationsHandler } from './application/view-conversations/view-conversations.handler.js';
import { ViewLeadsHandler } from './application/view-leads/view-leads.handler.js';
import { WriteAboutViewingHandler } from './application/write-about-viewing/write-about-viewing.handler.js';
import { MESSAGING_CONFIG, type MessagingConfig } from './config.js';

export interface MessagingOptions extends ServiceSurroundings {
  readonly documents: Documents;
  readonly jobs: Jobs;
  readonly cache: Cache;
  readonly config: MessagingConfig;
  /** Makes answers to e-mails messages; without it nothing does. */
  readonly replies?: ReplyAddresses;
}

/** The messaging service, with what a program in the same process may use of it beside its GraphQL. */
export interface MessagingService extends RunningService {
  readonly upkeep: UpkeepHandler;
}

const UPKEEP_MS = 60_000;
const shared = [
  plain(Admission, Sendings, FormLimits, AgencyLimits),
  plain(AgencyLimits, CACHE, CLOCK, LOGGER),
  plain(AwayMails, JOBS, CLOCK, LOGGER),
  plain(ConversationAccess, CONVERSATION_STORE, ACCOUNT_BOOK, LinkKey, CLOCK),
  plain(EnquirableListings, LISTING_BOOK),
  plain(Enquirers, ACCOUNT_BOOK, CONVERSATION_STORE),
  plain(
    EraseAccount,
    ACCOUNT_BOOK,
    ErasedAccounts,
    EraseConversationsHandler,
    ProjectLeadsHandler,
    CONVERSATION_STORE,
    LISTING_BOOK,
  ),
  plain(FormLimits, CACHE, CLOCK, LOGGER),
  plain(Sendings, SENDING_BOOK, IDS, CLOCK),
];

const useCases = [
  plain(
    ConfirmConversationHandler,
    ConversationAccess,
    CONVERSATION_STORE,
    ACCOUNT_BOOK,
    ConversationEvents,
    EraseConversationsHandler,
  ),
  plain(EraseConversationsHandler, CONVERSATION_UPKEEP, CONVERSATION_STORE, ConversationEvents, CLOCK),
  plain(ExportMessagesHandler, ConversationAccess, CONVERSATION_STORE, CONVERSATION_UPKEEP, ACCOUNT_BOOK),
  plain(MailAwayHandler, CONVERSATION_STORE, LISTING_BOOK, FormLimits, ConversationEvents, CLOCK),
  plain(MarkReadHandler, ConversationAccess, CONVERSATION_STORE, ConversationEvents),
  plain(ProjectAccountsHandler, ACCOUNT_BOOK, CONVERSATION_STORE, EraseAccount),
  plain(ProjectLeadsHandler, LEAD_SOURCE_STORE, LEAD_STORE, CONVERSATION_STORE, ACCOUNT_BOOK),
  plain(ProjectListingsHandler, LISTING_BOOK, CONVERSATION_STORE, ProjectLeadsHandler),
  plain(
    SendEnquiryHandler,
    CONVERSATION_STORE,
    EnquirableListings,
    Enquirers,
    EraseAccount,
    Sendings,
    FormLimits,
    ConversationEvents,
    AwayMails,
    IDS,
    CLOCK,
  ),
  plain(
    SendMessageHandler,
    ConversationAccess,
    ConfirmConversationHandler,
    CONVERSATION_STORE,
    ACCOUNT_BOOK,
    EraseAccount,
    LISTING_BOOK,
    Admission,
    ConversationEvents,
    AwayMails,
    CLOCK,
  ),
  plain(
    UpkeepHandler,
    CONVERSATION_UPKEEP,
    SENDING_BOOK,
    EraseConversationsHandler,
    EraseAccount,
    AwayMails,
    ProjectLeadsHandler,
    LEAD_SOURCE_STORE,
    CLOCK,
  ),
  plain(ViewConversationsHandler, ConversationAccess, CONVERSATION_LISTS, ACCOUNT_BOOK, LISTING_BOOK),
  plain(ViewLeadsHandler, ConversationAccess, LEAD_STORE),
  plain(
    WriteAboutViewingHandler,
    ConversationAccess,
    LEAD_SOURCE_STORE,
    LISTING_BOOK,
    ACCOUNT_BOOK,
    Enquirers,
    CONVERSATION_STORE,
    EraseAccount,
    SendMessageHandler,
    Admission,
    ConversationEvents,
    AwayMails,
    CLOCK,
  ),
];

const background = [
  part((sources) => ({ prepare: () => sources.forgetContacts() }), LeadSourceRepository),
  part((mails) => ({ settled: () => mails.settled() }), AwayMails),
  worker(awayMailQueue, awayMailWorker, MailAwayHandler),
  every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle()),
];

const resolvers = [ConversationResolver, MessageResolver, LeadResolver, PropertyResolver];

@Module({})
class MessagingModule {
  static forRoot({ config, replies }: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      controllers: [ListingConsumer, AccountConsumer, LeadConsumer],
      providers: [
        { provide: MESSAGING_CONFIG, useValue: config },
        made(
          ConversationEvents,
          (composer, accounts, clock) => new ConversationEvents(composer, accounts, clock, replies),
          ...([EventComposer, ACCOUNT_BOOK, CLOCK] as const),
        ),
        ...stores,
        ...shared,
        ...useCases,
        ...background,
        ...resolvers,
      ],
    };
  }
}

export async function startMessaging(options: MessagingOptions): Promise<MessagingService> {
  const service = await startService(
    {
      name: 'messaging',
      module: MessagingModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [conversationTopic, listingTopic, accountTopic, viewingTopic],
      health: healthOf(options),
    },
    options,
  );
  return { ...service, upkeep: service.app.get(UpkeepHandler) };
}

/** Neither the queue nor the cache is asked: without them messages are taken, and e-mails wait. */
const healthOf = ({ documents, bus }: MessagingOptions): HealthCheck[] => [
  needed('messaging: documents', documents),
  // Without it events wait: ours in their outboxes, those of others with the bus.
  spare('messaging: event bus', bus),
];
