import { CACHE } from '@lintel/platform/cache';
import {
  ActLog,
  AgencyLimits,
  CLOCK,
  IDS,
  LOGGER,
  plain,
  Reports,
  SuspendedAgencies,
  worker,
} from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { MessageReportResolver } from './adapters/graphql/message-report.resolver.js';
import { MessageResolver } from './adapters/graphql/message.resolver.js';
import { awayMailWorker } from './adapters/jobs/away-mail.worker.js';
import { Admission } from './application/admission.js';
import { awayMailQueue } from './application/away-mails.js';
import { ConfirmConversationHandler } from './application/confirm-conversation/confirm-conversation.handler.js';
import { ConversationAccess } from './application/conversation-access.js';
import { ConversationEvents } from './application/conversation-events.js';
import { CONVERSATION_STORE } from './application/conversation-store.js';
import { Correspondence } from './application/correspondence.js';
import { EraseAccount } from './application/erase-conversations/erase-account.js';
import { FormLimits } from './application/form-limits.js';
import { ACCOUNT_BOOK, LISTING_BOOK, SENDING_BOOK } from './application/known-stores.js';
import { LEAD_SOURCE_STORE } from './application/lead-store.js';
import { MailAwayHandler } from './application/mail-away/mail-away.handler.js';
import { MarkReadHandler } from './application/mark-read/mark-read.handler.js';
import { OverseeReportedMessagesHandler } from './application/report-message/oversee-reported-messages.handler.js';
import { ReportMessageHandler } from './application/report-message/report-message.handler.js';
import { EnquirableListings } from './application/send-enquiry/enquirable-listings.js';
import { Enquirers } from './application/send-enquiry/enquirer.js';
import { EnquiryAdmission } from './application/send-enquiry/enquiry-admission.js';
import { SendEnquiryHandler } from './application/send-enquiry/send-enquiry.handler.js';
import { SendMessageHandler } from './application/send-message/send-message.handler.js';
import { Sendings } from './application/sendings.js';
import { AskedViewings } from './application/write-about-viewing/asked-viewings.js';
import { WriteAboutViewingHandler } from './application/write-about-viewing/write-about-viewing.handler.js';
import { ConversationsModule } from './conversations.module.js';

const shared = [
  plain(Admission, Sendings, FormLimits, AgencyLimits),
  plain(AgencyLimits, CACHE, CLOCK, LOGGER),
  plain(AskedViewings, LEAD_SOURCE_STORE, LISTING_BOOK, ACCOUNT_BOOK, Enquirers, CONVERSATION_STORE),
  plain(EnquirableListings, LISTING_BOOK),
  plain(Enquirers, ACCOUNT_BOOK, CONVERSATION_STORE),
  plain(EnquiryAdmission, Sendings, FormLimits),
  plain(FormLimits, CACHE, CLOCK, LOGGER),
  plain(Sendings, SENDING_BOOK, IDS, CLOCK),
];

const useCases = [
  plain(MailAwayHandler, CONVERSATION_STORE, LISTING_BOOK, FormLimits, ConversationEvents, CLOCK),
  plain(MarkReadHandler, ConversationAccess, CONVERSATION_STORE, ConversationEvents),
  plain(OverseeReportedMessagesHandler, Reports, ActLog),
  plain(ReportMessageHandler, ConversationAccess, CONVERSATION_STORE, Reports),
  plain(
    SendEnquiryHandler,
    EnquirableListings,
    Enquirers,
    EraseAccount,
    EnquiryAdmission,
    Correspondence,
    IDS,
    CLOCK,
  ),
  plain(
    SendMessageHandler,
    ConversationAccess,
    SuspendedAgencies,
    ConfirmConversationHandler,
    ACCOUNT_BOOK,
    EraseAccount,
    LISTING_BOOK,
    Admission,
    Correspondence,
  ),
  plain(
    WriteAboutViewingHandler,
    ConversationAccess,
    AskedViewings,
    ACCOUNT_BOOK,
    EraseAccount,
    SendMessageHandler,
    Admission,
    Correspondence,
  ),
];

const background = [worker(awayMailQueue, awayMailWorker, MailAwayHandler)];

/** What people write to each other, and the e-mails to those who are away. */
@Module({
  imports: [ConversationsModule],
  providers: [...shared, ...useCases, ...background, MessageResolver, MessageReportResolver],
})
export class MessagesModule {}
