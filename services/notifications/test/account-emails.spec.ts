import type { EventType } from '@lintel/contracts';
import { PassingMailError } from '@lintel/platform/mail';
import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { headOf, odile, publicUrl, type Scene, startScene, tokenOf } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const verify = (token: string, purpose: string) =>
  scene.harness.linkKey.verify(token, { purpose, now: scene.clock.now() });

describe('a request for a link', () => {
  it.each([
    ['confirm', '/auth/confirm?token=', 'Confirm your e-mail address', { confirmed: false }],
    ['reset', '/auth?reset=true&token=', 'Reset your password', {}],
    ['already-registered', '/auth?reset=true&token=', 'You already have a Lintel account', {}],
  ] as const)('to %s goes to the address of the account', async (purpose, page, subject, change) => {
    await scene.publish(scene.account(1, change), scene.link(purpose));
    const [mail, ...others] = await scene.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject, to: { name: odile.name, address: odile.email } });
    expect(mail!.text).toContain('Hello Odile Example,');
    const token = tokenOf(mail!.text, page);
    expect(mail!.html).toContain(token);
    const link = await verify(token, purpose);
    expect(link).toMatchObject({ ok: true, value: { subject: odile.id, request: 'request-1' } });
    expect(link.ok && link.value.expiresAt).toEqual(new Date('2026-03-02T09:00:00Z'));
    expect(mail!.text).toContain('The link works once, until 2 Mar 2026, 09:00 (London time).');
  });

  it('to change the address goes to the new one', async () => {
    await scene.publish(scene.account(1), scene.account(2, { pendingEmail: 'new@example.org' }));
    await scene.publish(scene.link('change-email'));
    const mails = await scene.mails();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['new@example.org', 'Confirm your new e-mail address'],
    ]);
    expect(await verify(tokenOf(mails[0]!.text, '/auth/confirm?token='), 'change-email')).toMatchObject({
      ok: true,
    });
  });

  it('that overtakes the account is sent once the account is heard of', async () => {
    await scene.publish(scene.link('confirm'));
    expect(await scene.mails()).toEqual([]);
    await scene.publish(scene.account(1, { confirmed: false }));
    expect(await scene.mails()).toHaveLength(1);
    scene.clock.advance({ seconds: 61 });
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toHaveLength(1);
    expect(scene.server.handed).toBe(1);
  });

  it('that overtakes a new address waits for it, and never goes to the one before', async () => {
    await scene.publish(scene.account(1), scene.account(2, { pendingEmail: 'first@example.org' }));
    scene.clock.advance({ seconds: 30 });
    const changed = scene.account(3, { pendingEmail: 'second@example.org' });
    await scene.publish(scene.link('change-email'));
    expect(await scene.mails()).toEqual([]);
    await scene.publish(changed);
    expect((await scene.mails()).map(({ to }) => to.address)).toEqual(['second@example.org']);
  });

  it('for the same new address again is sent within two minutes, though the account says nothing of it', async () => {
    await scene.publish(scene.account(1), scene.account(2, { pendingEmail: 'new@example.org' }));
    scene.clock.advance({ seconds: 120 });
    await scene.publish(scene.link('change-email'));
    scene.clock.advance({ seconds: 60 });
    await scene.service.upkeep.handle();
    expect((await scene.mails()).map(({ to }) => to.address)).toEqual(['new@example.org']);
  });

  it('of an account that is never heard of is dropped after a day', async () => {
    await scene.publish(scene.link('confirm'));
    scene.clock.advance({ days: 1, seconds: 1 });
    await scene.service.upkeep.handle();
    expect(await scene.mails()).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([{ state: 'dropped', reason: 'its link has expired' }]);
  });
});

describe('an e-mail that became pointless while the mail server was away', () => {
  beforeEach(async () => {
    scene.server.refusal = new PassingMailError('421 away');
    await scene.publish(scene.account(1, { confirmed: false }));
  });
  const afterwards = async () => {
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 40 });
    return scene.mails();
  };
  const refusedOnce = async () => {
    await eventually(() => expect(scene.server.handed).toBe(1), { interval: 5 });
    await eventually(async () => expect((await scene.jobs.counts('emails')).active).toBe(0), { interval: 5 });
  };

  it('is not sent once its link has expired', async () => {
    await scene.publish(scene.link('confirm'));
    await refusedOnce();
    scene.clock.advance({ days: 1 });
    expect(await afterwards()).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([{ state: 'dropped', reason: 'its link has expired' }]);
  });

  it('is not sent when the account was confirmed', async () => {
    await scene.publish(scene.link('confirm'));
    await refusedOnce();
    await scene.publish(scene.account(2));
    expect(await afterwards()).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([{ reason: 'the account was confirmed meanwhile' }]);
  });

  it('gives way to a newer link', async () => {
    await scene.publish(scene.link('reset', 'request-1'));
    await refusedOnce();
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 10 });
    await scene.publish(scene.link('reset', 'request-2'));
    const mails = await afterwards();
    expect(mails).toHaveLength(1);
    expect(await verify(tokenOf(mails[0]!.text, '/auth?reset=true&token='), 'reset')).toMatchObject({
      value: { request: 'request-2' },
    });
    const reasons = (await scene.deliveries()).map(({ reason }) => reason);
    expect(reasons).toContain('a newer link was asked for');
  });

  it('is not sent when the account was closed, and nothing of it stays', async () => {
    await scene.publish(scene.link('confirm'));
    await refusedOnce();
    await scene.publish(
      scene.eventOf(
        'lintel.account.closed.v1',
        { subject: odile.id, sequence: 2 },
        { id: odile.id, closedAt: scene.clock.now().toISOString() },
      ),
    );
    expect(await afterwards()).toEqual([]);
    expect(await scene.deliveries()).toEqual([]);
  });
});

