import { expect, type Locator, type Page } from '@playwright/test';

/** `/messages` and `/conversation`. */
export class MessagesPage {
  constructor(readonly page: Page) {}

  async open(conversation?: string): Promise<void> {
    await this.page.goto(`/messages${conversation === undefined ? '' : `?id=${conversation}`}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your Messages' })).toBeAttached();
  }

  get conversations(): Locator {
    return this.page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  }

  row(title: string): Locator {
    return this.conversations.filter({ hasText: title });
  }

  /** Whether list and conversation make way for each other. */
  get narrow(): boolean {
    return this.page.viewportSize()!.width < 768;
  }

  async backToList(): Promise<void> {
    if (this.narrow) await this.page.getByRole('button', { name: 'Back' }).click();
  }

  /** The element that scrolls. */
  get thread(): Locator {
    return this.page.getByRole('region', { name: /^Messages about / });
  }

  message(text: string): Locator {
    return this.thread.getByText(text, { exact: true });
  }

  get box(): Locator {
    return this.page.getByLabel('Your message');
  }

  get news(): Locator {
    return this.page.getByRole('log', { name: 'New messages' });
  }

  async send(text: string): Promise<void> {
    await this.box.fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Whether the newest message is in sight. */
  atEnd(): Promise<boolean> {
    return this.thread.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 32);
  }
}
