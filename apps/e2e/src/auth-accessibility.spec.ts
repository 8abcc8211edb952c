import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { signIn } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'signing in, with errors': async (page) => {
    await page.goto('/auth');
    await press(page, 'Sign In');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  },
  'creating an account': async (page) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await expect(heading(page, 'Create Account')).toBeVisible();
  },
  'asking for a new password': async (page) => {
    await page.goto('/auth?reset=true');
    await expect(heading(page, 'Reset Password')).toBeVisible();
  },
  'choosing a new password': async (page) => {
    await page.goto('/auth?reset=true&token=a.b.c');
    await expect(heading(page, 'Choose a New Password')).toBeVisible();
  },
  'a confirmation that cannot be used': async (page) => {
    await page.goto('/auth/confirm');
    await expect(heading(page, 'This link cannot be used')).toBeVisible();
  },
  'the agent login': async (page) => {
    await page.goto('/agent/login');
    await expect(heading(page, 'Estate Agent Login')).toBeVisible();
  },
  'the agent registration': async (page) => {
    await page.goto('/agent/register');
    await expect(heading(page, 'Register as an Estate Agent')).toBeVisible();
  },
  'Your Account, and the question before it is closed': async (page) => {
    await signIn(page.request, { email: 'agent@example.org', password: 'demonstration' }, 'agent');
    await page.goto('/account');
    await expect(page.getByRole('switch')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Close my account');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** On a phone they are laid out as those that are looked at there. */
const laidOutAlike = [
  'asking for a new password',
  'choosing a new password',
  'a confirmation that cannot be used',
  'the agent login',
  'the agent registration',
  'signing in, with errors',
];

test.describe('axe finds nothing, in light colours or dark, on', () => {
  for (const [name, reach] of Object.entries(places))
    test(name, laidOutAlike.includes(name) ? sameAtAnyWidth : {}, async ({ page }) => {
      await reach(page);
      await expectAccessible(page);
    });
});
