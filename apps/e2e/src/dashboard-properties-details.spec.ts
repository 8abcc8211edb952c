import { expectAccessible } from './accessible.js';
import { AgentPropertiesPage, addListing } from './pages/agent-properties-page.js';
import { askAs, signedInAgent } from './product/accounts.js';
import { writeToAgent } from './product/conversations.js';
import { requestViewing, viewingDay } from './product/viewings.js';
import { expect, test } from './test.js';

test.use({ product: 'market' });

test('Its details have the viewings and messages of one property', async ({ page, playwright, baseURL }) => {
  test.setTimeout(90_000);
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  await addListing(page.request, 'Flat without anybody');
  const visitor = await playwright.request.newContext({ baseURL: baseURL! });
  const contact = { name: 'Odile Example', email: 'odile@example.org' };
  await writeToAgent(visitor, { listingId: id, message: 'Is there a cellar?', ...contact });
  await requestViewing(visitor, id, { email: contact.email, date: viewingDay(1), times: ['10:00'] });
  await visitor.dispose();

  const properties = new AgentPropertiesPage(page);
  await properties.open();
  const dialog = await properties.details('Garden flat');
  await expect(dialog.getByRole('heading', { name: 'Garden flat' })).toBeVisible();
  await expect(dialog.getByText('12 Example Road, London SW4 7AA')).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Viewings (1)' })).toBeVisible();
  const viewing = dialog.getByRole('listitem');
  await expect(viewing).toContainText('Odile Example');
  await expect(viewing).toContainText('at 10:00 AM');
  await expect(viewing).toContainText('Pending');

  await dialog.getByRole('tab', { name: 'Messages (1)' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Is there a cellar?');
  await dialog.getByRole('button', { name: 'Reply to Odile Example' }).click();
  const reply = page.getByRole('dialog', { name: 'Reply to Message' });
  await reply.getByLabel('Your Reply').fill('There is, and it is dry.');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await expect(properties.toast('Reply sent successfully')).toBeVisible();
  await expect(reply).toBeHidden();
  await expect(dialog.getByRole('listitem')).toContainText('There is, and it is dry.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(properties.card('Garden flat').getByRole('button', { name: /^View Details/ })).toBeFocused();

  // Whoever bought it may come to measure.
  await properties.chooseStatus('Flat without anybody', 'Sold');
  const other = await properties.details('Flat without anybody');
  await expect(other.getByRole('heading', { name: 'No viewings yet' })).toBeVisible();
  await other.getByRole('button', { name: 'Enter a viewing' }).click();
  const entering = page.getByRole('dialog', { name: 'Enter a viewing' });
  await entering.getByLabel('Date').fill(viewingDay(1));
  await entering.getByLabel('Time', { exact: true }).selectOption({ label: '9:30 AM' });
  await entering.getByLabel('Name').fill('Pat Caller');
  await entering.getByLabel('Phone').fill('020 7946 0009');
  await entering.getByLabel('Email').fill('pat');
  await entering.getByRole('button', { name: 'Enter viewing' }).click();
  await expect(entering.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await entering.getByLabel('Email').fill('');
  await entering.getByRole('button', { name: 'Enter viewing' }).click();
  await expect(properties.toast('Viewing entered successfully')).toBeVisible();
  await expect(other.getByRole('listitem')).toContainText('Pat Caller');
  await expect(other.getByRole('listitem')).toContainText('Confirmed');
  await other.getByRole('tab', { name: 'Messages (0)' }).click();
  await expect(other.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('Its activity is drawn, and stands in a table', async ({ page, browser, baseURL }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  const visitor = await browser.newPage({ baseURL: baseURL! });
  const counted = visitor.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('recordListingView')),
  );
  await visitor.goto(`/property/${id}`);
  await counted;
  await visitor.close();

  const properties = new AgentPropertiesPage(page);
  await properties.open();
  const dialog = await properties.details('Garden flat');
  await expect(async () => {
    await dialog.getByRole('tab', { name: 'History' }).click();
    await dialog.getByRole('tab', { name: 'Activity' }).click();
    await expect(dialog.getByRole('figure').filter({ hasText: 'Views' })).toHaveText(/Views1/, {
      timeout: 1000,
    });
  }).toPass();
  for (const kind of ['Views', 'Saves', 'Enquiries', 'Viewings'])
    await expect(dialog.getByRole('figure').filter({ hasText: kind })).toBeVisible();
  await dialog.getByText('Show the figures').click();
  await expect(dialog.getByRole('rowgroup').last().getByRole('row')).toHaveCount(30);
  await dialog.getByRole('button', { name: '90 days' }).click();
  await expect(dialog.getByRole('rowgroup').last().getByRole('row')).toHaveCount(90);
});

test('Its history has the prices, and who changed what', async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat', { price: 475_000 });
  await askAs(
    page.request,
    'mutation ($id: Int!, $input: ListingInput!) { updateListing(id: $id, version: 1, input: $input) { id } }',
    { id, input: { price: 455_000, title: 'Garden flat' } },
  );
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  const dialog = await properties.details('Garden flat');
  await dialog.getByRole('tab', { name: 'History' }).click();
  const prices = dialog.getByRole('table', { name: 'Price history' });
  await expect(prices.getByRole('row').nth(1)).toContainText('£455,000');
  await expect(prices.getByRole('row').nth(1)).toContainText('Reduced by £20,000 (4.2%)');
  await expect(prices.getByRole('row').nth(2)).toContainText('£475,000');
  await expect(dialog.getByRole('listitem').first()).toContainText(/changed .*price/);
});

test('The status changes in the details as on the card', async ({ page }) => {
  await signedInAgent(page.request);
  await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  const dialog = await properties.details('Garden flat');
  await dialog.getByRole('button', { name: /^Available: change the status/ }).click();
  await page.getByRole('menuitem', { name: 'Sold' }).click();
  await expect(dialog.getByRole('button', { name: /^Sold: change the status/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(properties.card('Garden flat')).toContainText('Sold');
});
