import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import {
  type ConversationChange,
  erasedConversation,
  hearConversation,
  type HeardConversationEvent,
  type KnownConversation,
} from '../../domain/known-conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { CorrectionStore } from '../correction-store.js';
import type { PersonStore } from '../person-store.js';

/** Keeps what e-mails are to say of conversations until they have, and how far each side has read. */
export class ProjectConversationHandler {
  constructor(
    private readonly conversations: ConversationStore,
    private readonly people: PersonStore,
    private readonly corrections: CorrectionStore,
    private readonly clock: Clock,
  ) {}

  async changed(data: ConversationChange, event: HeardConversationEvent): Promise<void> {
    const { accountId } = data;
    // Of a closed account nothing is kept again, whatever comes late.
    if (accountId !== null && (await this.people.find(accountId))?.closedAt) return;
    await this.write(data.conversationId, (known) => hearConversation(known, data, event));
  }

  async erased(id: string, sequence: number): Promise<void> {
    await this.corrections.eraseOf(`${id}:visitor`);
    await this.write(id, (known) => (known?.erased ? null : erasedConversation(id, sequence)));
  }

  private async write(
    id: string,
    decide: (known: KnownConversation | null) => KnownConversation | null,
  ): Promise<void> {
    await untilWritten(`what is known of conversation ${id}`, { attempts: 5 }, async () => {
      const known = await this.conversations.find(id);
      const after = decide(known);
      return after === null || (await this.conversations.save(known, after, this.clock.now())) || overtaken;
    });
  }
}
