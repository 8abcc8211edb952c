import type { Message } from './messages-queries.js';
import type { Outgoing } from './outbox.js';

/**
 * What is on its way and not among the messages yet. A conversation that is read while one is sent may have it before the sending is answered: it is
 * not shown twice.
 *
 * @param side of whoever sends
 */
export function stillOut(
  outgoing: readonly Outgoing[],
  messages: readonly Message[],
  side: Message['side'] | undefined,
): readonly Outgoing[] {
  const settled = new Set(outgoing.map(({ message }) => message?.id));
  const arrived = messages.filter((message) => message.side === side && !settled.has(message.id));
  return outgoing.filter(({ state, text, seenUpTo }) => {
    if (state !== 'sending') return state === 'failed';
    const seen = messages.find(({ id }) => id === seenUpTo)?.number ?? 0;
    const at = arrived.findIndex((message) => message.text === text && message.number > seen);
    if (at >= 0) arrived.splice(at, 1);
    return at < 0;
  });
}