describe('an account that is closed', () => {
  it('takes the newsletter to its address with it, and what was caught of e-mails to it', async () => {
    await scene.publish(scene.account(1), scene.account(2, { confirmed: true }));
    await scene.subscribe(odile.email);
    await scene.publish(scene.link('reset'));
    expect(await scene.mails()).toHaveLength(2);
    await scene.publish(
      scene.eventOf(
        'lintel.account.closed.v1',
        { subject: odile.id, sequence: 3 },
        { id: odile.id, closedAt: scene.clock.now().toISOString() },
      ),
    );
    expect(await scene.mailbox.list({ limit: 9 })).toEqual([]);
    expect(JSON.stringify(await scene.collection('subscriptions'))).not.toContain(odile.email);
  });
});

it('the newsletter to an address that the account had before ends with it as well', async () => {
  await scene.subscribe(odile.email);
  await scene.publish(
    scene.account(1),
    scene.account(2, { confirmed: true }),
    scene.account(3, { confirmed: true, email: 'new@example.org' }),
  );
  const subscriptions = async () => JSON.stringify(await scene.collection('subscriptions'));
  expect(await subscriptions()).toContain(odile.email);
  const closed = { id: odile.id, closedAt: scene.clock.now().toISOString() };
  await scene.publish(scene.eventOf('lintel.account.closed.v1', { subject: odile.id, sequence: 4 }, closed));
  expect(await subscriptions()).not.toContain(odile.email);
});

describe('a change of address', () => {
  const moved = { email: 'new@example.org' };

  it('is told to the former address, once', async () => {
    const change = scene.account(2, moved);
    await scene.publish(scene.account(1), change, change);
    const mails = await scene.mails();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['odile@example.org', 'Your e-mail address was changed'],
    ]);
    expect(mails[0]!.text).not.toContain('new@example.org');
    expect(JSON.stringify(await scene.collection('people'))).not.toContain('odile@example.org');
  });

  it('and another right after it are told to each former address', async () => {
    scene.server.refusal = new PassingMailError('421 away');
    await scene.publish(
      scene.account(1),
      scene.account(2, moved),
      scene.account(3, { email: 'third@example.org' }),
    );
    await eventually(() => expect(scene.server.handed).toBe(2), { interval: 5 });
    await eventually(async () => expect((await scene.jobs.counts('emails')).active).toBe(0), { interval: 5 });
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 30 });
    const told = (await scene.mails()).map(({ to }) => to.address);
    expect(told.sort()).toEqual(['new@example.org', 'odile@example.org']);
  });

  it('that comes again after later ones changes nothing back', async () => {
    const [first, second] = [scene.account(1), scene.account(2, moved)];
    await scene.publish(first, second, first);
    await scene.publish(scene.link('reset'));
    const reset = (await scene.mails()).find(({ subject }) => subject === 'Reset your password');
    expect(reset!.to.address).toBe('new@example.org');
  });
});

