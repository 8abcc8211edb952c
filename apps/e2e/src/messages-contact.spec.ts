import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { PropertyPage } from './pages/property-page.js';
import { signedInAgent, signedInPerson } from './product/accounts.js';
import { listedHome, writeToAgent, writtenTo, type ListedHome } from './product/conversations.js';
import { mailsTo } from './product/mailbox.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

const test = base.extend<{ agent: APIRequestContext; listing: ListedHome }>({
  agent: async ({ playwright, baseURL }, provide) => {
    const agent = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInAgent(agent);
    await provide(agent);
    await agent.dispose();
  },
  listing: async ({ agent }, provide) => provide(await listedHome(agent)),
});

test.use({ product: 'market' });

const fields = {
  Name: 'Ada Marlowe',
  // An address of its own each time: what one may send is limited.
  Email: `ada-${randomUUID().slice(0, 8)}@example.org`,
  Phone: '020 7946 0123',
  Message: 'Is the garden shared?',
};
const fillIn = async (dialog: Locator, values: Record<string, string> = fields): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
};
const expectKept = async (dialog: Locator, values: Record<string, string> = fields): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
};
const send = (dialog: Locator) => dialog.getByRole('button', { name: /^Send/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const textsTo = async (agent: APIRequestContext, { id }: ListedHome): Promise<string[]> =>
  (await writtenTo(agent, id)).flatMap(({ messages }) => messages.messages.map(({ text }) => text));

/** A home is public a moment before its messages are. */
async function openForm(page: Page, { id }: ListedHome): Promise<Locator> {
  await writeToAgent(page.request, {
    listingId: id,
    message: 'The first',
    name: 'Somebody Else',
    email: `somebody-${id}@example.org`,
  });
  const property = new PropertyPage(page);
  await expect(async () => property.open(id)).toPass();
  return property.openDialog('Contact Agent');
}
/** Of the form, by the alphabet, without the one that was sent to see whether the home is known. */
const ownTexts = async (agent: APIRequestContext, listing: ListedHome): Promise<string[]> =>
  (await textsTo(agent, listing)).filter((text) => text !== 'The first').sort();

test('A visitor without an account writes to the agent', async ({ page, agent, listing }) => {
  const dialog = await openForm(page, listing);
  await fillIn(dialog);
  await send(dialog).click();
  await expect(notices(page)).toContainText('Message Sent');
  await expect(notices(page)).toContainText(
    'Your message has been sent to the agent. They will contact you shortly.',
  );
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused();
  const conversations = await writtenTo(agent, listing.id);
  expect(conversations.find(({ person }) => person.email === fields.Email)).toMatchObject({
    unread: 1,
    person: { name: fields.Name, phone: fields.Phone },
  });

  // The e-mail about the message that came before this one is there already.
  const mail = async () =>
    (await mailsTo(listing.agentEmail)).find(({ text }) => text.includes(fields.Message));
  await expect.poll(mail, { timeout: 30_000 }).toBeDefined();
  expect((await mail())!.subject).toMatch(/^Enquiry: /);
  expect((await mail())!.text).toContain(fields.Phone);

  // The next one is a conversation of its own: nobody has shown yet that they are the same person.
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  await expectKept(dialog, { ...fields, Message: '' });
  await dialog.getByLabel('Message').fill('And is there a lift?');
  await send(dialog).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => ownTexts(agent, listing))
    .toEqual(['And is there a lift?', 'Is the garden shared?']);
});

test(
  'The button says Sending... and takes no second press meanwhile',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    await fillIn(dialog);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('mutation SendEnquiry')) await promise;
      await route.fallback();
    });
    await send(dialog).dblclick();
    await expect(send(dialog)).toHaveText('Sending...');
    await expect(send(dialog)).toBeDisabled();
    resolve();
    await expect(dialog).toBeHidden();
    await expect.poll(() => ownTexts(agent, listing)).toEqual(['Is the garden shared?']);
  },
);

test('Whoever is signed in need not type name and address, and finds the conversation', async ({
  page,
  listing,
}) => {
  const { name, email } = await signedInPerson(page.request);
  const dialog = await openForm(page, listing);
  await expectKept(dialog, { Name: name, Email: email });
  await fillIn(dialog, { Phone: fields.Phone, Message: fields.Message });
  await send(dialog).click();
  await expect(dialog).toBeHidden();
  await page.goto('/messages');
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: /^Messages about/ })).toContainText(fields.Message);
});

test(
  'A message that did not get through is kept, and trying again sends it once',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    await fillIn(dialog);
    // It arrives, and the answer does not.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('mutation SendEnquiry')) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await send(dialog).click();
    const failed = dialog.getByRole('alert');
    await expect(failed).toContainText('Your message was not sent');
    await expect(failed).toContainText('What you typed is kept. Trying again is safe');
    await expect(send(dialog)).toBeEnabled();
    await expectKept(dialog);
    await expectAccessible(page, { within: 'dialog[open]' });

    await page.unrouteAll();
    await send(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await ownTexts(agent, listing)).toEqual(['Is the garden shared?']);
  },
);

test(
  'What was changed after a try that did arrive is not lost in it',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    await fillIn(dialog);
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('mutation SendEnquiry')) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await send(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('Your message was not sent');
    await page.unrouteAll();
    await dialog.getByLabel('Message').fill('Is the garden shared, and is it large?');
    await send(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('An earlier try did reach the agent');
    await send(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await ownTexts(agent, listing)).toEqual([
      'Is the garden shared, and is it large?',
      'Is the garden shared?',
    ]);
  },
);

test(
  'What only the service finds wrong is said beside its field',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    await fillIn(dialog, { ...fields, Name: 'Ada\u202E Marlowe' });
    await send(dialog).click();
    await expect(dialog.getByText('The name must not contain invisible characters')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    expect(await ownTexts(agent, listing)).toEqual([]);
  },
);

test(
  'Whoever sends too many is told so, and loses nothing',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    const email = `often-${listing.id}@example.org`;
    for (let n = 1; n <= 10; n += 1)
      await writeToAgent(page.request, {
        listingId: listing.id,
        message: `Number ${n}`,
        name: 'Often',
        email,
      });
    await fillIn(dialog, { ...fields, Email: email });
    await send(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText(/Please try again in \d+ minutes?\./);
    await expectKept(dialog, { ...fields, Email: email });
    expect(await ownTexts(agent, listing)).not.toContain(fields.Message);
  },
);

test(
  'The trap for programs is out of the way of people',
  sameAtAnyWidth,
  async ({ page, agent, listing }) => {
    const dialog = await openForm(page, listing);
    await expect(dialog.getByRole('textbox')).toHaveCount(4);
    await dialog.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(send(dialog)).toBeFocused();

    // A program fills in whatever there is, is thanked, and reaches nobody.
    await fillIn(dialog);
    await dialog.locator('input[name="website"]').fill('https://example.org');
    await send(dialog).click();
    await expect(notices(page)).toContainText('Message Sent');
    expect(await ownTexts(agent, listing)).toEqual([]);
  },
);
