import { type CloudEvent, viewingTopic } from '@lintel/contracts';
import { AgencyLimits, type Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AGENCY, agent, aKey, buyer, colleague, refusal, rival, type Scene, startScene } from './scene.js';
import { aViewingEvent, type ViewingKind, type ViewingTold } from './viewing-events.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const publish = async (...events: readonly CloudEvent[]) => {
  await scene.harness.bus.publish(viewingTopic.name, events);
  await scene.settle();
};
const viewing = (kind: ViewingKind, sequence: number, about: Partial<ViewingTold> = {}) =>
  aViewingEvent(kind, sequence, { at: scene.clock.now(), agencyId: AGENCY, ...about });
const signedIn = { accountId: 'buyer', email: 'buyer@example.org', name: 'Alex Example', verified: true };
const askedBySignedIn = (id = 'viewing-1') => publish(viewing('requested', 1, { id, visitor: signedIn }));
const askedByNobody = (id = 'viewing-1', email = 'alex@example.org') =>
  publish(viewing('requested', 1, { id, visitor: { accountId: null, email, name: 'Alex Example' } }));

const write = (message = 'See you on Saturday.', { as = agent, key = aKey(), id = 'viewing-1' } = {}) =>
  scene.ask(
    `mutation ($id: ID!, $message: String!, $key: String!) {
      writeAboutViewing(viewingId: $id, message: $message, idempotencyKey: $key) {
        message { id number side authorName }
        conversation { id verified person { name email verified } messages { messages { text } } } } }`,
    { id, message, key },
    as,
  );
const begun = async (...about: Parameters<typeof write>) => (await write(...about)).data.writeAboutViewing;
const due = () => scene.told('away-message-due');
const inbox = async (as: Identity) => (await scene.ofAgency(as)).data.agencyConversations.conversations;

