import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { askAs, signedInAgent, type TestAccount } from '../product/accounts.js';
import { listedHome, type ListedHome } from '../product/conversations.js';
import { viewingDay } from '../product/viewings.js';
import { dayOf } from './viewings-page.js';

/** A home of the signed-in agent's that visitors can ask to see. */
export async function viewableHome(agent: APIRequestContext, title?: string): Promise<ListedHome> {
  const home = await listedHome(agent, title);
  // The service of viewings hears of the home a moment later.
  await expect
    .poll(async () => {
      const { viewingSlots } = await askAs<{ viewingSlots: readonly unknown[] }>(
        agent,
        'query ($id: Int!, $from: String!) { viewingSlots(listingId: $id, from: $from) { date } }',
        { id: home.id, from: viewingDay(0) },
      );
      return viewingSlots.length;
    })
    .toBeGreaterThan(0);
  return home;
}

/** `/agent/dashboard`, of an agent with an agency of its own. */
export class DashboardPage {
  private constructor(
    readonly page: Page,
    readonly agent: TestAccount,
  ) {}

  static async of(page: Page): Promise<DashboardPage> {
    return new DashboardPage(page, await signedInAgent(page.request));
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/agent/dashboard${search}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Agent Dashboard' })).toBeVisible();
    await expect(this.tab('Properties')).toBeVisible();
  }

  /** A main tab, whatever its count. */
  tab(name: 'Properties' | 'Viewings' | 'Messages', count?: number): Locator {
    const words = count === undefined ? new RegExp(`^${name}( \\(\\d+\\))?$`) : `${name} (${count})`;
    return this.page.getByRole('tab', { name: words, exact: true });
  }

  /** The bell's, as it is read out: `Recent Activity, 2 new`. */
  bell(fresh = 0): Locator {
    const name = fresh > 0 ? `Recent Activity, ${fresh} new` : 'Recent Activity';
    return this.page.getByRole('button', { name, exact: true });
  }

  get activity(): Locator {
    return this.page.getByRole('dialog', { name: 'Recent Activity' });
  }

  get requests(): Locator {
    return this.page.getByRole('group', { name: 'Pending requests' }).getByRole('article');
  }

  async openPending(): Promise<void> {
    await this.open('?tab=viewings&view=pending');
    await expect(this.page.getByRole('tab', { name: /^Pending Requests \(/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }

  /** A day of the agency's calendar, once that is there. */
  async day(day: string): Promise<Locator> {
    const calendar = this.page.getByRole('group', { name: 'Viewings by day' });
    await expect(calendar).toBeVisible();
    return dayOf(calendar, day);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** A notice of the shell's. */
  async expectNotice(title: 'Success' | 'Error', text: string): Promise<void> {
    const notice = this.page
      .getByRole('region', { name: 'Notifications' })
      .getByText(text, { exact: true })
      .locator('..');
    await expect(notice.first()).toContainText(title);
  }
}
