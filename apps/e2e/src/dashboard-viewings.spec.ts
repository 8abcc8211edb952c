import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { DashboardPage, viewableHome } from './pages/dashboard-page.js';
import { dateText, dayName } from './pages/viewings-page.js';
import { askAs } from './product/accounts.js';
import { writeToAgent, writtenTo, type ListedHome } from './product/conversations.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { requestViewing, viewingDay } from './product/viewings.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

interface Sides {
  readonly dashboard: DashboardPage;
  readonly home: ListedHome;
}

const test = base.extend<Sides>({
  dashboard: async ({ page }, provide) => provide(await DashboardPage.of(page)),
  // The dashboard comes first: its agent lists the home.
  home: async ({ page, dashboard: _dashboard }, provide) => provide(await viewableHome(page.request)),
});

test.use({ product: 'market' });

const [monday, tuesday] = [viewingDay(0), viewingDay(1)];
const newAddress = (): string => `vera-${randomUUID().slice(0, 8)}@example.org`;
const asks = async (
  visitor: APIRequestContext,
  { id }: ListedHome,
  times: readonly string[],
  date = monday,
  email = newAddress(),
): Promise<string> => {
  await requestViewing(visitor, id, { email, date, times });
  return email;
};

interface StoredViewing {
  readonly id: string;
  readonly agentStatus: string;
  readonly declineReason: string;
  readonly start: { readonly time: string } | null;
  readonly proposal: { readonly time: { readonly date: string; readonly time: string } } | null;
  readonly visitor: { readonly email: string };
}

/** As the server has them, the earliest first. */
const stored = async (agent: APIRequestContext): Promise<readonly StoredViewing[]> =>
  (
    await askAs<{ agencyViewings: { viewings: StoredViewing[] } }>(
      agent,
      '{ agencyViewings(sort: earliest) { viewings { id agentStatus declineReason start { time } proposal { time { date time } } visitor { email } } } }',
    )
  ).agencyViewings.viewings;

const confirmFor = async (agent: APIRequestContext, email: string): Promise<void> => {
  const { id } = (await stored(agent)).find(({ visitor }) => visitor.email === email)!;
  await askAs(agent, 'mutation ($input: ConfirmViewingInput!) { confirmViewing(input: $input) { id } }', {
    input: { id },
  });
};

