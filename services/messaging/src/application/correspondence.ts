import type { Clock } from '@lintel/kernel';
import {
  type Conversation,
  type Draft,
  type Message,
  send,
  startConversation,
} from '../domain/conversation.js';
import type { AwayMails } from './away-mails.js';
import type { ConversationEvents } from './conversation-events.js';
import type { ConversationStore } from './conversation-store.js';

export interface Written {
  readonly conversation: Conversation;
  readonly message: Message;
}

/** How messages are written: each with its event, and an e-mail planned for whoever is away. */
export class Correspondence {
  constructor(
    private readonly store: ConversationStore,
    private readonly events: ConversationEvents,
    private readonly awayMails: AwayMails,
    private readonly clock: Clock,
  ) {}

  /** @param within its conversation, where it is known */
  message(id: string, within?: Conversation): Promise<Message | null> {
    return this.store.message(id, within);
  }

  /** Null when somebody else has just begun it. @param confirmable whether the writer's address is to be asked for its owner's word */
  async begin(
    wanted: Parameters<typeof startConversation>[0],
    about: { readonly confirmable?: boolean } = {},
  ): Promise<Written | null> {
    const { conversation, message } = startConversation(wanted, this.clock.now());
    const event = await this.events.messageSent(conversation, message, about);
    const inserted = await this.store.insert({ after: conversation, message, event });
    return inserted ? { conversation, message } : null;
  }

  /** One more message, unless it is there already; null when the conversation is gone. @param renew what is known by now of whom and what it is about */
  async add(
    id: string,
    draft: Draft,
    renew: (before: Conversation) => Conversation,
    seen: Message | null = null,
  ): Promise<Written | null> {
    let written: Message | null = null;
    const conversation = await this.store.change(id, async (before) => {
      written = await this.store.message(draft.id, before);
      if (written) return null;
      const { conversation: after, message } = send(renew(before), draft, seen, this.clock.now());
      written = message;
      return { after, message, event: await this.events.messageSent(after, message) };
    });
    if (!conversation || !written) return null;
    this.mailLater(conversation);
    return { conversation, message: written };
  }

  /** To whoever does not look meanwhile. */
  mailLater(conversation: Conversation): void {
    this.awayMails.plan(conversation);
  }
}
