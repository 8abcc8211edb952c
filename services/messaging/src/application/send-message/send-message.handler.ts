import { type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
  refuseSuspended,
  type SuspendedAgencies,
  unlessClosed,
} from '@lintel/service-kit';
import type { Conversation, Draft, Message } from '../../domain/conversation.js';
import type { Viewer } from '../../domain/marks.js';
import { replySchema } from '../../domain/enquiry-input.js';
import type { Admission } from '../admission.js';
import type { ConfirmConversationHandler } from '../confirm-conversation/confirm-conversation.handler.js';
import type { Approach, ConversationAccess, Opened } from '../conversation-access.js';
import type { Correspondence } from '../correspondence.js';
import { draftOf } from '../draft-of.js';
import type { AccountBook, ListingBook } from '../known-stores.js';
import { upToDate } from '../property.js';
import { noConversation } from '../refusal.js';

export interface Reply {
  readonly message: string;
  readonly idempotencyKey: string;
  /** The id of the last message that its writer had seen. */
  readonly seenUpTo?: string | null;
}

export interface SentMessage extends Opened {
  readonly message: Message;
}

const takesNone =
  'The homes of this agency are not on the portal for now, so it takes no messages. Your message was not sent.';

/** One more message in a conversation, from either side. */
export class SendMessageHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly suspended: SuspendedAgencies,
    private readonly confirmation: ConfirmConversationHandler,
    private readonly accounts: AccountBook,
    private readonly closed: ClosedAccounts,
    private readonly listings: ListingBook,
    private readonly admission: Admission,
    private readonly correspondence: Correspondence,
  ) {}

  async handle(approach: Approach, reply: Reply): Promise<Result<SentMessage, Refusal>> {
    const opened = await this.access.open(approach);
    if (!opened.ok) return opened;
    const { conversation, viewer } = opened.value;
    if (await this.suspended.has(conversation.agencyId))
      return viewer.side === 'agency' ? refuseSuspended() : refuse('CONFLICT', takesNone);
    const parsed = readInput(replySchema, reply);
    if (!parsed.ok) return refuseInput(parsed.failure);
    const { message: text, idempotencyKey } = parsed.value;
    const seen = reply.seenUpTo ? await this.correspondence.message(reply.seenUpTo, conversation) : null;
    if (reply.seenUpTo && seen?.conversationId !== conversation.id)
      return refuseField('seenUpTo', 'There is no such message in this conversation.');
    const messageId = await this.admission.idOf({
      conversation: conversation.id,
      viewer,
      identity: 'identity' in approach ? approach.identity : null,
      text,
      idempotencyKey,
    });
    if (!messageId.ok) return messageId;
    const write = async () => {
      if (!(await this.confirmation.confirm(conversation, viewer))) return noConversation();
      const draft = await draftOf(this.accounts, { id: messageId.value, viewer, text, about: conversation });
      return this.append(conversation, viewer, draft, seen);
    };
    return viewer.accountId === null ? write() : unlessClosed(this.closed, viewer.accountId, write);
  }

  private async append(
    { id, listingId }: Conversation,
    viewer: Viewer,
    draft: Draft,
    seen: Message | null,
  ): Promise<Result<SentMessage, Refusal>> {
    const listing = await this.listings.find(listingId);
    const written = await this.correspondence.add(id, draft, (before) => upToDate(before, listing), seen);
    return written ? succeed({ ...written, viewer }) : noConversation();
  }
}
