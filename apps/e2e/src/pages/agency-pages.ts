import { expect, type Locator, type Page } from '@playwright/test';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** What the shell says in passing. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** `/agent/agency`. */
export class AgencyPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/agent/agency');
    await expect(heading(this.page, 'Your Agency')).toBeVisible();
    await expect(this.person('').first()).toBeVisible();
  }

  /** The row of a colleague. */
  person(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'People of the agency' })
      .getByRole('row')
      .filter({
        has: this.page.getByRole('rowheader', { name }),
      });
  }

  roleOf(name: string): Locator {
    return this.page.getByLabel(`Role of ${name}`);
  }

  async invite(email: string, role: 'Owner' | 'Negotiator' = 'Negotiator'): Promise<void> {
    const form = this.section('Invite a colleague');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Role').selectOption(role);
    await form.getByRole('button', { name: 'Send Invitation' }).click();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  invitation(email: string): Locator {
    return this.section('Invite a colleague').getByRole('listitem').filter({ hasText: email });
  }
}

/** The dashboard's Messages tab. */
export class AgencyMessagesPage {
  constructor(readonly page: Page) {}

  async open(conversation?: string): Promise<void> {
    await this.page.goto(
      `/agent/dashboard?tab=messages${conversation === undefined ? '' : `&conversation=${conversation}`}`,
    );
    await expect(heading(this.page, 'Agent Dashboard')).toBeVisible();
    await expect(this.page.getByRole('tab', { name: /^Messages/ })).toHaveAttribute('aria-selected', 'true');
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: 'Messages', exact: true });
  }

  card(title: string): Locator {
    return this.list.getByRole('article').filter({ hasText: title });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search messages' });
  }

  get reply(): Locator {
    return this.page.getByRole('dialog', { name: 'Reply to Message' });
  }

  /** The element that scrolls. */
  get thread(): Locator {
    return this.page.getByRole('region', { name: /^Messages about / });
  }

  /** Whether the conversation covers the list. */
  get narrow(): boolean {
    return this.page.viewportSize()!.width < 1024;
  }

  async backToList(): Promise<void> {
    if (this.narrow) await this.page.getByRole('button', { name: 'Back', exact: true }).click();
  }
}

/** `/agent/leads`. */
export class LeadsPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/agent/leads');
    await expect(heading(this.page, 'Leads')).toBeVisible();
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'Leads' })
      .getByRole('row')
      .filter({
        has: this.page.getByRole('rowheader', { name }),
      });
  }

  async choose(name: string): Promise<void> {
    await this.row(name).getByRole('link').click();
  }

  get person(): Locator {
    return this.page.getByRole('region', { name: 'Person' });
  }
}
