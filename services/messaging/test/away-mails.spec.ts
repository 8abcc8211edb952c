import { aListing } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, type Scene, startScene } from './scene.js';

let scene: Scene;
let id: string;
beforeEach(async () => {
  scene = await startScene();
  id = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
});
afterEach(() => scene.dispose());

const due = () => scene.told('away-message-due');
const lastOf = async () => (await scene.conversation(id, agent)).lastMessage.id;

describe('who is away', () => {
  it('is e-mailed once for a burst, with what was written', async () => {
    for (const text of ['Yes.', 'And there is a shed.', 'When can you come?'])
      await scene.send(id, text, agent);
    expect(await due()).toEqual([]);
    await scene.wait(2.1);
    const [mail, ...more] = await due();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      conversationId: id,
      listing: { id: 12, title: 'Two-bedroom garden flat on a quiet crescent' },
      side: 'visitor',
      recipient: { accountId: 'buyer', name: 'Alex Example', email: 'buyer@example.org' },
      from: 'The agent',
      count: 3,
      link: null,
      replyTo: null,
    });
    expect(mail.messages.map(({ excerpt }: any) => excerpt)).toEqual([
      'Yes.',
      'And there is a shed.',
      'When can you come?',
    ]);
  });

  it('is of the agency the contact that a withdrawn home has by now, as who left is e-mailed no more', async () => {
    await scene.read(id, await lastOf(), agent);
    await scene.removeListing(12);
    await scene.send(id, 'Is it really gone?', buyer);
    const { agent: left } = aListing();
    await scene.removeListing(12, { ...left, name: 'Olive Owner', email: 'owner@example.org' });
    await scene.wait(2.1);
    expect((await due()).at(-1)).toMatchObject({
      side: 'agency',
      recipient: { name: 'Olive Owner', email: 'owner@example.org' },
    });
  });

  it('is not e-mailed of what was read meanwhile', async () => {
    await scene.send(id, 'Yes.', agent);
    await scene.read(id, await lastOf(), buyer);
    await scene.wait(2.1);
    expect(await due()).toEqual([]);
  });

  it('is e-mailed again of the next burst when the first was read', async () => {
    await scene.send(id, 'Yes.', agent);
    await scene.wait(2.1);
    await scene.read(id, await lastOf(), buyer);
    await scene.send(id, 'Are you still looking?', agent);
    await scene.wait(2.1);
    expect((await due()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('is e-mailed again after an hour, when nothing was read', async () => {
    await scene.send(id, 'Yes.', agent);
    await scene.wait(2.1);
    for (let minute = 0; minute < 50; minute += 10) {
      await scene.send(id, 'Hello?', agent);
      await scene.pass(10);
    }
    expect(await due()).toHaveLength(1);
    await scene.wait(12);
    expect((await due()).map(({ count }) => count)).toEqual([1, 6]);
  });

  it('on the side of the agency is the agent that the listing has by then', async () => {
    await scene.read(id, await lastOf(), agent);
    await scene.send(id, 'And is it quiet?', buyer);
    const moved = { ...aListing().agent, name: 'New Example', email: 'new@example.org' };
    await scene.publishListing({ agent: moved }, 'lintel.listing.updated.v1');
    await scene.wait(2.1);
    expect(await due()).toMatchObject([
      {
        side: 'agency',
        recipient: { accountId: null, name: 'New Example', email: 'new@example.org' },
        from: 'The buyer',
        count: 1,
        link: null,
      },
    ]);
  });

  it('has heard of the very first enquiry at once, and of no more within the hour', async () => {
    await scene.send(id, 'And is it quiet?', buyer);
    await scene.pass(58);
    expect(await due()).toEqual([]);
    await scene.wait(3);
    expect(await due()).toMatchObject([{ side: 'agency', count: 2 }]);
  });

  it('without an account is given a link that opens the conversation', async () => {
    await scene.enquire({ email: 'visitor@example.org' });
    const visitor = (await scene.told('message-sent')).at(-1).conversationId;
    await scene.send(visitor, 'Welcome', agent);
    await scene.wait(2.1);
    const [{ link, recipient }] = await due();
    // The name is what somebody typed.
    expect(recipient).toEqual({ accountId: null, name: '', email: 'visitor@example.org', verified: false });
    const token = await scene.harness.linkKey.sign({
      ...link,
      purpose: 'conversation',
      expiresAt: new Date(link.expiresAt),
    });
    expect((await scene.byLink(token)).data.conversationByLink.id).toBe(visitor);
  });

  it('is shown the last five of many messages, long ones shortened', async () => {
    for (let number = 1; number <= 8; number += 1) {
      await scene.send(id, `${number} ${'🏡'.repeat(400)}`, agent);
      await scene.send(id, 'Still me', buyer);
    }
    await scene.wait(61);
    const mail = (await due()).find(({ side }) => side === 'visitor');
    expect(mail.count).toBe(8);
    expect(mail.messages.map(({ excerpt }: any) => excerpt[0])).toEqual(['4', '5', '6', '7', '8']);
    for (const { excerpt, shortened } of mail.messages) {
      expect(shortened).toBe(true);
      expect(excerpt).toMatch(/^\d (🏡)+…$/u);
      expect(excerpt.length).toBeLessThanOrEqual(500);
    }
  });

  it('is e-mailed though the queue lost the job', async () => {
    await scene.send(id, 'Yes.', agent);
    await scene.service.drain();
    const { jobs } = await scene.jobs.list('away-mails', 'delayed');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.data).toEqual({ conversation: id, side: 'visitor', due: expect.any(Number) });
    await scene.jobs.discard('away-mails', jobs[0]!.key);
    await scene.wait(5);
    expect(await due()).toEqual([]);
    await scene.service.upkeep.handle();
    await scene.wait(0);
    expect(await due()).toHaveLength(1);
    await scene.service.upkeep.handle();
    await scene.wait(0);
    expect(await due()).toHaveLength(1);
  });
});

describe('replying by e-mail', () => {
  it('is offered where there is a server for it', async () => {
    const replies = {
      addressOf: async (conversationId: string, side: string) =>
        `reply+${side}.${conversationId}@example.org`,
      receive: async () => ({ stop: async () => undefined }),
    };
    const other = await startScene({ replies });
    const conversation = (await other.enquire({}, buyer)).data.sendEnquiry.conversation.id;
    await other.send(conversation, 'Yes.', agent);
    await other.wait(2.1);
    expect((await other.told('away-message-due'))[0].replyTo).toBe(
      `reply+visitor.${conversation}@example.org`,
    );
    await other.dispose();
  });
});