test('The calendar marks days with viewings, lists those of a day and shows the details of one', async ({
  page,
  dashboard,
  home,
  visitor,
}) => {
  const email = await asks(visitor, home, ['14:00']);
  await confirmFor(page.request, await asks(visitor, home, ['10:00']));
  await dashboard.open('?tab=viewings');
  await expect(page.getByRole('tab', { name: 'Calendar View' })).toHaveAttribute('aria-selected', 'true');
  const day = await dashboard.day(monday);
  await expect(day).toHaveAccessibleName(`${dayName(monday)}, 1 viewing confirmed, 1 viewing pending`);
  await day.click();
  const list = page.getByRole('region', { name: `Viewings for ${dateText(monday)}`, exact: true });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(`Viewings for ${dateText(monday)}`);
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('10:00 AM');
  await expect(rows.nth(0)).toContainText('Confirmed');
  await expect(rows.nth(1)).toContainText(home.title);
  await expect(rows.nth(1)).toContainText('12 Example Road, London SW4 7AA');
  await expect(rows.nth(1)).toContainText('Odile Example');
  await expect(rows.nth(1)).toContainText('2:00 PM');
  await expect(rows.nth(1)).toContainText('Pending');

  const open = rows.nth(1).getByRole('button', { name: /^View Details/ });
  await open.click();
  const details = dashboard.dialog('Viewing Details');
  for (const words of [
    home.title,
    'Odile Example',
    'Not verified',
    email,
    dateText(monday),
    '2:00 PM',
    'Pending',
  ])
    await expect(details).toContainText(words);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  'A request is accepted at the time that is chosen, and nothing is pending any more',
  sameAtAnyWidth,
  async ({ page, dashboard, home, visitor }) => {
    await dashboard.openPending();
    await expect(page.getByText('No pending viewing requests', { exact: true })).toBeVisible();
    const email = await asks(visitor, home, ['10:00', '14:00']);
    // Without a reload: the server tells.
    await expect(dashboard.requests).toHaveCount(1, { timeout: 20_000 });
    await expect(page.getByRole('tab', { name: 'Pending Requests (1)' })).toBeVisible();
    const card = dashboard.requests;
    for (const words of [
      home.title,
      'Odile Example',
      'Not verified',
      email,
      'Pending',
      '10:00 AM',
      '2:00 PM',
    ])
      await expect(card).toContainText(words);
    await card.getByRole('radio', { name: /2:00 PM/ }).check();
    await card.getByRole('button', { name: /^Accept/ }).click();
    await dashboard.expectNotice('Success', 'Viewing request accepted');
    await expect(page.getByText('No pending viewing requests', { exact: true })).toBeVisible();
    expect(await stored(page.request)).toMatchObject([
      { agentStatus: 'confirmed', start: { time: '14:00' } },
    ]);
  },
);

test(
  'A home that is sold shows what is still to come: what is not kept is cancelled, with a mail',
  sameAtAnyWidth,
  async ({ page, dashboard, home, visitor }) => {
    const [kept, off] = [await asks(visitor, home, ['10:00']), await asks(visitor, home, ['14:00'])];
    await confirmFor(page.request, kept);
    await confirmFor(page.request, off);
    await dashboard.open();
    await page.getByRole('button', { name: `Available: change the status of ${home.title}` }).click();
    await page.getByRole('menuitem', { name: 'Sold' }).click();
    const dialog = dashboard.dialog('Viewings are still to come');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: 'Mark as Sold, cancel 2 viewings' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect((await stored(page.request)).map(({ agentStatus }) => agentStatus)).toEqual([
      'confirmed',
      'confirmed',
    ]);

    await page.getByRole('button', { name: `Available: change the status of ${home.title}` }).click();
    await page.getByRole('menuitem', { name: 'Sold' }).click();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Mark as Sold, cancel 1 viewing' }).click();
    await dashboard.expectNotice('Success', 'Property status updated successfully');
    const mail = await mailTo(off, /cancelled/i);
    expect(JSON.stringify(mail)).toContain('This home has been sold, so that it cannot be viewed any more.');
    expect((await stored(page.request)).map(({ agentStatus }) => agentStatus)).toEqual([
      'confirmed',
      'cancelled',
    ]);
  },
);

test(
  'A client asks to move a viewing, and it stays when it was',
  sameAtAnyWidth,
  async ({ page, dashboard, home, visitor }) => {
    const email = await asks(visitor, home, ['10:00']);
    await confirmFor(page.request, email);
    const link = linkIn(await mailTo(email, /^Viewing confirmed/), '/viewing');
    const token = new URL(link, 'http://localhost').searchParams.get('token');
    await askAs(visitor, 'mutation ($input: RescheduleInput!) { requestReschedule(input: $input) { id } }', {
      input: { token, dates: [tuesday], times: ['15:30', '16:00'] },
    });
    await dashboard.openPending();
    const card = dashboard.requests;
    await expect(card).toContainText('Asks to move the viewing of');
    await expect(card.getByRole('radio')).toHaveCount(2);
    await card.getByRole('button', { name: /^Keep/ }).click();
    await dashboard.expectNotice('Success', 'The viewing stays when it was');
    expect(await stored(page.request)).toMatchObject([
      { agentStatus: 'confirmed', start: { time: '10:00' } },
    ]);
  },
);

test(
  'The agency moves what it has confirmed, and calls it off',
  sameAtAnyWidth,
  async ({ page, dashboard, home, visitor }) => {
    const email = await asks(visitor, home, ['10:00']);
    await confirmFor(page.request, email);
    await dashboard.open('?tab=viewings');
    await (await dashboard.day(monday)).click();
    await page.getByRole('button', { name: /^View Details/ }).click();
    await dashboard.dialog('Viewing Details').getByRole('button', { name: 'Move viewing' }).click();
    const moving = dashboard.dialog('Move this viewing');
    await moving.getByLabel('Date').fill(tuesday);
    await moving.getByLabel('Time', { exact: true }).selectOption({ label: '3:30 PM' });
    await expectAccessible(page);
    await moving.getByRole('button', { name: 'Move viewing' }).click();
    await dashboard.expectNotice('Success', 'Viewing moved successfully');
    await mailTo(email, /^Viewing moved to /);
    await (await dashboard.day(tuesday)).click();
    await page.getByRole('button', { name: /^View Details.*3:30 PM/ }).click();
    await dashboard.dialog('Viewing Details').getByRole('button', { name: 'Cancel viewing' }).click();
    const dialog = dashboard.dialog('Cancel this viewing?');
    await dialog.getByLabel('Reason for cancelling').fill('The boiler is being repaired.');
    await dialog.getByRole('button', { name: 'Cancel viewing' }).click();
    await dashboard.expectNotice('Success', 'Viewing cancelled successfully');
    await expect(
      page
        .getByRole('tabpanel', { name: 'Calendar View' })
        .getByRole('listitem')
        .filter({ hasText: home.title }),
    ).toContainText('Cancelled');
    expect(await stored(page.request)).toMatchObject([
      { agentStatus: 'cancelled', declineReason: 'The boiler is being repaired.' },
    ]);
  },
);

test(
  '/agent/viewings sends a message into the conversation, and begins one with who has not written',
  sameAtAnyWidth,
  async ({ page, dashboard, home, visitor }) => {
    const [writer, silent] = [await asks(visitor, home, ['10:00']), await asks(visitor, home, ['12:00'])];
    await writeToAgent(visitor, {
      listingId: home.id,
      message: 'Is there a lift?',
      name: 'Odile Example',
      email: writer,
    });
    await page.goto('/agent/viewings');
    const request = (email: string) => page.getByRole('article').filter({ hasText: email });
    const box = request(writer).getByRole('textbox');
    await request(writer)
      .getByRole('button', { name: /^Send Message/ })
      .click();
    await box.fill('There is not, and it is on the ground floor.');
    await request(writer)
      .getByRole('button', { name: /^Send Message/ })
      .click();
    await dashboard.expectNotice('Success', 'Message sent successfully');
    await expect(box).toHaveValue('');
    const [conversation] = await writtenTo(page.request, home.id);
    expect(conversation?.messages.messages.map(({ side }) => side)).toEqual(['visitor', 'agency']);

    await request(silent).getByRole('textbox').fill('See you then.');
    await expect(request(silent)).toContainText('Their address is not verified');
    await request(silent)
      .getByRole('button', { name: /^Send Message/ })
      .click();
    await request(silent).getByRole('link', { name: 'Open the conversation' }).click();
    await expect(page.getByRole('region', { name: /^Messages about / })).toContainText('See you then.');
    expect(await writtenTo(page.request, home.id)).toHaveLength(2);

    await page.goto('/agent/leads');
    await page.getByRole('link', { name: 'Odile Example' }).first().click();
    await page.getByRole('link', { name: 'Send Message' }).click();
    await expect(page.getByRole('region', { name: /^Messages about / })).toBeVisible();
  },
);

test.describe('axe finds nothing, in light colours or dark, on', () => {
  test('viewings, requests and their dialogs', async ({ page, dashboard, home, visitor }) => {
    test.setTimeout(120_000);
    await asks(visitor, home, ['10:00', '12:00']);
    await confirmFor(page.request, await asks(visitor, home, ['10:00']));
    await dashboard.openPending();
    await expect(dashboard.requests.getByText(/^Taken/)).toBeVisible();
    await expectAccessible(page);
    await dashboard.requests.getByRole('button', { name: /^Propose Time/ }).click();
    await expect(dashboard.dialog('Propose Alternative Times').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dashboard.requests.getByRole('button', { name: /^Decline/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Calendar View' }).click();
    await (await dashboard.day(monday)).click();
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
  test('/agent/viewings', async ({ page, home, visitor }) => {
    await asks(visitor, home, ['10:00']);
    await page.goto('/agent/viewings');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
  });
});
