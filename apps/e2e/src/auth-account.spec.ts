import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPerson, signedInPerson, signIn } from './product/accounts.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { expect, test } from './test.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('Your Account, from its name to its end', async ({ page, playwright, baseURL }) => {
  test.setTimeout(120_000);
  const person = await signedInPerson(page.request);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
  await signIn(elsewhere, person);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();

  await test.step('the name', async () => {
    const name = part(page, 'Name');
    await name.getByLabel('Name').fill('Odile\u202eelpmaxE');
    await name.getByRole('button', { name: 'Change Name' }).click();
    await expect(name.getByLabel('Name')).toHaveAccessibleDescription(
      'The name must not contain invisible characters',
    );
    await name.getByLabel('Name').fill('Odile Hartley');
    await name.getByRole('button', { name: 'Change Name' }).click();
    await expect(notices(page)).toContainText('Name changed');
    await page.reload();
    await expect(name.getByLabel('Name')).toHaveValue('Odile Hartley');
  });

  await test.step('the devices', async () => {
    const devices = part(page, 'Devices');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText('This device');
    await devices.getByRole('listitem').last().getByRole('button').click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('button')).toHaveCount(0);
  });

  await test.step('the e-mails', async () => {
    const choice = part(page, 'E-mails').getByRole('switch', { name: 'News of the homes I saved' });
    const before = await choice.isChecked();
    await choice.click();
    await expect(choice).toBeEnabled();
    await page.reload();
    await expect(choice).toBeChecked({ checked: !before });
  });

  await test.step('the password', async () => {
    const password = part(page, 'Password');
    await password.getByLabel('Current password', { exact: true }).fill('not this one');
    await password.getByLabel('New password', { exact: true }).fill('nine green umbrellas');
    await password.getByLabel('Confirm new password', { exact: true }).fill('nine green umbrellas');
    await password.getByRole('button', { name: 'Change Password' }).click();
    await expect(password.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'This is not your password.',
    );
    await password.getByLabel('Current password', { exact: true }).fill(person.password);
    await password.getByRole('button', { name: 'Change Password' }).click();
    await expect(notices(page)).toContainText('Password changed');
  });

  await test.step('the address', async () => {
    const address = newPerson().email;
    const email = part(page, 'E-mail address');
    await email.getByLabel('New email').fill(address);
    await email.getByLabel('Your password', { exact: true }).fill('nine green umbrellas');
    await email.getByRole('button', { name: 'Change Email' }).click();
    await expect(email.getByRole('status')).toContainText(address);
    await expect(email.getByText(person.email, { exact: true })).toBeVisible();
    await page.goto(linkIn(await mailTo(address, /confirm/i), '/auth/confirm'));
    await page.getByRole('main').getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Your Account' }).click();
    await expect(email.getByText(address, { exact: true })).toBeVisible();
  });

  await test.step('the data', async () => {
    const downloading = page.waitForEvent('download');
    await part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^lintel-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({ account: { account: { name: 'Odile Hartley' } } });
    expect(Object.keys(data)).toEqual([
      ...['exportedAt', 'account', 'saved', 'emails'],
      ...['messages', 'viewings', 'reports'],
    ]);
    expect(JSON.stringify(data)).not.toContain('passwordHash');
  });

  await test.step('the end', async () => {
    await part(page, 'Close account').getByRole('button', { name: 'Close my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      'This is not your password.',
    );
    await dialog.getByLabel('Your password', { exact: true }).fill('nine green umbrellas');
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(notices(page)).toContainText('Your account is closed');
    await page.goto('/account');
    await expect(page).toHaveURL('/auth');
  });
  await elsewhere.dispose();
});
