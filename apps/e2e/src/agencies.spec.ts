import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { newPerson, signIn } from './product/accounts.js';
import { LintelProcess } from './product/lintel-process.js';
import { linkIn, mailsTo } from './product/mailbox.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const table = (page: Page) => page.getByRole('table', { name: 'Agencies that wait for approval' });
const row = (page: Page, companyName: string) => table(page).getByRole('rowheader', { name: companyName });
const approve = (page: Page, companyName: string) =>
  table(page).getByRole('button', { name: `Approve ${companyName}` });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const nobodyWaits = (page: Page) => page.getByRole('heading', { name: 'No agency waits for approval' });
const operations = { email: 'operations@example.org', password: 'demonstration' };

test(
  'an agent signs in once operations staff have approved the agency',
  sameAtAnyWidth,
  async ({ page, browser }) => {
    test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'approval is not required on the cluster');
    // It starts a product of its own.
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'lintel-agencies-'));
    const lintel = await LintelProcess.run('deploy/all-in-one/bundle/main.js', {
      LINTEL_DATA: folder,
      LINTEL_DEMO: '1',
      LINTEL_AGENT_APPROVAL: 'required',
    });
    const office = await browser.newContext({ ...test.info().project.use, baseURL: lintel.address });
    const { email, password } = newPerson();
    const companyName = 'Example & Daughters';
    const main = page.getByRole('main');
    const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
      for (const [label, text] of Object.entries(fields))
        await main.getByLabel(label, { exact: true }).fill(text);
    };
    /** The link in the only mail that the agent has been sent. */
    const confirmation = async (): Promise<string> => {
      const [sent] = await mailsTo(email, [join(folder, 'mail')]);
      expect(sent, `a mail to ${email}`).toBeDefined();
      return `${lintel.address}${linkIn(sent!, '/auth/confirm')}`;
    };
    const signInAsAgent = async (): Promise<void> => {
      await fill({ Email: email, Password: password });
      await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    try {
      await test.step('the agent registers, and confirms by the mail', async () => {
        await page.goto(`${lintel.address}/agent/register`);
        await fill({
          'Your Name': 'Sam Example',
          'Company Name': companyName,
          Phone: '020 7946 0000',
          Address: '1 Example Street, London SW4 7AA',
          Email: email,
          Password: password,
          'Confirm Password': password,
        });
        await main.getByRole('button', { name: 'Register' }).click();
        await expect(page).toHaveURL(`${lintel.address}/agent/login`);
        await expect(confirmation).toPass({ timeout: 15_000 });
        await page.goto(await confirmation());
        await main.getByRole('button', { name: 'Confirm my address' }).click();
        await main.getByRole('link', { name: 'Sign In' }).click();
        await expect(page).toHaveURL(`${lintel.address}/agent/login`);
      });

      await test.step('signing in is refused, and says why', async () => {
        await signInAsAgent();
        await expect(notices(page)).toContainText(
          'Your agency has not been approved yet. We will e-mail you when it is.',
        );
        await expect(main.getByText(/Operations staff look at every new agency/)).toBeVisible();
        await expect(page).toHaveURL(`${lintel.address}/agent/login`);
      });

      await test.step('operations staff approve the agency', async () => {
        await signIn(office.request, operations);
        const desk = await office.newPage();
        await desk.goto('/operations/mailbox');
        const navigation = desk.getByRole('navigation', { name: 'Operations' });
        await navigation.getByRole('link', { name: 'Agencies' }).click();
        await expect(desk.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
        await expect(row(desk, companyName)).toBeVisible();
        for (const text of ['020 7946 0000', '1 Example Street, London SW4 7AA'])
          await expect(table(desk).getByText(text).filter({ visible: true })).toHaveCount(1);
        await approve(desk, companyName).click();
        await expect(notices(desk)).toContainText(`${companyName} is approved`);
        await expect(nobodyWaits(desk)).toBeVisible();
        await desk.reload();
        await expect(nobodyWaits(desk)).toBeVisible();
      });

      await test.step('the agent signs in', async () => {
        await signInAsAgent();
        await expect(page).toHaveURL(`${lintel.address}/agent/dashboard`);
        await expect(notices(page)).toContainText('Successfully logged in as an estate agent.');
      });
    } finally {
      await office.close();
      await lintel.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Answers the page in the gateway's place: these wait. */
const withAgencies = (page: Page, names: readonly string[]): Promise<unknown> =>
  onOperation(page, 'WaitingAgencies', (route) =>
    route.fulfill(
      graphqlAnswer({
        pendingAgencies: names.map((companyName) => ({
          id: companyName,
          companyName,
          pendingName: null,
          nameLike: null,
          phone: '020 7946 0000',
          address: '1 Example Street, London SW4 7AA',
        })),
      }),
    ),
  );
const open = async (page: Page): Promise<void> => {
  await page.goto('/operations/agencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
};

test('the agencies that wait fit a phone, with the longest names', { tag: '@phone' }, async ({ page }) => {
  await withAgencies(page, [`${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)} & Daughters`]);
  await open(page);
  await expect(table(page).getByRole('rowheader')).toHaveCount(1);
  const overflow = await table(page).evaluate((element) => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    table: element.parentElement!.scrollWidth - element.parentElement!.clientWidth,
  }));
  expect(overflow).toEqual({ page: 0, table: 0 });
});

test('a visitor is not shown the agencies, signs in and comes back', sameAtAnyWidth, async ({ page }) => {
  await page.goto('/operations/agencies');
  await expect(page.getByRole('heading', { level: 1, name: 'For operations staff' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await main.getByLabel('Email').fill(operations.email);
  await main.getByLabel('Password', { exact: true }).fill(operations.password);
  await main.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/operations/agencies');
  await expect(nobodyWaits(page)).toBeVisible();
});

test.describe('axe finds nothing, in light colours or dark, on', () => {
  for (const names of [['Ash & Elm', 'Zelkova & Sons'], []])
    test(`the agencies, of which ${names.length} wait`, async ({ page }) => {
      await withAgencies(page, names);
      await open(page);
      await expect(names.length > 0 ? table(page) : nobodyWaits(page)).toBeVisible();
      await expectAccessible(page);
    });
});
