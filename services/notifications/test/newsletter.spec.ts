import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene, tokenIn } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

const kinds = async () => {
  await scene.settle();
  // At least once: an event that comes again has the same id.
  const events = new Map(scene.events.map((event) => [event.id, event]));
  return Array.from(events.values(), ({ type, sequence }) => `${type.split('.')[2]} ${sequence}`);
};
/** Asks, and answers with the tokens of the e-mail that came. */
const subscribed = async (email = 'odile@example.org') => {
  await scene.subscribe(email);
  const [mail] = await scene.mails();
  return { confirm: tokenIn(mail!.text, 'confirm'), unsubscribe: tokenIn(mail!.text, 'unsubscribe') };
};

describe('asking for the newsletter', () => {
  it('sends one e-mail with a link to confirm, to the address as it is kept', async () => {
    const { data } = await scene.subscribe('  Odile@Example.ORG ');
    expect(data).toEqual({ subscribeToNewsletter: { email: 'odile@example.org' } });
    const mails = await scene.mails();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: { address: 'odile@example.org' },
      from: { name: 'Lintel', address: 'news@homes.example.org' },
      subject: 'Confirm your Lintel newsletter',
    });
    const confirm = tokenIn(mail!.text, 'confirm');
    expect(tokenIn(mail!.html, 'confirm')).toBe(confirm);
  });

  it('offers the mail program its own button to unsubscribe', async () => {
    await scene.subscribe('odile@example.org');
    const [mail] = await scene.mails();
    const head = Buffer.from(mail!.source)
      .toString()
      .replace(/\r\n[ \t]+/g, ' ');
    const unsubscribe = tokenIn(mail!.text, 'unsubscribe');
    expect(head).toMatch(
      `List-Unsubscribe: <https://homes.example.org/newsletter/unsubscribe?token=${unsubscribe}>`,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('keeps the address out of events and jobs', async () => {
    await subscribed();
    expect(scene.events).toHaveLength(1);
    const { jobs } = await scene.jobs.list('emails', 'completed');
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify([scene.events, jobs])).not.toContain('odile');
  });

  it('answers the same for an address that is new, pending, or confirmed', async () => {
    const first = await scene.subscribe('odile@example.org');
    const again = await scene.subscribe('odile@example.org');
    await scene.confirm(tokenIn((await scene.mails())[0]!.text, 'confirm'));
    const confirmed = await scene.subscribe('odile@example.org');
    expect([again, confirmed]).toEqual([first, first]);
  });

  it('sends again to a pending address at most once an hour', async () => {
    await scene.subscribe('odile@example.org');
    scene.clock.advance({ seconds: 3599 });
    await scene.subscribe('odile@example.org');
    expect(await scene.mails()).toHaveLength(1);
    scene.clock.advance({ seconds: 1 });
    await scene.subscribe('odile@example.org');
    await scene.subscribe('odile@example.org');
    expect(await scene.mails()).toHaveLength(2);
  });

  it('sends nothing to a confirmed address, however long ago', async () => {
    const { confirm } = await subscribed();
    await scene.confirm(confirm);
    scene.clock.advance({ days: 400 });
    await scene.subscribe('odile@example.org');
    expect(await scene.mails()).toHaveLength(1);
    expect(await kinds()).toEqual(['subscription-requested 1', 'subscription-confirmed 2']);
  });

  it('is one subscription and one e-mail when many ask at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => scene.subscribe('odile@example.org')));
    expect(await scene.mails()).toHaveLength(1);
    expect(await kinds()).toEqual(['subscription-requested 1']);
  });

  it.each([
    ['nothing', '  '],
    ['no domain', 'odile'],
    ['a domain without a dot', 'odile@localhost'],
    ['two recipients', 'odile@example.org, eve@example.org'],
    ['a header', 'odile@example.org\r\nBcc: eve@example.org'],
    ['a name', 'Odile <odile@example.org>'],
    ['an address of numbers', 'odile@127.0.0.1'],
    ['a megabyte', `${'x'.repeat(1_000_000)}@example.org`],
  ])('refuses %s, naming the field, and stores nothing', async (_, email) => {
    const { errors } = await scene.subscribe(email);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
    expect(await scene.mails()).toEqual([]);
    expect(scene.events).toEqual([]);
  });
});

