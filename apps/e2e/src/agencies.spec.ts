import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { graphqlAnswer } from './pages/graphql.js';
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
    const lintel = await LintelProcess.run('deploy/all-in-one/dist/main.js', {
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

/** What of the agencies below is no new one's. */
const renamed: Readonly<Record<string, { pendingName: string; nameLike: string | null }>> = {
  'Zelkova & Sons': { pendingName: 'Thaxted Key', nameLike: 'Thaxted Quay' },
};

/** Answers the page in the gateway's place. `waiting` is what the API holds; a spec changes it as others would. */
async function withAgencies(
  page: Page,
  names: readonly string[],
  onApproval?: (route: Route) => Promise<void>,
): Promise<{ waiting: string[]; readonly approved: string[] }> {
  const api = { waiting: [...names], approved: [] as string[] };
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables: { id: string };
    };
    if (query.includes('mutation RefuseAgencyName(')) {
      api.waiting = api.waiting.filter((name) => name !== variables.id);
      return route.fulfill(graphqlAnswer({ refuseAgencyName: { id: variables.id } }));
    }
    if (query.includes('mutation ApproveAgency(')) {
      await onApproval?.(route);
      if (onApproval) return;
      api.waiting = api.waiting.filter((name) => name !== variables.id);
      api.approved.push(variables.id);
      return route.fulfill(graphqlAnswer({ approveAgency: { id: variables.id } }));
    }
    if (!query.includes('query WaitingAgencies(')) return route.fallback();
    const pendingAgencies = api.waiting.map((companyName) => ({
      id: companyName,
      companyName,
      ...(renamed[companyName] ?? { pendingName: null, nameLike: null }),
      phone: '020 7946 0000',
      address: '1 Example Street, London SW4 7AA',
    }));
    return route.fulfill(graphqlAnswer({ pendingAgencies }));
  });
  return api;
}
const open = async (page: Page): Promise<void> => {
  await page.goto('/operations/agencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
};
const rows = (page: Page) => table(page).getByRole('rowheader');

test.describe('the agencies that wait', () => {
  test('are listed as the API has them, each with a link that calls it', sameAtAnyWidth, async ({ page }) => {
    await withAgencies(page, ['Thaxted Quay', 'Ash & Elm']);
    await open(page);
    await expect(rows(page)).toHaveText([/^Thaxted Quay/, /^Ash & Elm/]);
    const call = table(page).getByRole('link', { name: '020 7946 0000' }).first();
    await expect(call).toHaveAttribute('href', 'tel:02079460000');
  });

  test('say why they wait, and a new name can be refused', sameAtAnyWidth, async ({ page }) => {
    await withAgencies(page, ['Ash & Elm', 'Zelkova & Sons']);
    await open(page);
    await expect(row(page, 'Ash & Elm')).toContainText('New agency');
    await expect(row(page, 'Thaxted Key')).toContainText('Renamed from Zelkova & Sons');
    await expect(row(page, 'Thaxted Key')).toContainText('Name too like Thaxted Quay');
    await expect(table(page).getByRole('button', { name: 'Refuse' })).toHaveCount(1);
    await table(page).getByRole('button', { name: 'Refuse Thaxted Key' }).click();
    await expect(notices(page)).toContainText('Thaxted Key is refused');
    await expect(rows(page)).toHaveText([/^Ash & Elm/]);
  });

  test(
    'go at once, before the answer, and are back in their place when it was not kept',
    sameAtAnyWidth,
    async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await withAgencies(page, ['Ash & Elm', 'Thaxted Quay'], async (route) => {
        await held.promise;
        await route.abort();
      });
      await open(page);
      await approve(page, 'Ash & Elm').click();
      await expect(rows(page)).toHaveText([/^Thaxted Quay/]);
      held.resolve();
      await expect(notices(page).getByRole('alert')).toContainText('Ash & Elm was not approved');
      await expect(notices(page).getByRole('alert')).toContainText('trying again is safe');
      await expect(rows(page)).toHaveText([/^Ash & Elm/, /^Thaxted Quay/]);
    },
  );

  test('say why one was not approved', sameAtAnyWidth, async ({ page }) => {
    await withAgencies(page, ['Ash & Elm'], (route) =>
      route.fulfill({
        json: {
          data: null,
          errors: [{ message: 'There is no such agency.', extensions: { code: 'NOT_FOUND' } }],
        },
      }),
    );
    await open(page);
    await approve(page, 'Ash & Elm').click();
    await expect(notices(page).getByRole('alert')).toContainText('There is no such agency.');
    await expect(approve(page, 'Ash & Elm')).toBeVisible();
  });

  test('are approved one at a time, also by a double click', { tag: '@desktop' }, async ({ page }) => {
    const api = await withAgencies(page, ['Ash & Elm', 'Thaxted Quay']);
    await open(page);
    const { x, y, width, height } = (await approve(page, 'Ash & Elm').boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 30 });
    await expect(notices(page)).toContainText('Ash & Elm is approved');
    await expect(rows(page)).toHaveText([/^Thaxted Quay/]);
    expect(api.approved).toEqual(['Ash & Elm']);
  });

  test(
    'are approved with the keyboard, which goes on with the next row',
    { tag: '@desktop' },
    async ({ page }) => {
      const api = await withAgencies(page, ['Ash & Elm', 'Thaxted Quay', 'Zelkova']);
      await open(page);
      await approve(page, 'Ash & Elm').focus();
      await page.keyboard.press('ArrowDown');
      await expect(approve(page, 'Thaxted Quay')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row(page, 'Zelkova')).toBeFocused();
      // A key that is held down meets no button.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Home');
      await expect(approve(page, 'Ash & Elm')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(row(page, 'Zelkova')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(nobodyWaits(page)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Waiting agencies' })).toBeFocused();
      expect(api.approved).toEqual(['Thaxted Quay', 'Ash & Elm', 'Zelkova']);
    },
  );

  test(
    'keep still under the pointer while others approve and register',
    { tag: '@desktop' },
    async ({ page }) => {
      const api = await withAgencies(page, ['Ash & Elm', 'Thaxted Quay']);
      await open(page);
      await approve(page, 'Thaxted Quay').hover();
      api.waiting = ['Thaxted Quay', 'Zelkova'];
      await expect(rows(page)).toHaveText([/^Ash & Elm/, /^Thaxted Quay/, /^Zelkova/]);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(rows(page)).toHaveText([/^Thaxted Quay/, /^Zelkova/]);
    },
  );

  test('fit a phone, with the longest names', { tag: '@phone' }, async ({ page }) => {
    await withAgencies(page, [`${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)} & Daughters`]);
    await open(page);
    await expect(rows(page)).toHaveCount(1);
    const overflow = await table(page).evaluate((element) => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      table: element.parentElement!.scrollWidth - element.parentElement!.clientWidth,
    }));
    expect(overflow).toEqual({ page: 0, table: 0 });
  });

  test('say when they could not be loaded, and can be tried again', sameAtAnyWidth, async ({ page }) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('query WaitingAgencies(')
        ? route.abort()
        : route.fallback(),
    );
    await open(page);
    await expect(page.getByRole('alert')).toContainText('The agencies could not be loaded');
    await page.unrouteAll();
    await withAgencies(page, ['Ash & Elm']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(approve(page, 'Ash & Elm')).toBeVisible();
  });
});

