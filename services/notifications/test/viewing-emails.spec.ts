import { longMomentText } from '@lintel/kernel';
import { nobodysAddress } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { odile, publicUrl, type Scene, startScene, tokenOf } from './scene.js';
import { timesByDay } from '../src/domain/viewing-words.js';
import { agent, calendarOf, headerOf, invitationIn, viewingsOf, visitor } from './viewing-scene.js';

let scene: Scene;
let viewing: ReturnType<typeof viewingsOf>;
beforeEach(async () => {
  scene = await startScene();
  viewing = viewingsOf(scene);
});
afterEach(() => scene.dispose());

const event = (...given: Parameters<typeof viewing.event>) => viewing.event(...given);
const to = (address: string) => viewing.to(address);
const subjects = async () =>
  (await scene.mails()).map((mail) => `${mail.to.address} ${mail.subject}`).reverse();
const when = (instant: string) => longMomentText(instant);

describe('a request for a viewing', () => {
  beforeEach(() => scene.publish(event('requested', 1, viewing.asked)));

  it("goes to the listing's agent with who asks, for which times, and what they wrote", async () => {
    const [mail] = await to(agent.email);
    expect(mail!.subject).toBe('Viewing request: Garden flat');
    for (const said of [
      `When: ${timesByDay([new Date(viewing.first), new Date(viewing.second)])[0]}`,
      'Home: Garden flat',
      'Property: number 12',
      'Visitor: Vera Visitor',
      'E-mail: vera@example.com',
      'Phone: 020 7946 0001',
      '> Is it quiet?\n> We have a <dog>.',
      `${publicUrl}/agent/viewings`,
    ])
      expect(mail!.text).toContain(said);
    expect(mail!.html).toContain('We have a &lt;dog&gt;.');
    expect(headerOf(mail!, 'Reply-To')).toBe('Vera Visitor <vera@example.com>');
  });

  it('is acknowledged to the visitor, with a link to the viewing and no word of what was typed', async () => {
    const [mail] = await to(visitor.email);
    expect(mail!.subject).toBe('Your viewing request: Garden flat');
    const link = await scene.harness.linkKey.verify(tokenOf(mail!.text, '/viewing?token='), {
      purpose: 'viewing',
      now: new Date('2126-01-01'),
    });
    expect(link).toEqual({ ok: true, value: { subject: 'v1', request: visitor.link, expiresAt: null } });
    expect(mail!.text).not.toContain('quiet');
    expect(mail!.text).not.toContain(agent.email);
    expect(headerOf(mail!, 'Reply-To')).toBeUndefined();
  });

  it('is told once, however often the event comes', async () => {
    await scene.mails();
    const again = event('requested', 1, viewing.asked);
    await scene.publish({ ...again, id: 'event-1' }, { ...again, id: 'event-1' });
    expect(await scene.mails()).toHaveLength(2);
    expect(scene.server.handed).toBe(2);
  });

  it('keeps persons out of deliveries and jobs', async () => {
    await scene.jobs.pause('emails');
    await scene.publish(event('reschedule-requested', 2, { ...viewing.asked, state: 'rescheduling' }));
    const { jobs } = await scene.jobs.list('emails', 'waiting');
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify([jobs, await scene.deliveries(), scene.log])).not.toMatch(/Vera|vera|7946|quiet/);
  });
});

it('a visitor with an account is written to at the address of the account', async () => {
  const asked = { ...viewing.asked, visitor: { ...visitor, accountId: odile.id } };
  await scene.publish(scene.account(1), event('requested', 1, asked));
  expect(await to(odile.email)).toHaveLength(1);
  expect(await to(visitor.email)).toEqual([]);
  await scene.publish(scene.account(2, { email: 'new@example.org' }));
  await scene.publish(
    event('confirmed', 2, { ...viewing.arranged, visitor: { ...visitor, accountId: odile.id } }),
  );
  expect((await to('new@example.org')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Viewing confirmed/),
  ]);
});

