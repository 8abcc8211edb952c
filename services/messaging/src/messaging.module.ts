import { accountTopic, conversationTopic, listingTopic, viewingTopic } from '@lintel/contracts';
import { uuidV7Source } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import {
  AgencyLimits,
  ErasedAccounts,
  EventComposer,
  type HealthCheck,
  OutboxRelay,
  type RunningService,
  type ServiceSurroundings,
  startService,
  UpkeepTimer,
} from '@lintel/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ConversationListing } from './adapters/documents/conversation.lists.js';
import { ConversationRepository } from './adapters/documents/conversation.repository.js';
import { registerConversations } from './adapters/documents/conversation.schema.js';
import { ConversationUpkeepRepository } from './adapters/documents/conversation.upkeep.js';
import {
  AccountRepository,
  ListingRepository,
  SendingRepository,
} from './adapters/documents/known.repositories.js';
import { LeadRepository } from './adapters/documents/lead.repository.js';
import { registerLeads } from './adapters/documents/lead.schema.js';
import { LeadSourceRepository } from './adapters/documents/lead-source.repository.js';
import { registerKnown } from './adapters/documents/known.schema.js';
import { MessageFiling } from './adapters/documents/message.filing.js';
import { AccountConsumer } from './adapters/events/account.consumer.js';
import { LeadConsumer } from './adapters/events/lead.consumer.js';
import { ListingConsumer } from './adapters/events/listing.consumer.js';
import { ConversationResolver } from './adapters/graphql/conversation.resolver.js';
import { LeadResolver } from './adapters/graphql/lead.resolver.js';
import { PropertyResolver } from './adapters/graphql/property.resolver.js';
import { MessageResolver } from './adapters/graphql/message.resolver.js';
import { awayMailWorker } from './adapters/jobs/away-mail.worker.js';
import { Admission } from './application/admission.js';
import { AwayMails } from './application/away-mails.js';
import { ConfirmConversationHandler } from './application/confirm-conversation/confirm-conversation.handler.js';
import { ConversationAccess } from './application/conversation-access.js';
import { ConversationEvents } from './application/conversation-events.js';
import { CONVERSATION_STORE } from './application/conversation-store.js';
import { EraseAccount } from './application/erase-conversations/erase-account.js';
import { EraseConversationsHandler } from './application/erase-conversations/erase-conversations.handler.js';
import { ExportMessagesHandler } from './application/export-messages/export-messages.handler.js';
import { FormLimits } from './application/form-limits.js';
import { LISTING_BOOK } from './application/known-stores.js';
import { LEAD_SOURCE_STORE } from './application/lead-store.js';
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
  /** Resolves when every event is on the bus, and every planned e-mail with the queue. */
  drain(): Promise<void>;
}

const UPKEEP_MS = 60_000;

@Module({})
class MessagingModule {}

