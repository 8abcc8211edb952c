import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { askAs } from '../product/accounts.js';

/** The agent's own listing, with as little as is published. */
const aHome = {
  listingType: 'sale',
  propertyType: 'flat',
  description: 'Two bedrooms, and bread in the mornings.',
  price: 455_000,
  bedrooms: 2,
  bathrooms: 1,
  address: '12 Example Road, London SW4 7AA',
  location: 'Clapham, London',
  agent: {
    agency: 'Example & Daughters',
    name: 'Sam Example',
    position: '',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
};

/** Adds a listing to the agency of whoever is signed in; gives its id. */
export async function addListing(
  agent: APIRequestContext,
  title: string,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { createListing } = await askAs<{ createListing: { id: number } }>(
    agent,
    'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
    { input: { ...aHome, title, ...more } },
  );
  return createListing.id;
}

export interface StoredListing {
  readonly state: string;
  readonly status: string;
  readonly price: number | null;
}

/** As the server has it. */
export const storedListing = async (agent: APIRequestContext, id: number): Promise<StoredListing | null> =>
  (
    await askAs<{ agencyListing: StoredListing | null }>(
      agent,
      'query ($id: Int!) { agencyListing(id: $id) { state status price } }',
      { id },
    )
  ).agencyListing;

/** From what its price was lowered, as searches have it by now; null where nobody lowered it, undefined before they know it. */
export const reducedFrom = async (agent: APIRequestContext, id: number): Promise<number | null | undefined> =>
  (
    await askAs<{ listingsByIds: readonly { reducedFrom: number | null }[] }>(
      agent,
      'query ($id: Int!) { listingsByIds(ids: [$id]) { reducedFrom } }',
      { id },
    )
  ).listingsByIds[0]?.reducedFrom;

/** The Properties tab of the dashboard. */
export class AgentPropertiesPage {
  constructor(readonly page: Page) {}

  async open(search = ''): Promise<void> {
    await this.page.goto(`/agent/dashboard?tab=properties${search && `&${search}`}`);
    await expect(this.page.getByRole('heading', { level: 2, name: 'My Properties' })).toBeVisible();
    await expect(this.page.getByText('Loading properties')).toHaveCount(0);
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }
  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search your properties' });
  }
  state(name: string): Locator {
    return this.page.getByRole('group', { name: 'Properties by state' }).getByRole('button', { name });
  }
  toast(text: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).last();
  }
  async undo(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Undo' })
      .last()
      .click();
  }
  async chooseStatus(title: string, status: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: /: change the status/ })
      .click();
    await this.page.getByRole('menuitem', { name: status }).click();
  }
  /** Selects all matches: those not loaded yet have to be fetched first. */
  async selectAll(count: number): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select all ${count}` }).click();
    await expect(this.selected).toContainText(`${count} selected`);
  }
  /** The bar of what can be done with the selection. */
  get selected(): Locator {
    return this.page.getByRole('region', { name: 'Selected properties' });
  }
  /** The progress of a bulk change. */
  get progress(): Locator {
    return this.page.getByRole('region', { name: 'Change of several properties' });
  }
  async details(title: string): Promise<Locator> {
    await this.card(title)
      .getByRole('button', { name: /^View Details/ })
      .click();
    return this.page.getByRole('dialog', { name: 'Property Details' });
  }
}
