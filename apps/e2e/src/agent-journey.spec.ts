import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { APIRequestContext, Page } from '@playwright/test';
import { PropertyFormPage } from './pages/property-form-page.js';
import { PropertyPage } from './pages/property-page.js';
import { ResultsPage } from './pages/results-page.js';
import { addTime, dateText, dayOf } from './pages/viewings-page.js';
import { askAs, newPerson } from './product/accounts.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { photograph, type GivenFile } from './product/pictures.js';
import { viewingDay } from './product/viewings.js';
import { expect, test as base } from './test.js';

/** A second browser, of somebody who looks for a home. */
const test = base.extend<{ theirs: Page }>({
  theirs: async ({ browser, baseURL, extraHTTPHeaders }, provide) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: extraHTTPHeaders!,
    });
    await provide(await context.newPage());
    await context.close();
  },
});

test.use({ product: 'market' });

/** A place that no other home is in, so that nothing but this spec's search finds it. */
const place = `Thornhill ${String(Date.now()).slice(-6)}`;
const title = `Two-bedroom flat in ${place}`;
const rooms = ['Street', 'Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Garden'];
const colours = ['#9c3d27', '#3c6343', '#85570b', '#1d5c8a', '#626860', '#414b45'];

/** A plan of two rooms. */
async function floorplan(): Promise<GivenFile> {
  const plan = await PDFDocument.create();
  const sheet = plan.addPage([595, 842]);
  const ink = rgb(0.1, 0.15, 0.12);
  for (const [x, width, name] of [
    [60, 240, 'Kitchen'],
    [300, 235, 'Bedroom'],
  ] as const) {
    sheet.drawRectangle({ x, y: 300, width, height: 320, borderWidth: 4, borderColor: ink });
    sheet.drawText(name, { x: x + 20, y: 460, size: 18 });
  }
  return { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await plan.save()) };
}

const main = (page: Page) => page.getByRole('main');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text);
};

/** Within a second; Elasticsearch shows what is new once a second, so that there it is one more. */
const soon = process.env['LINTEL_E2E_PROFILE'] === 'cluster' ? 2_000 : 1_000;
const isFound = async (visitor: APIRequestContext): Promise<boolean> => {
  const { searchListings } = await askAs<{ searchListings: { edges: { node: { title: string } }[] } }>(
    visitor,
    'query ($criteria: SearchCriteriaInput!) { searchListings(listingType: rent, criteria: $criteria, sort: newest) { edges { node { title } } } }',
    { criteria: { location: place } },
  );
  return searchListings.edges.some(({ node }) => node.title === title);
};

