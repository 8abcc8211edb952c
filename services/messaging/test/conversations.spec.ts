import { AgencyLimits, type Identity } from '@lintel/service-kit';
import { aListing, anAgencyEvent } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  agent,
  AGENCY,
  aKey,
  buyer,
  colleague,
  refusal,
  rival,
  type Scene,
  startScene,
  stranger,
} from './scene.js';

let scene: Scene;
let id: string;
beforeEach(async () => {
  scene = await startScene();
  id = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
});
afterEach(() => scene.dispose());

const texts = ({ messages: { messages } }: any): string[] => messages.map(({ text }: any) => text);
const last = (answer: any) => answer.data.sendMessage.message;

describe('a conversation', () => {
  it('carries messages of both sides in order', async () => {
    await scene.send(id, 'No, it is yours alone.', agent);
    await scene.send(id, 'Can I bring a dog?', buyer);
    const seen = await scene.conversation(id, buyer);
    expect(texts(seen)).toEqual(['Is the garden shared?', 'No, it is yours alone.', 'Can I bring a dog?']);
    expect(
      seen.messages.messages.map((message: any) => [message.number, message.side, message.authorName]),
    ).toEqual([
      [1, 'visitor', 'Alex Example'],
      [2, 'agency', 'The agent'],
      [3, 'visitor', 'The buyer'],
    ]);
  });

  it("never says an agent's e-mail address", async () => {
    await scene.send(id, 'Hello', agent);
    const answers = [
      await scene.mine(buyer),
      await scene.ofAgency(agent),
      await scene.conversation(id, buyer),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/sales@example\.org|agent@example\.org/);
  });

  it('pages backwards through many messages', async () => {
    for (let number = 2; number <= 120; number += 1) await scene.send(id, `message ${number}`, agent);
    const page = async (before?: number) =>
      (
        await scene.ask(
          'query ($id: ID!, $before: Int) { conversation(id: $id) { messages(last: 50, before: $before) { before messages { number text } } } }',
          { id, before },
          buyer,
        )
      ).data.conversation.messages;
    const numbers: number[][] = [];
    for (let before: number | undefined; ;) {
      const { messages, before: next } = await page(before);
      numbers.unshift(messages.map(({ number }: { number: number }) => number));
      if (next === null) break;
      before = next;
    }
    expect(numbers.map((each) => each.length)).toEqual([20, 50, 50]);
    expect(numbers.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it.each([
    ['', 'Enter a message'],
    [' \n ', 'Enter a message'],
    ['x'.repeat(5001), 'Use at most 5,000 characters'],
    ['a\u0007b', 'Use no control characters but tabs and new lines'],
  ])('takes no message %j', async (message, says) => {
    expect(refusal(await scene.send(id, message, agent))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'message',
      message: says,
    });
    expect((await scene.conversation(id, agent)).messageCount).toBe(1);
  });

  it('takes a message once, however often it is sent, and no other under its key', async () => {
    const key = aKey();
    const first = await scene.send(id, 'Hello', agent, { key });
    expect(last(await scene.send(id, 'Hello', agent, { key }))).toEqual(last(first));
    expect(refusal(await scene.send(id, 'Good day', agent, { key })).code).toBe('CONFLICT');
    expect(last(await scene.send(id, 'Hello', buyer, { key })).side).toBe('visitor');
    expect((await scene.conversation(id, agent)).messageCount).toBe(3);
  });

  it('takes as many replies of an agency in a day as its age allows, and all of programs', async () => {
    const agencySince = Math.floor(scene.clock.now().getTime() / 1000);
    const session = { ...agent, sessionId: 'session-1', agencySince };
    const limits = new AgencyLimits(scene.cache, scene.clock, scene.harness.logger);
    for (let sent = 0; sent < 399; sent += 1) await limits.count('reply', session);
    expect((await scene.send(id, 'It is.', session)).errors).toBeUndefined();
    expect(refusal(await scene.send(id, 'And it is sunny.', session))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Your agency has sent 400 messages within a day.'),
    });
    expect((await scene.conversation(id, agent)).messageCount).toBe(2);
    expect((await scene.send(id, 'And it is sunny.', agent)).errors).toBeUndefined();
    scene.clock.advance({ days: 1 });
    expect((await scene.send(id, 'Come and see.', session)).errors).toBeUndefined();
  });

  it('outlives its listing, with the title it had', async () => {
    await scene.removeListing(12);
    await scene.send(id, 'I am sorry, it is gone.', agent);
    expect(await scene.conversation(id, buyer)).toMatchObject({
      messageCount: 2,
      property: { title: 'Two-bedroom garden flat on a quiet crescent', published: false },
    });
  });

  it('shows the title and the agent that the listing has now', async () => {
    await scene.publishListing({ title: 'Garden flat', price: 1 }, 'lintel.listing.updated.v1');
    expect((await scene.conversation(id, buyer)).property).toMatchObject({
      title: 'Garden flat',
      agentName: 'Sam Example',
      image: { url: '/media/listings/12/01-1600.webp' },
    });
  });

  it('goes with the listing to another agency', async () => {
    const { agent: listed } = aListing();
    await scene.publishListing(
      { agent: { ...listed, agencyId: 'another-agency' } },
      'lintel.listing.updated.v1',
    );
    expect(await scene.conversation(id, agent)).toBeNull();
    expect(await scene.conversation(id, rival)).toMatchObject({ side: 'agency', messageCount: 1 });
  });
});

describe('somebody else', () => {
  const others: [string, Identity | null][] = [
    ['nobody', null],
    ['another user', stranger],
    ['an agent of another agency', rival],
    ['operations', { subject: 'operations', role: 'operations' }],
    ['a user who only says the agency', { subject: 'liar', role: 'user', agencyId: AGENCY }],
  ];

  it.each(others)('finds no conversation: %s', async (_who, as) => {
    const message = (await scene.conversation(id, buyer)).lastMessage.id;
    expect(await scene.conversation(id, as)).toBeNull();
    const missing = refusal(await scene.send('missing', 'Hello', as));
    expect(missing).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such conversation.' });
    expect(refusal(await scene.send(id, 'Hello', as))).toEqual(missing);
    expect(refusal(await scene.read(id, message, as))).toEqual(missing);
    expect(await scene.conversation(id, buyer)).toMatchObject({
      messageCount: 1,
      lastMessage: { id: message },
    });
  });

  it('has lists of their own, or is told to sign in', async () => {
    expect((await scene.mine(stranger)).data.myConversations).toMatchObject({ total: 0, conversations: [] });
    expect((await scene.ofAgency(rival)).data.agencyConversations).toMatchObject({ total: 0 });
    expect(refusal(await scene.mine(null)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.ofAgency(null)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.ofAgency(buyer))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This account is not registered as an estate agent.',
    });
    expect(refusal(await scene.ask('{ exportMyMessages }')).code).toBe('UNAUTHENTICATED');
  });

  it('cannot mark by a message of another conversation', async () => {
    const other = (await scene.enquire({ email: 'else@example.org' })).data.sendEnquiry.messageId;
    expect(refusal(await scene.read(id, other, agent))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'upTo',
    });
    expect(refusal(await scene.send(id, 'Hello', agent, { seen: other })).field).toBe('seenUpTo');
  });
});

