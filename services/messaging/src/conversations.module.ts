import { JOBS } from '@lintel/platform/jobs';
import {
  CLOCK,
  ErasedAccounts,
  EventComposer,
  LinkKey,
  LOGGER,
  part,
  plain,
  Reports,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { ConversationResolver } from './adapters/graphql/conversation.resolver.js';
import { PropertyResolver } from './adapters/graphql/property.resolver.js';
import { AwayMails } from './application/away-mails.js';
import { ConfirmConversationHandler } from './application/confirm-conversation/confirm-conversation.handler.js';
import { ConversationAccess } from './application/conversation-access.js';
import { ConversationEvents } from './application/conversation-events.js';
import {
  CONVERSATION_LISTS,
  CONVERSATION_STORE,
  CONVERSATION_UPKEEP,
} from './application/conversation-store.js';
import { Correspondence } from './application/correspondence.js';
import { EraseAccount } from './application/erase-conversations/erase-account.js';
import { EraseConversationsHandler } from './application/erase-conversations/erase-conversations.handler.js';
import { ExportMessagesHandler } from './application/export-messages/export-messages.handler.js';
import { ACCOUNT_BOOK, LISTING_BOOK } from './application/known-stores.js';
import { LEAD_SOURCE_STORE, LEAD_STORE } from './application/lead-store.js';
import { ProjectLeadsHandler } from './application/project-leads/project-leads.handler.js';
import { REPLY_ADDRESSES } from './application/reply-address.js';
import { ViewConversationsHandler } from './application/view-conversations/view-conversations.handler.js';
import { StoresModule } from './stores.module.js';

const shared = [
  plain(ConversationEvents, EventComposer, ACCOUNT_BOOK, CLOCK, REPLY_ADDRESSES),
  plain(AwayMails, JOBS, CLOCK, LOGGER),
  part((mails) => ({ settled: () => mails.settled() }), AwayMails),
  plain(ConversationAccess, CONVERSATION_STORE, ACCOUNT_BOOK, LinkKey, CLOCK),
  plain(Correspondence, CONVERSATION_STORE, ConversationEvents, AwayMails, CLOCK),
];

const erased = [ACCOUNT_BOOK, ErasedAccounts, EraseConversationsHandler, ProjectLeadsHandler] as const;

const useCases = [
  plain(
    ConfirmConversationHandler,
    ConversationAccess,
    CONVERSATION_STORE,
    ACCOUNT_BOOK,
    ConversationEvents,
    EraseConversationsHandler,
  ),
  plain(EraseAccount, ...erased, CONVERSATION_STORE, LISTING_BOOK, Reports),
  plain(
    EraseConversationsHandler,
    CONVERSATION_UPKEEP,
    CONVERSATION_STORE,
    ConversationEvents,
    Reports,
    CLOCK,
  ),
  plain(
    ExportMessagesHandler,
    ConversationAccess,
    CONVERSATION_STORE,
    CONVERSATION_UPKEEP,
    ACCOUNT_BOOK,
    Reports,
  ),
  plain(ProjectLeadsHandler, LEAD_SOURCE_STORE, LEAD_STORE, CONVERSATION_STORE, ACCOUNT_BOOK),
  plain(ViewConversationsHandler, ConversationAccess, CONVERSATION_LISTS, ACCOUNT_BOOK, LISTING_BOOK),
];

const providers = [...shared, ...useCases];

/** Conversations: whose they are, how they are read, and how they end. */
@Module({
  imports: [StoresModule],
  providers: [...providers, ConversationResolver, PropertyResolver],
  exports: [StoresModule, ...providers],
})
export class ConversationsModule {}
