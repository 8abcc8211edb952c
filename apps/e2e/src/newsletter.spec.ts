import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { graphqlAnswer } from './pages/graphql.js';
import { LintelProcess } from './product/lintel-process.js';
import { mailsTo } from './product/mailbox.js';
import { expect, test } from './test.js';

const box = (page: Page) => page.getByRole('region', { name: 'New notes by e-mail' });
const open = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/blog`);
  await expect(box(page)).toBeVisible();
};
/** Lets a spec answer the box in the gateway's place. */
const onSubscribing = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    /mutation SubscribeToNewsletter/.test(route.request().postData() ?? '')
      ? answer(route)
      : route.fallback(),
  );
const subscribe = async (page: Page, email: string): Promise<void> => {
  await box(page).getByLabel('E-mail address').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
};

test.describe('the newsletter box', () => {
  for (const [typed, says] of [
    ['', 'Enter your e-mail address'],
    ['odile', 'Enter an e-mail address, such as name@example.org'],
    ['odile@example', 'Enter an e-mail address, such as name@example.org'],
  ] as const)
    test(`says what is wrong with '${typed}', and keeps it`, async ({ page }) => {
      await open(page);
      await subscribe(page, typed);
      const field = box(page).getByLabel('E-mail address');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toHaveValue(typed);
      await field.fill('odile@example.org');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });

  test('says when it was not sent, keeps what was typed, and may be pressed again', async ({ page }) => {
    await open(page);
    await onSubscribing(page, (route) => route.abort());
    await subscribe(page, 'odile@example.org');
    await expect(box(page).getByRole('alert')).toContainText('That was not sent');
    await expect(box(page).getByLabel('E-mail address')).toHaveValue('odile@example.org');
    await page.unrouteAll();
    const held = Promise.withResolvers<void>();
    await onSubscribing(page, async (route) => {
      await held.promise;
      await route.continue();
    });
    await box(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(box(page).getByRole('button', { name: 'Subscribing…' })).toBeDisabled();
    held.resolve();
    await expect(box(page).getByRole('status')).toContainText('Check your inbox');
  });

  test('says when there were too many', async ({ page }) => {
    await open(page);
    const message = 'Many addresses were subscribed from your network. Try again in 12 minutes.';
    const errors = [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }];
    await onSubscribing(page, (route) => route.fulfill(graphqlAnswer(null, errors)));
    await subscribe(page, 'odile@example.org');
    await expect(box(page).getByRole('alert')).toContainText(message);
  });
});

test.describe('a newsletter link that is not whole', () => {
  for (const [path, token, button] of [
    ['confirm', '', null],
    ['unsubscribe', '', null],
    ['confirm', 'abc.def.ghi', 'Confirm my subscription'],
    ['unsubscribe', 'abc.def.ghi', 'Unsubscribe'],
  ] as const)
    test(`/newsletter/${path}?token=${token} says so`, async ({ page }) => {
      await page.goto(`/newsletter/${path}?token=${token}`);
      if (button) await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
      await page.getByRole('link', { name: 'Read the blog' }).click();
      await expect(page).toHaveURL('/blog');
    });
});

test('from the box to the mailbox, confirmed, and unsubscribed', async ({ page }) => {
  test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'mails are files on the embedded profile only');
  // It starts a product of its own.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'lintel-newsletter-'));
  const lintel = await LintelProcess.run('deploy/all-in-one/dist/main.js', {
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
