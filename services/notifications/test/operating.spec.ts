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
