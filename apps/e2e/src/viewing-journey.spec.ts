import { randomUUID } from 'node:crypto';
import type { ReadMessage } from '@lintel/platform/mail/reading';
import ICAL from 'ical.js';
import { PropertyPage } from './pages/property-page.js';
import { addTime, dayOf } from './pages/viewings-page.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { Agency, viewingDay } from './product/viewings.js';
import { expect, test as base } from './test.js';

const test = base.extend<{ agency: Agency }>({
  agency: async ({ playwright, baseURL }, provide) => {
    const agency = await Agency.open(playwright.request, baseURL!);
    await provide(agency);
    await agency.close();
  },
});

test.use({ product: 'market' });

const newVisitor = () => ({
  Name: 'Vera Example',
  Email: `vera-${randomUUID().slice(0, 8)}@example.org`,
  Phone: '020 7946 0123',
});

/** Where the e-mails about the agency's home go. */
async function agentOf(agency: Agency): Promise<string> {
  const { me } = await agency.ask<{ me: { email: string } }>('{ me { email } }');
  return me.email;
}

/** The calendar file of a mail, as a calendar program reads it: what is shown in the mail and what is attached to it are the same. */
function appointmentIn({ files, subject }: ReadMessage) {
  const shown = files.find(({ contentType }) => contentType === 'text/calendar');
  const attached = files.find(({ filename }) => filename?.endsWith('.ics'));
  expect(shown, `a calendar file in ‘${subject}’`).toBeDefined();
  expect(attached?.content.toString()).toBe(shown!.content.toString());
  const calendar = new ICAL.Component(ICAL.parse(shown!.content.toString()));
  const event = calendar.getFirstSubcomponent('vevent')!;
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const { uid, sequence, startDate } = new ICAL.Event(event);
  startDate.zone = zone;
  const method = calendar.getFirstPropertyValue('method');
  // Mail programs go by the part's own word for it (RFC 6047, 2.4).
  expect(shown!.method).toBe(method);
  return {
    uid,
    sequence,
    method,
    status: event.getFirstPropertyValue('status'),
    start: startDate.toString(),
  };
}

test('from a request without an account to a viewing in both calendars, moved and called off', async ({
  page,
  agency,
}) => {
  test.setTimeout(150_000);
  const visitor = newVisitor();
  const agentEmail = await agentOf(agency);
  const [asked, proposed] = [viewingDay(0), viewingDay(1)];
  /** The appointment as both sides have it by the mails of that subject. */
  const inBothCalendars = async (subject: RegExp) => {
    const [visitors, agents] = await Promise.all(
      [visitor.Email, agentEmail].map(async (address) => appointmentIn(await mailTo(address, subject))),
    );
    expect(agents).toEqual(visitors);
    return visitors!;
  };

  await test.step('the visitor asks for a viewing', async () => {
    const property = new PropertyPage(page);
    await property.open(agency.listingId);
    const dialog = await property.openDialog('Book a Viewing');
    for (const [label, value] of Object.entries(visitor)) await dialog.getByLabel(label).fill(value);
    await (await dayOf(dialog, asked)).click();
    await addTime(dialog, 'Preferred times', '10:00');
    await dialog.getByRole('button', { name: 'Request Viewing' }).click();
    await expect(page.getByText('Viewing Request Sent', { exact: true })).toBeVisible();
  });

  await test.step('the agent is mailed, with whom to meet and when', async () => {
    const { text } = await mailTo(agentEmail, /^Viewing request/);
    for (const fact of [...Object.values(visitor), agency.title]) expect(text).toContain(fact);
  });

  await test.step('the agent proposes another time, and the visitor is mailed', async () => {
    await agency.propose(proposed, '14:30');
    const mail = await mailTo(visitor.Email, /^Another time for your viewing/);
    await page.goto(linkIn(mail, '/viewing'));
  });

  const arranged =
    await test.step('the visitor accepts it, and both have it in their calendars', async () => {
      await page.getByRole('button', { name: 'Accept this time' }).click();
      await expect(page.getByRole('main').getByText('Scheduled', { exact: true })).toBeVisible();
      const appointment = await inBothCalendars(/^Viewing confirmed/);
      expect(appointment).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        sequence: 0,
        start: `${proposed}T14:30:00`,
      });
      return appointment;
    });

  const moved = await test.step('the visitor asks to move it, and the agent does', async () => {
    await page.getByRole('button', { name: /^Reschedule:/ }).click();
    const form = page.getByRole('dialog', { name: 'Reschedule Viewing' });
    await addTime(form, 'Times', '4:00 PM');
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Reschedule request submitted for', { exact: true })).toBeVisible();
    await mailTo(agentEmail, /^Another time asked for/);
    await agency.confirm({ date: proposed, time: '16:00' });
    const appointment = await inBothCalendars(/^Viewing moved/);
    expect(appointment).toMatchObject({
      uid: arranged.uid,
      method: 'REQUEST',
      status: 'CONFIRMED',
      start: `${proposed}T16:00:00`,
    });
    expect(appointment.sequence).toBeGreaterThan(arranged.sequence);
    return appointment;
  });

  await test.step('the visitor calls it off, and it leaves both calendars', async () => {
    // What the page knows may be older than the agent's answer.
    await page.reload();
    await page.getByRole('button', { name: /^Cancel:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this viewing?' });
    await dialog.getByRole('button', { name: 'Cancel viewing' }).click();
    await expect(page.getByText('Viewing cancelled successfully', { exact: true })).toBeVisible();
    const appointment = await inBothCalendars(/^Viewing cancelled/);
    expect(appointment).toMatchObject({ uid: arranged.uid, method: 'CANCEL', status: 'CANCELLED' });
    expect(appointment.sequence).toBeGreaterThan(moved.sequence);
    expect(await agency.freeTimes(proposed)).toContain('16:00');
  });
});

test('from the contact form to the agent, and the answer into the conversation', async ({ page, agency }) => {
  test.setTimeout(90_000);
  const visitor = newVisitor();
  const message = 'Is the garden shared?\nAnd is <b>next week</b> too late?';

  await test.step('the visitor writes', async () => {
    const property = new PropertyPage(page);
    await property.open(agency.listingId);
    const dialog = await property.openDialog('Contact Agent');
    for (const [label, value] of Object.entries({ ...visitor, Message: message }))
      await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  });

  await test.step('the agent is mailed, and an answer by e-mail would go to the visitor', async () => {
    const mail = await mailTo(await agentOf(agency), /^Enquiry/);
    expect(mail.replyTo?.address).toBe(visitor.Email);
    for (const fact of [...Object.values(visitor), ...message.split('\n'), agency.title])
      expect(mail.text).toContain(fact);
    // Markup is text like any other.
    expect(mail.html).not.toContain('<b>next week</b>');
  });

  await test.step('the agent answers in the conversation', async () => {
    const { agencyConversations } = await agency.ask<{
      agencyConversations: { conversations: { id: string; unread: number }[] };
    }>('query ($id: Int!) { agencyConversations(listingId: $id) { conversations { id unread } } }', {
      id: agency.listingId,
    });
    expect(agencyConversations.conversations).toMatchObject([{ unread: 1 }]);
    const answer = await agency.ask<{ sendMessage: { message: { number: number; side: string } } }>(
      'mutation ($id: ID!, $key: String!) { sendMessage(conversationId: $id, message: "It is not.", idempotencyKey: $key) { message { number side } } }',
      { id: agencyConversations.conversations[0]!.id, key: randomUUID() },
    );
    expect(answer.sendMessage.message).toEqual({ number: 2, side: 'agency' });
  });
});