describe('a name', () => {
  it.each([
    ['that begins a header', 'Eve\r\nBcc: x@y.example'],
    ['that is an address', 'security@bank.example'],
    ['that is a link', 'Win at https://evil.example/now'],
    ['that hides a link', 'Visit evil.example'],
  ])('%s is not passed on', async (_, name) => {
    await scene.publish(scene.account(1, { name }), scene.link('reset'));
    const [mail] = await scene.mails();
    expect(headOf(mail!)).toMatch(/^To: odile@example\.org$/m);
    expect(headOf(mail!)).not.toMatch(/^Bcc:/im);
    expect(mail!.text).toContain('Hello,');
    expect(mail!.text + mail!.html).not.toMatch(/evil|Bcc|bank/);
  });

  it('cannot turn the text around it', async () => {
    await scene.publish(scene.account(1, { name: 'Eve \u202Emoc.elpmaxe\u2066' }), scene.link('reset'));
    const [mail] = await scene.mails();
    expect(mail!.text + mail!.html + (mail!.to.name ?? '')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  it('is text, whatever it looks like', async () => {
    await scene.publish(scene.account(1, { name: "O'Hara & <b>Sons</b>" }), scene.link('reset'));
    const [mail] = await scene.mails();
    expect(mail!.html).not.toContain('<b>');
    expect(mail!.text).toContain('Hello,');
  });

  it('in any script is greeted', async () => {
    await scene.publish(scene.account(1, { name: 'Zoë Ó Súilleabháin 山田' }), scene.link('reset'));
    const [mail] = await scene.mails();
    expect(mail!.to.name).toBe('Zoë Ó Súilleabháin 山田');
    expect(mail!.text).toContain('Hello Zoë Ó Súilleabháin 山田,');
  });
});

it('an account e-mail asks nobody to answer and offers no button to unsubscribe', async () => {
  await scene.publish(scene.account(1), scene.link('reset'));
  const head = headOf((await scene.mails())[0]!);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(head).not.toMatch(/^List-Unsubscribe/m);
});

it('an e-mail fetches nothing and has no script', async () => {
  await scene.publish(scene.account(1), scene.link('reset'));
  const [mail] = await scene.mails();
  expect(mail!.html).toContain('<html lang="en-GB"');
  expect(mail!.html).not.toMatch(/<(?:img|script|link|iframe|object)\b|url\(|@import/i);
  const addresses = Array.from(mail!.html.matchAll(/https?:\/\/[^"<\s]+/g), ([address]) => address);
  expect(
    addresses.filter((address) => !address.startsWith(publicUrl) && !address.includes('w3.org')),
  ).toEqual([]);
});

it('keeps addresses and names out of deliveries and jobs', async () => {
  await scene.publish(scene.account(1), scene.link('reset'));
  await scene.mails();
  const { jobs } = await scene.jobs.list('emails', 'completed');
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify([jobs, await scene.deliveries()])).not.toMatch(/odile@|Odile/);
});

describe('an agency that operations staff approved', () => {
  const approved = () =>
    scene.eventOf(
      'lintel.agency.approved.v1',
      { subject: 'agency-1', sequence: 2 },
      {
        id: 'agency-1',
        companyName: 'Example & Daughters',
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
        approved: true,
      },
    );

  it('is told to its agents, once, with where they sign in', async () => {
    await scene.publish(scene.account(1, { role: 'agent', agencyId: 'agency-1' }));
    const event = approved();
    await scene.publish(event, event);
    const [mail, ...others] = await scene.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your agency is approved', to: { address: odile.email } });
    expect(mail!.text).toContain('Example & Daughters may now list homes');
    expect(mail!.text).toContain(`${publicUrl}/agent/login`);
  });

  it('is told to nobody of another agency', async () => {
    await scene.publish(scene.account(1, { role: 'agent', agencyId: 'agency-2' }));
    await scene.publish(approved());
    expect(await scene.mails()).toEqual([]);
  });
});

describe('what operations staff did with an agency', () => {
  const agency = {
    ...{ id: 'agency-1', companyName: 'Example & Daughters', phone: '020 7946 0000' },
    ...{ address: '1 Example Street, London SW4 7AA', approved: true },
  };
  const since = '2026-03-02T09:30:00.000Z';
  it.each([
    [
      'held',
      { held: { since, note: 'Your licence,\nplease.', name: 'Honest Bank' } },
      'We need something more to approve Honest Bank',
      'please.',
    ],
    [
      'suspended',
      { suspended: { since, reason: '<b>Its licence</b> has expired.' } },
      'Example & Daughters is suspended',
      '<b>Its licence</b> has expired.',
    ],
    ['reinstated', {}, 'Example & Daughters is back on Lintel', 'stay called off'],
    [
      'name-decided',
      { decision: { name: 'Honest Bank', approved: false, reason: 'It reads as a bank.' } },
      'Your new name was not approved',
      'It reads as a bank.',
    ],
    [
      'name-decided',
      { companyName: 'Honest Homes', decision: { name: 'Honest Homes', approved: true } },
      'Your new name is approved',
      'is called Honest Homes',
    ],
  ])('(%s) is told to each of its people, once, with what they said', async (what, about, subject, words) => {
    await scene.publish(scene.account(1, { role: 'agent', agencyId: 'agency-1' }));
    const type = `lintel.agency.${what}.v1` as EventType;
    const event = scene.eventOf(type, { subject: 'agency-1', sequence: 2 }, { ...agency, ...about });
    await scene.publish(event, event);
    const [mail, ...others] = await scene.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject, to: { address: odile.email } });
    expect(mail!.text).toContain(words);
    expect(mail!.html).not.toContain('<b>');
  });
});
