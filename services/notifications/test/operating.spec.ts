import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassingMailError, PermanentMailError } from '@lintel/platform/mail';
import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asOdile, asOperations, codeOf, odile, type Scene, startScene } from './scene.js';

let scene: Scene;
const begin = async (options: Parameters<typeof startScene>[0] = {}) => {
  scene = await startScene(options);
};
beforeEach(() => begin());
afterEach(() => scene.dispose());

const EMAILS = `query ($state: EmailState, $first: Int, $after: String) {
  emails(state: $state, first: $first, after: $after) { next emails { id template recipient state reason settledAt } } }`;
const RETRY = 'mutation ($id: ID!) { retryEmail(id: $id) { id state reason } }';
const noSuchUser = new PermanentMailError(
  'the SMTP server refused the message: 550 5.1.1 <odile@example.org>: no such user',
  { status: 550 },
);
const homeChanged = () => {
  const home = {
    id: 12,
    listingType: 'sale' as const,
    status: 'available' as const,
    title: 'Garden flat',
    location: 'Clapham, London',
    price: 575_000,
    bedrooms: 2,
    bathrooms: 1,
    squareFeet: 760,
  };
  return scene.eventOf(
    'lintel.saved-property.home-changed.v1',
    { subject: `${odile.id}:12` },
    { accountId: odile.id, listingId: 12, before: { price: 600_000, status: 'available' }, home },
  );
};
const emails = async (variables: Record<string, unknown> = {}) =>
  (await scene.ask(EMAILS, variables, asOperations)).data.emails;

describe('an address that the mail server refuses for good', () => {
  beforeEach(async () => {
    await scene.publish(scene.account(1));
    scene.server.refusal = noSuchUser;
    await scene.publish(scene.link('reset'));
    await scene.jobs.drain();
    scene.server.refusal = undefined;
  });

  it('is shown to operations staff, without the address', async () => {
    expect(await emails({ state: 'failed' })).toMatchObject({
      next: null,
      emails: [{ template: 'account-reset', recipient: odile.id, state: 'failed' }],
    });
    const [{ reason }] = (await emails({ state: 'failed' })).emails;
    expect(reason).toContain('550 5.1.1 <(address)>: no such user');
    const { jobs } = await scene.jobs.operations.find('emails', { tags: { recipient: odile.id } });
    expect(jobs).toMatchObject([{ name: 'account-reset', state: 'failed' }]);
    expect(JSON.stringify([jobs, await scene.deliveries()])).not.toContain('odile@');
  });

  it('gets no more news', async () => {
    await scene.publish(homeChanged());
    expect(await scene.mails()).toEqual([]);
    expect((await emails({ state: 'dropped' })).emails).toMatchObject([
      { template: 'saved-home-changed', reason: 'the address takes no mail' },
    ]);
  });

  it('gets no newsletter', async () => {
    await scene.subscribe(odile.email);
    expect(await scene.mails()).toEqual([]);
    expect((await emails({ state: 'dropped' })).emails).toMatchObject([
      { template: 'newsletter-confirmation', reason: 'the address takes no mail' },
    ]);
  });

  it('still gets what its account needs', async () => {
    scene.clock.advance({ seconds: 90 });
    await scene.publish(scene.link('reset', 'request-2'));
    expect(await scene.mails()).toHaveLength(1);
  });

  it('does not spare its successor', async () => {
    await scene.publish(scene.account(2, { email: 'new@example.org' }), homeChanged());
    const told = (await scene.mails()).map(({ to, subject }) => `${to.address} ${subject}`);
    expect(told).toContain('new@example.org Price reduced: Garden flat');
  });

  it('is trusted again when operations staff try again', async () => {
    const [{ id }] = (await emails({ state: 'failed' })).emails;
    const { data } = await scene.ask(RETRY, { id }, asOperations);
    expect(data.retryEmail).toEqual({ id, state: 'queued', reason: null });
    expect(await scene.mails()).toHaveLength(1);
    expect((await emails()).emails).toMatchObject([{ id, state: 'sent', reason: null }]);
    await scene.publish(homeChanged());
    expect(await scene.mails()).toHaveLength(2);
  });
});

