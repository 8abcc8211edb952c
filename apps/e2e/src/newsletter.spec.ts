import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LintelProcess } from './product/lintel-process.js';
import { mailsTo } from './product/mailbox.js';
import { expect, test } from './test.js';

const box = (page: Page) => page.getByRole('region', { name: 'New notes by e-mail' });
const open = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/blog`);
  await expect(box(page)).toBeVisible();
};
const subscribe = async (page: Page, email: string): Promise<void> => {
  await box(page).getByLabel('E-mail address').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
};

test('from the box to the mailbox, confirmed, and unsubscribed', async ({ page }) => {
  test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'mails are files on the embedded profile only');
  // It starts a product of its own.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'lintel-newsletter-'));
  const lintel = await LintelProcess.run('deploy/all-in-one/bundle/main.js', {
    LINTEL_DATA: folder,
    LINTEL_DEMO: '0',
  });
  try {
    const links = async (): Promise<Record<string, string>> => {
      const [last] = await mailsTo('odile@example.org', [join(folder, 'mail')]);
      expect(last, 'a mail to odile@example.org').toBeDefined();
      const found = last!.text.matchAll(/https?:\/\/[^/\s]+(\/newsletter\/(\w+)\?token=\S+)/g);
      return Object.fromEntries(
        [...found].map(([, path, purpose]) => [purpose!, `${lintel.address}${path}`]),
      );
    };
    await open(page, lintel.address);
    await subscribe(page, ' Odile@Example.org');
    await expect(box(page).getByRole('status')).toContainText('odile@example.org');
    await expect(async () => links()).toPass({ timeout: 15_000 });
    const { confirm, unsubscribe } = await links();

    // Whatever looks into the link without pressing the button changes nothing.
    await page.request.get(confirm!);
    await page.goto(confirm!);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed', exact: true })).toBeFocused();
    await page.goto(confirm!);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed already' })).toBeVisible();

    await page.goto(unsubscribe!);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed', exact: true })).toBeVisible();
    await page.goto(confirm!);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
  } finally {
    await lintel.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
