import {
  accountTopic,
  agencyTopic,
  auditTopic,
  conversationTopic,
  listingTopic,
  reportTopic,
  viewingTopic,
} from '@lintel/contracts';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import {
  CLOCK,
  every,
  type HealthCheck,
  needed,
  openReports,
  plain,
  Reports,
  type RunningService,
  type ServiceSurroundings,
  spare,
  startService,
  suspendedAgencies,
  suspensions,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { listings } from './adapters/documents/known-listings.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { LeadConsumer } from './adapters/events/lead.consumer.js';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { LeadResolver } from './adapters/graphql/lead.resolver.js';
import { AwayMails } from './application/away-mails.js';
import { ConversationAccess } from './application/conversation-access.js';
import { CONVERSATION_STORE, CONVERSATION_UPKEEP } from './application/conversation-store.js';
import { EraseAccount } from './application/erase-conversations/erase-account.js';
import { EraseConversationsHandler } from './application/erase-conversations/erase-conversations.handler.js';
import { ACCOUNT_BOOK, LISTING_BOOK, SENDING_BOOK } from './application/known-stores.js';
import { LEAD_STORE } from './application/lead-store.js';
import { ProjectAccountsHandler } from './application/project-accounts/project-accounts.handler.js';
import { ProjectLeadsHandler } from './application/project-leads/project-leads.handler.js';
import { ProjectListingsHandler } from './application/project-listings/project-listings.handler.js';
import { REPLY_ADDRESSES, type ReplyAddresses } from './application/reply-address.js';
import { UpkeepHandler } from './application/upkeep/upkeep.handler.js';
import { ViewLeadsHandler } from './application/view-leads/view-leads.handler.js';
import { MESSAGING_CONFIG, type MessagingConfig } from './config.js';
import { ConversationsModule } from './conversations.module.js';
import { MessagesModule } from './messages.module.js';

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
const mended = [EraseConversationsHandler, EraseAccount, AwayMails, ProjectLeadsHandler, Reports] as const;

const useCases = [
  plain(ProjectAccountsHandler, ACCOUNT_BOOK, CONVERSATION_STORE, EraseAccount),
  plain(ProjectListingsHandler, LISTING_BOOK, CONVERSATION_STORE, ProjectLeadsHandler),
  plain(UpkeepHandler, CONVERSATION_UPKEEP, SENDING_BOOK, ...mended, CLOCK),
  plain(ViewLeadsHandler, ConversationAccess, LEAD_STORE),
];

const background = [every(UPKEEP_MS, UpkeepHandler, (upkeep) => upkeep.handle())];

@Module({})
class MessagingModule {
  static forRoot({ config, replies }: MessagingOptions): DynamicModule {
    const configured = [
      { provide: MESSAGING_CONFIG, useValue: config },
      { provide: REPLY_ADDRESSES, useValue: replies ?? null },
    ];
    return {
      module: MessagingModule,
      global: true,
      imports: [ConversationsModule, MessagesModule],
      controllers: [ListingConsumer, AccountConsumer, LeadConsumer, ...suspensions.controllers],
      providers: [...configured, ...useCases, ...background, LeadResolver],
      exports: configured,
    };
  }
}

export async function startMessaging(options: MessagingOptions): Promise<MessagingService> {
  const service = await startService(
    {
      name: 'messaging',
      module: MessagingModule.forRoot(options),
      schemaFile: new URL('../schema.graphql', import.meta.url),
      projections: [listings, suspendedAgencies],
      topics: [
        conversationTopic,
        listingTopic,
        accountTopic,
        agencyTopic,
        viewingTopic,
        auditTopic,
        reportTopic,
      ],
      health: healthOf(options),
    },
    options,
  );
  return { ...service, upkeep: service.app.get(UpkeepHandler) };
}

/** Neither the queue nor the cache is asked: without them messages are taken, and e-mails wait. */
const healthOf = ({ documents, bus }: MessagingOptions): HealthCheck[] => [
  needed('messaging: documents', documents, openReports(documents.connection)),
  // Without it events wait: ours in their outboxes, those of others with the bus.
  spare('messaging: event bus', bus),
];
