import type { EventData } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asOdile, odile, publicUrl, type Scene, startScene, tokenOf } from './scene.js';
import { headerOf } from './viewing-scene.js';

type Sent = EventData<'lintel.conversation.message-sent.v1'>;
type Due = EventData<'lintel.conversation.away-message-due.v1'>;

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const facts = {
  conversationId: 'c1',
  listing: { id: 12, title: 'Garden flat', address: '12 Example Road, London SW4 7AA' },
  agencyId: 'agency-1',
  accountId: null as string | null,
  accounts: [],
};
const enquiry = {
  to_email: 'sales@agency.example.org',
  from_name: 'Vera Visitor',
  from_email: 'vera@example.com',
  phone: '020 7946 0001',
  message: 'Is the garden shared?\n\nWe have a <dog>.',
  property_title: 'Garden flat',
  property_id: 12,
};
const sent = (change: Partial<Sent> = {}, sequence = 1) =>
  scene.eventOf(
    'lintel.conversation.message-sent.v1',
    { subject: 'c1', sequence },
    {
      ...facts,
      message: {
        id: `m${sequence}`,
        number: sequence,
        side: 'visitor',
        authorId: null,
        authorName: enquiry.from_name,
        text: enquiry.message,
        sentAt: scene.clock.now().toISOString(),
      },
      enquiry,
      ...change,
    },
  );
/** The visitor is to be told of the agent's messages with these numbers. */
const due = (sequence: number, numbers: readonly number[], change: Partial<Due> = {}) =>
  scene.eventOf(
    'lintel.conversation.away-message-due.v1',
    { subject: 'c1', sequence },
    {
      ...facts,
      side: 'visitor',
      recipient: { accountId: null, name: 'Vera Visitor', email: 'vera@example.com' },
      from: 'Sam Agent',
      count: numbers.length,
      messages: numbers.map((number) => ({
        id: `m${number}`,
        number,
        authorName: 'Sam Agent',
        sentAt: scene.clock.now().toISOString(),
        excerpt: `Answer ${number}.\nYours, Sam`,
        shortened: false,
      })),
      link: { subject: 'c1', request: 'reply', expiresAt: inDays(90) },
      replyTo: null,
      ...change,
    },
  );
const read = (sequence: number, upTo: number, side: 'visitor' | 'agency' = 'visitor') =>
  scene.eventOf(
    'lintel.conversation.read.v1',
    { subject: 'c1', sequence },
    { ...facts, side, readerId: null, upTo, unread: 0 },
  );
const erased = (sequence: number) =>
  scene.eventOf(
    'lintel.conversation.erased.v1',
    { subject: 'c1', sequence },
    {
      conversationId: 'c1',
      agencyId: 'agency-1',
      accounts: [],
      reason: 'retention',
      erasedAt: scene.clock.now().toISOString(),
    },
  );
const inDays = (days: number) => new Date(scene.clock.now().getTime() + days * 86_400_000).toISOString();
const kept = async () => JSON.stringify(await scene.collection('conversations'));
const dropped = async () =>
  (await scene.deliveries()).filter(({ state }) => state === 'dropped').map(({ reason }) => reason);