it('a message that was refused for what it says leaves its address alone', async () => {
  await scene.publish(scene.account(1));
  scene.server.refusal = new PermanentMailError('554 5.7.1 looks like spam', { status: 554 });
  await scene.publish(scene.link('reset'));
  await scene.jobs.drain();
  scene.server.refusal = undefined;
  await scene.publish(homeChanged());
  expect((await scene.mails()).map(({ subject }) => subject)).toEqual(['Price reduced: Garden flat']);
});

it('an address of the newsletter that bounced is not tried again', async () => {
  scene.server.refusal = noSuchUser;
  await scene.subscribe('nobody@example.org');
  await scene.settle();
  await scene.jobs.drain();
  scene.server.refusal = undefined;
  scene.clock.advance({ seconds: 3600 });
  await scene.subscribe('nobody@example.org');
  expect(await scene.mails()).toEqual([]);
  expect((await emails({ state: 'dropped' })).emails).toHaveLength(1);
});

describe('trying an e-mail again', () => {
  const failOnce = async () => {
    await scene.publish(scene.account(1));
    scene.server.refusal = new PermanentMailError('554 not today');
    await scene.publish(scene.link('reset'));
    await scene.jobs.drain();
    scene.server.refusal = undefined;
    return (await emails({ state: 'failed' })).emails[0].id as string;
  };

  it('has all its attempts, with the same Message-ID', async () => {
    const id = await failOnce();
    scene.server.refusal = new PassingMailError('421 later');
    await scene.ask(RETRY, { id }, asOperations);
    await eventually(() => expect(scene.server.handed).toBe(2), { interval: 5 });
    await eventually(async () => expect((await scene.jobs.counts('emails')).delayed).toBe(1), {
      interval: 5,
    });
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    expect(await scene.mails()).toHaveLength(1);
  });

  it('works although the queue lost its jobs', async () => {
    const id = await failOnce();
    await scene.jobs.discard('emails', id);
    await scene.ask(RETRY, { id }, asOperations);
    expect(await scene.mails()).toHaveLength(1);
  });

  it('is done by upkeep when the service died on the way', async () => {
    const id = await failOnce();
    await scene.documents.connection
      .collection('deliveries')
      .updateOne({ _id: id as never }, { $set: { state: 'queued', settledAt: null } });
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toHaveLength(1);
  });

  it('is refused for one that has not failed, and for one that is not there', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    const [{ id }] = (await emails()).emails;
    expect(codeOf(await scene.ask(RETRY, { id }, asOperations))).toBe('CONFLICT');
    expect(codeOf(await scene.ask(RETRY, { id: 'no-such' }, asOperations))).toBe('NOT_FOUND');
    expect(scene.server.handed).toBe(1);
  });

  it('is for operations staff', async () => {
    const id = await failOnce();
    expect(codeOf(await scene.ask(RETRY, { id }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await scene.ask(RETRY, { id }, asOdile))).toBe('FORBIDDEN');
  });
});

