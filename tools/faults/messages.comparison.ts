import type { Problems } from './comparison.ts';
import type { StoredConversation } from './visits-reading.ts';
import type { MessagesLedger } from './messages.ledger.ts';

/** Every acknowledged message is in its conversation, once, at the place that it was given, and nothing else is. */
export function compareMessages(ledger: MessagesLedger, stored: readonly StoredConversation[]): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const disorder: string[] = [];
  const known = new Map<string, string>();
  const byPerson = new Map(stored.map((one) => [keyOf(one), one]));
  for (const line of ledger.conversations) {
    const conversation = byPerson.get(keyOf(line));
    if (!conversation) {
      lost.push(`the conversation of ${line.email} is not there`);
      continue;
    }
    const byId = new Map(conversation.messages.map((message) => [message.id, message]));
    for (const { id, text, number } of line.messages) {
      const message = byId.get(id);
      known.set(id, text);
      if (!message) lost.push(`message ${id} of ${line.email}: acknowledged, and not there`);
      else if (message.number !== number)
        disorder.push(
          `message ${id} of ${line.email}: answered with number ${number}, has ${message.number}`,
        );
    }
  }
  for (const { id: conversation, messages } of stored) {
    for (const { id, text } of messages)
      if (known.get(id) !== text)
        unexplained.push(`message ${id} of conversation ${conversation}: nobody sent it, or only once`);
    const numbers = messages.map(({ number }) => number).sort((one, other) => one - other);
    if (numbers.some((number, n) => number !== n + 1))
      disorder.push(`conversation ${conversation}: its messages have the numbers ${numbers.join(', ')}`);
  }
  return {
    'an acknowledged message is lost': lost,
    'a message is as nobody sent it': unexplained,
    'messages are out of order': disorder,
  };
}

const keyOf = ({ listingId, email }: { readonly listingId: number; readonly email: string }): string =>
  `${listingId} ${email}`;