test(
  'where none waits, the page says when that is so and what changes it',
  sameAtAnyWidth,
  async ({ page }) => {
    await signIn(page.request, operations);
    await open(page);
    await expect(nobodyWaits(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('LINTEL_AGENT_APPROVAL=none');
    await expect(main).toContainText('LINTEL_AGENT_APPROVAL=required');
    await main.getByRole('link', { name: 'Open the registration' }).click();
    await expect(page).toHaveURL('/agent/register');
  },
);

test.describe('the agencies are not shown to', () => {
  const forStaff = (page: Page) => page.getByRole('heading', { level: 1, name: 'For operations staff' });

  test('a visitor, who signs in and comes back', sameAtAnyWidth, async ({ page }) => {
    await page.goto('/operations/agencies');
    await expect(forStaff(page)).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign In' }).click();
    await main.getByLabel('Email').fill(operations.email);
    await main.getByLabel('Password', { exact: true }).fill(operations.password);
    await main.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/operations/agencies');
    await expect(nobodyWaits(page)).toBeVisible();
  });

  test('an account of another role', sameAtAnyWidth, async ({ page }) => {
    await signIn(page.request, { email: 'buyer@example.org', password: 'demonstration' });
    await page.goto('/operations/agencies');
    await expect(forStaff(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('buyer@example.org');
  });
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