describe('the list of e-mails', () => {
  it('comes in pages, the last first, each e-mail once', async () => {
    await scene.publish(scene.account(1));
    for (let n = 1; n <= 7; n += 1) {
      await scene.publish(scene.link('reset', `request-${n}`));
      await scene.mails();
      if (n % 2 === 0) scene.clock.advance({ seconds: 1 });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { next: string | null; emails: { id: string }[] } = await emails({ first: 3, after });
      expect(page.emails.length).toBeLessThanOrEqual(3);
      seen.push(...page.emails.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    const kept = await scene.deliveries();
    const times = seen.map((id) =>
      (kept.find(({ _id }) => String(_id) === id)!['queuedAt'] as Date).getTime(),
    );
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it.each([
    ['first', { first: 0 }],
    ['first', { first: 201 }],
    ['after', { after: 'nonsense' }],
  ])('refuses a wrong `%s`, naming it', async (field, variables) => {
    const { errors } = await scene.ask(EMAILS, variables, asOperations);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('is for operations staff', async () => {
    expect(codeOf(await scene.ask(EMAILS))).toBe('UNAUTHENTICATED');
    expect(codeOf(await scene.ask(EMAILS, {}, asOdile))).toBe('FORBIDDEN');
  });
});

describe('the e-mails of one address', () => {
  const FIND = `query ($q: String, $template: String, $cause: String, $first: Int, $after: String) {
    emails(q: $q, template: $template, cause: $cause, first: $first, after: $after) {
      next emails { id template recipient state cause } } }`;
  const SHOW = `query ($id: ID!) { email(id: $id) {
    state to dueAt bounced occurredAt asked { type subject } attempts { began ended answer taken } } }`;
  const find = async (variables: Record<string, unknown>) =>
    (await scene.ask(FIND, variables, asOperations)).data.emails;
  const show = async (id: string) => (await scene.ask(SHOW, { id }, asOperations)).data.email;

  it('are found by it, however it is written, without being kept with it', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.subscribe('ada@example.org');
    await scene.mails();
    const { emails: found } = await find({ q: ' Odile@EXAMPLE.org' });
    expect(found).toMatchObject([{ template: 'account-reset', recipient: odile.id, state: 'sent' }]);
    expect((await find({ q: 'ada@example.org' })).emails).toMatchObject([
      { template: 'newsletter-confirmation', state: 'sent' },
    ]);
    expect((await find({ q: 'nobody@example.org' })).emails).toEqual([]);
    expect(JSON.stringify(await scene.deliveries())).not.toMatch(/odile@|ada@/i);
  });

  it('are found before any was tried, by who has the address', async () => {
    await scene.publish(scene.account(1));
    let take = () => {};
    scene.server.busy = new Promise((resolve) => (take = resolve));
    await scene.publish(scene.link('reset'));
    expect((await find({ q: odile.email })).emails).toMatchObject([{ state: 'queued' }]);
    take();
    await scene.mails();
  });

  it('are found by their id, and by whom they are for', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    const { emails: found } = await find({ q: odile.id });
    expect(found).toHaveLength(1);
    expect((await find({ q: found[0].id })).emails).toEqual(found);
    expect((await find({ q: odile.id, template: 'agency-approved' })).emails).toEqual([]);
  });

  it('come in pages, each once', async () => {
    await scene.publish(scene.account(1));
    for (const request of ['a', 'b', 'c', 'd', 'e']) await scene.publish(scene.link('reset', request));
    await scene.mails();
    const first = await find({ q: odile.email, first: 3 });
    const second = await find({ q: odile.email, first: 3, after: first.next });
    expect([first.emails.length, second.emails.length, second.next]).toEqual([3, 2, null]);
    const ids = [...first.emails, ...second.emails].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('are not found by it once the account is closed, nor after 14 days', async () => {
    await scene.publish(scene.account(1));
    await scene.subscribe(odile.email);
    await scene.mails();
    const marks = async () => (await scene.deliveries()).map(({ addressed }) => addressed as string | null);
    expect(await marks()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    await scene.publish(
      scene.eventOf(
        'lintel.account.closed.v1',
        { subject: odile.id, sequence: 2 },
        { id: odile.id, closedAt: scene.clock.now().toISOString() },
      ),
    );
    expect(await marks()).toEqual([null]);
    await scene.subscribe('ada@example.org');
    await scene.mails();
    scene.clock.advance({ seconds: 14 * 86_400 + 1 });
    await scene.service.upkeep.handle();
    expect(await marks()).toEqual([null, null]);
  });

  it('say why they were asked for, and what became of each attempt', async () => {
    await scene.publish(scene.account(1));
    scene.server.refusal = new PassingMailError('451 4.3.0 <odile@example.org>: try again later');
    await scene.publish(scene.link('reset'));
    const [{ id }] = (await find({ q: odile.email })).emails;
    await eventually(async () => expect((await show(id)).dueAt).not.toBeNull(), { interval: 5 });
    expect(await show(id)).toMatchObject({
      state: 'queued',
      to: 'o…@example.org',
      dueAt: '2026-03-01T09:00:30.000Z',
      asked: { type: 'lintel.account-link.requested.v1', subject: 'request-1' },
      attempts: [{ answer: '451 4.3.0 <(address)>: try again later', taken: false }],
    });
    expect(scene.log.join('')).toMatch(/"reason":"451 4\.3\.0 .*an e-mail was not handed over/);
    expect(scene.log.join('')).not.toContain('odile@');
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    await scene.mails();
    expect(await show(id)).toMatchObject({
      state: 'sent',
      dueAt: null,
      attempts: [{ taken: false }, { began: '2026-03-01T09:00:30.000Z', taken: true }],
    });
    expect(await show('no-such')).toBeNull();
  });

  it('show a mail folder that nothing can be written to, as do health and log', async () => {
    const folder = join(scene.harness.folder, 'mail');
    const mailRow = async () =>
      (await scene.service.health()).find(({ name }) => name === 'notifications: mail');
    expect(await mailRow()).toMatchObject({ ready: true });
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await scene.publish(scene.account(1), scene.link('reset'));
    const [{ id }] = (await find({ q: odile.email })).emails;
    await eventually(async () => expect((await show(id)).dueAt).not.toBeNull(), { interval: 5 });
    expect(await show(id)).toMatchObject({
      state: 'queued',
      attempts: [{ answer: expect.stringContaining('ENOTDIR'), taken: false }],
    });
    expect(await mailRow()).toMatchObject({
      ready: false,
      spare: true,
      reason: expect.stringContaining('ENOTDIR'),
    });
    expect(scene.log.join('')).toMatch(/ENOTDIR.*an e-mail was not handed over/);
    await rm(folder);
    await mkdir(folder);
    scene.clock.advance({ seconds: 30 });
    expect(await scene.mails()).toHaveLength(1);
    expect(await mailRow()).toMatchObject({ ready: true });
  });

  it('of before their attempts were kept are read as they are', async () => {
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    await scene.documents.connection
      .collection('deliveries')
      .updateMany({}, { $unset: { asked: 1, attempts: 1, addressed: 1, cause: 1 } });
    const [{ id }] = (await find({ q: odile.email })).emails;
    expect(await show(id)).toMatchObject({ state: 'sent', asked: null, attempts: [] });
  });

  it('are for operations staff, and a text too long is refused by its name', async () => {
    for (const query of [FIND, SHOW]) {
      expect(codeOf(await scene.ask(query, { id: 'a' }))).toBe('UNAUTHENTICATED');
      expect(codeOf(await scene.ask(query, { id: 'a' }, asOdile))).toBe('FORBIDDEN');
    }
    const { errors } = await scene.ask(FIND, { q: 'x'.repeat(501) }, asOperations);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'q' });
  });

  describe('that failed for one cause', () => {
    const FAILURES = '{ emailFailures { cause count example } }';
    const COUNT = 'query ($cause: String) { failedEmails(cause: $cause) }';
    const RESEND = 'mutation ($cause: String) { resendFailedEmails(cause: $cause) { matched queued } }';
    const refuse = async (text: string, ...requests: string[]) => {
      scene.server.refusal = new PermanentMailError(text);
      for (const request of requests) await scene.publish(scene.link('reset', request));
      await scene.jobs.drain();
      scene.server.refusal = undefined;
    };

    it('are counted, and sent again together, each once', async () => {
      await scene.publish(scene.account(1));
      await refuse('554 5.7.1 try 4711 looks like spam', 'a', 'b');
      await refuse('552 message too big', 'c');
      const { emailFailures } = (await scene.ask(FAILURES, {}, asOperations)).data;
      expect(emailFailures).toMatchObject([{ count: 2 }, { count: 1, example: '552 message too big' }]);
      const { cause } = emailFailures[0];
      expect((await find({ cause })).emails).toHaveLength(2);
      expect((await scene.ask(COUNT, { cause }, asOperations)).data.failedEmails).toBe(2);
      const both = await Promise.all([1, 2].map(() => scene.ask(RESEND, { cause }, asOperations)));
      const queued = both.map(({ data }) => data.resendFailedEmails.queued as number);
      expect(queued[0]! + queued[1]!).toBe(2);
      expect(await scene.mails()).toHaveLength(2);
      expect((await scene.ask(COUNT, {}, asOperations)).data.failedEmails).toBe(1);
    });

    it('are for operations staff', async () => {
      for (const query of [FAILURES, COUNT, RESEND])
        expect(codeOf(await scene.ask(query, {}, asOdile))).toBe('FORBIDDEN');
    });
  });
});

describe('the mailbox', () => {
  const MAILBOX = `query ($first: Int, $after: String) {
    mailbox(first: $first, after: $after) { readable next messages { id to subject arrivedAt } } }`;
  const MAIL = `query ($id: ID!) { mail(id: $id) { id messageId from to subject text html source attachments { filename } } }`;
  const sendThree = async () => {
    await scene.publish(scene.account(1));
    for (const request of ['a', 'b', 'c']) {
      await scene.publish(scene.link('reset', request));
      await scene.mails();
      scene.clock.advance({ seconds: 1 });
    }
  };

  it('shows operations staff what was sent, the last first, in pages', async () => {
    await sendThree();
    const first = (await scene.ask(MAILBOX, { first: 2 }, asOperations)).data.mailbox;
    expect(first).toMatchObject({
      readable: true,
      messages: [
        { to: 'Odile Example <odile@example.org>', subject: 'Reset your password' },
        { arrivedAt: '2026-03-01T09:00:01.000Z' },
      ],
    });
    const rest = (await scene.ask(MAILBOX, { first: 2, after: first.next }, asOperations)).data.mailbox;
    expect(rest.messages).toHaveLength(1);
    expect(rest.next).toBeNull();
    const { mail } = (await scene.ask(MAIL, { id: rest.messages[0].id }, asOperations)).data;
    expect(mail).toMatchObject({ from: 'Lintel <news@homes.example.org>', attachments: [] });
    expect(mail.source).toContain(`Message-ID: ${mail.messageId}`);
    expect((await scene.ask(MAIL, { id: 'no-such' }, asOperations)).data.mail).toBeNull();
  });

  it.each([
    ['nobody', undefined, 'UNAUTHENTICATED'],
    ['a user', asOdile, 'FORBIDDEN'],
    ['an agent', { subject: 'a', role: 'agent', agencyId: 'b' } as const, 'FORBIDDEN'],
  ])('is closed to %s', async (_, identity, code) => {
    await sendThree();
    const { id } = (await scene.mails())[0]!;
    for (const answer of [await scene.ask(MAILBOX, {}, identity), await scene.ask(MAIL, { id }, identity)]) {
      expect(codeOf(answer)).toBe(code);
      expect(JSON.stringify(answer.data)).not.toContain('odile');
    }
  });

  it('is open to all where it was started so', async () => {
    await scene.dispose();
    await begin({ mailboxOpenToAll: true });
    await sendThree();
    expect((await scene.ask(MAILBOX)).data.mailbox.messages).toHaveLength(3);
    expect(codeOf(await scene.ask(EMAILS))).toBe('UNAUTHENTICATED');
  });

  it('is never open to all in production', async () => {
    await scene.dispose();
    await expect(startScene({ mailboxOpenToAll: true, environment: 'production' })).rejects.toThrow(
      /mailboxOpenToAll/,
    );
    await begin();
  });

  it('says so where mail leaves the installation', async () => {
    await scene.dispose();
    await begin({ readable: false });
    await scene.publish(scene.account(1), scene.link('reset'));
    await scene.mails();
    const { mailbox } = (await scene.ask(MAILBOX, {}, asOperations)).data;
    expect(mailbox).toEqual({ readable: false, messages: [], next: null });
    expect((await scene.ask(MAIL, { id: '1' }, asOperations)).data.mail).toBeNull();
  });

  it('has at most 200 messages on a page', async () => {
    for (const first of [0, -1, 201]) {
      const { errors } = await scene.ask(MAILBOX, { first }, asOperations);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
    }
  });
});
