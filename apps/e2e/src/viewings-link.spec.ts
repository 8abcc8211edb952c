import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { PropertyPage } from './pages/property-page.js';
import { addTime, dateText, dayOf } from './pages/viewings-page.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { Agency, requestViewing, viewingDay } from './product/viewings.js';
import { expect, test as base } from './test.js';

const [monday, tuesday] = [viewingDay(0), viewingDay(1)];
const newAddress = (): string => `vera-${randomUUID().slice(0, 8)}@example.org`;

const test = base.extend<{ agency: Agency }>({
  agency: async ({ playwright, baseURL }, provide) => {
    const agency = await Agency.open(playwright.request, baseURL!);
    await provide(agency);
    await agency.close();
  },
});

test.use({ product: 'market' });

const linkOf = async (email: string): Promise<string> => linkIn(await mailTo(email, /viewing/i), '/viewing');
const card = (page: Page) => page.getByRole('main').getByRole('article');

test('Without an account, a viewing goes its whole way by the link of an e-mail', async ({
  page,
  agency,
}) => {
  test.setTimeout(90_000);
  const email = newAddress();
  const property = new PropertyPage(page);
  await property.open(agency.listingId);
  const dialog = await property.openDialog('Book a Viewing');
  await dialog.getByLabel('Name').fill('Vera Example');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('020 7946 0123');
  await (await dayOf(dialog, monday)).click();
  await addTime(dialog, 'Preferred times', '10:00');
  await dialog.getByRole('button', { name: 'Request Viewing' }).click();
  await expect(page.getByText('Viewing Request Sent', { exact: true })).toBeVisible();

  await agency.propose(tuesday, '14:30');
  await page.goto(await linkOf(email));
  const proposal = page.getByRole('region', { name: 'Proposed time' });
  await expect(proposal).toContainText(`${dateText(tuesday)} at 2:30 PM`);
  // Opening the link has answered nothing.
  expect(await agency.viewing()).toMatchObject({ agentStatus: 'pending' });
  await proposal.getByRole('button', { name: 'Accept this time' }).click();
  await expect(card(page).getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await agency.viewing()).toMatchObject({ agentStatus: 'confirmed' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to calendar/ }).click();
  expect((await downloading).suggestedFilename()).toBe(`viewing-${tuesday}.ics`);

  await page.getByRole('button', { name: /^Reschedule:/ }).click();
  const form = page.getByRole('dialog', { name: 'Reschedule Viewing' });
  await addTime(form, 'Times', '3:00 PM');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await expect(card(page).getByText('Reschedule request submitted for', { exact: true })).toBeVisible();
  await agency.confirm({ date: tuesday, time: '15:00' });
  await page.reload();
  await expect(card(page)).toContainText('3:00 PM');

  await page.getByRole('button', { name: /^Cancel:/ }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this viewing?' })
    .getByRole('button', { name: 'Cancel viewing' })
    .click();
  await expect(page.getByText('Viewing cancelled successfully', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText('You cancelled this viewing.');
  await expect(page.getByRole('button', { name: /^(Reschedule|Cancel):/ })).toHaveCount(0);
});

test('A stale tab says that the viewing was cancelled', async ({ page, agency }) => {
  const email = newAddress();
  await requestViewing(page.request, agency.listingId, { email, date: monday, times: ['10:00'] });
  await agency.propose(tuesday, '14:30');
  await page.goto(await linkOf(email));
  const accept = page.getByRole('button', { name: 'Accept this time' });
  await expect(accept).toBeVisible();
  await expectAccessible(page);
  await agency.decline('The home is let.');
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('This viewing has been cancelled.');
  await expect(card(page)).toContainText('The home is let.');
  await expect(accept).toHaveCount(0);
});

test('An older proposal is not accepted in the place of a newer one', async ({ page, agency }) => {
  const email = newAddress();
  await requestViewing(page.request, agency.listingId, { email, date: monday, times: ['10:00'] });
  await agency.propose(tuesday, '14:30');
  await page.goto(await linkOf(email));
  const proposal = page.getByRole('region', { name: 'Proposed time' });
  await expect(proposal).toContainText('2:30 PM');
  await agency.propose(tuesday, '16:00');
  await proposal.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('alert')).toContainText('The agent has proposed another time since.');
  await expect(proposal).toContainText('4:00 PM');
  await proposal.getByRole('button', { name: 'Accept this time' }).click();
  await expect(card(page).getByText('Scheduled', { exact: true })).toBeVisible();
});

test('A link that is not whole says so, and where to go on', async ({ page }) => {
  for (const address of ['/viewing', '/viewing?token=abc.def']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/viewings"]')).toBeVisible();
    await expectAccessible(page);
  }
});
