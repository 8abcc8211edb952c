import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
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
const says = (label: string) => {
  const described = field(page, label).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
};

/** A page of accounts, with what the API answers. */
async function open(address: string, heading: string, by: Record<string, Answer> = {}) {
  const asked = answers(by);
  const { toasts } = renderPage(remote, address);
  await screen.findByRole('heading', { level: 1, name: heading });
  const notice = (title: string, description: string) =>
    waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, description }));
  return { asked, toasts, notice };
}
const refused =
  (code: string, message: string, more = {}) =>
  () => {
    throw refusal(code, message, more);
  };
const away = () => new Response('Bad gateway', { status: 502 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  const credentials = { Email: 'odile@example.org', Password: 'a wrong password' };

  it('fails with a reason, and keeps what was typed', async () => {
    const { asked, notice } = await open('/auth', 'Sign In', {
      'POST /session': refused('UNAUTHENTICATED', 'Invalid login credentials'),
    });
    fillIn(page, credentials);
    await press('Sign In');
    await notice('Error signing in', 'Invalid login credentials');
    expect(asked[0]!.variables).toEqual({
      email: credentials.Email,
      password: credentials.Password,
      area: 'visitor',
    });
    expect(filledIn(page, ['Email', 'Password'])).toEqual(credentials);
    expect(document.activeElement).toBe(field(page, 'Password'));
  });

  it('says what is missing beside the field, and asks nobody', async () => {
    const { asked } = await open('/auth', 'Sign In');
    fillIn(page, { Email: 'odile', Password: '' });
    await press('Sign In');
    await waitFor(() => expect(says('Email')).toContain('Enter an e-mail address, such as name@example.org'));
    expect(says('Password')).toContain('Enter your password');
    expect(document.activeElement).toBe(field(page, 'Email'));
    expect(asked).toEqual([]);
  });

  it('says when there were too many attempts, and when nobody could be reached', async () => {
    const message = 'Too many attempts. Please try again in 12 minutes.';
    const replies = [refused('TOO_MANY_REQUESTS', message), away];
    const { notice } = await open('/auth', 'Sign In', { 'POST /session': () => replies.shift()!() });
    fillIn(page, credentials);
    await press('Sign In');
    await notice('Error signing in', message);
    await press('Sign In');
    await notice('Error signing in', 'Please try again');
  });

  it('shows that it is under way, and can be pressed once', async () => {
    const held = Promise.withResolvers<void>();
    const { asked } = await open('/auth', 'Sign In', {
      'POST /session': async () => {
        await held.promise;
        throw refusal('UNAUTHENTICATED', 'Invalid login credentials');
      },
    });
    fillIn(page, credentials);
    await press('Sign In');
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(busy.disabled || busy.getAttribute('aria-disabled') === 'true').toBe(true);
    await user.click(busy);
    held.resolve();
    await screen.findByRole('button', { name: 'Sign In' });
    expect(asked).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    await open('/auth', 'Sign In');
    fillIn(page, { Password: 'seven green umbrellas' });
    expect(field(page, 'Password').type).toBe('password');
    await press('Show password');
    expect(field(page, 'Password').type).toBe('text');
    await press('Hide password');
    expect(field(page, 'Password').type).toBe('password');
    expect(field(page, 'Password').autocomplete).toBe('current-password');
  });

  it('tells an agency that waits for approval so', async () => {
    const message = 'Your agency has not been approved yet. We will e-mail you when it is.';
    const { notice } = await open('/agent/login', 'Estate Agent Login', {
      'POST /session': refused('AWAITING_APPROVAL', message),
      SignedInAs: () => ({}),
    });
    fillIn(page, credentials);
    await press('Sign In');
    await notice('Error', message);
    await screen.findByText(/Operations staff look at every new agency/);
  });
});