describe("a conversation's first message", () => {
  it("is sent to the listing's agent at once, with every field of the contact form", async () => {
    await scene.publish(sent());
    const [mail, ...more] = await scene.mails();
    expect(more).toEqual([]);
    expect(mail!.to.address).toBe('sales@agency.example.org');
    expect(mail!.subject).toBe('Enquiry: Garden flat');
    for (const said of [
      '> Is the garden shared?\n> \n> We have a <dog>.',
      'Name: Vera Visitor',
      'E-mail: vera@example.com',
      'Phone: 020 7946 0001',
      'Home: Garden flat',
      'Property: number 12',
      `${publicUrl}/agent/dashboard?tab=messages&conversation=c1`,
      `${publicUrl}/property/12`,
    ])
      expect(mail!.text).toContain(said);
    expect(mail!.html).toContain('We have a &lt;dog&gt;.');
  });

  it('can be answered to whoever wrote it, by the address that they gave', async () => {
    await scene.publish(sent());
    const [mail] = await scene.mails();
    expect(headerOf(mail!, 'Reply-To')).toBe('Vera Visitor <vera@example.com>');
    expect(headerOf(mail!, 'From')).toBe('Lintel <news@homes.example.org>');
  });

  it('is passed on although no mail server would take the address, or the name reads as one', async () => {
    const from_email = `${'v'.repeat(65)}@example.com`;
    await scene.publish(sent({ enquiry: { ...enquiry, from_email } }), {
      ...sent({ enquiry: { ...enquiry, from_name: 'boss@agency.example.org' } }, 2),
      subject: 'c1',
    });
    const mails = await scene.mails();
    expect(mails.map((mail) => headerOf(mail, 'Reply-To')).sort()).toEqual(['vera@example.com', undefined]);
  });

  it('is told once, and no later message by itself', async () => {
    const first = sent();
    await scene.publish(first, sent({ enquiry: null }, 2), first);
    expect(await scene.mails()).toHaveLength(1);
    await scene.publish(first);
    expect(await scene.mails()).toHaveLength(1);
    expect(scene.server.handed).toBe(1);
  });

  describe('of somebody who was not signed in', () => {
    const confirmation = () => ({ subject: 'c1', request: 'confirm', expiresAt: inDays(90) });
    const mailsTo = async () => {
      const mails = await scene.mails();
      const to = (address: string) => mails.filter((mail) => mail.to.address === address);
      return { agents: to('sales@agency.example.org'), typed: to('vera@example.com') };
    };

    it('says to the agent that the address is not confirmed, and asks its owner, in no word of whoever typed it', async () => {
      await scene.publish(sent({ unconfirmed: { confirmation: confirmation() } }));
      const { agents, typed } = await mailsTo();
      expect(agents.map(({ text }) => text)).toEqual([
        expect.stringContaining('Verified: No: it has not been confirmed'),
      ]);
      expect(typed).toHaveLength(1);
      const [{ text, html, subject }] = typed as [(typeof typed)[number]];
      expect(subject).toBe('Please confirm your enquiry: Garden flat');
      expect(text).toContain('If this was not you');
      expect(text + html).not.toMatch(/Vera|garden shared|dog|7946/);
      const token = tokenOf(text.slice(text.indexOf('Yes, I wrote it')), '/conversation?token=');
      const now = scene.clock.now();
      expect(await scene.harness.linkKey.verify(token, { purpose: 'conversation', now })).toMatchObject({
        value: { subject: 'c1', request: 'confirm' },
      });
      expect(await kept()).not.toMatch(/vera|garden shared|7946/i);
    });

    it('asks nothing where the address had enough of such e-mails, or the conversation was erased', async () => {
      await scene.publish(sent({ unconfirmed: { confirmation: null } }));
      expect((await mailsTo()).typed).toEqual([]);
    });

    it('says to the agent that it is verified where they were signed in', async () => {
      await scene.publish(sent({ unconfirmed: null }));
      expect((await mailsTo()).agents[0]!.text).toContain('Verified: Yes');
    });
  });

  it('is acknowledged to who wrote it signed in, at the address of their account and at no other', async () => {
    const signedIn = { accountId: odile.id, unconfirmed: null };
    const receipts = async () =>
      (await scene.mails()).filter(({ to }) => to.address !== 'sales@agency.example.org');
    await scene.publish(sent(signedIn));
    expect(await receipts()).toEqual([]);
    await scene.publish(scene.account(1), { ...sent(signedIn, 2), subject: 'c1' });
    const [mail, ...more] = await receipts();
    expect(more).toEqual([]);
    expect(mail!.to.address).toBe(odile.email);
    expect(mail!.subject).toBe('Your enquiry: Garden flat');
    expect(mail!.text).toContain('> Is the garden shared?');
    expect(mail!.text).toContain(`${publicUrl}/messages?id=c1`);
    expect(await kept()).not.toMatch(/garden shared/i);
  });

  it('stands in no delivery and no job, and nowhere once it is sent', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(sent());
    const { jobs } = await scene.jobs.list('emails', 'waiting');
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify([jobs, await scene.deliveries(), scene.log])).not.toMatch(/vera|garden s|7946/i);
    expect(await kept()).toContain('garden shared');
    await scene.jobs.resume('emails');
    expect(await scene.mails()).toHaveLength(1);
    expect(await kept()).not.toMatch(/vera|garden shared|7946/i);
  });
});

