import type { APIRequestContext, Page } from '@playwright/test';
import { MessagesPage } from './pages/messages-page.js';
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
  /** Signed in on their own side of the API. */
  readonly agent: APIRequestContext;
  /** The agent's. */
  readonly listing: ListedHome;
  /** The page, of somebody with an account. */
  readonly messages: MessagesPage;
}

const test = base.extend<Sides>({
  agent: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const agent = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: extraHTTPHeaders!,
    });
    await signedInAgent(agent);
    await provide(agent);
    await agent.dispose();
  },
  listing: async ({ agent }, provide) => provide(await listedHome(agent)),
  messages: async ({ page }, provide) => {
    await signedInPerson(page.request);
    await provide(new MessagesPage(page));
  },
});

test.use({ product: 'market' });

const question = 'Is the garden shared with the flat below?';
const asked = async (page: Page, { id }: ListedHome, message = question): Promise<string> =>
  (await writeToAgent(page.request, { listingId: id, message }))!;
const badge = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByText(/\d+ unread$/);

test(
  'A visitor is asked to sign in, and comes back',
  sameAtAnyWidth,
  async ({ page, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    const { email, password } = await signedInPerson(elsewhere);
    await elsewhere.dispose();
    await page.goto('/messages?id=some-conversation');
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/messages?id=some-conversation');
    await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible();
  },
);

test(
  'The first conversation is selected by default, in a thread of 600 px',
  { tag: '@desktop' },
  async ({ messages, listing, agent, page }) => {
    const other = await listedHome(agent, 'Mansion flat in Another Road');
    await asked(page, listing);
    await asked(page, other, 'How long is the lease?');
    await messages.open();
    await expect(messages.conversations).toHaveCount(2);
    await expect(messages.conversations.first()).toHaveAttribute('aria-current', 'true');
    await expect(messages.conversations.first()).toContainText(other.title);
    await expect(messages.message('How long is the lease?')).toBeVisible();

    const today = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'Europe/London',
    }).format(new Date());
    await expect(messages.conversations.first()).toContainText(today);
    await expect(messages.thread.getByText(today, { exact: true })).toBeVisible();
    await expect(messages.thread.getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible();
    const panel = messages.thread.locator('xpath=../..');
    expect((await panel.boundingBox())!.height).toBe(600);

    await messages.conversations.nth(1).click();
    await expect(messages.message(question)).toBeVisible();
    await expect(messages.conversations.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(messages.message(question)).toBeVisible();

    await page.getByRole('link', { name: 'View Property' }).click();
    await expect(page).toHaveURL(`/property/${listing.id}`);
  },
);

test(
  'A message is sent at once, blank ones are ignored, and the keyboard sends too',
  sameAtAnyWidth,
  async ({ messages, listing, agent, page }) => {
    const id = await asked(page, listing);
    await messages.open(id);
    await expect(messages.message(question)).toBeVisible();

    await messages.send('   \n ');
    await expect(messages.box).toBeFocused();
    await messages.send('  May I see it on Tuesday?  ');
    await expect(messages.message('May I see it on Tuesday?')).toBeVisible();
    await expect(messages.box).toHaveValue('');
    await expect(messages.box).toBeFocused();

    await messages.box.fill('At ten?\nOr at <b>eleven</b>?');
    await messages.box.press('Control+Enter');
    await expect(messages.message('At ten?\nOr at <b>eleven</b>?')).toBeVisible();
    await expect(messages.thread.getByText('Sending...')).toHaveCount(0);
    await expect.poll(() => messages.atEnd()).toBe(true);

    const [conversation] = await writtenTo(agent, listing.id);
    expect(conversation!.messages.messages.map(({ text }) => text)).toEqual([
      question,
      'May I see it on Tuesday?',
      'At ten?\nOr at <b>eleven</b>?',
    ]);
  },
);

test(
  'An answer comes in while its reader is there, is read out, and counts as read',
  sameAtAnyWidth,
  async ({ messages, listing, agent, page }) => {
    const id = await asked(page, listing);
    await messages.open(id);
    await expect(messages.message(question)).toBeVisible();
    await sendMessage(agent, id, 'No, it is yours alone.');
    await expect(messages.message('No, it is yours alone.')).toBeVisible();
    await expect(messages.news).toContainText('Example & Daughters: No, it is yours alone.');
    await expect.poll(() => messages.atEnd()).toBe(true);
    await expect(badge(page)).toHaveCount(0);
  },
);

test(
  'Answers that wait are counted in the navigation and in the list, until they are seen',
  sameAtAnyWidth,
  async ({ messages, listing, agent, page }) => {
    const other = await listedHome(agent, 'Mansion flat in Another Road');
    const otherId = await asked(page, other);
    const id = await asked(page, listing);
    await page.goto('/properties');
    const { narrow } = messages;
    if (narrow) await page.getByRole('button', { name: 'Open menu' }).click();
    const items = page.getByRole('navigation', { name: narrow ? 'Menu' : 'Main' });
    const item = items.getByRole('link', { name: /^Messages/ });
    await expect(item).toHaveText('Messages');
    await sendMessage(agent, id, 'No, it is yours alone.');
    await sendMessage(agent, id, 'Would you like to see it?');
    await sendMessage(agent, otherId, '96 years.');
    await expect(item).toHaveAccessibleName('Messages 3 unread');
    await item.click();
    await expect(page).toHaveURL('/messages');

    // On a wide screen the first one, which is the last answered, is seen at once.
    if (narrow) {
      await expect(messages.row(other.title)).toContainText('1 unread');
      await messages.row(other.title).click();
    }
    await expect(messages.message('96 years.')).toBeVisible();
    await messages.backToList();
    await expect(messages.row(other.title)).not.toContainText('unread');
    await expect(messages.row(listing.title)).toContainText('2 unread');
    await messages.row(listing.title).click();
    await expect(messages.message('Would you like to see it?')).toBeVisible();
    await messages.backToList();
    await expect(messages.row(listing.title)).not.toContainText('unread');
    if (!narrow) await expect(item).toHaveText('Messages');
  },
);

test(
  'Earlier messages come on scrolling up, and the place stays',
  sameAtAnyWidth,
  async ({ messages, listing, agent, page }) => {
    const id = await asked(page, listing);
    for (let n = 2; n <= 70; n += 1) await sendMessage(n % 2 ? page.request : agent, id, `Message ${n}`);
    await messages.open(id);
    await expect(messages.message('Message 70')).toBeInViewport();
    await expect(messages.message('Message 20')).toHaveCount(0);
    const oldest = messages.message('Message 21');
    // What was sent just now may still arrive, and take whoever is at the end along.
    await expect(async () => {
      await oldest.scrollIntoViewIfNeeded();
      await expect(messages.message(question)).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect(oldest).toBeInViewport();

    // Who reads what was earlier is not carried away by what comes in.
    await sendMessage(agent, id, 'Message 71');
    await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible();
    await expect(oldest).toBeInViewport();
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect(messages.message('Message 71')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
  },
);

test(
  'On a phone the list makes way for the conversation, and Back leads to it',
  { tag: '@phone' },
  async ({ messages, listing, page }) => {
    test.skip(!messages.narrow, 'a wide screen shows both');
    await asked(page, listing);
    await messages.open();
    await expect(messages.thread).toHaveCount(0);
    await messages.conversations.click();
    await expect(messages.message(question)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: listing.title })).toBeFocused();
    await expect(messages.conversations).toHaveCount(0);
    await expect(messages.box).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/messages');
    await expect(messages.conversations).toBeFocused();
  },
);

test(
  "Nobody sees another's conversation",
  sameAtAnyWidth,
  async ({ messages, listing, agent, playwright, baseURL, page }) => {
    const stranger = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInPerson(stranger);
    const theirs = await writeToAgent(stranger, { listingId: listing.id, message: 'For the agent alone' });
    await messages.open(theirs);
    await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible();
    await expect(page.getByText('For the agent alone')).toHaveCount(0);
    expect(await writtenTo(agent, listing.id)).toHaveLength(1);
    await stranger.dispose();
  },
);
