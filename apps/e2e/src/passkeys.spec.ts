import type { Page } from '@playwright/test';
import { AgencyPage, notices } from './pages/agency-pages.js';
import { onOperation } from './pages/graphql.js';
import { signedInAgent } from './product/accounts.js';
import { mailTo } from './product/mailbox.js';
import { expect, test } from './test.js';

test.use({ product: 'market' });

/** A device that keeps passkeys, and whose owner touches it whenever it asks. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'An owner adds a passkey, requires two-step sign-in of the agency, and signs in by the passkey alone',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(90_000);
    await plugInAuthenticator(page);
    const owner = await signedInAgent(page.request);
    const agency = new AgencyPage(page);
    const required = agency
      .section('Two-step sign-in')
      .getByRole('switch', { name: 'Require two-step sign-in of colleagues' });

    await test.step('who has none is asked for one first', async () => {
      await agency.open();
      await expect(required).toBeDisabled();
      await expect(required).toHaveAccessibleDescription(/add a passkey or an authenticator app/);
      await agency.section('Two-step sign-in').getByRole('link', { name: 'your own account' }).click();
    });

    await test.step('adds it, and names it', async () => {
      const security = page.getByRole('region', { name: 'Sign-in and security', exact: true });
      await security.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(notices(page)).toContainText('Passkey added');
      await expect(security).toContainText('Keep these recovery codes');
      await security.getByRole('button', { name: /^Rename the passkey/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
      await dialog.getByLabel('Name').fill('');
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Name').fill('Office laptop');
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await expect(security.getByText('Office laptop', { exact: true })).toBeVisible();
      const mail = await mailTo(owner.email, /passkey was added/);
      expect(mail.text).toContain('/auth/not-me?token=');
    });

    await test.step('is asked who they are once that is long ago', async () => {
      let asked = 0;
      await onOperation(page, 'RequireStrongSignIn', async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        const extensions = { code: 'CONFIRM_IDENTITY', kinds: ['passkey', 'recovery-code'] };
        await route.fulfill({
          json: { data: null, errors: [{ message: 'Confirm that it is you.', extensions }] },
        });
      });
      await agency.open();
      await required.click();
      const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(required).not.toBeChecked();
      asked = 0;
      await required.click();
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(notices(page)).toContainText('Everybody here needs two-step sign-in now');
      await expect(required).toBeChecked();
    });

    await test.step('signs in without a password', async () => {
      await page.context().clearCookies();
      await page.goto('/agent/login');
      await page.getByRole('main').getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page).toHaveURL(/\/agent\/dashboard/);
      await agency.open();
      await expect(required).toBeChecked();
    });
  },
);
