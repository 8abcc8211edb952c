import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { AgencyMessagesPage, notices } from './pages/agency-pages.js';
import { signedInAgent, signedInPerson } from './product/accounts.js';
import {
  listedHome,
  sendMessage,
  writeToAgent,
  writtenTo,
  type ListedHome,
} from './product/conversations.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

interface Sides {
  /** Of somebody with an account, who writes through the API. */
  readonly person: APIRequestContext;
  /** The page's agent lists it. */
  readonly listing: ListedHome;
  /** The page, of the agent. */
  readonly messages: AgencyMessagesPage;
}

const test = base.extend<Sides>({
  person: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const person = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: extraHTTPHeaders!,
    });
    await signedInPerson(person);
    await provide(person);
    await person.dispose();
  },
  messages: async ({ page }, provide) => {
    await signedInAgent(page.request);
    await provide(new AgencyMessagesPage(page));
  },
  listing: async ({ page, messages: _signedIn }, provide) => provide(await listedHome(page.request)),
});

test.use({ product: 'market' });

const question = 'Is the garden shared with the flat below?';

/** Lets nothing that has these words in it reach the product, or loses its answer on the way back. */
const cutOff = (page: Page, words: string, when: 'before' | 'after' = 'before') =>
  page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(words)) return route.fallback();
    if (when === 'after') await route.fetch();
    return route.abort();
  });

