import type { Page } from '@playwright/test';
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
