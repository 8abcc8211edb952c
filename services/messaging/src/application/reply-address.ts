import type { ConversationSide } from '@lintel/contracts';
import { token } from '@lintel/platform/port';

/**
 * Replying by e-mail: an address of its own for each conversation and side, and what arrives there. No adapter exists: it takes a mail server that
 * receives.
 */
export interface ReplyAddresses {
  /** Where an answer of this side to this conversation goes, such as `reply+<signed token>@reply.example.org`; it stands in no other place. */
  addressOf(conversationId: string, side: ConversationSide): Promise<string>;
  /**
   * Has each answer given to `take`, at least once, without the quoted message and the signature below it. `key` is the mail's Message-ID: the
   * idempotency key of the message it becomes. What `take` refuses goes back to its sender.
   */
  receive(take: (reply: EmailReply) => Promise<void>): Promise<{ stop(): Promise<void> }>;
}

export interface EmailReply {
  readonly conversationId: string;
  readonly side: ConversationSide;
  readonly text: string;
  readonly key: string;
}

export const REPLY_ADDRESSES = token<ReplyAddresses | null>('ReplyAddresses');
