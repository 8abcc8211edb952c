import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
  connectionLost,
  field,
  fillIn,
  filledIn,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const page = document.body;
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const credentials = { Email: 'odile@example.org', Password: 'seven green umbrellas' };

/** Signing in with a right password to an account that has these; `codes` answers what is shown then. */
async function open(kinds: readonly string[], codes: Answer = () => ({})) {
  const asked = answers({
    'POST /session': (sent) => {
      if ('challenge' in sent) return codes(sent);
      throw refusal('SECOND_FACTOR_NEEDED', 'One more step.', { challenge: 'c1', kinds, passkey: null });
    },
  });
  renderPage(remote, '/auth');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  fillIn(page, credentials);
  await press('Sign In');
  await screen.findByText('Your password is right. One more step.');
  return { shown: () => asked.slice(1).map(({ variables }) => variables) };
}
const said = () =>
  (field(page, 'Code').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the second step of signing in', () => {
  it.each([
    [['authenticator', 'recovery-code'], 'From your authenticator app, or a recovery code.'],
    [['recovery-code'], 'One of your recovery codes.'],
  ])('asks for the code of what the account has, and is ready to be typed into: %s', async (kinds, hint) => {
    await open(kinds);
    expect(said()).toContain(hint);
    expect(document.activeElement).toBe(field(page, 'Code'));
    expect(field(page, 'Code').autocomplete).toBe('one-time-code');
  });

  it('shows the code with the question that it answers', async () => {
    const { shown } = await open(['authenticator']);
    await user.keyboard('123 456{Enter}');
    await waitFor(() => expect(shown()).toEqual([{ challenge: 'c1', code: '123 456', area: 'visitor' }]));
  });

  it('says what is wrong with a code beside it, and takes another', async () => {
    const message = 'This code is not right. Codes of an authenticator app are valid for half a minute.';
    const codes: Answer[] = [
      () => {
        throw refusal('UNAUTHENTICATED', message);
      },
      () => Promise.reject(connectionLost),
    ];
    const { shown } = await open(['authenticator', 'recovery-code'], (sent) => codes.shift()!(sent));
    await user.keyboard('000000{Enter}');
    await waitFor(() => expect(said()).toContain(message));
    expect(atFault(page, ['Code'])).toEqual(['Code']);
    expect(field(page, 'Code').value).toBe('000000');
    fillIn(page, { Code: 'abcd-efgh' });
    await press('Sign In');
    await waitFor(() => expect(said()).not.toContain(message));
    await waitFor(() => expect(atFault(page, ['Code'])).toEqual(['Code']));
    expect(shown()).toMatchObject([{ code: '000000' }, { code: 'abcd-efgh' }]);
  });

  it('gives way to another account, with what was typed', async () => {
    await open(['authenticator']);
    await press('Use another account');
    expect(filledIn(page, ['Email'])).toEqual({ Email: credentials.Email });
  });
});
