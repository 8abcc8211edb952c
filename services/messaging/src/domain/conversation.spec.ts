import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { type Conversation, type Message, read, send, startConversation } from './conversation.js';
import { unreadOf, unseenBy, type Viewer } from './marks.js';

const now = new Date('2026-03-01T09:00:00Z');
const property = { title: 'Flat', address: '', image: null, agency: '', agentName: '', agentEmail: '' };
const draft = {
  id: '1',
  side: 'visitor' as const,
  authorId: null,
  authorName: 'A',
  text: 'x',
  verified: false,
};

const begun = () =>
  startConversation(
    {
      id: 'c',
      listingId: 12,
      agencyId: 'agency',
      property,
      person: 'email:a@example.org',
      accountId: null,
      contact: { name: 'A', email: 'a@example.org', phone: '', verified: false },
      draft,
    },
    now,
  );

const viewers: readonly Viewer[] = [
  { side: 'visitor', accountId: null },
  { side: 'agency', accountId: 'one' },
  { side: 'agency', accountId: 'two' },
];

const act = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  /** Writes, or reads; up to a message somewhere between the first and the last. */
  writes: fc.boolean(),
  seen: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('unread messages', () => {
  it('are those of the other side that one has not seen, nor an agent who then answered', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const first = begun();
        let conversation: Conversation = first.conversation;
        const messages: Message[] = [first.message];
        const seen = [0, 0, 0];
        let answered = 0;
        for (const { who, writes, seen: share } of acts) {
          const upTo = share === null ? null : messages[Math.floor(share * (messages.length - 1))]!;
          const viewer = viewers[who]!;
          if (upTo) seen[who] = Math.max(seen[who]!, upTo.number);
          if (writes) {
            const { side, accountId } = viewer;
            const sent = send(
              conversation,
              { ...draft, id: `${messages.length + 1}`, side, authorId: accountId },
              upTo,
              now,
            );
            expect(sent.conversation.version).toBe(conversation.version + 1);
            conversation = sent.conversation;
            messages.push(sent.message);
            if (side === 'agency') answered = Math.max(answered, seen[who]!);
          } else if (upTo) conversation = read(conversation, viewer, upTo) ?? conversation;
        }
        expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1));
        const theirs = (side: string, after: number) =>
          messages.filter((message) => message.side === side && message.number > after).length;
        expect(unreadOf(conversation, viewers[0]!)).toBe(theirs('agency', seen[0]!));
        expect(unreadOf(conversation, viewers[1]!)).toBe(theirs('visitor', Math.max(seen[1]!, answered)));
        expect(unreadOf(conversation, viewers[2]!)).toBe(theirs('visitor', Math.max(seen[2]!, answered)));
        expect(unseenBy(conversation, 'agency')).toBe(theirs('visitor', Math.max(seen[1]!, seen[2]!)));
      }),
      { numRuns: 500 },
    );
  });

  it('change nothing when nothing new was seen', () => {
    const { conversation, message } = begun();
    const once = read(conversation, viewers[1]!, message)!;
    expect(read(once, viewers[1]!, message)).toBeNull();
    expect(read(conversation, viewers[0]!, message)).toBeNull();
  });
});

describe('an e-mail to who is away', () => {
  it('is planned exactly while something is unseen that it was not told of within the hour', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let { conversation } = begun();
        for (const { who, writes } of acts) {
          const viewer = viewers[who]!;
          const { side, accountId } = viewer;
          conversation = writes
            ? send(conversation, { ...draft, side, authorId: accountId }, null, now).conversation
            : (read(conversation, viewer, conversation.lastMessage) ?? conversation);
        }
        const planned = conversation.away.visitor.dueAt !== null;
        expect(planned).toBe(unseenBy(conversation, 'visitor') > 0);
        if (unseenBy(conversation, 'agency') === 0) expect(conversation.away.agency.dueAt).toBeNull();
      }),
    );
  });
});