describe('messages that were not seen', () => {
  it('are told in one e-mail, with the name of who wrote, why it came, and a link to reply without an account', async () => {
    await scene.publish(due(4, [2, 3], { count: 7 }));
    const [mail, ...more] = await scene.mails();
    expect(more).toEqual([]);
    expect(mail!.to).toEqual({ name: 'Vera Visitor', address: 'vera@example.com' });
    expect(mail!.subject).toBe('7 new messages: Garden flat');
    for (const said of [
      '7 new messages from Sam Agent',
      '5 earlier messages, and then:',
      '> Answer 2.\n> Yours, Sam',
      '> Answer 3.\n> Yours, Sam',
      'Why did I get this? You wrote to the agent of this home',
      'Answers to this e-mail are not read',
    ])
      expect(mail!.text).toContain(said);
    const link = await scene.harness.linkKey.verify(tokenOf(mail!.text, '/conversation?token='), {
      purpose: 'conversation',
      now: scene.clock.now(),
    });
    expect(link).toEqual({
      ok: true,
      value: { subject: 'c1', request: 'reply', expiresAt: new Date(inDays(90)) },
    });
    expect(headerOf(mail!, 'Reply-To')).toBeUndefined();
  });

  it('are not repeated to an address that somebody only typed, whose owner is asked to look', async () => {
    const recipient = { accountId: null, name: '', email: 'vera@example.com', verified: false };
    await scene.publish(due(4, [2, 3], { recipient }));
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('2 new messages: Garden flat');
    expect(mail!.text + mail!.html).not.toMatch(/Answer|Sam|Vera/);
    expect(mail!.text).toContain('Somebody gave this address');
    expect(tokenOf(mail!.text, '/conversation?token=')).not.toBe('');
  });

  it('are answered by e-mail where that becomes a message', async () => {
    await scene.publish(due(4, [2], { replyTo: 'reply+1@reply.example.org' }));
    const [mail] = await scene.mails();
    expect(headerOf(mail!, 'Reply-To')).toBe('reply+1@reply.example.org');
    expect(mail!.text).toContain('An answer to this e-mail becomes a message.');
  });

  it('of a visitor are told to the agent, who signs in to reply', async () => {
    const recipient = { accountId: null, name: 'Sam Agent', email: 'sales@agency.example.org' };
    await scene.publish(due(4, [2], { side: 'agency', recipient, from: 'Vera Visitor', link: null }));
    const [mail] = await scene.mails();
    expect(mail!.to.address).toBe('sales@agency.example.org');
    expect(mail!.text).toContain(
      `Read and reply:\n${publicUrl}/agent/dashboard?tab=messages&conversation=c1`,
    );
    expect(mail!.text).not.toContain('vera@example.com');
    expect(mail!.text).not.toContain('token=');
  });

  it('go to the address of the account, whose owner signs in to reply', async () => {
    await scene.publish(scene.account(1, { email: 'odile.new@example.org' }));
    const recipient = { accountId: odile.id, name: 'Odile', email: 'old@example.org' };
    await scene.publish(due(4, [2], { accountId: odile.id, recipient, link: null }));
    const [mail] = await scene.mails();
    expect(mail!.to.address).toBe('odile.new@example.org');
    expect(mail!.text).toContain(`Read and reply:\n${publicUrl}/messages`);
  });

  it('send nobody by a link who has an account by then', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(due(4, [2]), sent({ accountId: odile.id, enquiry: null }, 5));
    await scene.jobs.resume('emails');
    const [mail] = await scene.mails();
    expect(mail!.text).toContain(`Read and reply:\n${publicUrl}/messages`);
    expect(mail!.text).not.toContain('token=');
  });

  it('of one conversation stand together in a mail program, and are different e-mails', async () => {
    await scene.publish(due(4, [2]));
    await scene.mails();
    await scene.publish(due(8, [3]));
    const mails = await scene.mails();
    expect(new Set(mails.map((mail) => headerOf(mail, 'References'))).size).toBe(1);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(headerOf(mails[0]!, 'References')).toMatch(/^<\w+@homes\.example\.org>$/);
  });

  describe('are not told', () => {
    beforeEach(() => scene.jobs.pause('emails'));
    const after = async () => {
      await scene.jobs.resume('emails');
      return (await scene.mails()).map(({ subject }) => subject);
    };

    it('once they were read', async () => {
      await scene.publish(due(4, [2, 3]), read(5, 3));
      expect(await after()).toEqual([]);
      expect(await dropped()).toEqual(['the messages were read meanwhile']);
      expect(await kept()).not.toMatch(/Answer|vera/);
    });

    it('but for what the other side has read, or only the first of them', async () => {
      await scene.publish(due(4, [2, 3]), read(5, 3, 'agency'), read(6, 2));
      expect(await after()).toEqual(['2 new messages: Garden flat']);
    });

    it('twice, when a later e-mail tells of them too', async () => {
      await scene.publish(due(4, [2]), due(8, [2, 3]));
      expect(await after()).toEqual(['2 new messages: Garden flat']);
      expect(await dropped()).toEqual(['a later e-mail tells of these messages too']);
    });

    it('once the conversation was erased, of which nothing is kept', async () => {
      await scene.publish(sent(), due(4, [2]), erased(5), due(4, [2]));
      expect(await kept()).not.toMatch(/vera|Answer|garden/i);
      expect(await after()).toEqual([]);
      expect(new Set(await dropped())).toEqual(new Set(['the conversation was erased']));
    });

    it('once the account was closed, and nothing of what comes late is kept', async () => {
      const recipient = { accountId: odile.id, name: 'Odile', email: odile.email };
      const late = () => due(6, [2, 3], { accountId: odile.id, recipient, link: null });
      await scene.publish(scene.account(1), due(4, [2], { accountId: odile.id, recipient, link: null }));
      const { data } = await scene.ask('{ exportMyEmailData }', {}, asOdile);
      expect(JSON.parse(data.exportMyEmailData).conversations).toMatchObject([{ id: 'c1' }]);
      await scene.publish(
        scene.eventOf(
          'lintel.account.closed.v1',
          { subject: odile.id, sequence: 2 },
          { id: odile.id, closedAt: scene.clock.now().toISOString() },
        ),
        late(),
      );
      expect(await after()).toEqual([]);
      expect(await kept()).not.toMatch(/Odile|Answer|odile@/);
      expect(await scene.deliveries()).toEqual([]);
    });
  });

  it('what an e-mail was to say is forgotten after 14 days, sent or not', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(due(4, [2]));
    scene.clock.advance({ days: 9 });
    await scene.publish(read(5, 1));
    scene.clock.advance({ days: 5 });
    await scene.service.upkeep.handle();
    expect(await kept()).toContain('Answer 2');
    scene.clock.advance({ seconds: 1 });
    await scene.service.upkeep.handle();
    expect(await kept()).not.toContain('Answer 2');
    expect(await scene.collection('conversations')).toHaveLength(1);
    scene.clock.advance({ days: 9 });
    await scene.service.upkeep.handle();
    expect(await scene.collection('conversations')).toEqual([]);
  });
});
