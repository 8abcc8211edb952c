import { type Result, succeed } from '@lintel/kernel';
import type { Refusal } from '@lintel/service-kit';
import type { Conversation } from '../../domain/conversation.js';
import type { Viewer } from '../../domain/marks.js';
import type { Approach, ConversationAccess, Opened } from '../conversation-access.js';
import type { ConversationEvents } from '../conversation-events.js';
import type { ConversationStore } from '../conversation-store.js';
import type { EraseConversationsHandler } from '../erase-conversations/erase-conversations.handler.js';
import type { AccountBook } from '../known-stores.js';
import { noConversation } from '../refusal.js';

/** The owner of an e-mail address says whether it was they who typed it into a form. Until then the conversation belongs to no account. */
export class ConfirmConversationHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly store: ConversationStore,
    private readonly accounts: AccountBook,
    private readonly events: ConversationEvents,
    private readonly erasure: EraseConversationsHandler,
  ) {}

  /** The owner says that it was they; idempotent. */
  async handle(approach: Approach): Promise<Result<Opened, Refusal>> {
    const opened = await this.access.open(approach);
    if (!opened.ok) return opened;
    const { conversation, viewer } = opened.value;
    if (viewer.side !== 'visitor') return noConversation();
    const after = await this.confirm(conversation, viewer);
    return after ? succeed({ conversation: after, viewer }) : noConversation();
  }

  /** Opens a conversation by the link of an e-mail, which may be the one that says so. */
  async follow(token: string): Promise<Result<Opened, Refusal>> {
    const opened = await this.access.open({ token });
    return opened.ok && opened.value.confirming ? this.handle({ token }) : opened;
  }

  /** It was somebody else: nothing of it stays. */
  async disown(approach: Approach): Promise<Result<boolean, Refusal>> {
    const opened = await this.access.open(approach);
    if (!opened.ok) return opened;
    const { conversation, viewer } = opened.value;
    if (viewer.side !== 'visitor' || conversation.verified) return noConversation();
    await this.erasure.disowned(conversation.id);
    return succeed(true);
  }

  /** Somebody who acts as the conversation's person thereby confirms that they are. */
  async confirm(conversation: Conversation, { side, accountId }: Viewer): Promise<Conversation | null> {
    if (side !== 'visitor' || conversation.verified) return conversation;
    const email = conversation.contact.email.toLowerCase();
    const owner = accountId ?? (await this.accounts.byEmail(email))?.id ?? null;
    const person = owner === null ? (`email:${email}` as const) : (`account:${owner}` as const);
    return this.store.confirm(conversation.id, { accountId: owner, person }, (after) =>
      this.events.confirmed(after),
    );
  }
}
