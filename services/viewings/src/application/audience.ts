import type { Home } from '../domain/home.js';
import type { Viewing } from '../domain/viewing.js';
import type { HomeStore, PersonStore } from './viewing-store.js';

/** What events of a viewing carry beside the viewing itself. */
export interface Telling {
  readonly home: Home;
  /** Whose browsers are to hear of it. */
  readonly accounts: readonly string[];
}

const MOST_ACCOUNTS = 500;

/** Whom the events of a viewing are for. */
export class Audience {
  constructor(
    private readonly homes: HomeStore,
    private readonly people: PersonStore,
  ) {}

  async of({ id, listingId, agencyId, accountId, visitor }: Viewing): Promise<Telling> {
    const home = await this.homes.find(listingId);
    if (!home) throw new Error(`viewing ${id} is of a home that is not known`);
    const visitors = accountId ? [accountId] : visitor ? await this.people.withEmail(visitor.email) : [];
    const agents = await this.people.agentsOf(agencyId);
    return { home, accounts: [...new Set([...visitors, ...agents])].slice(0, MOST_ACCOUNTS) };
  }
}
