import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PropertyPage } from './pages/property-page.js';
import { signedInAgent, signedInPerson } from './product/accounts.js';
import { listedHome, writeToAgent, writtenTo, type ListedHome } from './product/conversations.js';
import { mailsTo } from './product/mailbox.js';
import { expect, test as base } from './test.js';

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
