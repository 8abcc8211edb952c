import type { Page } from '@playwright/test';
import { newPerson } from './product/accounts.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { expect, test } from './test.js';

const main = (page: Page) => page.getByRole('main');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text);
}
const agency = {
  'Your Name': 'Sam Example',
  'Company Name': 'Example & Daughters',
  Phone: '020 7946 0000',
  Address: '1 Example Street, London SW4 7AA',
};

test('the agent login and the registration lead to each other', async ({ page }) => {
  await page.goto('/agent/login');
  await expect(heading(page, 'Estate Agent Login')).toBeVisible();
  await main(page).getByRole('link', { name: 'Register as an Estate Agent' }).click();
  await expect(heading(page, 'Register as an Estate Agent')).toBeFocused();
  await main(page).getByRole('link', { name: 'Estate Agent Login' }).click();
  await expect(page).toHaveURL('/agent/login');
});

test('from registering an agency to its dashboard', async ({ page }) => {
  test.setTimeout(90_000);
  const { email, password } = newPerson();
  await page.goto('/agent/register');
  await fill(page, { ...agency, Email: email, Password: password, 'Confirm Password': password });
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(notices(page)).toContainText('Registration successful!');
  await expect(notices(page)).toContainText(
    'Please check your email to confirm your account before logging in.',
  );
  await expect(page).toHaveURL('/agent/login');

  await page.goto(linkIn(await mailTo(email, /confirm/i), '/auth/confirm'));
  await main(page).getByRole('button', { name: 'Confirm my address' }).click();
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/agent/login');
  await fill(page, { Email: email, Password: password });
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/agent/dashboard');
  await expect(notices(page)).toContainText('Successfully logged in as an estate agent.');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Agency' })).toContainText(agency['Company Name']);
});
