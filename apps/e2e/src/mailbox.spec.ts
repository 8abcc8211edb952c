import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { MailboxPage, sendMessage, someMessage } from './pages/mailbox-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const signInAsOperations = async ({ request }: Page): Promise<void> => {
  const credentials = { email: 'operations@example.org', password: 'demonstration', area: 'visitor' };
  expect((await request.post('/session', { data: credentials })).status()).toBe(200);
};
test.describe('the mailbox', () => {
  test(
    'shows a message as it is sent, in all its forms',
    sameAtAnyWidth,
    async ({ page, request, consoleErrors }) => {
      const mailbox = new MailboxPage(page);
      await mailbox.open();
      const to = await sendMessage(request);
      // Nobody presses anything: it comes by itself.
      await mailbox.row(to).click();
      await expect(page).toHaveURL(/\/operations\/mailbox\?id=./);
      await expect(mailbox.message.getByRole('heading', { level: 2 })).toContainText('newsletter');
      await expect(mailbox.message.getByText(to, { exact: true })).toBeVisible();

      const button = mailbox.html.getByRole('link', { name: 'Confirm my subscription' });
      await expect(button).toBeVisible();
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const opened = page.context().waitForEvent('page');
      await button.click();
      await (await opened).close();

      await mailbox.tab('Text').click();
      await expect(mailbox.message.getByRole('region', { name: 'The message as text' })).toContainText(
        '/newsletter/confirm?token=',
      );
      await mailbox.tab('Source').click();
      const source = mailbox.message.getByRole('region', { name: 'The source of the message' });
      await expect(source).toContainText('Message-ID:');

      const downloading = page.waitForEvent('download');
      await mailbox.message.getByRole('button', { name: 'Download .eml' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^20\d\d-\d\d-\d\d-[a-z0-9-]+\.eml$/);
      const eml = await readFile(await download.path(), 'utf8');
      expect(eml).toContain(`To: ${to}`);
      expect(eml.replaceAll('\r\n', '\n')).toBe((await source.textContent())!.replaceAll('\r\n', '\n'));
      // That the frame lets no script run is said of the test's own.
      expect(consoleErrors.filter((text) => !text.includes('frame is sandboxed'))).toEqual([]);

      await page.reload();
      await expect(mailbox.message.getByText(to, { exact: true })).toBeVisible();
    },
  );

  test('runs nothing of what a message holds', sameAtAnyWidth, async ({ page, request }) => {
    const mailbox = new MailboxPage(page);
    const to = await someMessage(request);
    await page.route('**/operations/mailbox/html?*', async (route) => {
      const response = await route.fetch();
      const body =
        '<p>Hello</p><script>document.body.append("It ran")</script><img src="x" onerror="document.body.append(`It ran`)">';
      await route.fulfill({ response, body });
    });
    await mailbox.open();
    await mailbox.row(to).click();
    await expect(mailbox.html.locator('body')).toHaveText('Hello');
  });

  test(
    'gives an open message the page, and leads back to its row',
    { tag: '@phone' },
    async ({ page, request }) => {
      const mailbox = new MailboxPage(page);
      const to = await someMessage(request);
      await mailbox.open();
      await mailbox.row(to).click();
      await expect(mailbox.message.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(mailbox.list).toBeHidden();
      const { width, room } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect(width).toBeLessThanOrEqual(room);
      await mailbox.message.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/operations/mailbox');
      await expect(mailbox.row(to)).toBeFocused();
    },
  );
});

test.describe('what became of e-mails', () => {
  test(
    'is found by its address from any page, with what became of it',
    sameAtAnyWidth,
    async ({ page, request }) => {
      const to = await someMessage(request);
      await signInAsOperations(page);
      await page.goto('/operations/audit');
      await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type(to);
      const search = page.getByRole('dialog', { name: 'Search the console' });
      await expect(search.getByRole('combobox')).toHaveValue(to);
      await expectAccessible(page);
      await search.getByRole('option', { name: /e-mails/ }).click();
      await expect(page).toHaveURL(`/operations/emails?q=${encodeURIComponent(to)}`);
      await page
        .getByRole('rowheader')
        .getByRole('link', { name: /^Newsletter/ })
        .click();
      const panel = page.getByRole('dialog', { name: /^Newsletter/ });
      await expect(panel.getByText(/^250 kept as/)).toBeVisible();
      await expect(panel.getByText('lintel.newsletter.subscription-requested.v1')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(`/operations/emails?q=${encodeURIComponent(to)}`);
    },
  );
});

test('the console is loaded on its own pages only', sameAtAnyWidth, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/remotes/operations/')) asked.push(sent.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(asked).toEqual([]);
  await new MailboxPage(page).open();
  expect(asked).not.toEqual([]);
});

test.describe('axe finds nothing, in light colours or dark, on', () => {
  // Nothing runs in the message's own frame, axe neither.
  const check = (page: Page) => expectAccessible(page, { without: 'iframe' });

  test('the mailbox and its message in each form', async ({ page, request }) => {
    const mailbox = new MailboxPage(page);
    const to = await someMessage(request);
    await mailbox.open();
    await expect(mailbox.row(to)).toBeVisible();
    await check(page);
    await mailbox.row(to).click();
    for (const form of ['HTML', 'Text', 'Source'] as const) {
      await mailbox.tab(form).click();
      await expect(mailbox.message.getByRole('tabpanel')).toBeVisible();
      await check(page);
    }
  });

  test('the e-mails that were sent', async ({ page, request }) => {
    await someMessage(request);
    await signInAsOperations(page);
    await page.goto('/operations/emails?state=sent');
    await expect(page.getByRole('table')).toBeVisible();
    await check(page);
  });
});
