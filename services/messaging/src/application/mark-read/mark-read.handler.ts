import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import { read } from '../../domain/conversation.js';
import type { Approach, ConversationAccess, Opened } from '../conversation-access.js';
import type { ConversationEvents } from '../conversation-events.js';
import type { ConversationStore } from '../conversation-store.js';
import { noConversation } from '../refusal.js';

/** Somebody has seen the messages up to one of them. What came after it stays unread. */
export class MarkReadHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly store: ConversationStore,
    private readonly events: ConversationEvents,
  ) {}

  async handle(approach: Approach, upTo: string): Promise<Result<Opened, Refusal>> {
    const opened = await this.access.open(approach);
    if (!opened.ok) return opened;
    const { conversation, viewer } = opened.value;
    const message = await this.store.message(upTo, conversation);
    if (message?.conversationId !== conversation.id)
      return refuseField('upTo', 'There is no such message in this conversation.');
    const after = await this.store.change(conversation.id, async (before) => {
      const changed = read(before, viewer, message);
      return changed && { after: changed, event: await this.events.read(changed, viewer, message) };
    });
    return after ? succeed({ conversation: after, viewer }) : noConversation();
  }
}
