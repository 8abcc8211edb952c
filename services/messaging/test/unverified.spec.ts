import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, refusal, type Scene, startScene, stranger } from './scene.js';

let scene: Scene;
let own: string;
beforeEach(async () => {
  scene = await startScene();
  own = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
});
afterEach(() => scene.dispose());

/** What a stranger types in the name of somebody who has a conversation about the home. */
const forged = {
  name: 'Honest Victim',
  email: 'Buyer@example.org',
  phone: '020 7946 0666',
  message: 'Call me on this number, please.',
};
const inbox = async () => (await scene.ofAgency(agent)).data.agencyConversations.conversations;
const mine = async () => (await scene.mine(buyer)).data.myConversations;
const leads = async () => {
  await scene.settle();
  return (await scene.leads(agent)).data.agencyLeads.leads;
};

describe("what a stranger types with somebody's address", () => {
  it('opens a conversation of its own, which the agent sees is not verified', async () => {
    const typed = await scene.typed(forged);
    expect(typed).not.toBe(own);
    expect(await scene.conversation(typed, agent)).toMatchObject({
      verified: false,
      messageCount: 1,
      person: { name: 'Honest Victim', verified: false },
      lastMessage: { verified: false },
    });
    expect(await scene.conversation(own, agent)).toMatchObject({
      verified: true,
      messageCount: 1,
      person: { name: 'Alex Example', phone: '020 7946 0001', email: 'buyer@example.org', verified: true },
      lastMessage: { verified: true },
    });
  });

  it('is none of theirs, and waits for their word', async () => {
    const typed = await scene.typed(forged);
    expect(await mine()).toMatchObject({ total: 1, conversations: [{ id: own, messageCount: 1 }] });
    expect((await scene.told('message-sent')).at(-1).accounts).not.toContain('buyer');
    const waiting = (await scene.unconfirmed(buyer)).data.myUnconfirmedConversations;
    expect(waiting).toMatchObject({ total: 1, conversations: [{ id: typed, verified: false }] });
    expect((await scene.unconfirmed(stranger)).data.myUnconfirmedConversations.total).toBe(0);
    expect(refusal(await scene.unconfirmed(null)).code).toBe('UNAUTHENTICATED');
  });

  it('is answered to the address that was typed, and never in the conversation of its owner', async () => {
    const typed = await scene.typed(forged);
    await scene.send(typed, 'Gladly.', agent);
    await scene.wait(2.1);
    const due = (await scene.told('away-message-due')).at(-1);
    expect(due).toMatchObject({
      conversationId: typed,
      recipient: { accountId: null, name: '', email: 'buyer@example.org' },
      link: { subject: typed },
    });
    expect(await mine()).toMatchObject({ total: 1, conversations: [{ messageCount: 1 }] });
    expect(await scene.unread(buyer)).toBe(0);
  });

  it('is a lead of its own, and changes nothing of theirs', async () => {
    await scene.typed(forged);
    expect((await leads()).map(({ name, phone, verified }: any) => [name, phone, verified])).toEqual(
      expect.arrayContaining([
        ['Alex Example', '020 7946 0001', true],
        ['Honest Victim', '020 7946 0666', false],
      ]),
    );
  });

  it('is a conversation each time, also after one of them was confirmed', async () => {
    const visitor = { email: 'visitor@example.org' };
    const first = await scene.typed(visitor);
    await scene.confirmByLink(await scene.link(first));
    const second = await scene.typed({ ...visitor, message: 'And now?' });
    const third = await scene.typed({ ...visitor, message: 'And now?' });
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await scene.conversation(first, agent)).toMatchObject({ verified: true, messageCount: 1 });
    expect(await scene.conversation(second, agent)).toMatchObject({ verified: false, messageCount: 1 });
  });

  it('cannot be the address of another account either, when the stranger signs in', async () => {
    const unheardOf = (await scene.enquire(forged, stranger)).data.sendEnquiry.conversation;
    expect(unheardOf).toMatchObject({ person: { verified: false }, lastMessage: { verified: false } });
    await scene.publishAccount({ id: 'stranger' });
    const known = (await scene.enquire(forged, stranger)).data.sendEnquiry.conversation;
    expect(known).toMatchObject({
      person: { email: 'stranger@example.org', verified: true },
      messages: { messages: [{ verified: false }, { verified: true }] },
    });
  });
});

