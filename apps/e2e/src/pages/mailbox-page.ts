import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { ask } from './graphql.js';

/** `/operations/mailbox`, as people find its parts. */
export class MailboxPage {
  readonly list: Locator;
  readonly message: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Messages' });
    this.message = page.getByRole('region', { name: 'Message', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/operations/mailbox${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Outgoing Mailbox' })).toBeVisible();
  }

  row(to: string): Locator {
    return this.list.getByRole('link').filter({ hasText: to });
  }

  tab(name: 'HTML' | 'Text' | 'Source'): Locator {
    return this.message.getByRole('tab', { name });
  }

  /** The message as HTML, in its frame. */
  get html(): FrameLocator {
    return this.message.frameLocator('iframe[title="The message as HTML"]');
  }
}

/** Asks for the newsletter under an address that nobody else has; its confirmation is the message. */
export async function sendMessage(request: APIRequestContext): Promise<string> {
  const email = `odile.${randomUUID().slice(0, 8)}@example.org`;
  const query = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }';
  const response = await request.post('/graphql', { data: { query, variables: { email } } });
  expect(await response.json()).toEqual({ data: { subscribeToNewsletter: { email } } });
  return email;
}

/** The recipient of a message on the first page. One is sent only when there is none: the newsletter limits the requests of one network. */
export async function someMessage(request: APIRequestContext): Promise<string> {
  const { mailbox } = await ask<{ mailbox: { messages: { to: string }[] } }>(
    request,
    '{ mailbox { messages { to } } }',
  );
  return mailbox.messages.find(({ to }) => to.startsWith('odile.'))?.to ?? sendMessage(request);
}
