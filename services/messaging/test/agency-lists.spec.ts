import { aListing } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, refusal, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
  await scene.publishListing({ id: 12, title: 'Garden flat', address: '14a Crescent Lane, Clapham' });
  await scene.publishListing({ id: 13, title: 'Mews house', address: '2 Église Court, Battersea' });
});
afterEach(() => scene.dispose());

const list = async (wanted: Record<string, unknown>) => {
  const { total, conversations, next } = (await scene.ofAgency(agent, wanted)).data.agencyConversations;
  return { total, next, names: conversations.map((one: any) => one.person.name) };
};
const now = () => scene.clock.now().toISOString();

describe('an agency’s conversations since an instant', () => {
  it('are those in which a person wrote after it, whoever wrote last', async () => {
    await scene.enquire({ name: 'Early', email: 'early@example.org' });
    const early = (await scene.ofAgency(agent)).data.agencyConversations.conversations[0];
    scene.clock.advance({ seconds: 60 });
    const since = now();
    scene.clock.advance({ seconds: 60 });
    await scene.enquire({ name: 'Late' }, buyer);
    await scene.send(early.id, 'It is shared.', agent);
    expect(await list({ writtenAfter: since })).toEqual({ total: 1, next: null, names: ['Late'] });
    const late = (await scene.ofAgency(agent, { writtenAfter: since })).data.agencyConversations;
    await scene.send(late.conversations[0].id, 'It is.', agent);
    expect((await list({ writtenAfter: since })).names).toEqual(['Late']);
    expect((await list({ writtenAfter: now() })).names).toEqual([]);
    expect((await list({})).total).toBe(2);
  });

  it('can be those that wait for the caller as well', async () => {
    const { conversation } = (await scene.enquire({}, buyer)).data.sendEnquiry;
    await scene.enquire({ name: 'Waiting', email: 'waiting@example.org' });
    await scene.send(conversation.id, 'It is.', agent, { seen: conversation.lastMessage.id });
    const wanted = { writtenAfter: '2026-01-01T00:00:00Z', unreadOnly: true };
    expect(await list(wanted)).toMatchObject({ total: 1, names: ['Waiting'] });
  });

  it.each(['yesterday', '', '2026-13-01T00:00:00Z', '2026-03-01', '0', 'x'.repeat(100_000)])(
    'are not since %.30j',
    async (writtenAfter) => {
      expect(refusal(await scene.ofAgency(agent, { writtenAfter }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'writtenAfter',
      });
    },
  );
});

describe('an agency’s conversations about one’s own homes', () => {
  it('are those whose contact the caller is by now', async () => {
    const contact = aListing().agent;
    const me = { ...contact, email: 'me@agency.example' };
    // As a program wrote it.
    await scene.publishListing({ id: 12, agent: { ...me, email: 'Me@Agency.example' } });
    await scene.enquire({ listingId: 12, name: 'Of mine', email: 'one@example.org' });
    await scene.enquire({ listingId: 13, name: 'Of a colleague’s', email: 'other@example.org' });
    expect((await list({ mine: true })).total).toBe(0);
    await scene.publishAccount({
      id: agent.subject,
      role: 'agent',
      agencyId: agent.agencyId!,
      email: me.email,
    });
    expect(await list({ mine: true })).toMatchObject({ total: 1, names: ['Of mine'] });
    expect(await list({ mine: true, unreadOnly: true })).toMatchObject({ total: 1 });
    expect(await list({ mine: true, listingId: 13 })).toMatchObject({ total: 0 });
    const marks = (await scene.ofAgency(agent)).data.agencyConversations.conversations;
    expect(marks.map(({ property }: any) => [property.id, property.isMine])).toEqual(
      expect.arrayContaining([
        [12, true],
        [13, false],
      ]),
    );
    await scene.publishListing({ id: 12, agent: contact });
    await scene.publishListing({ id: 13, agent: me });
    expect(await list({ mine: true })).toMatchObject({ total: 1, names: ['Of a colleague’s'] });
  });
});

describe('looking for a conversation', () => {
  beforeEach(async () => {
    await scene.enquire({ listingId: 12, name: 'Alex Example', email: 'alex@example.org' });
    scene.clock.advance({ seconds: 60 });
    await scene.enquire({ listingId: 13, name: 'Zoë Other', email: 'z.other@mail.example' });
  });

  it.each([
    ['the title', 'garden', ['Alex Example']],
    ['the address', 'crescent lane', ['Alex Example']],
    ['an address with accents', 'eglise', ['Zoë Other']],
    ['the name', 'zoe', ['Zoë Other']],
    ['the e-mail address', 'z.other@mail', ['Zoë Other']],
    ['words of both', 'mews oth', ['Zoë Other']],
    ['words of two', 'mews alex', []],
    ['the middle of a word', 'escent', []],
    ['what a pattern would be', '.*', []],
    ['blanks', '  ', ['Zoë Other', 'Alex Example']],
  ])('finds it by %s', async (_what, search, names) => {
    expect(await list({ search })).toMatchObject({ total: names.length, names });
  });

  it('finds it by the title that the home has now', async () => {
    await scene.publishListing({ id: 12, title: 'Orchard flat', address: '14a Crescent Lane, Clapham' });
    expect((await list({ search: 'orchard' })).names).toEqual(['Alex Example']);
    expect((await list({ search: 'garden' })).names).toEqual([]);
  });

  it('comes by pages like the rest', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      await scene.enquire({ name: `Person ${nth}`, email: `person-${nth}@example.org` });
    const first = await list({ search: 'person', first: 3 });
    const second = await list({ search: 'person', first: 3, after: first.next });
    expect([first.total, first.names.length, second.names.length, second.next]).toEqual([5, 3, 2, null]);
    expect(new Set([...first.names, ...second.names]).size).toBe(5);
  });

  it('leaves no word behind of what is erased', async () => {
    scene.clock.advance({ days: 2 * 366 });
    await scene.service.upkeep.handle();
    const stored = await scene.documents.connection.collection('conversations').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain('alex');
    expect((await list({ search: 'alex' })).total).toBe(0);
  });
});
