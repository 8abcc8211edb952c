import { type CloudEvent, nobodysAddress, viewingTopic } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AGENCY, agent, buyer, refusal, rival, type Scene, startScene } from './scene.js';
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
const leads = async (as: Identity = agent, wanted: Record<string, unknown> = {}) => {
  await scene.settle();
  return (await scene.leads(as, wanted)).data.agencyLeads;
};
const historyOf = async (id: string, as: Identity = agent) =>
  (await scene.lead(id, as)).data.agencyLead?.history;
/** All that is stored of leads. */
const stored = async () => {
  const collection = (name: string) => scene.documents.connection.collection(name).find({}).toArray();
  return JSON.stringify([await collection('leads'), await collection('lead-sources')]);
};

describe('the leads of an agency', () => {
  it('are the people who wrote to it or asked for viewings, each by the address', async () => {
    await scene.publishListing({ id: 13 });
    await scene.enquire();
    scene.clock.advance({ seconds: 60 });
    const asked = scene.clock.now().toISOString();
    await publish(
      viewing('requested', 1, {
        listingId: 13,
        visitor: { accountId: null, name: 'Alex E.', phone: '020 7946 0002' },
      }),
    );
    const { total, leads: found, next } = await leads();
    expect([total, next]).toEqual([1, null]);
    expect(found).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{32}$/),
        name: 'Alex E.',
        email: 'alex@example.org',
        phone: '020 7946 0002',
        verified: false,
        firstContactAt: '2026-03-01T09:00:00.000Z',
        lastContactAt: asked,
        enquiries: 1,
        viewings: 1,
        homes: 2,
      },
    ]);
  });

  it('are none of whom an agent entered without an address: they cannot be told from others', async () => {
    await publish(viewing('confirmed', 1, { by: 'agent', visitor: { email: nobodysAddress } }));
    expect((await leads()).total).toBe(0);
  });

  it('have a history, the latest first, of what was written and of viewings', async () => {
    const { conversation } = (await scene.enquire({}, buyer)).data.sendEnquiry;
    scene.clock.advance({ seconds: 60 });
    await scene.send(conversation.id, `It is. ${'And so on. '.repeat(50)}`, agent);
    scene.clock.advance({ seconds: 60 });
    const visitor = { email: 'buyer@example.org', accountId: 'buyer', verified: true };
    await publish(viewing('requested', 1, { visitor }), viewing('confirmed', 2, { visitor, by: 'agent' }));
    scene.clock.advance({ days: 1 });
    await publish(viewing('completed', 3, { visitor, by: 'time' }));
    const [lead] = (await leads()).leads;
    const history = await historyOf(lead.id);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'viewingCompleted',
      'viewingConfirmed',
      'viewingRequested',
      'answer',
      'enquiry',
    ]);
    expect(history[0]).toMatchObject({ viewingId: 'viewing-1', conversationId: null, text: '' });
    expect(history[0].property).toMatchObject({ id: 12, published: true });
    expect(history[3].text).toMatch(/^It is\. And so on\. .*…$/);
    expect(history[3].text.length).toBeLessThanOrEqual(200);
    expect(history[4]).toMatchObject({
      conversationId: conversation.id,
      viewingId: null,
      text: 'Is the garden shared?',
    });
  });

  it('are nobody else’s', async () => {
    await scene.enquire();
    const [lead] = (await leads()).leads;
    expect(await leads(rival)).toEqual({ total: 0, next: null, leads: [] });
    expect((await scene.lead(lead.id, rival)).data.agencyLead).toBeNull();
    expect((await scene.lead('nobody', agent)).data.agencyLead).toBeNull();
    expect(refusal(await scene.leads(buyer)).code).toBe('FORBIDDEN');
    expect(refusal(await scene.leads(null)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await scene.lead(lead.id, null)).code).toBe('UNAUTHENTICATED');
  });

  it('come by pages, who was in touch last first', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      await scene.enquire({ email: `person-${nth}@example.org` });
      scene.clock.advance({ seconds: 60 });
    }
    await scene.enquire({ email: 'person-1@example.org', message: 'And the cellar?' });
    const emails: string[] = [];
    let after: string | null = null;
    do {
      const page: any = await leads(agent, { first: 2, after });
      expect(page.total).toBe(5);
      emails.push(...page.leads.map(({ email }: { email: string }) => email[7]));
      after = page.next;
    } while (after);
    expect(emails).toEqual(['1', '4', '3', '2', '0']);
    expect(refusal(await scene.leads(agent, { first: 101 })).field).toBe('first');
  });

  it('are found by the beginnings of words of name, address and number', async () => {
    await scene.enquire({ name: 'Élodie O’Neill', email: 'elodie@example.org', phone: '+44 20 7946 0958' });
    await scene.enquire();
    const found = async (search: string) =>
      (await leads(agent, { search })).leads.map(({ name }: { name: string }) => name);
    for (const search of ['elod', 'ÉLODIE neill', 'elodie@example', '7946 0958', '4420794609', 'o’neill'])
      expect(await found(search)).toEqual(['Élodie O’Neill']);
    expect(await found('example.org')).toHaveLength(2);
    expect(await found('  ')).toHaveLength(2);
    for (const search of ['lodie', 'nobody', '.*', '?!', '^']) expect(await found(search)).toEqual([]);
    expect(refusal(await scene.leads(agent, { search: 'x'.repeat(201) })).field).toBe('search');
  });

  it('do not change with events that come again', async () => {
    await scene.enquire();
    const events = [viewing('requested', 1), viewing('cancelled', 2)];
    await publish(...events);
    const before = await leads();
    await publish(...events, ...events);
    expect(await leads()).toEqual(before);
    expect(await historyOf(before.leads[0].id)).toHaveLength(3);
  });

  it('go with a home to its next agency', async () => {
    await scene.enquire();
    expect((await leads()).total).toBe(1);
    const { agent: before } = (await import('@lintel/testing')).aListing();
    await scene.publishListing({ agent: { ...before, agencyId: rival.agencyId! } });
    expect((await leads()).total).toBe(0);
    expect((await leads(rival)).leads).toMatchObject([{ email: 'alex@example.org', enquiries: 1 }]);
  });
});

