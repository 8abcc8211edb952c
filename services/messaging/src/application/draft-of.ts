import type { Conversation, Draft } from '../domain/conversation.js';
import type { Viewer } from '../domain/marks.js';
import type { AccountBook } from './known-stores.js';

interface WrittenText {
  readonly id: string;
  readonly viewer: Viewer;
  readonly text: string;
  readonly about: Pick<Conversation, 'contact' | 'property'>;
}

/** A message under the name of its writer, who is signed in or came by the link of an e-mail. */
export async function draftOf(
  accounts: Pick<AccountBook, 'find'>,
  { id, viewer: { side, accountId }, text, about: { contact, property } }: WrittenText,
): Promise<Draft> {
  const account = accountId === null ? null : await accounts.find(accountId);
  const otherwise = side === 'visitor' ? contact.name : property.agentName;
  return { id, side, authorId: accountId, authorName: account?.name || otherwise, text, verified: true };
}
