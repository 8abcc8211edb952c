import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { MessagesPage } from './pages/messages-page.js';
import { signedInAgent } from './product/accounts.js';
import {
  conversationLink,
  listedHome,
  sendMessage,
  writeToAgent,
  writtenTo,
} from './product/conversations.js';
import { expect, test as base } from './test.js';

interface Visited {
  readonly agent: APIRequestContext;
  /** That somebody without an account has begun, and the agent has answered. */
  readonly conversation: { readonly id: string; readonly listingId: number; readonly title: string };
}

const test = base.extend<Visited>({
  agent: async ({ playwright, baseURL }, provide) => {
    const agent = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInAgent(agent);
    await provide(agent);
    await agent.dispose();
  },
  conversation: async ({ agent, request }, provide) => {
    const { id: listingId, title } = await listedHome(agent);
    const email = `ada-${randomUUID().slice(0, 8)}@example.org`;
    await writeToAgent(request, { listingId, message: 'Is it quiet?', name: 'Ada Marlowe', email });
    const { id } = (await writtenTo(agent, listingId))[0]!;
    await sendMessage(agent, id, 'Very quiet.');
    await provide({ id, listingId, title });
  },
});

test.use({ product: 'market' });

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

test('Who has no account reads and answers by the link of an e-mail', async ({
  page,
  agent,
  conversation,
}) => {
  const messages = new MessagesPage(page);
  await page.goto(await conversationLink(conversation.id, inDays(90)));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Conversation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: conversation.title })).toBeVisible();
  await expect(messages.message('Is it quiet?')).toBeVisible();
  await expect(messages.message('Very quiet.')).toBeVisible();
  await messages.send('Then I would like to see it.');
  await expect(messages.message('Then I would like to see it.')).toBeVisible();
  await expect(async () => {
    const [written] = await writtenTo(agent, conversation.listingId);
    expect(written!.messages.messages.at(-1)).toEqual({
      text: 'Then I would like to see it.',
      side: 'visitor',
    });
  }).toPass();
  await expectAccessible(page);
});

test('A program that opens the link has read nothing; a person has', async ({ page, conversation }) => {
  const told = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('mutation MarkConversationReadByLink'),
  );
  let marked = false;
  void told.then(() => (marked = true));
  await page.goto(await conversationLink(conversation.id, inDays(90)));
  await expect(new MessagesPage(page).message('Very quiet.')).toBeVisible();
  expect(marked).toBe(false);
  await page.keyboard.press('Tab');
  await told;
});

test('A link that has expired, or is none, says so', async ({ page, conversation }) => {
  await page.goto(await conversationLink(conversation.id, inDays(-1)));
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  await expect(page.getByText('This link has expired.')).toBeVisible();
  await page.goto('/conversation?token=a.b.c');
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  await page.goto('/conversation');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await expectAccessible(page);
});
