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

test('the registration needs every field, and two passwords that match', async ({ page }) => {
  await page.goto('/agent/register');
  await main(page).getByRole('button', { name: 'Register' }).click();
  for (const label of [...Object.keys(agency), 'Email', 'Password', 'Confirm Password'])
    await expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fill(page, {
    ...agency,
    Email: 'agency@example.org',
    Password: 'seven green umbrellas',
    'Confirm Password': 'eight green umbrellas',
  });
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(page.getByRole('alert')).toContainText('Passwords do not match');
});

test('a failed registration says why, and loses nothing', async ({ page }) => {
  await page.goto('/agent/register');
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('mutation RegisterAgent(')
      ? route.fulfill({ status: 502, body: '' })
      : route.fallback(),
  );
  const password = 'seven green umbrellas';
  await fill(page, {
    ...agency,
    Email: 'agency@example.org',
    Password: password,
    'Confirm Password': password,
  });
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Registration failed');
  await expect(page.getByRole('alert')).toContainText('An error occurred during registration');
  await expect(main(page).getByLabel('Company Name')).toHaveValue(agency['Company Name']);
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

test('an agency that waits for approval is told so', async ({ page }) => {
  const message = 'Your agency has not been approved yet. We will e-mail you when it is.';
  await page.goto('/agent/login');
  await page.route('**/session', (route) =>
    route.fulfill({
      status: 403,
      json: { data: null, errors: [{ message, extensions: { code: 'AWAITING_APPROVAL' } }] },
    }),
  );
  await fill(page, { Email: 'agency@example.org', Password: 'seven green umbrellas' });
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(main(page).getByText(/Operations staff look at every new agency/)).toBeVisible();
});
