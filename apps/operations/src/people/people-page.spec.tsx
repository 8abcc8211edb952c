import { describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  connectionLost,
  field,
  fillIn,
  odile,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const ada = {
  id: 'p1',
  name: 'Ada Marlowe',
  email: 'ada@example.org',
  role: 'user',
  confirmed: true,
  createdAt: '2026-11-02T09:00:00Z',
  sessions: 2,
  strongSignIn: true,
};

/** Staff have looked for Ada, who is as the service says. */
async function open(by: Record<string, Answer> = {}) {
  const person = { ...ada, locked: false };
  const asked = answers({
    FindPeople: () => ({ people: [person] }),
    LockAccount: ({ locked }) => {
      person.locked = locked as boolean;
      return { lockAccount: { accepted: true } };
    },
    ConfirmIdentity: () => ({}),
    'POST /session/renew': () => ({}),
    ...by,
  });
  const { toasts } = renderPage(remote, '/operations/people?q=ada', { ...odile, role: 'operations' });
  await screen.findByRole('rowheader', { name: /^Ada Marlowe/ });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
    toasts,
  };
}
const choose = async (label: string) => {
  // Once in the row, and once below the name for a phone.
  await user.click((await screen.findAllByRole('button', { name: `${label}: ${ada.email}` }))[0]!);
  return screen.findByRole('dialog');
};
const press = (dialog: HTMLElement, name: string) => user.click(within(dialog).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const who = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

describe('what is done for or to somebody', () => {
  it('is asked about first, and nothing is done when it is not meant', async () => {
    const { sent } = await open();
    const dialog = await choose('Lock');
    expect(dialog.textContent).toContain('Lock the account of Ada Marlowe?');
    expect(dialog.textContent).toContain('The audit trail keeps that you did it.');
    await press(dialog, 'Cancel');
    await closed();
    expect(sent('LockAccount')).toEqual([]);
  });

  it('is done, said, and to be undone', async () => {
    const { sent, says } = await open();
    await press(await choose('Lock'), 'Lock');
    await says('The account of Ada Marlowe is locked');
    await closed();
    await press(await choose('Unlock'), 'Unlock');
    await says('Ada Marlowe can sign in again');
    expect(sent('LockAccount')).toEqual([
      { accountId: 'p1', locked: true },
      { accountId: 'p1', locked: false },
    ]);
  });

  it('says why it was refused, or to look again before it is repeated', async () => {
    const replies: Answer[] = [
      () => {
        throw refusal('CONFLICT', 'You cannot lock your own account.');
      },
      () => Promise.reject(connectionLost),
    ];
    const { says } = await open({ LockAccount: (variables) => replies.shift()!(variables) });
    const dialog = await choose('Lock');
    await press(dialog, 'Lock');
    await says('You cannot lock your own account.');
    await press(dialog, 'Lock');
    await says('Lintel did not answer. Look again before you repeat it.');
  });

  it('asks who it is where it is dangerous, and goes on after the right password', async () => {
    let proved = false;
    const { sent, says } = await open({
      ResetStrongSignIn: () => {
        if (!proved) throw refusal('CONFIRM_IDENTITY', 'Confirm that it is you.', { kinds: ['password'] });
        return { resetStrongSignIn: { accepted: true } };
      },
      ConfirmIdentity: ({ password }) => {
        proved = password === 'demonstration';
        if (!proved) throw refusal('UNAUTHENTICATED', 'This password is not right.');
        return {};
      },
    });
    await press(await choose('Remove second factor'), 'Remove second factor');
    const asks = await who();
    fillIn(asks, { Password: 'a wrong one' });
    await press(asks, 'Confirm');
    await within(asks).findByText('This password is not right.');
    fillIn(asks, { Password: 'demonstration' });
    await press(asks, 'Confirm');
    await says('The second factor of Ada Marlowe is removed');
    expect(sent('ResetStrongSignIn')).toHaveLength(2);
    expect(sent('POST /session/renew')).toHaveLength(1);
    await closed();
  });

  it('is left undone without a word when whoever asks does not say who it is', async () => {
    const { toasts } = await open({
      ResetStrongSignIn: () => {
        throw refusal('CONFIRM_IDENTITY', 'Confirm that it is you.', { kinds: ['authenticator'] });
      },
    });
    await press(await choose('Remove second factor'), 'Remove second factor');
    field(await who(), 'Code');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
    expect(toasts).toEqual([]);
  });
});