describe('from one network address', () => {
  const codes = async (client: string, from: number, count: number) => {
    const codes = [];
    for (let n = from; n < from + count; n += 1) {
      const { errors } = await scene.subscribeFrom(client, `odile.${n}@example.org`);
      codes.push(errors?.[0]?.extensions['code'] ?? 'taken');
    }
    return codes;
  };

  it('twenty requests an hour are taken, and those of others go on', async () => {
    expect(new Set(await codes('192.0.2.1', 0, 20))).toEqual(new Set(['taken']));
    expect(await codes('192.0.2.1', 20, 2)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect(await codes('2001:db8::1', 22, 1)).toEqual(['taken']);
    scene.clock.advance({ seconds: 3600 });
    expect(await codes('192.0.2.1', 23, 1)).toEqual(['taken']);
    expect(await scene.mails()).toHaveLength(22);
  });
});

describe('confirming', () => {
  it('works by the link in the e-mail, once', async () => {
    const { confirm } = await subscribed();
    expect(await scene.confirm(confirm)).toBe('confirmed');
    expect(await scene.confirm(confirm)).toBe('alreadyConfirmed');
    expect(await kinds()).toEqual(['subscription-requested 1', 'subscription-confirmed 2']);
  });

  it('is one confirmation when the link is pressed twice at once', async () => {
    const { confirm } = await subscribed();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => scene.confirm(confirm)));
    expect(outcomes.sort()).toEqual([
      'alreadyConfirmed',
      'alreadyConfirmed',
      'alreadyConfirmed',
      'confirmed',
    ]);
    expect(await kinds()).toEqual(['subscription-requested 1', 'subscription-confirmed 2']);
  });

  it('works for seven days and no longer', async () => {
    const { confirm } = await subscribed();
    scene.clock.advance({ days: 7 });
    expect(await scene.confirm(confirm)).toBe('expired');
    scene.clock.advance({ seconds: -1 });
    expect(await scene.confirm(confirm)).toBe('confirmed');
  });

  it('takes no link that is for something else, changed, or not ours', async () => {
    const { confirm, unsubscribe } = await subscribed();
    const [head, body, signature] = confirm.split('.') as [string, string, string];
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), exp: 4e9 }),
    ).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      unsubscribe,
      `${head}.${forged}.${signature}`,
      `${unsigned}.${body}.`,
      confirm.slice(0, -2),
      '',
      'x'.repeat(100_000),
    ])
      expect(await scene.confirm(token)).toBe('invalid');
    expect(await kinds()).toEqual(['subscription-requested 1']);
  });

  it('says that the link is used when the subscription has ended since', async () => {
    const { confirm, unsubscribe } = await subscribed();
    await scene.confirm(confirm);
    await scene.unsubscribe(unsubscribe);
    expect(await scene.confirm(confirm)).toBe('used');
  });
});

describe('unsubscribing', () => {
  it('works by the link in any e-mail, at any time, and erases the address', async () => {
    const { confirm, unsubscribe } = await subscribed();
    await scene.confirm(confirm);
    scene.clock.advance({ days: 3650 });
    expect(await scene.unsubscribe(unsubscribe)).toBe('unsubscribed');
    expect(await scene.unsubscribe(unsubscribe)).toBe('alreadyUnsubscribed');
    expect(await kinds()).toEqual(['subscription-requested 1', 'subscription-confirmed 2', 'unsubscribed 3']);
    const kept = await scene.documents.connection.collection('subscriptions').find({}).toArray();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('odile');
  });

  it('works before confirming, and no confirmation is sent after', async () => {
    const { unsubscribe } = await subscribed();
    expect(await scene.unsubscribe(unsubscribe)).toBe('unsubscribed');
    expect(await kinds()).toEqual(['subscription-requested 1', 'unsubscribed 2']);
  });

  it('lets the address subscribe anew, with links of its own', async () => {
    const first = await subscribed();
    await scene.unsubscribe(first.unsubscribe);
    scene.clock.advance({ seconds: 1 });
    await scene.subscribe('odile@example.org');
    const mails = await scene.mails();
    expect(mails).toHaveLength(2);
    expect(await scene.confirm(first.confirm)).toBe('used');
    expect(await scene.confirm(tokenIn(mails[0]!.text, 'confirm'))).toBe('confirmed');
    expect(await scene.unsubscribe(first.unsubscribe)).toBe('alreadyUnsubscribed');
    expect(await scene.unsubscribe('not a link')).toBe('invalid');
  });
});

it('forgets after 30 days what nobody confirmed, and keeps what somebody did', async () => {
  const { confirm } = await subscribed('kept@example.org');
  await scene.confirm(confirm);
  await scene.subscribe('forgotten@example.org');
  await scene.mails();
  scene.clock.advance({ days: 31 });
  await scene.service.upkeep.handle();
  const kept = await scene.documents.connection.collection('subscriptions').find({}).toArray();
  expect(kept.map(({ address }) => address)).toEqual(['kept@example.org']);
});

it('sends to every address that it takes', async () => {
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.emailAddress(), async (text) => {
      const { data } = await scene.subscribe(text);
      if (data) taken.add((data['subscribeToNewsletter'] as { email: string }).email);
    }),
    { numRuns: 20 },
  );
  // What the mail port refuses would have failed for good instead.
  const sent = await scene.mails();
  expect(taken.size).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to.address).sort()).toEqual([...taken].sort());
});