test("an agent's first day, from the registration to a home that is let", async ({ page, theirs }) => {
  test.setTimeout(300_000);
  const agent = newPerson('Agent Example');
  const visitor = { Name: 'Vera Example', Email: newPerson().email, Phone: '020 7946 0123' };
  const [asked, proposed] = [viewingDay(0), viewingDay(1)];

  await test.step('registers an agency, confirms the address and logs in', async () => {
    await page.goto('/agent/register');
    await fill(page, {
      'Your Name': 'Sam Example',
      'Company Name': 'Example & Daughters',
      Phone: '020 7946 0000',
      Address: '1 Example Street, London SW4 7AA',
      Email: agent.email,
      Password: agent.password,
      'Confirm Password': agent.password,
    });
    await main(page).getByRole('button', { name: 'Register' }).click();
    await expect(notices(page)).toContainText('Registration successful!');
    await page.goto(linkIn(await mailTo(agent.email, /confirm/i), '/auth/confirm'));
    await main(page).getByRole('button', { name: 'Confirm my address' }).click();
    await main(page).getByRole('link', { name: 'Sign In' }).click();
    await fill(page, { Email: agent.email, Password: agent.password });
    await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/agent/dashboard');
    await expect(page.getByRole('tab', { name: 'Properties (0)' })).toBeVisible();
  });

  await test.step('adds a property with six pictures and a floorplan', async () => {
    await main(page).getByRole('link', { name: 'Add Property' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add New Property' })).toBeVisible();
    const form = new PropertyFormPage(page);
    await form.field('Listing Type').selectOption({ label: 'To Rent' });
    await form.field('Property Type').selectOption({ label: 'Flat/Apartment' });
    await fill(page, {
      Title: title,
      Description: 'Two bedrooms, a south-facing garden, and a school at the end of the street.',
      'Monthly Rent': '1,850',
      Bedrooms: '2',
      Bathrooms: '1',
      Address: `12 Example Road, ${place}, London SW4 7AA`,
      'Add a key feature': 'South-facing garden',
    });
    await form.button('Add').click();
    await form
      .field('Upload images')
      .setInputFiles(
        await Promise.all(rooms.map((room, index) => photograph(`${room}.jpg`, colours[index]))),
      );
    await expect(form.pictures).toHaveCount(6);
    for (const [index, room] of rooms.entries())
      await form.field(`What picture ${index + 1} shows`).fill(room);
    await form.field('Upload the Floorplan').setInputFiles(await floorplan());
    await expect(form.said('Files uploaded successfully').first()).toBeVisible({ timeout: 60_000 });
    await form.createAsItIs();
    await expect(notices(page)).toContainText('Property created successfully', { timeout: 60_000 });
    await expect.poll(() => isFound(theirs.request), { timeout: soon, intervals: [50] }).toBe(true);
    await expect(page).toHaveURL('/agent/dashboard');
  });

  const id = await test.step('which a visitor finds', async () => {
    const results = new ResultsPage(theirs);
    const search = `type=rent&beds=2&location=${encodeURIComponent(place)}`;
    await expect(async () => {
      await results.open(search);
      await expect(results.card(title)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await results.card(title).getByRole('link', { name: title }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(theirs)).toContainText('£1,850');
    return Number(/\/property\/(\d+)/.exec(theirs.url())![1]);
  });

  await test.step('with all its pictures and its floorplan, once they are made ready', async () => {
    const property = new PropertyPage(theirs);
    await expect(async () => {
      await property.open(id);
      await expect(theirs.getByRole('tabpanel').getByText('1 / 6')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    const first = theirs.getByRole('tabpanel').getByRole('img', { name: 'Street' });
    await expect(first).toBeVisible();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(async () => {
      await property.open(id);
      await theirs.getByRole('tab', { name: 'Floorplan' }).click();
      const plan = theirs.getByRole('tabpanel', { name: 'Floorplan' });
      await expect(plan).not.toContainText('Ask Agent', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('a request for a viewing and a message arrive while the agent looks', async () => {
    await page.goto('/agent/dashboard?tab=viewings&view=pending');
    await expect(main(page).getByText('No pending viewing requests', { exact: true })).toBeVisible();
    const property = new PropertyPage(theirs);
    const booking = await property.openDialog('Book a Viewing');
    for (const [label, value] of Object.entries(visitor)) await booking.getByLabel(label).fill(value);
    await (await dayOf(booking, asked)).click();
    await addTime(booking, 'Preferred times', '10:00');
    await booking.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(notices(theirs)).toContainText('Viewing Request Sent');
    await expect(main(page).getByRole('article')).toContainText(visitor.Email, { timeout: 20_000 });
    const contact = await property.openDialog('Contact Agent');
    for (const [label, value] of Object.entries({ ...visitor, Message: 'Is the garden shared?' }))
      await contact.getByLabel(label).fill(value);
    await contact.getByRole('button', { name: 'Send Message' }).click();
    await expect(notices(theirs)).toContainText('Message Sent');
    await expect(page.getByRole('tab', { name: 'Messages (1)' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Recent Activity, 2 new' })).toBeVisible();
  });

  await test.step('another time is proposed, and the visitor accepts it', async () => {
    await main(page)
      .getByRole('button', { name: /^Propose Time/ })
      .click();
    const proposing = page.getByRole('dialog', { name: 'Propose Alternative Times' });
    await proposing.getByText('Another time', { exact: true }).click();
    await proposing.getByLabel('Date').fill(proposed);
    await proposing.getByLabel('Time', { exact: true }).selectOption({ label: '2:30 PM' });
    await proposing.getByRole('button', { name: 'Propose this time' }).click();
    await expect(notices(page)).toContainText('Alternative time proposed');
    const mail = await mailTo(visitor.Email, /^Another time for your viewing/);
    await theirs.goto(linkIn(mail, '/viewing'));
    await theirs.getByRole('button', { name: 'Accept this time' }).click();
    await expect(main(theirs).getByText('Scheduled', { exact: true })).toBeVisible();
  });

  await test.step('so that it is confirmed in the calendar of the agency', async () => {
    await expect(page.getByRole('tab', { name: 'Pending Requests (0)' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('tab', { name: 'Calendar View' }).click();
    const calendar = page.getByRole('group', { name: 'Viewings by day' });
    await expect(calendar).toBeVisible();
    await (await dayOf(calendar, proposed)).click();
    const day = page.getByRole('region', { name: `Viewings for ${dateText(proposed)}`, exact: true });
    await expect(day.getByRole('listitem')).toContainText('2:30 PM');
    await expect(day.getByRole('listitem')).toContainText('Confirmed');
  });

  await test.step('the message is replied to', async () => {
    await page.getByRole('tab', { name: 'Messages (1)' }).click();
    await main(page)
      .getByRole('button', { name: `Reply to ${visitor.Name}` })
      .click();
    const reply = page.getByRole('dialog', { name: 'Reply to Message' });
    await expect(reply).toContainText('Is the garden shared?');
    await reply.getByLabel('Your Reply').fill('It is not: it is yours alone.');
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await expect(notices(page)).toContainText('Reply sent successfully');
  });

  await test.step('and the home is let', async () => {
    await page.getByRole('tab', { name: 'Properties (1)' }).click();
    await main(page)
      .getByRole('button', { name: `Available: change the status of ${title}` })
      .click();
    await page.getByRole('menuitem', { name: 'Let', exact: true }).click();
    const leaving = page.getByRole('dialog', { name: 'Viewings are still to come' });
    await expect(leaving.getByRole('listitem')).toContainText(visitor.Name);
    await leaving.getByRole('button', { name: 'Mark as Let, cancel 1 viewing' }).click();
    await expect(notices(page)).toContainText('Property status updated successfully');
    await mailTo(visitor.Email, /^Viewing cancelled/);
    await theirs.goto(linkIn(await mailTo(visitor.Email, /^Another time for your viewing/), '/viewing'));
    await expect(main(theirs)).toContainText('This home has been let, so that it cannot be viewed any more.');
    await expect(async () => {
      await theirs.goto(`/property/${id}`);
      await expect(main(theirs)).toContainText('Let', { timeout: 2_000 });
    }).toPass();
  });
});
