import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.js';
import { AgencyMessagesPage, LeadsPage } from './pages/agency-pages.js';
import { signedInAgent } from './product/accounts.js';
import { listedHome, writeToAgent } from './product/conversations.js';
import { requestViewing, viewingDay } from './product/viewings.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

const anAddress = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.org`;

test('Nobody has been in touch yet', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  await new LeadsPage(page).open();
  await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
});

test(
  'One person stands behind what they wrote and the viewing they asked for',
  sameAtAnyWidth,
  async ({ page, request }) => {
    test.setTimeout(90_000);
    await signedInAgent(page.request);
    const flat = await listedHome(page.request);
    const house = await listedHome(page.request, 'House in Another Road');
    const leads = new LeadsPage(page);
    await leads.open();
    const email = anAddress('odile');
    const by = { name: 'Odile Example', email };
    await writeToAgent(request, { listingId: flat.id, message: 'Is the garden shared?', ...by });
    // It comes in while the agent looks.
    await expect(leads.row('Odile Example')).toBeVisible();
    await writeToAgent(request, { listingId: house.id, message: 'How long is the lease?', ...by });
    await expect(async () => {
      await requestViewing(request, flat.id, { email, date: viewingDay(1), times: ['10:00'] });
    }).toPass({ timeout: 15_000 });

    await leads.choose('Odile Example');
    await expect(page).toHaveURL(/\/agent\/leads\?lead=/);
    await expect(leads.person.getByRole('heading', { name: 'Odile Example' })).toBeVisible();
    await expect(leads.person.getByText('2 enquiries, 1 viewing about 2 homes')).toBeVisible();
    await expect(leads.person.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(leads.person.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    const steps = leads.person.getByRole('listitem').filter({ has: page.getByRole('time') });
    await expect(steps).toHaveText([/Asked for a viewing/, /How long is the lease/, /Is the garden shared/]);

    await leads.person.getByRole('button', { name: `Viewing details of ${flat.title}` }).click();
    const details = page.getByRole('dialog', { name: 'Viewing Details' });
    await expect(details).toContainText(email);
    await page.keyboard.press('Escape');
    await leads.person.getByRole('link', { name: `Open the conversation about ${house.title}` }).click();
    await expect(new AgencyMessagesPage(page).thread.getByText('How long is the lease?')).toBeVisible();
    await page.goBack();
    await expect(leads.person.getByRole('heading', { name: 'Odile Example' })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Leads' }).getByRole('rowheader');
    if (page.viewportSize()!.width < 1280) {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(leads.row('Odile Example').getByRole('link')).toBeFocused();
    }
    await expect(rows).toHaveCount(1);
  },
);

test(
  'Leads are found by name, address or phone, and of the agency alone',
  sameAtAnyWidth,
  async ({ page, request, playwright, baseURL }) => {
    await signedInAgent(page.request);
    const { id: listingId } = await listedHome(page.request);
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInAgent(elsewhere);
    const theirs = await listedHome(elsewhere, 'A home of others');
    await elsewhere.dispose();
    const odile = anAddress('odile');
    const message = 'Is it quiet?';
    await writeToAgent(request, { listingId, message, name: 'Odile Example', email: odile });
    await writeToAgent(request, { listingId, message, name: 'Sam Example', email: anAddress('sam') });
    await writeToAgent(request, {
      listingId: theirs.id,
      message,
      name: 'Ada Elsewhere',
      email: anAddress('ada'),
    });
    const leads = new LeadsPage(page);
    await leads.open();
    await expect(page.getByText('2 people')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search leads' });
    await search.fill(odile.slice(0, 12));
    await expect(page.getByText('1 person')).toBeVisible();
    await expect(leads.row('Odile Example')).toBeVisible();
    await expect(leads.row('Sam Example')).toBeHidden();
    await search.fill('Ada');
    await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await expect(leads.row('Sam Example')).toBeVisible();

    await leads.row('Sam Example').getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(leads.row('Odile Example').getByRole('link')).toBeFocused();
    await page.goto('/agent/leads?lead=nobody');
    await expect(page.getByRole('heading', { name: 'This person is not here' })).toBeVisible();
  },
);

test('axe finds nothing in Leads', async ({ page, request }) => {
  await signedInAgent(page.request);
  const { id: listingId } = await listedHome(page.request);
  const email = anAddress('odile');
  await writeToAgent(request, { listingId, message: 'Is it quiet?', name: 'Odile Example', email });
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.row('Odile Example')).toBeVisible();
  await expectAccessible(page);
  await leads.choose('Odile Example');
  await expect(leads.person.getByText('Is it quiet?')).toBeVisible();
  await expectAccessible(page);
});