describe('an agent writes to who asked for a viewing and has not written', () => {
  it('which begins a conversation in their account, and is e-mailed to them', async () => {
    await askedBySignedIn();
    expect(await begun()).toMatchObject({
      message: { number: 1, side: 'agency', authorName: 'The agent' },
      conversation: { verified: true, person: { email: 'buyer@example.org', verified: true } },
    });
    const { total, conversations } = (await scene.mine(buyer)).data.myConversations;
    expect([total, conversations[0]]).toMatchObject([
      1,
      { side: 'visitor', unread: 1, property: { id: 12 } },
    ]);
    const [sent] = await scene.told('message-sent');
    expect(sent).toMatchObject({ enquiry: null, message: { side: 'agency' } });
    expect(sent.accounts).toContain('buyer');
    expect(await due()).toEqual([]);
    await scene.wait(2.1);
    expect(await due()).toMatchObject([
      {
        side: 'visitor',
        recipient: { accountId: 'buyer', email: 'buyer@example.org', verified: true },
        messages: [{ excerpt: 'See you on Saturday.' }],
      },
    ]);
  });

  it('goes into the conversation that they have, from whichever viewing of the home', async () => {
    await askedBySignedIn();
    await askedBySignedIn('viewing-2');
    const { conversation } = (await scene.enquire({}, buyer)).data.sendEnquiry;
    const texts = ['Is the garden shared?', 'See you on Saturday.', 'And on Monday.'];
    await write(texts[1]);
    const after = await begun(texts[2], { id: 'viewing-2', as: colleague });
    expect(after.conversation.id).toBe(conversation.id);
    expect(after.conversation.messages.messages.map(({ text }: any) => text)).toEqual(texts);
    await askedByNobody('viewing-3');
    const typed = await scene.typed();
    expect((await begun('Yes.', { id: 'viewing-3' })).conversation.id).toBe(typed);
  });

  it('is one message, however often it is sent, and one conversation, however many begin it', async () => {
    await askedBySignedIn();
    const key = aKey();
    const sent = await Promise.all([
      write('See you on Saturday.', { key }),
      write('See you on Saturday.', { key }),
      write('I shall be there too.', { as: colleague }),
    ]);
    await write('See you on Saturday.', { key });
    expect(new Set(sent.map(({ data }) => data.writeAboutViewing.conversation.id)).size).toBe(1);
    const [one, ...more] = await inbox(agent);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ messageCount: 2, unread: 0 });
    expect(refusal(await write('Something else', { key }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('makes them a lead who has not written, and was last in touch when they asked', async () => {
    await askedBySignedIn();
    const asked = scene.clock.now().toISOString();
    scene.clock.advance({ days: 1 });
    await write();
    await scene.settle();
    const { leads } = (await scene.leads(agent)).data.agencyLeads;
    expect(leads).toMatchObject([{ enquiries: 0, viewings: 1, homes: 1, lastContactAt: asked }]);
    await scene.service.upkeep.handle();
    const since = (await scene.ofAgency(agent, { writtenAfter: '2020-01-01T00:00:00Z' })).data;
    expect(since.agencyConversations.total).toBe(0);
  });
});

describe('an address that somebody typed who asked for a viewing', () => {
  it('is nobody’s conversation until its owner says that it is theirs, and is e-mailed to look', async () => {
    await askedByNobody('viewing-1', 'buyer@example.org');
    const { conversation } = await begun();
    expect(conversation).toMatchObject({ verified: false, person: { verified: false } });
    expect((await scene.mine(buyer)).data.myConversations.total).toBe(0);
    expect((await scene.unconfirmed(buyer)).data.myUnconfirmedConversations).toMatchObject({ total: 1 });
    await scene.wait(2.1);
    expect((await due())[0]).toMatchObject({
      recipient: { accountId: null, name: '', email: 'buyer@example.org', verified: false },
      link: { subject: conversation.id, request: 'reply' },
    });
    await scene.sendByLink(await scene.link(conversation.id), 'I shall be there.');
    const theirs = (await scene.mine(buyer)).data.myConversations.conversations;
    expect(theirs).toMatchObject([{ id: conversation.id, verified: true, messageCount: 2 }]);
    await write('Until then.');
    await scene.wait(61);
    expect((await due()).at(-1)).toMatchObject({ recipient: { accountId: 'buyer', verified: true } });
  });

  it('is e-mailed ten times a day, whichever agencies write, and no more', async () => {
    for (let asked = 1; asked <= 12; asked += 1) {
      const id = `viewing-${asked}`;
      await publish(
        viewing('requested', 1, { id, visitor: { accountId: null, email: 'a@example.org' }, listingId: 12 }),
      );
    }
    await scene.publishListing({ id: 13 });
    for (let sent = 1; sent <= 12; sent += 1) {
      await scene.typed({ email: 'a@example.org', listingId: 12 }).catch(() => undefined);
      await write(`Offer ${sent}`, { id: `viewing-${sent}` });
      await scene.wait(61);
    }
    expect(await due()).toHaveLength(10);
  });

  it('is not written to again once its owner said that it was not they', async () => {
    await askedByNobody();
    const { conversation } = await begun();
    await scene.disownByLink(await scene.link(conversation.id));
    await scene.settle();
    expect(refusal(await write()).code).toBe('NOT_FOUND');
    expect((await scene.leads(agent)).data.agencyLeads.total).toBe(0);
  });

  it('is gone with the person who asked, unless they have answered', async () => {
    await askedByNobody('viewing-1');
    await askedByNobody('viewing-2', 'jo@example.org');
    await write();
    const { conversation } = await begun('Hello', { id: 'viewing-2' });
    await scene.sendByLink(await scene.link(conversation.id), 'Hello.');
    await publish(viewing('erased', 2), viewing('erased', 2, { id: 'viewing-2' }));
    expect(await inbox(agent)).toMatchObject([{ id: conversation.id }]);
    expect(refusal(await write()).code).toBe('NOT_FOUND');
  });
});

describe('nobody else', () => {
  it('writes about a viewing: it is as if it had never been', async () => {
    await askedBySignedIn();
    const missing = refusal(await write('Hello', { id: 'viewing-9' }));
    expect(missing).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such viewing.' });
    expect(refusal(await write('Hello', { as: rival }))).toEqual(missing);
    for (const as of [buyer, null]) {
      const [there, not] = [await write('Hello', { as: as! }), await write('Hello', { as: as!, id: 'no' })];
      expect(refusal(there)).toEqual(refusal(not));
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(refusal(there).code);
    }
    expect(await inbox(agent)).toEqual([]);
  });

  it('nor an agency whose home it is no longer, nor more than an agency of its age may in a day', async () => {
    await askedBySignedIn();
    const limits = new AgencyLimits(scene.cache, scene.clock, scene.harness.logger);
    const young: Identity = { ...agent, sessionId: 's', agencySince: scene.clock.now().getTime() / 1000 };
    for (let sent = 0; sent < 400; sent += 1) await limits.count('reply', young);
    expect(refusal(await write('Hello', { as: young })).code).toBe('TOO_MANY_REQUESTS');
    await scene.publishListing({ agent: { ...viewingAgent, agencyId: 'another-agency' } });
    expect(refusal(await write()).code).toBe('NOT_FOUND');
    expect(refusal(await write('Hello', { as: rival })).code).toBe('NOT_FOUND');
  });

  it('is written to who closed their account', async () => {
    await askedBySignedIn();
    await write();
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    await scene.settle();
    expect(await inbox(agent)).toEqual([]);
    expect(refusal(await write()).code).toBe('NOT_FOUND');
  });
});

const { agent: viewingAgent } = aViewingEvent('requested', 1, { at: new Date() }).data as any;
