import { describe, expect, it } from '@jest/globals';
import type { Message } from './messages-queries.js';
import type { Outgoing } from './outbox.js';
import { stillOut } from './still-out.js';

const message = (number: number, text: string, side: Message['side'] = 'visitor'): Message => ({
  ...{ id: `message ${number}`, number, side, text },
  ...{ authorName: 'Odile Example', sentAt: '2026-11-21T10:00:00.000Z' },
});
const out = (text: string, change: Partial<Outgoing> = {}): Outgoing => ({
  ...{ key: text, text, seenUpTo: 'message 1', state: 'sending' },
  ...change,
});
const texts = (outgoing: readonly Outgoing[]) => outgoing.map(({ text }) => text);

describe('a message on its way', () => {
  const first = message(1, 'Yes.');

  it('is shown once where the conversation has it before its sending is answered', () => {
    expect(texts(stillOut([out('Yes.')], [first], 'visitor'))).toEqual(['Yes.']);
    expect(stillOut([out('Yes.')], [first, message(2, 'Yes.')], 'visitor')).toEqual([]);
  });

  it('is not the same words of the other side, nor those of another that was sent', () => {
    expect(texts(stillOut([out('Yes.')], [first, message(2, 'Yes.', 'agency')], 'visitor'))).toEqual([
      'Yes.',
    ]);
    const sent = message(2, 'Yes.');
    const both = [out('Yes.', { state: 'sent', message: sent }), out('Yes.', { key: 'again' })];
    expect(stillOut(both, [first, sent], 'visitor').map(({ key }) => key)).toEqual(['again']);
    expect(stillOut([out('Yes.'), out('Yes.', { key: 'again' })], [first, sent], 'visitor')).toHaveLength(1);
  });

  it('stays where it failed, for its writer to decide', () => {
    const failed = out('Yes.', { state: 'failed' });
    expect(stillOut([failed], [first, message(2, 'Yes.')], 'visitor')).toEqual([failed]);
  });
});
