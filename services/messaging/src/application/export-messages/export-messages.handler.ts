import { type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal, Reports } from '@lintel/service-kit';
import { type Conversation, isVerified, type Message } from '../../domain/conversation.js';
import type { ConversationAccess } from '../conversation-access.js';
import type { ConversationStore, ConversationUpkeep } from '../conversation-store.js';
import type { AccountBook } from '../known-stores.js';

const PAGE = 500;

/** Gives people what is kept of their messages (UK GDPR, articles 15 and 20). */
export class ExportMessagesHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly store: ConversationStore,
    private readonly owned: Pick<ConversationUpkeep, 'idsOfAccount'>,
    private readonly accounts: AccountBook,
    private readonly reports: Pick<Reports, 'of'>,
  ) {}

  async handle(identity: Identity | null): Promise<Result<string, Refusal>> {
    const account = await this.access.account(identity);
    if (!account.ok) return account;
    const conversations = [];
    const email = (await this.accounts.find(account.value))?.email ?? null;
    const typed = email === null ? [] : await this.store.ofVisitor(email);
    for (const id of [...(await this.owned.idsOfAccount(account.value)), ...typed]) {
      const conversation = await this.store.find(id);
      if (conversation) conversations.push(await this.whole(conversation));
    }
    const written = [];
    for await (const message of this.store.messagesBy(account.value))
      if (message.side === 'agency') written.push(exported(message));
    const reported = await this.reports.of(account.value);
    return succeed(JSON.stringify({ conversations, writtenAsAgent: written, reported }, null, 2));
  }

  private async whole(conversation: Conversation) {
    const { id, listingId, property, contact, startedAt } = conversation;
    const messages: (ReturnType<typeof exported> & { verified: boolean })[] = [];
    let before: number | undefined;
    do {
      const page = await this.store.messages(conversation, { last: PAGE, before });
      messages.unshift(
        ...page.map((message) => ({ ...exported(message), verified: isVerified(conversation, message) })),
      );
      before = page[0]?.number;
    } while (before !== undefined && before > 1);
    const { name, email, phone } = contact;
    const { title, address, agency } = property;
    return {
      id,
      property: { id: listingId, title, address, agency },
      contact: { name, email, phone },
      startedAt,
      verified: conversation.verified,
      messages,
    };
  }
}

const exported = ({ id, conversationId, side, authorName, text, sentAt }: Message) => ({
  id,
  conversationId,
  side,
  authorName,
  text,
  sentAt,
});