test(
  'A message appears while the agent looks, and the reply reaches the person',
  sameAtAnyWidth,
  async ({ page, person, listing, messages }) => {
    await messages.open();
    await expect(messages.list.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await writeToAgent(person, { listingId: listing.id, message: question });
    const card = messages.card(listing.title);
    for (const text of ['12 Example Road, London SW4 7AA', 'Odile Example', question, '1 new'])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.getByText(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Messages (1)' })).toBeVisible();

    await card.getByRole('button', { name: 'Reply' }).click();
    await expect(messages.reply.getByText(question)).toBeVisible();
    const box = messages.reply.getByLabel('Your Reply');
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('placeholder', 'Type your reply here...');
    await box.fill('   ');
    await messages.reply.getByRole('button', { name: 'Send Reply' }).click();
    await expect(messages.reply).toBeVisible();
    await box.fill('It is yours alone.');
    await messages.reply.getByRole('button', { name: 'Send Reply' }).click();
    await expect(messages.reply).toBeHidden();
    await expect(notices(page)).toContainText('Success');
    await expect(notices(page)).toContainText('Reply sent successfully');
    await expect(card.getByText('It is yours alone.')).toBeVisible();
    await expect(card.getByText('1 new')).toBeHidden();
    await expect(card.locator('dl')).toHaveText(/^From(?!Odile Example).+ToOdile ExampleDate/);

    await card.getByRole('button', { name: 'Reply' }).click();
    const original = messages.reply.getByRole('figure').filter({ hasText: question });
    await expect(original).toContainText('Odile Example');
    await expect(original).not.toContainText('It is yours alone.');
    const answer = messages.reply.getByRole('figure').filter({ hasText: 'It is yours alone.' });
    await expect(answer).not.toContainText('Odile Example');
    await messages.reply.getByRole('button', { name: 'Close' }).click();
    const [conversation] = await writtenTo(page.request, listing.id);
    expect(conversation?.messages.messages.map(({ text }) => text)).toEqual([question, 'It is yours alone.']);
  },
);

for (const when of ['before', 'after'] as const)
  test(
    `A reply that is lost ${when} it arrives is kept, and sent once in the end`,
    sameAtAnyWidth,
    async ({ page, person, listing, messages }) => {
      await writeToAgent(person, { listingId: listing.id, message: question });
      await messages.open();
      await cutOff(page, 'mutation SendMessage', when);
      await messages.card(listing.title).getByRole('button', { name: 'Reply' }).click();
      const box = messages.reply.getByLabel('Your Reply');
      await box.fill('It is yours alone.');
      await messages.reply.getByRole('button', { name: 'Send Reply' }).click();
      await expect(notices(page)).toContainText('Failed to send reply. Please try again.');
      await expect(messages.reply.getByText(/Trying again is safe/)).toBeVisible();
      await expect(box).toHaveValue('It is yours alone.');

      await page.unroute('**/graphql');
      await page.keyboard.press('Escape');
      await expect(messages.reply).toBeHidden();
      await messages.card(listing.title).getByRole('button', { name: 'Reply' }).click();
      await expect(box).toHaveValue('It is yours alone.');
      await messages.reply.getByRole('button', { name: 'Send Reply' }).click();
      await expect(notices(page)).toContainText('Reply sent successfully');
      const [conversation] = await writtenTo(page.request, listing.id);
      expect(conversation?.messages.messages.map(({ text }) => text)).toEqual([
        question,
        'It is yours alone.',
      ]);
    },
  );

test('A conversation opens beside the list, or over it on a phone, and is read then', async ({
  page,
  person,
  listing,
  messages,
}) => {
  const id = (await writeToAgent(person, { listingId: listing.id, message: question }))!;
  await messages.open();
  await expect(page.getByText('No conversation is open')).toBeVisible({ visible: !messages.narrow });
  const card = messages.card(listing.title);
  await expect(card.getByText('1 new')).toBeVisible();
  await card.getByRole('link', { name: listing.title }).click();
  await expect(page).toHaveURL(`/agent/dashboard?tab=messages&conversation=${id}`);
  await expect(messages.thread.getByText(question)).toBeVisible();
  await expect(page.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  await expect(messages.list).toBeVisible({ visible: !messages.narrow });
  await expect.poll(async () => (await writtenTo(page.request, listing.id))[0]?.unread).toBe(0);

  await page.getByLabel('Your message').fill('It is yours alone.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.thread.getByText('It is yours alone.')).toBeVisible();
  // It stands there while it is sent: the answer is to come after it.
  const kept = async () => (await writtenTo(page.request, listing.id))[0]?.messages.messages.length;
  await expect.poll(kept).toBe(2);
  await sendMessage(person, id, 'How lovely.');
  await expect(messages.thread.getByText('How lovely.')).toBeVisible();
  await messages.backToList();
  await expect(messages.card(listing.title).getByText('How lovely.')).toBeVisible();
  if (messages.narrow) await expect(card.getByRole('link', { name: listing.title })).toBeFocused();
});

test(
  'Messages are found by home, address or name, and the unread alone',
  sameAtAnyWidth,
  async ({ page, person, listing, messages }) => {
    const other = await listedHome(page.request, 'Mansion flat in Another Road');
    await writeToAgent(person, { listingId: listing.id, message: question });
    const read = (await writeToAgent(person, { listingId: other.id, message: 'How long is the lease?' }))!;
    await sendMessage(page.request, read, 'Ninety years.');
    await messages.open(read);
    await expect.poll(async () => (await writtenTo(page.request, other.id))[0]?.unread).toBe(0);
    await messages.open();
    const cards = messages.list.getByRole('article');
    await expect(cards).toHaveCount(2);
    await messages.search.fill('mansion');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Ninety years.');
    await messages.search.fill('odile');
    await expect(cards).toHaveCount(2);
    await page.getByLabel('Unread only').check();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(question);
    await messages.search.fill('nobody of that name');
    await expect(messages.list.getByRole('heading', { name: 'No messages match' })).toBeVisible();
    await messages.list.getByRole('button', { name: 'Show all messages' }).click();
    await expect(cards).toHaveCount(2);
  },
);

test(
  'The conversation of another agency is not there',
  sameAtAnyWidth,
  async ({ page, person, listing, messages, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInAgent(elsewhere);
    const theirs = await listedHome(elsewhere, 'A home of others');
    const id = (await writeToAgent(person, { listingId: theirs.id, message: question }))!;
    await elsewhere.dispose();
    await writeToAgent(person, { listingId: listing.id, message: question });
    await messages.open(id);
    await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible();
  },
);

test('axe finds nothing in the Messages tab, its thread and its dialog', async ({
  page,
  person,
  listing,
  messages,
}) => {
  const id = (await writeToAgent(person, { listingId: listing.id, message: question }))!;
  await messages.open();
  await expect(messages.card(listing.title)).toBeVisible();
  await expectAccessible(page);
  await messages.card(listing.title).getByRole('button', { name: 'Reply' }).click();
  await expect(messages.reply).toBeVisible();
  await expectAccessible(page);
  await messages.open(id);
  await expect(messages.thread.getByText(question)).toBeVisible();
  await expectAccessible(page);
});
