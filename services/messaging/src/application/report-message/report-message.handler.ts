import { messageReportSchema } from '@lintel/contracts';
import {
  type Identity,
  refuse,
  refuseField,
  type ReportCaller,
  type ReportInput,
  type Reports,
  signInFirst,
} from '@lintel/service-kit';
import type { Message } from '../../domain/conversation.js';
import { evidenceOf, personsIn, type ReportedEvidence } from '../../domain/reported-message.js';
import type { ConversationAccess } from '../conversation-access.js';
import type { ConversationStore } from '../conversation-store.js';

export interface MessageReport extends ReportInput {
  readonly conversationId: string;
  readonly messageId: string;
}

/** How many messages before and after it are kept with one that is reported. */
const around = 2;

/** What one side of a conversation tells staff of a message of the other. */
export class ReportMessageHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly store: Pick<ConversationStore, 'find' | 'message' | 'messages'>,
    private readonly reports: Reports<ReportedEvidence>,
  ) {}

  async handle(
    { conversationId, messageId, ...input }: MessageReport,
    by: { readonly identity: Identity | null } | { readonly token: string },
    clientAddress: ReportCaller['clientAddress'],
  ) {
    const identity = 'token' in by ? null : by.identity;
    if (!('token' in by) && !identity) return signInFirst();
    const opened = await this.access.open('token' in by ? by : { id: conversationId, identity });
    if (!opened.ok) return opened;
    const { conversation, viewer } = opened.value;
    const message = await this.store.message(messageId, conversation);
    if (conversation.id !== conversationId || message?.conversationId !== conversationId) return noMessage();
    if (message.side === viewer.side)
      return refuseField('input.messageId', 'Only what the other side wrote can be reported.');
    const messages: readonly Message[] = await this.store.messages(conversation, {
      last: 2 * around + 1,
      before: message.number + around + 1,
    });
    const evidence = evidenceOf(conversation, message, messages);
    const terms = [
      messageId,
      conversationId,
      String(conversation.listingId),
      conversation.agencyId,
      ...personsIn(evidence),
    ];
    const thing = { id: messageId, terms, evidence };
    // Whoever comes by a link reads the mail of that address.
    const said = { ...input, email: identity ? '' : conversation.contact.email };
    const reported = await this.reports.report(thing, messageReportSchema, said, { identity, clientAddress });
    // It may have been erased meanwhile.
    if (!(await this.store.find(conversationId))) await this.reports.end(conversationId);
    return reported;
  }
}

const noMessage = () => refuse('NOT_FOUND', 'There is no such message.');
