import type { ConversationSide } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { wantedWords } from '../../domain/words.js';
import type { Approach, ConversationAccess, Opened } from '../conversation-access.js';
import type { AgencyFilter, ConversationLists, Page } from '../conversation-store.js';
import type { AccountBook, ListingBook } from '../known-stores.js';
import { type ListWanted, pageOf, readInstant, readSearch } from '../list-wanted.js';

export interface AgencyListWanted extends ListWanted {
  readonly listingId?: number | null;
  readonly mine?: boolean | null;
  readonly unreadOnly?: boolean | null;
  readonly writtenAfter?: string | null;
  readonly search?: string | null;
}

export interface ViewedPage extends Page {
  readonly total: number;
  readonly side: ConversationSide;
  readonly accountId: string;
}

/** Lists of conversations, and what waits in them. */
export class ViewConversationsHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly lists: ConversationLists,
    private readonly accounts: AccountBook,
    private readonly listings: ListingBook,
  ) {}

  async one(approach: Approach): Promise<Result<Opened, Refusal>> {
    return this.access.open(approach);
  }

  async mine(wanted: ListWanted, identity: Identity | null): Promise<Result<ViewedPage, Refusal>> {
    const account = await this.access.account(identity);
    if (!account.ok) return account;
    const page = pageOf(wanted);
    if (!page.ok) return page;
    const accountId = account.value;
    const owner = { accountId, email: await this.addressOf(accountId) };
    const found = await this.lists.ofAccount(owner, page.value);
    const total = await this.lists.countOfAccount(owner);
    return succeed({ ...found, total, side: 'visitor', accountId });
  }

  /** What was typed with the caller's confirmed address, of which they have yet to say whether it is theirs. */
  async unconfirmed(wanted: ListWanted, identity: Identity | null): Promise<Result<ViewedPage, Refusal>> {
    const account = await this.access.account(identity);
    if (!account.ok) return account;
    const page = pageOf(wanted);
    if (!page.ok) return page;
    const accountId = account.value;
    const email = await this.addressOf(accountId);
    const found =
      email === null ? { conversations: [], next: null } : await this.lists.unconfirmed(email, page.value);
    const total = email === null ? 0 : await this.lists.countUnconfirmed(email);
    return succeed({ ...found, total, side: 'visitor', accountId });
  }

  async ofAgency(wanted: AgencyListWanted, identity: Identity | null): Promise<Result<ViewedPage, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const page = pageOf(wanted);
    if (!page.ok) return page;
    const { agencyId, accountId } = agent.value;
    const read = filterOf(agencyId, wanted);
    if (!read.ok) return read;
    const filter = wanted.mine
      ? { ...read.value, among: await this.homesOf(agencyId, identity!) }
      : read.value;
    const common = { side: 'agency', accountId } as const;
    if (!wanted.unreadOnly) {
      const found = await this.lists.ofAgency(filter, page.value);
      return succeed({ ...found, ...common, total: await this.lists.countOfAgency(filter) });
    }
    const found = await this.lists.unreadOfAgency(filter, accountId, page.value);
    const waiting = await this.lists.unreadByAgent(filter, accountId);
    return succeed({ ...found, ...common, total: waiting.conversations });
  }

  /** How many messages wait for the caller, on one side or on both; null for a visitor without an account. */
  async unread(side: ConversationSide | null, identity: Identity | null): Promise<number | null> {
    const account = await this.access.account(identity);
    if (!account.ok) return null;
    const own = side === 'agency' ? 0 : await this.lists.unreadByAccount(account.value);
    const agent = side === 'visitor' ? null : await this.access.agent(identity);
    if (!agent?.ok) return own;
    const waiting = await this.lists.unreadByAgent(agent.value, agent.value.accountId);
    return own + waiting.messages;
  }

  /** Those whose contact the caller is. */
  private async homesOf(agencyId: string, identity: Identity): Promise<readonly number[]> {
    const address = await this.access.addressOf(identity);
    return address === null ? [] : this.listings.ofContact(agencyId, address);
  }

  private async addressOf(accountId: string): Promise<string | null> {
    return (await this.accounts.find(accountId))?.email ?? null;
  }
}

function filterOf(agencyId: string, wanted: AgencyListWanted): Result<AgencyFilter, Refusal> {
  const writtenAfter = readInstant('writtenAfter', wanted.writtenAfter);
  if (!writtenAfter.ok) return writtenAfter;
  const search = readSearch(wanted.search);
  if (!search.ok) return search;
  return succeed({
    agencyId,
    listingId: wanted.listingId ?? undefined,
    writtenAfter: writtenAfter.value,
    words: wantedWords(search.value),
  });
}
