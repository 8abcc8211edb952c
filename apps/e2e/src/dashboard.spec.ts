import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.js';
import { DashboardPage, viewableHome } from './pages/dashboard-page.js';
import { signedInPerson } from './product/accounts.js';
import { writeToAgent, writtenTo } from './product/conversations.js';
import { requestViewing, viewingDay } from './product/viewings.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

interface Sides {
  readonly dashboard: DashboardPage;
}

const test = base.extend<Sides>({
  dashboard: async ({ page }, provide) => provide(await DashboardPage.of(page)),
});

test.use({ product: 'market' });

const monday = viewingDay(0);
const newAddress = (): string => `vera-${randomUUID().slice(0, 8)}@example.org`;
const question = 'Is the garden shared with the flat below?';

test(
  'The dashboard has its title, its subtitle and what an agent does most',
  sameAtAnyWidth,
  async ({ page, dashboard }) => {
    await viewableHome(page.request);
    await dashboard.open();
    await expect(
      page.getByText('Manage your properties and viewing requests', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Agent Dashboard/);
    await expect(page.getByRole('link', { name: 'Add Property', exact: true }).first()).toHaveAttribute(
      'href',
      '/agent/properties/new',
    );
    await expect(dashboard.tab('Properties', 1)).toHaveAttribute('aria-selected', 'true');
    await expect(dashboard.tab('Viewings', 0)).toBeVisible();
    await expect(dashboard.tab('Messages', 0)).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Agent' }).getByRole('link');
    await expect(pages).toHaveText(['Dashboard', 'Viewing Requests', 'Leads', 'Agency']);
  },
);

test(
  'Tabs are gone through with the arrow keys, and stand in the address',
  sameAtAnyWidth,
  async ({ page, dashboard }) => {
    await dashboard.open('?tab=viewings');
    await expect(dashboard.tab('Viewings')).toHaveAttribute('aria-selected', 'true');
    await dashboard.tab('Viewings').focus();
    await page.keyboard.press('ArrowRight');
    await expect(dashboard.tab('Messages')).toBeFocused();
    await expect(page).toHaveURL('/agent/dashboard?tab=messages');
    await page.keyboard.press('Home');
    await expect(dashboard.tab('Properties')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/agent/dashboard');
    await page.keyboard.press('End');
    await expect(page).toHaveURL('/agent/dashboard?tab=messages');
    await page.reload();
    await expect(dashboard.tab('Messages')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'Without anything new the bell has no badge, and says so when it is opened',
  sameAtAnyWidth,
  async ({ dashboard }) => {
    await dashboard.open();
    await expect(dashboard.bell()).toBeVisible();
    await expect(dashboard.bell().locator('[data-badge]')).toHaveCount(0);
    await dashboard.bell().click();
    const { activity } = dashboard;
    await expect(activity.getByRole('tab', { name: 'New Viewings (0)' })).toBeVisible();
    await expect(activity.getByText('No new viewing requests since your last visit')).toBeVisible();
    await activity.getByRole('tab', { name: 'New Messages (0)' }).click();
    await expect(activity.getByText('No new messages since your last visit')).toBeVisible();
    await dashboard.page.keyboard.press('Escape');
    await expect(activity).toBeHidden();
    await expect(dashboard.bell()).toBeFocused();
  },
);

test(
  'A request and a message appear without a reload, are answered, and are not new any more',
  sameAtAnyWidth,
  async ({ page, dashboard, visitor }) => {
    test.setTimeout(90_000);
    const home = await viewableHome(page.request);
    await dashboard.open();
    await expect(dashboard.bell()).toBeVisible();

    await requestViewing(visitor, home.id, { email: newAddress(), date: monday, times: ['10:00', '14:00'] });
    await expect(dashboard.bell(1)).toBeVisible({ timeout: 20_000 });
    await expect(dashboard.tab('Viewings', 1)).toBeVisible();
    await writeToAgent(visitor, {
      listingId: home.id,
      message: question,
      name: 'Vera Example',
      email: newAddress(),
    });
    await expect(dashboard.bell(2)).toBeVisible({ timeout: 20_000 });
    await expect(dashboard.tab('Messages', 1)).toBeVisible();

    await dashboard.bell(2).click();
    const { activity } = dashboard;
    const request = activity.getByRole('listitem');
    await expect(request).toHaveCount(1);
    await expect(request).toContainText(home.title);
    await expect(request).toContainText('or 1 other time');
    await activity.getByRole('tab', { name: 'New Messages (1)' }).click();
    await expect(activity.getByRole('listitem')).toContainText(question);
    await activity.getByRole('button', { name: 'Reply to Vera Example' }).click();
    const reply = dashboard.dialog('Reply to Message');
    await expect(reply).toContainText(question);
    await reply.getByPlaceholder('Type your reply here...').fill('It is not.');
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await dashboard.expectNotice('Success', 'Reply sent successfully');
    await expect(reply).toBeHidden();
    await expect(activity.getByRole('listitem')).toContainText('Answered');
    // What was answered is there to be looked at, and counts no more.
    await expect(activity.getByRole('tab', { name: 'New Messages (0)' })).toBeVisible();
    const [conversation] = await writtenTo(page.request, home.id);
    expect(conversation?.messages.messages.map(({ text }) => text)).toEqual([question, 'It is not.']);

    await activity.getByRole('button', { name: 'Mark all as seen' }).click();
    await expect(activity.getByText('No new messages since your last visit')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dashboard.bell()).toBeVisible();
    await page.reload();
    await expect(dashboard.tab('Viewings', 1)).toBeVisible();
    await expect(dashboard.bell()).toBeVisible();
  },
);

test(
  'What came in since the last visit is new on another device too',
  sameAtAnyWidth,
  async ({ page, dashboard, visitor, browser, baseURL }) => {
    const home = await viewableHome(page.request);
    await dashboard.open();
    await requestViewing(visitor, home.id, { email: newAddress(), date: monday, times: ['10:00'] });
    await expect(dashboard.bell(1)).toBeVisible({ timeout: 20_000 });
    const other = await browser.newContext({
      baseURL: baseURL!,
      storageState: await page.context().storageState(),
    });
    const there = await other.newPage();
    await there.goto('/agent/dashboard');
    await expect(there.getByRole('button', { name: 'Recent Activity, 1 new' })).toBeVisible();
    await other.close();
  },
);

test(
  'What cannot be fetched is said, and is there when it is tried again',
  sameAtAnyWidth,
  async ({ page, dashboard }) => {
    let away = true;
    await page.route('**/graphql', (route) =>
      away && /agency(Listings|Viewings|Conversations)\(/.test(route.request().postData() ?? '')
        ? route.abort()
        : route.fallback(),
    );
    await page.goto('/agent/dashboard');
    await dashboard.expectNotice('Error', 'Failed to fetch dashboard data. Please try again.');
    away = false;
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard.tab('Properties', 0)).toBeVisible();
  },
);

test(
  'Visitors load nothing of the dashboard, and others than agents are sent to the agent login',
  sameAtAnyWidth,
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/remotes\/agent-dashboard\/.*\.(js|css)$/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signedInPerson(page.request);
    await page.goto('/agent/dashboard');
    await expect(page).toHaveURL(/\/agent\/login$/);
    expect(loaded).toEqual([]);
  },
);

test.describe('axe finds nothing, in light colours or dark, on', () => {
  test('the dashboard and Recent Activity', async ({ page, dashboard, visitor }) => {
    const home = await viewableHome(page.request);
    await requestViewing(visitor, home.id, { email: newAddress(), date: monday, times: ['10:00'] });
    await dashboard.open();
    await dashboard.bell(1).click();
    await expect(dashboard.activity.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
});