describe('the calendar file', () => {
  it('comes with a confirmation to both, up by one with a move, and takes the entry out when it is called off', async () => {
    const cancelled = { ...viewing.cancelled, start: viewing.other };
    await scene.publish(event('confirmed', 2, viewing.arranged));
    await scene.mails();
    await scene.publish(event('moved', 3, viewing.moved));
    await scene.mails();
    await scene.publish(
      event('cancelled', 4, { ...cancelled, calendar: calendarOf('CANCEL', 2, viewing.other) }),
    );
    for (const address of [agent.email, visitor.email]) {
      const mails = await to(address);
      expect(mails.map((mail) => invitationIn(mail))).toEqual([
        {
          methods: ['REQUEST', 'REQUEST'],
          uid: 'viewing-v1@lintel',
          sequence: 0,
          status: 'CONFIRMED',
          start: viewing.first,
        },
        {
          methods: ['REQUEST', 'REQUEST'],
          uid: 'viewing-v1@lintel',
          sequence: 1,
          status: 'CONFIRMED',
          start: viewing.other,
        },
        {
          methods: ['CANCEL', 'CANCEL'],
          uid: 'viewing-v1@lintel',
          sequence: 2,
          status: 'CANCELLED',
          start: viewing.other,
        },
      ]);
      expect(mails[0]!.text).toContain(when(viewing.first));
      expect(mails[1]!.text).toContain(
        `It is now on ${when(viewing.other)}, and no longer on ${when(viewing.first)}.`,
      );
      expect(new Set(mails.map((mail) => headerOf(mail, 'References'))).size).toBe(1);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    }
  });

  it('goes to the agent too when what stood is declined', async () => {
    const declined = { ...viewing.cancelled, by: 'agent', reason: 'The home is let.\nSorry!' } as const;
    await scene.publish(event('declined', 3, declined));
    const [toVisitor] = await to(visitor.email);
    const [toAgent] = await to(agent.email);
    expect(toVisitor!.subject).toBe('Viewing declined: Garden flat');
    expect(toVisitor!.text).toContain('> The home is let.\n> Sorry!');
    expect(toAgent!.subject).toBe('Viewing cancelled: Garden flat');
    for (const mail of [toVisitor!, toAgent!])
      expect(invitationIn(mail)).toMatchObject({ methods: ['CANCEL', 'CANCEL'], sequence: 1 });
  });

  it('does not come with anything else', async () => {
    await scene.publish(event('requested', 1, viewing.asked), event('time-proposed', 2, viewing.proposed));
    expect((await scene.mails()).map(invitationIn)).toEqual([null, null, null]);
  });
});

describe('what the agent entered, as agreed by phone', () => {
  it('tells whoever comes where their address is from, and how to call it off', async () => {
    await scene.publish(event('confirmed', 1, { ...viewing.arranged, entered: true }));
    const [mail] = await to(visitor.email);
    expect(mail!.text).toContain('Example & Daughters noted this viewing, as agreed with you.');
    expect(mail!.text).toContain('If you agreed to no such viewing, call it off by the button below.');
    expect(mail!.text).toContain('because Example & Daughters gave us your name, this address');
    expect(tokenOf(mail!.text, '/viewing?token=')).toBeTruthy();
    expect(invitationIn(mail!)).toMatchObject({ sequence: 0 });
  });

  it('without an address goes to the agent alone, who is not told one', async () => {
    const unknown = { ...visitor, email: nobodysAddress };
    await scene.publish(event('confirmed', 1, { ...viewing.arranged, entered: true, visitor: unknown }));
    expect(await subjects()).toEqual([expect.stringMatching(/^sam@\S+ Viewing confirmed/)]);
    const [mail] = await to(agent.email);
    expect(mail!.text).not.toContain('lintel.invalid');
    expect(headerOf(mail!, 'Reply-To')).toBeUndefined();
  });
});

describe('a home that left the market', () => {
  it('is told of to both, with the reason, and their calendars', async () => {
    const reason = 'This home has been sold, so that it cannot be viewed any more.';
    await scene.publish(event('cancelled', 3, { ...viewing.cancelled, by: 'agent', reason }));
    for (const address of [agent.email, visitor.email]) {
      const [mail] = await to(address);
      expect(mail!.text).toContain(`> ${reason}`);
      expect(invitationIn(mail!)).toMatchObject({
        methods: ['CANCEL', 'CANCEL'],
        uid: 'viewing-v1@lintel',
        sequence: 1,
      });
    }
  });
});

