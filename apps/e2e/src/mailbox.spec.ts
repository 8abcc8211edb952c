import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { graphqlAnswer } from './pages/graphql.js';
import { MailboxPage, sendMessage, someMessage } from './pages/mailbox-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

/** Lets a spec answer an operation of the console in the gateway's place. */
const onConsole = (page: Page, operation: string, json: object): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`${operation}(`) ? route.fulfill({ json }) : route.fallback(),
  );
const signInAsOperations = async ({ request }: Page): Promise<void> => {
  const credentials = { email: 'operations@example.org', password: 'demonstration', area: 'visitor' };
  expect((await request.post('/session', { data: credentials })).status()).toBe(200);
};
const refused = (field: string, code: string) => ({
  data: { [field]: null },
  errors: [{ message: 'no', path: [field], extensions: { code } }],
});

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

  test('finds among what is loaded by recipient and subject', sameAtAnyWidth, async ({ page, request }) => {
    const mailbox = new MailboxPage(page);
    const [one, other] = [await someMessage(request), await sendMessage(request)];
    await mailbox.open();
    await expect(mailbox.row(other)).toBeVisible();
    await mailbox.search.fill(`newsletter ${one.toUpperCase()}`);
    await expect(mailbox.row(one)).toBeVisible();
    await expect(mailbox.list.getByRole('link')).toHaveCount(1);
    await mailbox.search.fill('nobody has this');
    await expect(page.getByRole('heading', { name: 'No loaded message matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(mailbox.row(other)).toBeVisible();
  });

  test(
    'is walked with the arrow keys, and opened with Enter',
    { tag: '@desktop' },
    async ({ page, request }) => {
      const mailbox = new MailboxPage(page);
      const first = await someMessage(request);
      const second = await sendMessage(request);
      await mailbox.open();
      await mailbox.search.fill('odile');
      await expect(mailbox.row(first)).toBeVisible();
      await expect(mailbox.row(second)).toBeVisible();
      await mailbox.search.press('Tab');
      const rows = mailbox.list.getByRole('link');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(rows.first()).toHaveAttribute('aria-current', 'true');
      await expect(rows.first()).toBeFocused();
      await expect(mailbox.message.getByRole('heading', { level: 2 })).toBeVisible();
    },
  );

  test('keeps still under the pointer when mail arrives', { tag: '@desktop' }, async ({ page, request }) => {
    const mailbox = new MailboxPage(page);
    const before = await someMessage(request);
    await mailbox.open();
    await mailbox.row(before).hover();
    const arriving = await sendMessage(request);
    await expect(page.getByText(/^\d+ new when you leave the list$/)).toBeVisible();
    await expect(mailbox.row(arriving)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(mailbox.row(arriving)).toBeVisible();
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

  test('says when there is no such message', sameAtAnyWidth, async ({ page }) => {
    const mailbox = new MailboxPage(page);
    await mailbox.open('?id=nothing');
    await expect(page.getByRole('heading', { name: 'There is no such message' })).toBeVisible();
  });

  test('says where mail leaves the installation', sameAtAnyWidth, async ({ page }) => {
    await onConsole(page, 'mailbox', { data: { mailbox: { readable: false, messages: [], next: null } } });
    await new MailboxPage(page).open();
    await expect(page.getByRole('heading', { name: 'Mail is not kept here' })).toBeVisible();
  });

  test('fetches older messages when asked', sameAtAnyWidth, async ({ page }) => {
    const message = (id: string) => ({
      id,
      to: `${id}@example.org`,
      subject: 'Hello',
      arrivedAt: '2026-11-01T10:00:00Z',
    });
    await page.route('**/graphql', (route) => {
      const { query, variables } = route.request().postDataJSON() as {
        query: string;
        variables: { after: string | null };
      };
      if (!query.includes('query Mailbox(')) return route.fallback();
      const older = variables.after === 'the-end-of-page-1';
      const messages = older ? [message('older')] : [message('newer')];
      return route.fulfill(
        graphqlAnswer({ mailbox: { readable: true, messages, next: older ? null : 'the-end-of-page-1' } }),
      );
    });
    const mailbox = new MailboxPage(page);
    await mailbox.open();
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(mailbox.list.getByRole('link')).toHaveText([/newer@example\.org/, /older@example\.org/]);
    await expect(page.getByRole('button', { name: 'Older' })).toHaveCount(0);
  });

  test('says when it could not be loaded, and can be tried again', sameAtAnyWidth, async ({ page }) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query Mailbox(') ? route.abort() : route.fallback(),
    );
    const mailbox = new MailboxPage(page);
    await mailbox.open();
    await expect(page.getByRole('alert')).toContainText('The mailbox could not be loaded');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(mailbox.search).toBeVisible();
  });
});

test.describe('a visitor whom the API does not show the console', () => {
  for (const code of ['UNAUTHENTICATED', 'FORBIDDEN'])
    test(`signs in and comes back: ${code}`, sameAtAnyWidth, async ({ page }) => {
      await onConsole(page, 'mailbox', refused('mailbox', code));
      await page.goto('/operations/mailbox?id=m1');
      await expect(page.getByRole('heading', { level: 1, name: 'For operations staff' })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/auth');
      expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
        from: '/operations/mailbox?id=m1',
      });
    });

  test('is not shown what became of e-mails', sameAtAnyWidth, async ({ page }) => {
    await page.goto('/operations/emails');
    await expect(page.getByRole('heading', { level: 1, name: 'For operations staff' })).toBeVisible();
  });
});

test.describe('what became of e-mails', () => {
  test('is listed by state for operations staff', sameAtAnyWidth, async ({ page, request }) => {
    await someMessage(request);
    await signInAsOperations(page);
    await page.goto('/operations/emails');
    await page.getByRole('tab', { name: 'Sent' }).click();
    await expect(page).toHaveURL('/operations/emails?state=sent');
    const rows = page.getByRole('table', { name: 'Sent e-mails' }).getByRole('rowheader');
    await expect(rows.filter({ hasText: /^Newsletter/ }).first()).toBeVisible();
  });

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

  test('has a failed one sent again', sameAtAnyWidth, async ({ page }) => {
    const failed = {
      id: 'e1',
      template: 'newsletter-confirmation',
      recipient: 's1',
      state: 'failed',
      queuedAt: '2026-11-21T10:00:00.000Z',
      settledAt: '2026-11-21T10:00:01.000Z',
      reason: '550 No such mailbox',
    };
    let retried = false;
    await page.route('**/graphql', (route) => {
      const sent = route.request().postData() ?? '';
      if (sent.includes('mutation RetryEmail')) {
        retried = true;
        return route.fulfill(
          graphqlAnswer({ retryEmail: { ...failed, state: 'queued', settledAt: null, reason: null } }),
        );
      }
      if (!sent.includes('query Emails(')) return route.fallback();
      return route.fulfill(graphqlAnswer({ emails: { emails: retried ? [] : [failed], next: null } }));
    });
    await page.goto('/operations/emails?state=failed');
    const table = page.getByRole('table', { name: 'Failed e-mails' });
    await expect(table.getByText('550 No such mailbox').filter({ visible: true })).toHaveCount(1);
    await table.getByRole('button', { name: 'Retry Newsletter confirmation to s1' }).click();
    await expect(page.getByText('The e-mail is queued again')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing has failed' })).toBeVisible();
  });
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
