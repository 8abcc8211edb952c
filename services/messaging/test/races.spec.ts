import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, aKey, buyer, colleague, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.dispose());

const whole = async (id: string): Promise<any> => {
  const query = `query ($id: ID!) { conversation(id: $id) { messageCount unread lastMessage { id }
    messages(last: 200) { before messages { id number side text } } } }`;
  return (await scene.ask(query, { id }, agent)).data.conversation;
};

describe('the first enquiries of one person at once', () => {
  it('make one conversation, and lose no message', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `question ${index}`);
    await Promise.all(texts.map((message) => scene.enquire({ message }, buyer)));
    const { total, conversations } = (await scene.ofAgency(agent)).data.agencyConversations;
    expect(total).toBe(1);
    const { messages } = await whole(conversations[0].id);
    expect(messages.messages.map(({ text }: any) => text).sort()).toEqual(texts);
    expect(messages.messages.map(({ number }: any) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await scene.told('message-sent')).filter(({ enquiry }) => enquiry)).toHaveLength(1);
  });

  it('wait for the account that is confirmed meanwhile, which may take them over all at once', async () => {
    const owner = { subject: 'newcomer', role: 'user' } as const;
    await Promise.all([
      ...Array.from({ length: 5 }, () => scene.enquire({ email: 'newcomer@example.org' })),
      scene.publishAccount({ id: 'newcomer' }),
      scene.enquire({}, owner),
    ]);
    const waiting = (await scene.unconfirmed(owner)).data.myUnconfirmedConversations.conversations;
    expect(waiting).toHaveLength(5);
    await Promise.all([...waiting, ...waiting].map(({ id }) => scene.confirm(id, owner)));
    const { conversations } = (await scene.mine(owner)).data.myConversations;
    expect(conversations.map(({ verified, messageCount }: any) => [verified, messageCount])).toEqual(
      Array(6).fill([true, 1]),
    );
  });
});

describe('messages from both sides at once', () => {
  it('are all kept, each once, each side in its order, and told in the order they have', async () => {
    const id = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
    const write = async (as: typeof buyer, name: string) => {
      for (let number = 0; number < 12; number += 1) {
        const key = aKey();
        // A double click each time.
        await Promise.all([
          scene.send(id, `${name} ${number}`, as, { key }),
          scene.send(id, `${name} ${number}`, as, { key }),
        ]);
      }
    };
    await Promise.all([write(buyer, 'buyer'), write(agent, 'agent'), write(colleague, 'colleague')]);
    const { messageCount, messages } = await whole(id);
    expect(messageCount).toBe(37);
    expect(messages.messages.map(({ number }: any) => number)).toEqual(
      Array.from({ length: 37 }, (_, index) => index + 1),
    );
    for (const name of ['buyer', 'agent', 'colleague'])
      expect(
        messages.messages.map(({ text }: any) => text).filter((text: string) => text.startsWith(name)),
      ).toEqual(Array.from({ length: 12 }, (_, index) => `${name} ${index}`));
    const told = await scene.told('message-sent');
    expect(told.map(({ message }) => message.id)).toEqual(messages.messages.map(({ id: each }: any) => each));
    const left = await scene.documents.connection.collection('conversations').findOne({ _id: id as never });
    expect(left).toMatchObject({ unfiled: [], unfiledSince: null });
  });

  it('are all kept, however many come at one moment', async () => {
    const id = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
    const people = [buyer, agent, colleague];
    await Promise.all(
      Array.from({ length: 45 }, (_, index) => scene.send(id, `message ${index}`, people[index % 3]!)),
    );
    const { messageCount, messages } = await whole(id);
    expect(messageCount).toBe(46);
    expect(new Set(messages.messages.map(({ text }: any) => text)).size).toBe(46);
    expect((await scene.conversation(id, buyer)).unread).toBe(30);
  });

  it('are counted as unread exactly as far as they were not read, whatever the interleaving', async () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('send' as const), who: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ do: fc.constant('read' as const), who: fc.integer({ min: 0, max: 2 }) }),
    );
    const people = [buyer, agent, colleague];
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 4 }), async (lanes) => {
        round += 1;
        const person = { ...buyer, subject: `buyer-${round}` };
        const who = (index: number) => (index === 0 ? person : people[index]!);
        const id = (await scene.enquire({}, person)).data.sendEnquiry.conversation.id;
        const read = [0, 0, 0];
        /** The furthest that an agent had read who answered. */
        let answered = 0;
        await Promise.all(
          lanes.map(async (lane) => {
            for (const { do: what, who: index } of lane) {
              if (what === 'send') {
                const seen = read[index]!;
                await scene.send(id, 'a message', who(index));
                if (index > 0) answered = Math.max(answered, seen);
                continue;
              }
              const { id: upTo } = (await whole(id)).lastMessage;
              await scene.read(id, upTo, who(index));
              const { messages } = await whole(id);
              const { number } = messages.messages.find((message: any) => message.id === upTo);
              read[index] = Math.max(read[index]!, number);
            }
          }),
        );
        const { messages } = (await whole(id)).messages;
        const after = (side: string, number: number) =>
          messages.filter((message: any) => message.side === side && message.number > number).length;
        expect((await scene.conversation(id, person)).unread).toBe(after('agency', read[0]!));
        for (const index of [1, 2]) {
          const { unread } = await scene.conversation(id, who(index));
          expect(unread).toBeLessThanOrEqual(after('visitor', read[index]!));
          // What a colleague answered counts as read, and never more than an agent had read by the end.
          expect(unread).toBeGreaterThanOrEqual(after('visitor', Math.max(...read.slice(1))));
          expect(unread).toBeLessThanOrEqual(after('visitor', answered));
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