describe('who is told of what', () => {
  it.each([
    ['declined', { by: 'agent', state: 'cancelled', reason: 'Let.' }, ['vera Viewing declined: Garden flat']],
    ['rejected', { by: 'agent', state: 'rejected' }, ['vera Viewing request rejected: Garden flat']],
    ['proposal-refused', { by: 'visitor' }, ['sam Proposed time refused: Garden flat']],
    [
      'reschedule-requested',
      { by: 'visitor', state: 'rescheduling' },
      ['sam Another time asked for: Garden flat'],
    ],
    ['cancelled', { by: 'visitor', state: 'cancelled' }, ['sam Viewing cancelled: Garden flat']],
    ['cancelled', { by: 'agent', state: 'cancelled' }, ['vera Viewing cancelled: Garden flat']],
    ['completed', { by: 'time', state: 'completed' }, []],
  ] as const)('%s', async (kind, change, told) => {
    await scene.publish(event(kind, 2, { ...viewing.asked, ...change }));
    expect((await subjects()).map((line) => line.replace(/@\S+/, ''))).toEqual(told);
  });

  it('the visitor of a proposal, with a link to accept it or to ask for another time', async () => {
    await scene.publish(
      event('time-proposed', 3, { ...viewing.proposed, start: viewing.first, calendar: null }),
    );
    const [mail, ...more] = await scene.mails();
    expect(more).toEqual([]);
    expect(mail!.to.address).toBe(visitor.email);
    expect(mail!.text).toContain(`could show you this home on ${when(viewing.other)}.`);
    expect(mail!.text).toContain(`Until then the viewing on ${when(viewing.first)} stands.`);
    expect(tokenOf(mail!.text, '/viewing?token=')).toBeTruthy();
    expect(headerOf(mail!, 'Reply-To')).toBe(`Sam Agent <${agent.email}>`);
  });

  it('the agent of other times, each day on a line of its own', async () => {
    const times = [viewing.first, viewing.second, viewing.other];
    await scene.publish(
      event('reschedule-requested', 3, {
        ...viewing.arranged,
        state: 'rescheduling',
        by: 'visitor',
        requestedTimes: times,
      }),
    );
    const [mail] = await to(agent.email);
    expect(mail!.text).toContain(`When: ${timesByDay(times.map((time) => new Date(time))).join('\n')}`);
    expect(mail!.text).toContain(`Until then the viewing on ${when(viewing.first)} stands.`);
  });

  it('the visitor that an arranged time stays, when the agent cannot move it', async () => {
    await scene.publish(event('time-kept', 4, viewing.arranged));
    expect(await subjects()).toEqual([expect.stringMatching(/^vera@\S+ Viewing stays on /)]);
  });

  it('both before a viewing, without another calendar file', async () => {
    await scene.publish(event('reminder-due', 5, { ...viewing.arranged, by: 'time', hoursBefore: 24 }));
    const mails = await scene.mails();
    expect(mails.map((mail) => mail.to.address).sort()).toEqual([agent.email, visitor.email]);
    for (const mail of mails) {
      expect(mail.subject).toMatch(/^Reminder: viewing on /);
      expect(mail.text).toContain(when(viewing.first));
      expect(invitationIn(mail)).toBeNull();
    }
  });
});

it('an address that no mail server would take stops no e-mail to the agent', async () => {
  const email = `${'v'.repeat(65)}@example.com`;
  await scene.publish(event('requested', 1, { ...viewing.asked, visitor: { ...visitor, email } }));
  const [mail] = await to(agent.email);
  expect(mail!.text).toContain(`E-mail: ${email}`);
  expect(headerOf(mail!, 'Reply-To')).toBeUndefined();
});

it('names and titles begin no header, and what reads as a link is no name', async () => {
  const sly = { ...visitor, name: 'See www.example.net\r\nBcc: all@example.net' };
  await scene.publish(
    event('requested', 1, {
      ...viewing.asked,
      visitor: sly,
      listing: { ...viewing.asked.listing, title: `Flat\r\nBcc: x@example.net ${'👩‍👧'.repeat(20)}` },
    }),
  );
  const mails = await scene.mails();
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(headerOf(mail, 'Bcc')).toBeUndefined();
  const [receipt] = await to(visitor.email);
  expect(receipt!.text).toContain('Hello,\n');
  expect(receipt!.text).not.toContain('www.example.net');
});
