import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, colleague, type Scene, startScene } from './scene.js';

let scene: Scene;
let id: string;
beforeEach(async () => {
  scene = await startScene();
  id = (await scene.enquire({}, buyer)).data.sendEnquiry.conversation.id;
  await scene.send(id, 'Yes, it is.', agent);
});
afterEach(() => scene.dispose());

const inbox = async () => (await scene.ofAgency(agent)).data.agencyConversations;
const collection = (name: string) => scene.documents.connection.collection(name);
/** Everything that the service keeps, as text. */
const kept = async () =>
  JSON.stringify(
    await Promise.all(
      ['conversations', 'messages', 'accounts', 'sendings'].map((name) =>
        collection(name).find({}).toArray(),
      ),
    ),
  );

describe('an account that is closed', () => {
  it('takes its conversations with it', async () => {
    await scene.enquire({ email: 'else@example.org', name: 'Somebody Else' });
    await scene.settle();
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    expect(await scene.conversation(id, agent)).toBeNull();
    expect(await inbox()).toMatchObject({ total: 1 });
    expect(await scene.told('erased')).toMatchObject([
      {
        conversationId: id,
        agencyId: agent.agencyId,
        reason: 'account-closed',
        accounts: ['buyer', 'agent', 'colleague'],
      },
    ]);
    scene.clock.advance({ days: 8 });
    await scene.service.upkeep.handle();
    const left = await kept();
    expect(left).not.toMatch(/alex@example\.org|The buyer|Yes, it is/);
    expect(await collection('conversations').countDocuments({})).toBe(1);
    expect(await collection('messages').countDocuments({})).toBe(1);
  });

  it('can write nothing any more, also while its last token is good', async () => {
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    const { errors } = await scene.enquire({}, buyer);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('leaves nothing that was being written while it was closed', async () => {
    await scene.publishListing({ id: 13 });
    const model = scene.documents.connection.model('Conversation');
    const insert = model.insertMany as (...given: unknown[]) => unknown;
    model.insertMany = async function (...given: unknown[]) {
      model.insertMany = insert as never;
      await scene.publishAccount({ id: 'buyer' }, 'closed');
      return insert.apply(model, given);
    } as never;
    const { errors } = await scene.enquire({ listingId: 13 }, buyer);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    await scene.settle();
    scene.clock.advance({ days: 8 });
    await scene.service.upkeep.handle();
    expect(await kept()).not.toMatch(/alex@example\.org|The buyer|Is the garden/);
  });

  it('leaves nothing of what was written before a crash kept it from being taken back', async () => {
    await scene.publishListing({ id: 13 });
    await scene.enquire({ listingId: 13 }, buyer);
    const written = (await collection('conversations').findOne({ listingId: 13 }))!;
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    await collection('conversations').replaceOne({ _id: written._id }, written);
    expect(await kept()).toMatch(/alex@example\.org|Is the garden/);
    await scene.service.upkeep.handle();
    await scene.settle();
    scene.clock.advance({ days: 8 });
    await scene.service.upkeep.handle();
    expect(await kept()).not.toMatch(/alex@example\.org|The buyer|Is the garden/);
  });

  it('takes with it what was written from its address without signing in', async () => {
    await scene.publishAccount({ id: 'other', email: 'else@example.org' });
    await scene.enquire({ email: 'else@example.org', name: 'Somebody Else' });
    await scene.publishAccount({ id: 'other' }, 'closed');
    await scene.settle();
    scene.clock.advance({ days: 8 });
    await scene.service.upkeep.handle();
    expect(await kept()).not.toMatch(/else@example\.org|Somebody Else/);
  });

  it('of an agent leaves the messages to the agency, without the name', async () => {
    await scene.publishAccount({ id: 'agent' }, 'closed');
    const { lastMessage, messages } = await scene.conversation(id, buyer);
    expect(lastMessage).toMatchObject({ text: 'Yes, it is.', authorName: 'Example & Daughters' });
    expect(messages.messages[1].authorName).toBe('Example & Daughters');
    expect(await scene.conversation(id, agent)).toBeNull();
    expect(await scene.conversation(id, colleague)).toMatchObject({ messageCount: 2 });
    await scene.settle();
    expect(await kept()).not.toContain('The agent');
  });

  it('stays closed when an older event comes late', async () => {
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    await scene.publishAccount({ id: 'buyer' }, 'changed', 1);
    await scene.enquire({ email: 'buyer@example.org' });
    expect((await inbox()).conversations).toMatchObject([{ messageCount: 1, person: { verified: false } }]);
    expect((await scene.enquire({}, buyer)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('what is kept', () => {
  it('is given to whom it is about', async () => {
    const ask = async (as: typeof buyer) =>
      JSON.parse((await scene.ask('{ exportMyMessages }', {}, as)).data.exportMyMessages);
    const { conversations, writtenAsAgent } = await ask(buyer);
    expect(writtenAsAgent).toEqual([]);
    expect(conversations).toMatchObject([
      {
        id,
        property: { id: 12, agency: 'Example & Daughters' },
        contact: { name: 'Alex Example', phone: '020 7946 0001' },
        messages: [{ text: 'Is the garden shared?' }, { text: 'Yes, it is.', authorName: 'The agent' }],
      },
    ]);
    expect(await ask(agent)).toMatchObject({ conversations: [], writtenAsAgent: [{ text: 'Yes, it is.' }] });
  });

  it('is erased two years after the last message', async () => {
    await scene.settle();
    scene.clock.advance({ days: 730 });
    await scene.service.upkeep.handle();
    expect((await inbox()).total).toBe(1);
    scene.clock.advance({ days: 2 });
    await scene.service.upkeep.handle();
    expect((await inbox()).total).toBe(0);
    expect(await scene.told('erased')).toMatchObject([{ conversationId: id, reason: 'retention' }]);
    expect(await collection('messages').countDocuments({})).toBe(0);
    scene.clock.advance({ seconds: 3700 });
    await scene.service.upkeep.handle();
    expect(await collection('conversations').countDocuments({})).toBe(0);
  });

  it('is begun anew by who writes again afterwards', async () => {
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    await scene.enquire({ email: 'alex@example.org' });
    expect((await inbox()).conversations).toMatchObject([{ messageCount: 1 }]);
  });

  it('has no message lost that a crash left with its conversation', async () => {
    const messages = await collection('messages')
      .find({}, { sort: { number: 1 } })
      .toArray();
    const unfiled = messages.map(({ _id, ...message }) => ({ id: _id, ...message }));
    // As if the process had died right after it wrote the conversation.
    await collection('messages').deleteMany({});
    await collection('conversations').updateOne(
      { _id: id as never },
      { $set: { unfiled, unfiledSince: scene.clock.now() } },
    );
    const texts = async () =>
      (await scene.conversation(id, buyer)).messages.messages.map(({ text }: any) => text);
    expect(await texts()).toEqual(['Is the garden shared?', 'Yes, it is.']);
    scene.clock.advance({ seconds: 120 });
    await scene.service.upkeep.handle();
    expect(await collection('messages').countDocuments({})).toBe(2);
    expect(await texts()).toEqual(['Is the garden shared?', 'Yes, it is.']);
  });
});
