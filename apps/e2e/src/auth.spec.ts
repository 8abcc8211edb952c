import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { graphqlAnswer } from './pages/graphql.js';
import { newPerson, type TestAccount } from './product/accounts.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const box = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function notice(page: Page, title: string, description: string): Promise<void> {
  const shown = notices(page).locator('div', { has: page.getByText(title, { exact: true }) });
  await expect(shown.getByText(description, { exact: true }).first()).toBeVisible();
}
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await box(page, label).fill(text);
}
async function signIn(
  page: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await press(page, 'Sign In');
}
const demonstration = (who: 'buyer' | 'agent') => ({
  email: `${who}@example.org`,
  password: 'demonstration',
});
const nobody = () => ({ email: `${randomUUID()}@example.org`, password: 'a wrong password' });
/** Lets a spec answer in the gateway's place. */
const onSignIn = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/session', answer);
const onMutation = (page: Page, name: string, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`mutation ${name}(`) ? answer(route) : route.fallback(),
  );
const refusal = (code: string, message: string) => ({ message, extensions: { code } });
const createAccount = async (page: Page): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(heading(page, 'Create Account')).toBeVisible();
};

test.describe('the user guard', () => {
  test('sends a visitor to /auth, and back to where they came from after signing in', async ({ page }) => {
    await page.goto('/messages?about=12#last');
    await expect(page).toHaveURL('/auth');
    // A reload in between forgets nothing.
    await page.reload();
    await signIn(page, demonstration('buyer'));
    await expect(page).toHaveURL('/messages?about=12#last');
    await notice(page, 'Sign in successful', 'Welcome back!');

    // Whoever is signed in has no use for the way in.
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('finds who is signed in even when the browser has lost its mark', sameAtAnyWidth, async ({ page }) => {
    const credentials = { ...demonstration('buyer'), area: 'visitor' };
    expect((await page.request.post('/session', { data: credentials })).status()).toBe(200);
    await page.goto('/account');
    await expect(main(page).getByText('buyer@example.org')).toBeVisible();
  });

  test('costs a visitor who never signed in no question', sameAtAnyWidth, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(asked.filter((text) => text.includes('SignedInAs'))).toEqual([]);
  });
});

test.describe('signing in', () => {
  test('fails with a reason, and keeps what was typed', async ({ page }) => {
    await page.goto('/auth');
    const { email, password } = nobody();
    await signIn(page, { email, password });
    await notice(page, 'Error signing in', 'Invalid login credentials');
    await expect(box(page, 'Email')).toHaveValue(email);
    await expect(box(page, 'Password')).toHaveValue(password);
    await expect(box(page, 'Password')).toBeFocused();
  });

  test('says what is missing beside the field, and asks nobody', async ({ page }) => {
    await page.goto('/auth');
    await onSignIn(page, () => Promise.reject(new Error('It was sent')));
    await signIn(page, { email: 'odile', password: '' });
    await expect(box(page, 'Email')).toHaveAccessibleDescription(
      'Enter an e-mail address, such as name@example.org',
    );
    await expect(box(page, 'Password')).toHaveAccessibleDescription('Enter your password');
    await expect(box(page, 'Email')).toBeFocused();
  });

  test(
    'says when there were too many attempts, and when nobody could be reached',
    sameAtAnyWidth,
    async ({ page }) => {
      const message = 'Too many attempts. Please try again in 12 minutes.';
      await page.goto('/auth');
      await onSignIn(page, (route) =>
        route.fulfill({ status: 429, ...graphqlAnswer(null, [refusal('TOO_MANY_REQUESTS', message)]) }),
      );
      await signIn(page, nobody());
      await notice(page, 'Error signing in', message);
      await page.unrouteAll();
      await onSignIn(page, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
      await press(page, 'Sign In');
      await notice(page, 'Error signing in', 'Please try again');
    },
  );

  test('shows that it is under way, and can be pressed once', sameAtAnyWidth, async ({ page }) => {
    await page.goto('/auth');
    const held = Promise.withResolvers<void>();
    await onSignIn(page, async (route) => {
      await held.promise;
      await route.continue();
    });
    await signIn(page, nobody());
    await expect(main(page).getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    held.resolve();
    await expect(main(page).getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/auth');
    await box(page, 'Password').fill('seven green umbrellas');
    await expect(box(page, 'Password')).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    await expect(box(page, 'Password')).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(box(page, 'Password')).toHaveAttribute('type', 'password');
    await expect(box(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});

test.describe('creating an account', () => {
  test('needs two passwords that match', sameAtAnyWidth, async ({ page }) => {
    await createAccount(page);
    await onMutation(page, 'SignUp', () => Promise.reject(new Error('It was sent')));
    await fill(page, {
      Name: 'Odile',
      Email: 'odile@example.org',
      Password: 'seven green umbrellas',
      'Confirm Password': 'eight green umbrellas',
    });
    await press(page, 'Create Account');
    await notice(page, 'Passwords do not match', 'Please ensure both passwords match.');
    await expect(box(page, 'Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  });

  test('says beside the password why it is too weak', sameAtAnyWidth, async ({ page }) => {
    const why = 'This password is easy to guess. This is a commonly used password.';
    await createAccount(page);
    const error = {
      message: why,
      extensions: { code: 'BAD_USER_INPUT', problems: [{ field: 'input.password', message: why }] },
    };
    await onMutation(page, 'SignUp', (route) => route.fulfill(graphqlAnswer(null, [error])));
    await fill(page, {
      Name: 'Odile',
      Email: 'odile@example.org',
      Password: 'password1',
      'Confirm Password': 'password1',
    });
    await press(page, 'Create Account');
    await notice(page, 'Error creating account', why);
    await expect(box(page, 'Password')).toHaveAccessibleDescription(new RegExp(why));
    await expect(box(page, 'Name')).toHaveValue('Odile');
  });
});

test('Forgot password? takes the address along, and Back leads back', sameAtAnyWidth, async ({ page }) => {
  await page.goto('/auth');
  await box(page, 'Email').fill('odile@example.org');
  await main(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await expect(page).toHaveURL('/auth?reset=true');
  await expect(box(page, 'Email')).toHaveValue('odile@example.org');
  await onMutation(page, 'RequestPasswordReset', (route) => route.fulfill({ status: 502, body: '' }));
  await press(page, 'Send Reset Link');
  await notice(page, 'Error resetting password', 'Please try again');
  await press(page, 'Back');
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(box(page, 'Email')).toHaveValue('odile@example.org');
});

test.describe('a link that is not whole', () => {
  test('/auth/confirm says so, and offers another e-mail', async ({ page }) => {
    await page.goto('/auth/confirm');
    await expect(heading(page, 'This link cannot be used')).toBeVisible();
    await page.goto('/auth/confirm?token=abc.def.ghi');
    await press(page, 'Confirm my address');
    await expect(main(page).getByText(/This link is not valid/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Send the confirmation again' })).toBeVisible();
  });

  test('/auth?reset=true&token= says so once it is used, and keeps what was typed', async ({ page }) => {
    await page.goto('/auth?reset=true&token=abc.def.ghi');
    await expect(heading(page, 'Choose a New Password')).toBeVisible();
    await fill(page, {
      'New Password': 'nine green umbrellas',
      'Confirm New Password': 'nine green umbrellas',
    });
    await press(page, 'Change Password');
    await expect(main(page).getByRole('alert')).toContainText('This link is not valid');
    await expect(box(page, 'New Password')).toHaveValue('nine green umbrellas');
    await main(page).getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(heading(page, 'Reset Password')).toBeVisible();
  });
});

test('from signing up to a forgotten password', async ({ page }) => {
  test.setTimeout(120_000);
  const person = newPerson();
  await page.goto('/messages');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await fill(page, {
    Name: person.name,
    Email: person.email,
    Password: person.password,
    'Confirm Password': 'another password',
  });
  await press(page, 'Create Account');
  await notice(page, 'Passwords do not match', 'Please ensure both passwords match.');
  await fill(page, { 'Confirm Password': person.password });
  await press(page, 'Create Account');
  await notice(page, 'Account created successfully', 'Please check your email to confirm your account.');
  // Success leaves no error standing.
  await expect(notices(page).getByText('Passwords do not match')).toHaveCount(0);
  await expect(main(page).getByRole('status')).toContainText(person.email);

  // Before the confirmation, a right password is not enough.
  await press(page, 'Sign In');
  await expect(box(page, 'Email')).toHaveValue(person.email);
  await box(page, 'Password').fill(person.password);
  await press(page, 'Sign In');
  await notice(page, 'Error signing in', 'Please check your email to confirm your account.');
  await expect(main(page).getByRole('button', { name: 'Send the confirmation again' })).toBeVisible();

  const confirmation = linkIn(await mailTo(person.email, /confirm/i), '/auth/confirm');
  // Whatever looks into the link without pressing the button changes nothing.
  await page.request.get(confirmation);
  await page.goto(confirmation);
  await press(page, 'Confirm my address');
  await expect(heading(page, 'Your account is confirmed')).toBeVisible();
  // The place they were on the way to is remembered through the mailbox.
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person);
  await notice(page, 'Sign in successful', 'Welcome back!');
  await expect(page).toHaveURL('/messages');

  await page.goto(confirmation);
  await press(page, 'Confirm my address');
  await expect(main(page).getByText(/This link has been used already/)).toBeVisible();

  await page.goto('/auth?reset=true');
  await box(page, 'Email').fill(person.email);
  await press(page, 'Send Reset Link');
  await notice(
    page,
    'Password reset email sent',
    'Please check your email for instructions to reset your password.',
  );
  await page.goto(linkIn(await mailTo(person.email, /password/i), '/auth'));
  const password = 'nine green umbrellas';
  await fill(page, { 'New Password': password, 'Confirm New Password': password });
  await press(page, 'Change Password');
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Sign In')).toBeVisible();
  await signIn(page, { email: person.email, password });
  await expect(page).toHaveURL('/');
});