describe('the link in the mail of whoever was typed', () => {
  it('is told of with the message, some times a day and no more', async () => {
    for (let sent = 0; sent < 6; sent += 1) await scene.typed({ email: 'visitor@example.org' });
    const told = (await scene.told('message-sent')).slice(1);
    expect(told.map(({ unconfirmed }) => unconfirmed.confirmation?.request ?? null)).toEqual([
      ...Array(5).fill('confirm'),
      null,
    ]);
    expect((await scene.told('message-sent'))[0].unconfirmed).toBeNull();
  });

  it('makes the conversation theirs, once it is followed', async () => {
    const typed = await scene.typed(forged);
    const token = await scene.link(typed, { request: 'confirm' });
    expect((await scene.byLink(token, true)).data.conversationByLink).toMatchObject({ verified: false });
    expect((await scene.byLink(token)).data.conversationByLink).toMatchObject({
      verified: true,
      lastMessage: { verified: true },
    });
    expect(await scene.conversation(typed, agent)).toMatchObject({
      verified: true,
      person: { verified: true },
      lastMessage: { verified: true },
    });
    expect((await mine()).total).toBe(2);
    expect(await scene.told('confirmed')).toMatchObject([{ conversationId: typed, accountId: 'buyer' }]);
    expect(await leads()).toMatchObject([{ verified: true, email: 'buyer@example.org' }]);
  });

  it('that leads to an answer confirms nothing by being opened, but by a reply', async () => {
    const typed = await scene.typed({ email: 'visitor@example.org' });
    await scene.send(typed, 'Gladly.', agent);
    const token = await scene.link(typed);
    expect((await scene.byLink(token)).data.conversationByLink).toMatchObject({ verified: false });
    await scene.sendByLink(token, 'Thank you');
    const { verified, messages } = await scene.conversation(typed, agent);
    expect(verified).toBe(true);
    expect(messages.messages.map((message: any) => message.verified)).toEqual([true, true, true]);
  });

  it('lets them say that it was somebody else, of which then nothing is left', async () => {
    const typed = await scene.typed(forged);
    const token = await scene.link(typed);
    expect((await scene.disownByLink(token)).data.disownConversationByLink).toBe(true);
    expect(await scene.conversation(typed, agent)).toBeNull();
    expect(await scene.told('erased')).toMatchObject([{ conversationId: typed, reason: 'disowned' }]);
    expect(refusal(await scene.confirmByLink(token)).code).toBe('NOT_FOUND');
    expect(await leads()).toHaveLength(1);
  });

  it('takes nothing back of what they said is theirs', async () => {
    const typed = await scene.typed({ email: 'visitor@example.org' });
    const token = await scene.link(typed);
    await scene.confirmByLink(token);
    await scene.confirmByLink(token);
    expect(await scene.told('confirmed')).toHaveLength(1);
    expect(refusal(await scene.disownByLink(token)).code).toBe('NOT_FOUND');
    expect(await inbox()).toHaveLength(2);
  });
});

describe('an account whose address was typed', () => {
  it('confirms what is theirs, and disowns what is not', async () => {
    const [typed, other] = [await scene.typed(forged), await scene.typed(forged)];
    expect((await scene.confirm(typed, buyer)).data.confirmConversation.verified).toBe(true);
    expect((await scene.disown(other, buyer)).data.disownConversation).toBe(true);
    expect((await mine()).conversations.map(({ id }: any) => id).sort()).toEqual([own, typed].sort());
    expect((await scene.unconfirmed(buyer)).data.myUnconfirmedConversations.total).toBe(0);
  });

  it('alone may: neither another account, nor the agent, nor nobody', async () => {
    const typed = await scene.typed(forged);
    for (const as of [stranger, agent, null])
      for (const answer of [await scene.confirm(typed, as), await scene.disown(typed, as)])
        expect(refusal(answer)).toMatchObject({
          code: 'NOT_FOUND',
          message: 'There is no such conversation.',
        });
    expect(await scene.conversation(typed, agent)).toMatchObject({ verified: false });
  });

  it('no longer may once it has another address', async () => {
    const typed = await scene.typed(forged);
    await scene.publishAccount({ id: 'buyer', email: 'elsewhere@example.org' }, 'changed');
    expect(refusal(await scene.confirm(typed, buyer)).code).toBe('NOT_FOUND');
    expect((await mine()).total).toBe(1);
  });

  it('is given it with all else that is kept, and takes it with it when it is closed', async () => {
    const typed = await scene.typed(forged);
    const exported = JSON.parse((await scene.ask('{ exportMyMessages }', {}, buyer)).data.exportMyMessages);
    expect(exported.conversations).toMatchObject([
      { id: own, verified: true },
      { id: typed, verified: false, messages: [{ verified: false }] },
    ]);
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    expect(await inbox()).toEqual([]);
    expect(await leads()).toEqual([]);
  });
});
