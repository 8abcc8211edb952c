import { expectAccessible } from './accessible.js';
import { signedInAgent } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

test(
  'An owner makes a key, which opens the stream until it is revoked',
  sameAtAnyWidth,
  async ({ page, visitor }) => {
    await signedInAgent(page.request);
    await page.goto('/agent/agency');
    await page.getByRole('link', { name: 'Keys and webhooks' }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    const form = page.getByRole('dialog', { name: 'Make a key' });
    await form.getByLabel('Name').fill('Our website');
    await form.getByLabel(/^Read events/).check();
    await expectAccessible(page, { within: 'dialog[open]' });
    await form.getByRole('button', { name: 'Make the key' }).click();
    const secret = await page
      .getByRole('group', { name: 'The secret of Our website' })
      .getByText(/^lintel_/)
      .innerText();
    await expect(page.getByRole('list', { name: 'Keys' })).toContainText(secret.slice(0, 15));
    await expectAccessible(page);

    const headers = { accept: 'application/json', authorization: `Bearer ${secret}` };
    const status = async () => (await visitor.get('/events', { headers })).status();
    expect(await status()).toBe(200);
    await page.getByRole('button', { name: 'Revoke Our website' }).click();
    await page
      .getByRole('dialog', { name: 'Revoke Our website?' })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expect(page.getByText(/^Revoked on /)).toBeVisible();
    await expect.poll(status).toBe(401);
  },
);
