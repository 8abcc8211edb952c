import { expectAccessible } from './accessible.js';
import { MessagesPage } from './pages/messages-page.js';
import { signedInAgent, signedInPerson } from './product/accounts.js';
import { listedHome, sendMessage, writeToAgent } from './product/conversations.js';
import { expect, test } from './test.js';

test.use({ product: 'market' });

test('axe finds nothing in Your Messages', async ({ page, playwright, baseURL }) => {
  test.setTimeout(90_000);
  await signedInPerson(page.request);
  const messages = new MessagesPage(page);
  await messages.open();
  await expect(page.getByRole('link', { name: 'Browse Properties' })).toBeVisible();
  await expectAccessible(page);

  const agent = await playwright.request.newContext({ baseURL: baseURL! });
  await signedInAgent(agent);
  const about = async (title: string): Promise<string> => {
    const { id: listingId } = await listedHome(agent, title);
    return (await writeToAgent(page.request, { listingId, message: 'Is it quiet?' }))!;
  };
  const waiting = await about('Flat whose answer waits');
  const shown = await about('Flat that is shown');
  await sendMessage(agent, shown, 'Very quiet.');
  await messages.open(shown);
  await expect(messages.message('Very quiet.')).toBeVisible();
  await sendMessage(agent, waiting, 'Quiet enough.');
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('mutation SendMessage') ? route.abort() : route.fallback(),
  );
  await messages.send('This one does not arrive');
  await expect(messages.thread.getByText('Not sent.')).toBeVisible();
  await expectAccessible(page);
  await messages.backToList();
  await expect(messages.row('Flat whose answer waits')).toContainText('1 unread');
  await expectAccessible(page);
  await agent.dispose();
});
