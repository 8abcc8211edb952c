import { conversationTopic } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import {
  actLog,
  CLOCK,
  CONNECTION,
  ErasedAccounts,
  IDS,
  modelsOf,
  outbox,
  type OutboxRelay,
  plain,
  plainAs,
  reportsOf,
} from '@lintel/service-kit';
import {
  CONVERSATION_LISTS,
  CONVERSATION_STORE,
  CONVERSATION_UPKEEP,
} from '../../application/conversation-store.js';
import { ACCOUNT_BOOK, LISTING_BOOK, SENDING_BOOK } from '../../application/known-stores.js';
import { LEAD_SOURCE_STORE, LEAD_STORE } from '../../application/lead-store.js';
import { AccountRepository, ListingRepository, SendingRepository } from './known.repositories.js';
import { ConversationListing } from './conversation.lists.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationUpkeepRepository } from './conversation.upkeep.js';
import { LeadRepository } from './lead.repository.js';
import { LeadSourceRepository } from './lead-source.repository.js';
import { MessageFiling } from './message.filing.js';
import { registerConversations } from './conversation.schema.js';
import { registerKnown } from './known.schema.js';
import { registerLeads } from './lead.schema.js';

const OUTBOX = token<OutboxRelay>('ConversationOutbox');
const conversations = modelsOf(registerConversations, 'conversations', 'messages');
const known = modelsOf(registerKnown, 'accounts', 'listings', 'sendings');
const leads = modelsOf(registerLeads, 'sources', 'leads');
const filed = [conversations.conversations, conversations.messages, MessageFiling, OUTBOX] as const;

/** The service's stores and outboxes. */
export const stores = [
  ...conversations.providers,
  ...known.providers,
  ...leads.providers,
  outbox(OUTBOX, conversations.conversations, conversationTopic.name),
  plain(MessageFiling, conversations.conversations, conversations.messages),
  plainAs(CONVERSATION_STORE, ConversationRepository, ...filed),
  plainAs(CONVERSATION_UPKEEP, ConversationUpkeepRepository, ...filed),
  plainAs(CONVERSATION_LISTS, ConversationListing, conversations.conversations),
  plainAs(ACCOUNT_BOOK, AccountRepository, known.accounts),
  plainAs(LISTING_BOOK, ListingRepository, known.listings),
  plainAs(SENDING_BOOK, SendingRepository, known.sendings),
  plain(LeadSourceRepository, leads.sources, IDS, CLOCK),
  { provide: LEAD_SOURCE_STORE, useExisting: LeadSourceRepository },
  plainAs(LEAD_STORE, LeadRepository, leads.leads, IDS),
  plain(ErasedAccounts, CONNECTION, CLOCK),
  ...actLog,
  ...reportsOf('message'),
];
