import type { MailboxMessage } from './mailbox-queries.js';

/** Messages whose recipient and subject together hold every word, in any case. */
export function matching(messages: readonly MailboxMessage[], words: string): readonly MailboxMessage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return messages;
  return messages.filter(({ to, subject }) => {
    const text = `${to} ${subject}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Keeps back what has arrived above a message, so that nothing moves under the pointer.
 * @param messages the last first.
 * @param top the id of the message that stays at the top; null when everything may show.
 */
export function withoutArrivals(
  messages: readonly MailboxMessage[],
  top: string | null,
): { readonly shown: readonly MailboxMessage[]; readonly arrived: number } {
  const arrived = Math.max(
    0,
    messages.findIndex(({ id }) => id === top),
  );
  return { shown: messages.slice(arrived), arrived };
}