describe('what was erased', () => {
  it('of a viewing is no lead’s any more, and does not come back', async () => {
    await publish(viewing('requested', 1), viewing('erased', 2));
    expect((await leads()).total).toBe(0);
    await publish(viewing('requested', 1), viewing('completed', 3));
    expect((await leads()).total).toBe(0);
    expect(await stored()).not.toContain('alex');
  });

  it('of a conversation is no lead’s any more, while the viewing is', async () => {
    await scene.enquire();
    await publish(viewing('requested', 1));
    scene.clock.advance({ days: 2 * 366 });
    await scene.service.upkeep.handle();
    const { leads: found } = await leads();
    expect(found).toMatchObject([{ enquiries: 0, viewings: 1, homes: 1 }]);
    expect(await stored()).not.toContain('garden shared');
  });

  it('with an account leaves nothing of it, whatever comes late', async () => {
    await scene.enquire({ email: 'buyer@example.org' }, buyer);
    const visitor = { accountId: 'buyer', email: 'buyer@example.org', verified: true };
    await publish(viewing('requested', 1, { visitor }));
    expect((await leads()).total).toBe(1);
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    await publish(
      viewing('cancelled', 2, { visitor }),
      viewing('requested', 1, { id: 'viewing-2', visitor }),
    );
    expect((await leads()).total).toBe(0);
    expect(await stored()).not.toContain('buyer@example.org');
  });

  it('is forgotten after ninety days', async () => {
    await publish(viewing('requested', 1), viewing('erased', 2));
    scene.clock.advance({ days: 91 });
    await scene.service.upkeep.handle();
    expect(await stored()).toBe('[[],[]]');
  });
});
