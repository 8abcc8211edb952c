import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectAccessible } from './accessible.js';
import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { PropertyPage } from './pages/property-page.js';
import { addTime, dateText, dayName, dayOf, ViewingsPage } from './pages/viewings-page.js';
import { signedInPerson, type TestAccount } from './product/accounts.js';
import { Agency, requestViewing, viewingDay } from './product/viewings.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

const [monday, tuesday] = [viewingDay(0), viewingDay(1)];

/** A visitor who is signed in, and an agency with one home. */
const test = base.extend<{ agency: Agency; person: TestAccount; viewings: ViewingsPage }>({
  agency: async ({ playwright, baseURL }, provide) => {
    const agency = await Agency.open(playwright.request, baseURL!);
    await provide(agency);
    await agency.close();
  },
  person: async ({ page }, provide) => provide(await signedInPerson(page.request)),
  viewings: async ({ page }, provide) => provide(new ViewingsPage(page)),
});

test.use({ product: 'market' });

test(
  'From the dialog to a confirmed viewing with notes and a calendar file',
  sameAtAnyWidth,
  async ({ page, agency, person, viewings }) => {
    const property = new PropertyPage(page);
    await property.open(agency.listingId);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
    await dialog.getByLabel('Phone').fill('020 7946 0123');
    await (await dayOf(dialog, monday)).click();
    await addTime(dialog, 'Preferred times', '14:00');
    await addTime(dialog, 'Preferred times', '10:00');
    await dialog.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(page.getByText('Viewing Request Sent', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'Your viewing request has been sent to the agent. They will contact you to confirm the appointment.',
      ),
    ).toBeVisible();
    await expect(dialog).toBeHidden();

    // The page of the home says so, and the form, which has the number now; the same time is not asked for twice.
    const standing = page.getByRole('note').filter({ hasText: 'You asked to see this home' });
    await expect(standing).toContainText('The agent has not answered yet.');
    await property.open(agency.listingId);
    await expect(standing).toBeVisible();
    await property.openDialog('Book a Viewing');
    await expect(dialog.getByRole('note')).toContainText('You asked to see this home');
    await expect(dialog.getByLabel('Phone')).toHaveValue('020 7946 0123');
    await (await dayOf(dialog, monday)).click();
    await addTime(dialog, 'Preferred times', '10:00');
    await dialog.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You have asked for this already');

    await viewings.open();
    await expect(viewings.cards).toHaveCount(1);
    await expect(viewings.cards.getByRole('link', { name: agency.title })).toHaveAttribute(
      'href',
      `/property/${agency.listingId}`,
    );
    await expect(viewings.cards).toContainText('Pending');
    await expect(viewings.cards).toContainText(dateText(monday));
    await expect(viewings.cards).toContainText('10:00 AM or 2:00 PM');
    const day = await dayOf(viewings.calendar, monday);
    await expect(day).toHaveAccessibleName(`${dayName(monday)}, 1 viewing asked for`);

    await agency.confirm();
    // Without reloading: the server tells.
    await expect(viewings.cards.getByText('Scheduled', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(viewings.cards).toContainText('10:00 AM');
    await expect(day).toHaveAccessibleName(`${dayName(monday)}, 1 viewing booked`);
    await day.click();
    await expect(viewings.cards.getByRole('heading')).toBeFocused();

    const downloading = page.waitForEvent('download');
    await viewings.button('Add to calendar').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`viewing-${monday}.ics`);
    const file = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
    const event = new ICAL.Event(file.getFirstSubcomponent('vevent')!);
    expect([file.getFirstPropertyValue('method'), event.startDate.toString()]).toEqual([
      'REQUEST',
      `${monday}T10:00:00`,
    ]);

    await viewings.button('Add notes').click();
    const notes = viewings.cards.getByLabel('Your notes');
    await expect(notes).toBeFocused();
    await notes.fill('Ask about <b>damp</b>\nand the lease.');
    await viewings.button('Save notes').click();
    await expect(page.getByText('Notes saved successfully', { exact: true })).toBeVisible();
    await expect(viewings.button('Edit notes')).toBeFocused();
    await page.reload();
    await expect(viewings.cards.getByText('Ask about <b>damp</b>')).toBeVisible();
  },
);

test(
  'Another time is asked for, and the agent gives it',
  sameAtAnyWidth,
  async ({ page, agency, person, viewings }) => {
    await requestViewing(page.request, agency.listingId, {
      email: person.email,
      date: monday,
      times: ['10:00'],
    });
    await agency.confirm();
    await viewings.open();
    await expect(viewings.cards.getByText('Scheduled', { exact: true })).toBeVisible();

    const dialog = await viewings.reschedule();
    const dates = dialog.getByRole('list', { name: 'Dates added' }).getByRole('listitem');
    const times = dialog.getByRole('list', { name: 'Times added' }).getByRole('listitem');
    await expect(dates).toHaveText([dateText(monday)]);
    await expect(times).toHaveText(['10:00 AM']);
    await expect(dialog.getByRole('option', { name: /[AP]M$/ })).toHaveCount(16);
    await dialog.getByRole('button', { name: 'Remove 10:00 AM' }).click();
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(
      page.getByText('Please select at least one date and time option', { exact: true }),
    ).toBeVisible();

    await dialog
      .getByRole('button', { name: `Remove ${dayName(monday).split(' ')[0]!}, ${dateText(monday)}` })
      .click();
    await (await dayOf(dialog, tuesday)).click();
    await addTime(dialog, 'Times', '9:30 AM');
    await addTime(dialog, 'Times', '4:30 PM');
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(dialog).toBeHidden();
    await expect(viewings.cards.getByText('Pending', { exact: true })).toBeVisible();
    await expect(viewings.cards.getByText('Reschedule request submitted for', { exact: true })).toBeVisible();
    await expect(viewings.cards.getByRole('listitem')).toContainText([
      `${dateText(tuesday)}, 9:30 AM or 4:30 PM`,
    ]);
    await expect(viewings.cards.getByRole('heading')).toBeFocused();
    await expect(viewings.button('Reschedule:')).toHaveCount(0);
    await expect(viewings.button('Cancel:')).toHaveCount(0);
    await expect(viewings.cards).toContainText('stands');

    await agency.confirm({ date: tuesday, time: '16:30' });
    await expect(viewings.cards.getByText('Scheduled', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(viewings.cards).toContainText(dateText(tuesday));
    await expect(viewings.cards).toContainText('4:30 PM');
  },
);

test(
  'A time that somebody else was given is not offered any more',
  sameAtAnyWidth,
  async ({ page, agency, person: _person, visitor }) => {
    const property = new PropertyPage(page);
    await property.open(agency.listingId);
    const dialog = await property.openDialog('Book a Viewing');
    await dialog.getByLabel('Phone').fill('020 7946 0123');
    await (await dayOf(dialog, monday)).click();
    await addTime(dialog, 'Preferred times', '10:00');
    await requestViewing(visitor, agency.listingId, {
      email: 'other@example.org',
      date: monday,
      times: ['10:00'],
    });
    await agency.confirm();
    await dialog.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'has just been taken. Still free on that day: 09:00, 11:00',
    );
    await expect(dialog.getByRole('option', { name: '10:00' })).toHaveCount(0);
    await expect(dialog.getByRole('option', { name: '11:00' })).toBeEnabled();
    await expect(dialog.getByLabel('Phone')).toHaveValue('020 7946 0123');
    await addTime(dialog, 'Preferred times', '11:00');
    await dialog.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(page.getByText('Viewing Request Sent', { exact: true })).toBeVisible();
  },
);

test('Viewings have no accessibility faults, of either kind', async ({ page, agency, person, viewings }) => {
  await requestViewing(page.request, agency.listingId, {
    email: person.email,
    date: monday,
    times: ['10:00', '11:00'],
  });
  await agency.propose(tuesday, '14:30');
  await viewings.open();
  await expect(viewings.cards).toHaveCount(1);
  await expectAccessible(page);
  await viewings.button('Add notes').click();
  await viewings.reschedule();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await viewings.cancel();
  await expectAccessible(page);

  // The time of a viewing does not pass for a test.
  await onOperation(page, 'MyViewings', async (route) => {
    const { data } = (await (await route.fetch()).json()) as {
      data: { myViewings: Record<string, unknown>[] };
    };
    const past = data.myViewings.map((viewing) => ({
      ...viewing,
      status: 'completed',
      start: viewing['date'],
      proposal: null,
      actions: ['note'],
    }));
    await route.fulfill(graphqlAnswer({ myViewings: past }));
  });
  await page.reload();
  await expect(page.getByText('No scheduled viewings yet', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(viewings.cards.getByText('Completed', { exact: true })).toBeVisible();
  await expect(viewings.button('Reschedule:')).toHaveCount(0);
  await expect(viewings.button('Cancel:')).toHaveCount(0);
  await expect(viewings.button('Add notes')).toBeVisible();
  await expectAccessible(page);
});