describe('unread messages', () => {
  it('wait for the other side until they are read', async () => {
    const { id: first } = (await scene.conversation(id, agent)).lastMessage;
    const second = last(await scene.send(id, 'And a second question', buyer));
    expect(await scene.unread(agent)).toBe(2);
    expect(await scene.unread(buyer)).toBe(0);
    expect((await scene.read(id, first, agent)).data.markConversationRead.unread).toBe(1);
    expect((await scene.read(id, second.id, agent)).data.markConversationRead.unread).toBe(0);
    expect((await scene.read(id, first, agent)).data.markConversationRead.unread).toBe(0);
    expect(await scene.unread(agent)).toBe(0);
    const answer = last(await scene.send(id, 'Yes', agent));
    expect(await scene.unread(buyer)).toBe(1);
    await scene.read(id, answer.id, buyer);
    expect(await scene.unread(buyer)).toBe(0);
  });

  it('wait for each agent, until one who had read them answered', async () => {
    const { id: first } = (await scene.conversation(id, agent)).lastMessage;
    await scene.read(id, first, agent);
    expect([await scene.unread(agent), await scene.unread(colleague)]).toEqual([0, 1]);
    await scene.send(id, 'Yes', agent);
    expect(await scene.unread(colleague)).toBe(0);
  });

  it('that came while an agent wrote still wait', async () => {
    const { id: seen } = (await scene.conversation(id, agent)).lastMessage;
    await scene.send(id, 'One more thing', buyer);
    await scene.send(id, 'Yes', agent, { seen });
    expect([await scene.unread(agent), await scene.unread(colleague)]).toEqual([1, 1]);
  });

  it('are nothing for a visitor, and are told for each side of somebody who has both', async () => {
    expect(await scene.unread(null)).toBeNull();
    await scene.publishListing({ id: 14, agent: { ...aListing().agent, agencyId: 'another-agency' } });
    const own = (await scene.enquire({ listingId: 14 }, agent)).data.sendEnquiry.conversation.id;
    await scene.send(own, 'Welcome', rival);
    expect(await scene.unread(agent)).toBe(2);
    expect(await scene.unread(agent, 'visitor')).toBe(1);
    expect(await scene.unread(agent, 'agency')).toBe(1);
  });

  it('are told in events, with whose browsers are to hear of it', async () => {
    const { id: first } = (await scene.conversation(id, agent)).lastMessage;
    await scene.read(id, first, agent);
    await scene.read(id, first, agent);
    const read = await scene.told('read');
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({
      conversationId: id,
      side: 'agency',
      readerId: 'agent',
      upTo: 1,
      unread: 0,
      accountId: 'buyer',
      agencyId: AGENCY,
      accounts: ['buyer', 'agent', 'colleague'],
    });
    expect(scene.events.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
});

describe('the lists', () => {
  it('are paged, the last message first, by listing and by what waits', async () => {
    await scene.publishListing({ id: 13 });
    for (let person = 0; person < 30; person += 1) {
      scene.clock.advance({ seconds: 1 });
      await scene.enquire(
        { email: `p${person}@example.org`, listingId: person % 2 ? 12 : 13 },
        null,
        `192.0.2.${person}`,
      );
    }
    const walk = async (wanted: Record<string, unknown>) => {
      const found: any[] = [];
      for (let after: string | null = null; ;) {
        const page: any = (await scene.ofAgency(agent, { first: 7, after, ...wanted })).data
          .agencyConversations;
        found.push(...page.conversations);
        after = page.next;
        if (after === null) return { found, total: page.total };
      }
    };
    const all = await walk({});
    expect(all.total).toBe(31);
    expect(new Set(all.found.map(({ id: each }) => each)).size).toBe(31);
    const times = all.found.map(({ lastMessageAt }) => lastMessageAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await walk({ listingId: 13 })).total).toBe(15);
    for (const { id: each, lastMessage } of all.found.slice(0, 10))
      await scene.read(each, lastMessage.id, agent);
    const waiting = await walk({ unreadOnly: true });
    expect(waiting.total).toBe(21);
    expect(waiting.found.map(({ id: each }) => each)).toEqual(
      all.found.slice(10).map(({ id: each }) => each),
    );
  });

  it('refuse a page of another size, and a cursor that is none', async () => {
    expect(refusal(await scene.mine(buyer, { first: 0 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'first',
    });
    expect(refusal(await scene.ofAgency(agent, { first: 101 })).field).toBe('first');
    expect(refusal(await scene.mine(buyer, { first: 1, after: 'no cursor' })).field).toBe('after');
    expect(refusal(await scene.ofAgency(agent, { after: 'no cursor' })).field).toBe('after');
  });
});

describe('the link of an e-mail', () => {
  let visitor: string;
  beforeEach(async () => {
    await scene.enquire({ email: 'visitor@example.org' });
    visitor = (await scene.ofAgency(agent)).data.agencyConversations.conversations.find(
      ({ person }: any) => person.email === 'visitor@example.org',
    ).id;
    await scene.send(visitor, 'Welcome', agent);
  });

  it('lets a visitor without an account read and reply', async () => {
    const token = await scene.link(visitor);
    const opened = (await scene.byLink(token)).data.conversationByLink;
    expect(opened).toMatchObject({ id: visitor, side: 'visitor', unread: 1 });
    const read = await scene.readByLink(token, opened.lastMessage.id);
    expect(read.data.markConversationReadByLink.unread).toBe(0);
    const sent = (await scene.sendByLink(token, 'Thank you')).data.sendMessageByLink;
    expect(sent.message).toMatchObject({
      side: 'visitor',
      authorName: 'Alex Example',
      verified: true,
      number: 3,
    });
    expect((await scene.conversation(visitor, agent)).lastMessage.text).toBe('Thank you');
  });

  it.each([
    ['is not whole', async () => (await scene.link(visitor)).slice(0, -3), 'This link is not valid'],
    ['is for something else', () => scene.link(visitor, { purpose: 'reset' }), 'This link is not valid'],
    [
      'has expired',
      () => scene.link(visitor, { expiresAt: new Date(scene.clock.now().getTime() - 1000) }),
      'This link has expired',
    ],
  ])('does nothing when it %s', async (_what, make, says) => {
    const token = await make();
    for (const answer of [await scene.byLink(token), await scene.sendByLink(token, 'Hello')]) {
      expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'token' });
      expect(refusal(answer).message).toContain(says);
    }
  });

  it('asks to sign in once the conversation belongs to an account', async () => {
    const token = await scene.link(visitor);
    await scene.publishAccount({ id: 'newcomer', email: 'visitor@example.org' });
    await scene.sendByLink(token, 'It is I');
    expect(refusal(await scene.byLink(token)).code).toBe('UNAUTHENTICATED');
    expect(await scene.conversation(visitor, { subject: 'newcomer', role: 'user' })).toMatchObject({
      messageCount: 3,
    });
  });
});

describe('with an agency that is suspended', () => {
  const agencyIs = async (what: 'suspended' | 'reinstated', sequence: number) => {
    await scene.harness.bus.publish('lintel.agency', [anAgencyEvent(what, sequence, { id: AGENCY })]);
    await scene.harness.bus.drain();
  };

  it('nobody writes, and both sides read, until it is reinstated', async () => {
    await agencyIs('suspended', 2);
    expect(refusal(await scene.send(id, 'Hello?', buyer))).toMatchObject({
      code: 'CONFLICT',
      message:
        'The homes of this agency are not on the portal for now, so it takes no messages. Your message was not sent.',
    });
    expect(refusal(await scene.send(id, 'Pay me here', agent)).code).toBe('AGENCY_SUSPENDED');
    const { lastMessage } = await scene.conversation(id, agent);
    expect((await scene.read(id, lastMessage.id, agent)).errors).toBeUndefined();
    await agencyIs('reinstated', 3);
    await agencyIs('suspended', 2);
    expect((await scene.send(id, 'Hello?', buyer)).errors).toBeUndefined();
    expect((await scene.send(id, 'Hello', agent)).errors).toBeUndefined();
  });
});
