import type { ConversationSide } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import type { Approach, ConversationAccess, Opened } from '../conversation-access.js';
import type { ConversationLists, Page } from '../conversation-store.js';

const MOST = 100;

export interface ListWanted {
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface AgencyListWanted extends ListWanted {
  readonly listingId?: number | null;
  readonly unreadOnly?: boolean | null;
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
    const found = await this.lists.ofAccount(accountId, page.value);
    const total = await this.lists.countOfAccount(accountId);
    return succeed({ ...found, total, side: 'visitor', accountId });
  }

  async ofAgency(
    { listingId, unreadOnly, ...wanted }: AgencyListWanted,
    identity: Identity | null,
  ): Promise<Result<ViewedPage, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const page = pageOf(wanted);
    if (!page.ok) return page;
    const { agencyId, accountId } = agent.value;
    const listing = listingId ?? undefined;
    const common = { side: 'agency', accountId } as const;
    if (!unreadOnly) {
      const found = await this.lists.ofAgency(agencyId, listing, page.value);
      return succeed({
        ...found,
        ...common,
        total: await this.lists.countOfAgency(agencyId, listing),
      });
    }
    const found = await this.lists.unreadOfAgency(agencyId, accountId, listing, page.value);
    const waiting = await this.lists.unreadByAgent(agencyId, accountId, listing);
    return succeed({ ...found, ...common, total: waiting.conversations });
  }

  /** How many messages wait for the caller, on one side or on both; null for a visitor without an account. */
  async unread(side: ConversationSide | null, identity: Identity | null): Promise<number | null> {
    const account = await this.access.account(identity);
    if (!account.ok) return null;
    const own = side === 'agency' ? 0 : await this.lists.unreadByAccount(account.value);
    const agent = side === 'visitor' ? null : await this.access.agent(identity);
    if (!agent?.ok) return own;
    const waiting = await this.lists.unreadByAgent(agent.value.agencyId, agent.value.accountId);
    return own + waiting.messages;
  }
}

function pageOf({
  first,
  after,
}: ListWanted): Result<{ readonly first: number; readonly after: string | undefined }, Refusal> {
  const count = first ?? 24;
  if (count < 1 || count > MOST) return refuseField('first', `first is 1 to ${MOST}, not ${count}`);
  return succeed({ first: count, after: after ?? undefined });
}
