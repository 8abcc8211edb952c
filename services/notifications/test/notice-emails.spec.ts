import type { EventData } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { odile, type Scene, startScene, tokenOf } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.dispose());

type Notice = EventData<'lintel.account-notice.requested.v1'>;

const notice = (name: string, change: Partial<Notice> = {}) =>
  scene.eventOf(
    'lintel.account-notice.requested.v1',
    { subject: `request-${name}` },
    {
      accountId: odile.id,
      notice: name,
      request: `request-${name}`,
      expiresAt: new Date(scene.clock.now().getTime() + 7 * 86_400_000).toISOString(),
      emailSince: 0,
      ...change,
    },
  );
const sent = async () => (await scene.mails()).map(({ to, subject }) => [to.address, subject]);

describe('a notice', () => {
  it.each([
    ['undo-email', '/auth/undo-email?token=', 'Your account is to have another e-mail address'],
    ['new-device', '/auth/not-me?token=', 'A new device signed in to your account'],
    ['password-changed', '/auth/not-me?token=', 'Your password was changed'],
    ['password-reset', '/auth/not-me?token=', 'Your password was reset'],
    ['passkey-added', '/auth/not-me?token=', 'A passkey was added to your account'],
    ['passkey-removed', '/auth/not-me?token=', 'A passkey was removed from your account'],
    ['authenticator-added', '/auth/not-me?token=', 'An authenticator app was set up for your account'],
    ['authenticator-removed', '/auth/not-me?token=', 'The authenticator app of your account was removed'],
    ['recovery-codes-made', '/auth/not-me?token=', 'New recovery codes were made for your account'],
    ['recovery-code-used', '/auth/not-me?token=', 'A recovery code of your account was used'],
    ['factors-reset', '/auth/not-me?token=', 'Your passkeys and codes were removed by our staff'],
  ])('of %s has a link for who did not do it', async (name, page, subject) => {
    await scene.publish(scene.account(1), notice(name));
    const [mail, ...others] = await scene.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject, to: { address: odile.email } });
    const token = tokenOf(mail!.text, page);
    expect(
      await scene.harness.linkKey.verify(token, { purpose: name, now: scene.clock.now() }),
    ).toMatchObject({ ok: true, value: { subject: odile.id, request: `request-${name}` } });
    expect(mail!.text).toContain('On 1 Mar 2026, 09:00 (London time)');
  });

  it('of a new device names it, on one line', async () => {
    await scene.publish(scene.account(1), notice('new-device', { device: 'Firefox on Linux\r\nBcc: x' }));
    expect((await scene.mails())[0]!.text).toContain('Firefox on Linux Bcc: x signed in');
  });

  it('that this version does not know is passed over', async () => {
    await scene.publish(scene.account(1), notice('of-a-later-version'));
    expect(await sent()).toEqual([]);
    expect(await scene.deliveries()).toEqual([]);
  });
});

describe('what gives an account back', () => {
  const moved = { email: 'evil@example.org', emailSince: 3 };

  it('goes to the address that the account had, though it has moved by then', async () => {
    await scene.publish(scene.account(1), scene.account(3, moved), notice('undo-email'));
    expect(await sent()).toEqual(
      expect.arrayContaining([[odile.email, 'Your account is to have another e-mail address']]),
    );
    expect((await sent()).filter(([to]) => to === moved.email)).toEqual([]);
  });

  it('goes nowhere when that address is kept no longer', async () => {
    await scene.publish(scene.account(1), scene.account(3, moved));
    expect(await sent()).toEqual([[odile.email, 'Your e-mail address was changed']]);
    await scene.publish(notice('undo-email'));
    expect(await sent()).toHaveLength(1);
  });

  it('waits for the address that it is for: the link to a new password never goes to the thief', async () => {
    await scene.publish(scene.account(1), scene.account(3, moved));
    await scene.mails();
    const reset = scene.link('reset');
    Object.assign(reset.data as object, { emailSince: 5 });
    await scene.publish(reset);
    expect((await sent()).filter(([, subject]) => subject === 'Reset your password')).toEqual([]);
    await scene.publish(scene.account(5, { emailSince: 5 }));
    expect((await sent()).filter(([, subject]) => subject === 'Reset your password')).toEqual([
      [odile.email, 'Reset your password'],
    ]);
  });
});
