import type { Page } from '@playwright/test';
import { signedInPerson } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const main = (page: Page) => page.getByRole('main');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function signIn(page: Page, who: 'buyer' | 'operations'): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(`${who}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('demonstration');
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('the bar of whoever is signed in', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'buyer');
  await expect(page).toHaveURL('/');
  const items = ['Home', 'Properties', 'Saved Properties', 'Viewings', 'Saved Searches', 'Messages'];
  for (const name of items) await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeHidden();

  const account = bar(page).getByRole('button', { name: 'Account of Robin Buyer' });
  await account.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Your Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Your Account' })).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  await bar(page).getByRole('link', { name: 'Your Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeFocused();

  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }

  // Another page of the same browser follows.
  const other = await page.context().newPage();
  await other.goto('/properties');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(notices(page)).toContainText('Signed out successfully');
  await expect(notices(page)).toContainText('You have been signed out of your account.');
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Messages' })).toBeHidden();
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('the side menu signs out as well', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'operations');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Outgoing Mailbox' })).toHaveAttribute(
    'href',
    '/operations/mailbox',
  );
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(notices(page)).toContainText('Signed out successfully');
  await expect(menu).toBeHidden();
});

test('a sign-out that nobody heard says so, and changes nothing', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'operations');
  await page.route('**/session', (route) => route.abort());
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alert')).toContainText('Error signing out');
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test.describe('the agent guard', () => {
  test('shows a spinner, then lets estate agents in', sameAtAnyWidth, async ({ page }) => {
    await page.goto('/agent/viewings');
    await expect(page).toHaveURL('/agent/login');
    await page.getByLabel('Email', { exact: true }).fill('agent@example.org');
    await page.getByLabel('Password', { exact: true }).fill('demonstration');
    await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/agent/viewings');
    await expect(notices(page)).toContainText('Welcome back!');
    await expect(notices(page)).toContainText('Successfully logged in as an estate agent.');

    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('SignedInAs')) await held.promise;
      await route.continue();
    });
    await page.goto('/agent/dashboard');
    await expect(main(page).getByRole('status')).toHaveText('Checking your account');
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Agent Dashboard' })).toBeVisible();
  });

  test('sends others to /agent/login, where their account is refused', sameAtAnyWidth, async ({ page }) => {
    const { name, email, password } = await signedInPerson(page.request);
    await page.goto('/agent/dashboard');
    await expect(page).toHaveURL('/agent/login');
    await expect(main(page).getByText(`You are signed in as ${name}`)).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Access Denied');
    await expect(page.getByRole('alert')).toContainText('This account is not registered as an estate agent.');
    // Whoever does not know the password learns nothing of it.
    await page.getByLabel('Password', { exact: true }).fill('another password');
    await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  });
});