describe('creating an account', () => {
  const openForm = async (by: Record<string, Answer> = {}) => {
    const opened = await open('/auth', 'Sign In', by);
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Account' });
    return opened;
  };

  it('needs two passwords that match', async () => {
    const { asked, notice } = await openForm();
    fillIn(page, {
      Name: 'Odile',
      Email: 'odile@example.org',
      Password: 'seven green umbrellas',
      'Confirm Password': 'eight green umbrellas',
    });
    await press('Create Account');
    await notice('Passwords do not match', 'Please ensure both passwords match.');
    expect(says('Confirm Password')).toContain('Passwords do not match');
    expect(asked).toEqual([]);
  });

  it('says beside the password why it is too weak', async () => {
    const why = 'This password is easy to guess. This is a commonly used password.';
    const { notice } = await openForm({
      SignUp: refused('BAD_USER_INPUT', why, { problems: [{ field: 'input.password', message: why }] }),
    });
    fillIn(page, {
      Name: 'Odile',
      Email: 'odile@example.org',
      Password: 'password1',
      'Confirm Password': 'password1',
    });
    await press('Create Account');
    await notice('Error creating account', why);
    expect(says('Password')).toContain(why);
    expect(field(page, 'Name').value).toBe('Odile');
  });
});

describe('Forgot password?', () => {
  it('takes the address along, and Back leads back', async () => {
    const { notice } = await open('/auth', 'Sign In', { RequestPasswordReset: away });
    fillIn(page, { Email: 'odile@example.org' });
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
    expect(location.search).toBe('?reset=true');
    expect(field(page, 'Email').value).toBe('odile@example.org');
    await press('Send Reset Link');
    await notice('Error resetting password', 'Please try again');
    await press('Back');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(field(page, 'Email').value).toBe('odile@example.org');
  });
});

describe('a link that is not whole', () => {
  const why = 'This link is not valid. Please copy the whole address from the e-mail.';
  const notValid = refused('BAD_USER_INPUT', why, { field: 'token' });

  it('/auth/confirm says so at once without a token', async () => {
    await open('/auth/confirm', 'This link cannot be used');
  });

  it('/auth/confirm says so, and offers another e-mail', async () => {
    await open('/auth/confirm?token=abc.def.ghi', 'Confirm Your Address', { ConfirmEmail: notValid });
    await press('Confirm my address');
    await screen.findByText(/This link is not valid/);
    screen.getByRole('button', { name: 'Send the confirmation again' });
  });

  it('/auth?reset=true&token= says so once it is used, and keeps what was typed', async () => {
    await open('/auth?reset=true&token=abc.def.ghi', 'Choose a New Password', { ResetPassword: notValid });
    const password = 'nine green umbrellas';
    fillIn(page, { 'New Password': password, 'Confirm New Password': password });
    await press('Change Password');
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid');
    expect(field(page, 'New Password').value).toBe(password);
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  });
});

describe('the registration of an estate agent', () => {
  const agency = {
    'Your Name': 'Sam Example',
    'Company Name': 'Example & Daughters',
    Email: 'agency@example.org',
    Phone: '020 7946 0000',
    Address: '1 Example Street, London SW4 7AA',
    Password: 'seven green umbrellas',
    'Confirm Password': 'seven green umbrellas',
  };

  it('needs every field, and two passwords that match', async () => {
    const { asked, notice } = await open('/agent/register', 'Register as an Estate Agent');
    await press('Register');
    const labels = Object.keys(agency);
    await waitFor(() => expect(atFault(page, labels)).toEqual(labels));
    fillIn(page, { ...agency, 'Confirm Password': 'eight green umbrellas' });
    await press('Register');
    await notice('Error', 'Passwords do not match');
    expect(asked).toEqual([]);
  });

  it('says why it failed, and loses nothing', async () => {
    const { notice } = await open('/agent/register', 'Register as an Estate Agent', { RegisterAgent: away });
    fillIn(page, agency);
    await press('Register');
    await notice('Registration failed', 'An error occurred during registration');
    expect(filledIn(page, Object.keys(agency))).toEqual(agency);
  });
});
