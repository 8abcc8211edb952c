import { describe, expect, it } from '@jest/globals';
import type { Message } from './messages-queries.js';
import { createOutbox, type Post } from './outbox.js';

const place = 'account/conversation';

/** A service that remembers keys, and whose answers arrive when they are let through. */
function service() {
  const kept = new Map<string, Message>();
  const waiting: { settle: (failure?: unknown) => void; key: string }[] = [];
  const post: Post = ({ message: text, idempotencyKey: key }) => {
    const message: Message = kept.get(key) ?? {
      id: `message ${kept.size + 1}`,
      number: kept.size + 1,
      side: 'visitor',
      authorName: 'Odile Example',
      text,
      sentAt: '2026-11-21T10:00:00.000Z',
    };
    kept.set(key, message);
    return new Promise((resolve, reject) => {
      waiting.push({ key, settle: (failure) => (failure ? reject(failure) : resolve(message)) });
    });
  };
  return {
    post,
    kept,
    waiting,
    async answer(failure?: unknown): Promise<void> {
      waiting.shift()!.settle(failure);
      await new Promise((done) => setImmediate(done));
    },
  };
}

const start = () => {
  let made = 0;
  const outbox = createOutbox(() => `key ${++made}`);
  const { post, kept, waiting, answer } = service();
  const send = (text: string) => {
    outbox.write(place, text);
    return outbox.send(place, null, post);
  };
  const states = () => outbox.get(place).outgoing.map(({ text, state }) => [text, state]);
  return { outbox, post, kept, waiting, answer, send, states };
};

const lost = new Error('Lintel could not be reached.');

describe('what was typed in a conversation', () => {
  it('shows at once, empties the box, and is there until the message is seen among the others', async () => {
    const { outbox, answer, send, states } = start();
    expect(send('  Is it quiet?\n')).toBe(true);
    expect(outbox.get(place).draft).toBe('');
    expect(states()).toEqual([['Is it quiet?', 'sending']]);
    await answer();
    expect(states()).toEqual([['Is it quiet?', 'sent']]);
    outbox.settle(place, new Set(['another']));
    expect(states()).toEqual([['Is it quiet?', 'sent']]);
    outbox.settle(place, new Set(['message 1']));
    expect(states()).toEqual([]);
  });

  it('is ignored while it is blank', () => {
    const { outbox, send, states, waiting } = start();
    expect(send(' \n\t ')).toBe(false);
    expect(states()).toEqual([]);
    expect(outbox.get(place).draft).toBe(' \n\t ');
    expect(waiting).toEqual([]);
  });

  it('is sent in its order, one after the other', async () => {
    const { answer, send, states, waiting } = start();
    send('one');
    send('two');
    expect(waiting.map(({ key }) => key)).toEqual(['key 1']);
    await answer();
    expect(waiting.map(({ key }) => key)).toEqual(['key 2']);
    await answer();
    expect(states()).toEqual([
      ['one', 'sent'],
      ['two', 'sent'],
    ]);
  });

  it('stays when it could not be sent, and what came after it waits', async () => {
    const { outbox, answer, send, states, waiting } = start();
    send('one');
    send('two');
    await answer(lost);
    expect(states()).toEqual([
      ['one', 'failed'],
      ['two', 'failed'],
    ]);
    expect(outbox.get(place).outgoing.map(({ failure }) => failure)).toEqual([lost, undefined]);
    expect(waiting).toEqual([]);
    expect(outbox.holds()).toBe(true);
  });

  it('is tried again under its own key, so that what arrived after all arrives once', async () => {
    const { outbox, post, kept, answer, send, states } = start();
    send('one');
    await answer(lost);
    outbox.retry(place, post);
    expect(states()).toEqual([['one', 'sending']]);
    await answer();
    expect(states()).toEqual([['one', 'sent']]);
    expect([...kept.keys()]).toEqual(['key 1']);
    expect(outbox.holds()).toBe(false);
  });

  it('is tried again, in its order, with the next message', async () => {
    const { answer, send, waiting } = start();
    send('one');
    await answer(lost);
    send('two');
    expect(waiting.map(({ key }) => key)).toEqual(['key 1']);
    await answer();
    expect(waiting.map(({ key }) => key)).toEqual(['key 2']);
  });

  it('goes back into the box to be changed, before what stands there', async () => {
    const { outbox, answer, send, states } = start();
    send('one');
    await answer(lost);
    outbox.write(place, 'and this');
    outbox.edit(place, 'key 1');
    expect(states()).toEqual([]);
    expect(outbox.get(place).draft).toBe('one\n\nand this');
  });

  it('is not taken back while it is on its way', () => {
    const { outbox, send, states } = start();
    send('one');
    outbox.edit(place, 'key 1');
    expect(states()).toEqual([['one', 'sending']]);
  });

  it('belongs to its conversation alone', () => {
    const { outbox, send } = start();
    send('one');
    outbox.write('another place', 'a draft');
    expect(outbox.get(place)).toMatchObject({ draft: '', outgoing: [{ text: 'one' }] });
    expect(outbox.get('another place')).toEqual({ draft: 'a draft', outgoing: [] });
  });
});