export async function startMessaging(options: MessagingOptions): Promise<MessagingService> {
  const { documents, jobs, cache, config, bus, clock, linkKey, logger, metrics, replies } = options;
  const models = registerConversations(documents.connection);
  const known = registerKnown(documents.connection);
  const leadModels = registerLeads(documents.connection);
  const erased = new ErasedAccounts(documents.connection, clock);
  await documents.syncIndexes();
  await bus.ensureTopics([conversationTopic, listingTopic, accountTopic, viewingTopic]);

  const relay = new OutboxRelay({
    topic: conversationTopic.name,
    bus,
    model: models.conversations,
    service: 'messaging',
    logger,
    metrics,
  });
  const nudge = () => relay.nudge();
  const filing = new MessageFiling(models.conversations, models.messages);
  const store = new ConversationRepository(models.conversations, models.messages, filing, nudge);
  const keeping = new ConversationUpkeepRepository(models.conversations, models.messages, filing, nudge);
  const accounts = new AccountRepository(known.accounts);
  const listings = new ListingRepository(known.listings);
  const sendingBook = new SendingRepository(known.sendings);

  const ids = uuidV7Source(clock);
  const leadSources = new LeadSourceRepository(leadModels.sources, ids, clock);
  const leads = new LeadRepository(leadModels.leads, ids);
  await leadSources.forgetContacts();
  const leadProjection = new ProjectLeadsHandler(leadSources, leads, store, accounts);
  const composer = new EventComposer('/services/messaging', ids, clock);
  const events = new ConversationEvents(composer, accounts, clock, replies);
  const access = new ConversationAccess(store, accounts, linkKey, clock);
  const sendings = new Sendings(sendingBook, ids, clock);
  const limits = new FormLimits(cache, clock, logger);
  const awayMails = new AwayMails(jobs, clock, logger);
  const erasure = new EraseConversationsHandler(keeping, store, events, clock);
  const confirmation = new ConfirmConversationHandler(access, store, accounts, events, erasure);
  const closed = new EraseAccount(accounts, erased, erasure, leadProjection, store, listings);
  const upkeep = new UpkeepHandler(
    keeping,
    sendingBook,
    erasure,
    closed,
    awayMails,
    leadProjection,
    leadSources,
    clock,
  );
  const enquirers = new Enquirers(accounts, store);
  const admission = new Admission(sendings, limits, new AgencyLimits(cache, clock, logger));
  const messages = new SendMessageHandler(
    access,
    confirmation,
    store,
    accounts,
    closed,
    listings,
    admission,
    events,
    awayMails,
    clock,
  );
  const useCases = [
    new ViewConversationsHandler(access, new ConversationListing(models.conversations), accounts, listings),
    new ExportMessagesHandler(access, store, keeping, accounts),
    confirmation,
    new MarkReadHandler(access, store, events),
    leadProjection,
    erasure,
    new ViewLeadsHandler(access, leads),
    new ProjectListingsHandler(listings, store, leadProjection),
    new ProjectAccountsHandler(accounts, store, closed),
    new SendEnquiryHandler(
      store,
      new EnquirableListings(listings),
      enquirers,
      closed,
      sendings,
      limits,
      events,
      awayMails,
      ids,
      clock,
    ),
    messages,
    new WriteAboutViewingHandler(
      access,
      leadSources,
      listings,
      accounts,
      enquirers,
      store,
      closed,
      messages,
      admission,
      events,
      awayMails,
      clock,
    ),
  ];
  const module: DynamicModule = {
    module: MessagingModule,
    controllers: [ListingConsumer, AccountConsumer, LeadConsumer],
    providers: [
      ConversationResolver,
      MessageResolver,
      LeadResolver,
      PropertyResolver,
      { provide: ConversationAccess, useValue: access },
      { provide: LEAD_SOURCE_STORE, useValue: leadSources },
      { provide: CONVERSATION_STORE, useValue: store },
      { provide: LISTING_BOOK, useValue: listings },
      { provide: MESSAGING_CONFIG, useValue: config },
      ...useCases.map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
    ],
  };
  const service = await startService(
    {
      name: 'messaging',
      module,
      schemaFile: new URL('../schema.graphql', import.meta.url),
      topics: [],
      health: healthOf(options),
    },
    options,
  );
  const worker = await jobs.work(
    awayMails.name,
    awayMailWorker(new MailAwayHandler(store, listings, limits, events, clock)),
  );
  const timer = new UpkeepTimer(() => upkeep.handle(), UPKEEP_MS, logger);
  relay.start();
  timer.start();
  return {
    ...service,
    upkeep,
    async drain() {
      await awayMails.settled();
      await relay.drain();
    },
    async stop() {
      await Promise.all([timer.stop(), worker.stop()]);
      await service.stop();
      await awayMails.settled();
      await relay.stop();
    },
  };
}

/** Neither the queue nor the cache is asked: without them messages are taken, and e-mails wait. */
const healthOf = ({ documents, bus }: MessagingOptions): HealthCheck[] => [
  { name: 'messaging: documents', check: async () => (await documents.health()).gauges },
  {
    // Without it events wait: ours in their outboxes, those of others with the bus.
    name: 'messaging: event bus',
    spare: true,
    check: async () => ({
      ...(await bus.health()).gauges,
      lag: (await bus.lag(listingTopic.name, 'messaging')) + (await bus.lag(accountTopic.name, 'messaging')),
    }),
  },
];
