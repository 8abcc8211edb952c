import type { Conversation, ListingFacts } from '../../domain/conversation.js';
import { type LeadFacts, viewingSourceId } from '../../domain/lead-source.js';
import type { AgencyCaller } from '../conversation-access.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AccountBook, ListingBook } from '../known-stores.js';
import type { LeadSourceStore } from '../lead-store.js';
import type { Enquirers } from '../send-enquiry/enquirer.js';

/** A viewing of a home of the agency's, and who asked for it. */
export interface AskedViewing {
  readonly viewingId: string;
  readonly facts: LeadFacts;
  readonly listing: ListingFacts;
}

/** Requested viewings, and the conversations between their agency and the person who asked. */
export class AskedViewings {
  constructor(
    private readonly sources: Pick<LeadSourceStore, 'find'>,
    private readonly listings: Pick<ListingBook, 'find'>,
    private readonly accounts: AccountBook,
    private readonly enquirers: Enquirers,
    private readonly store: ConversationStore,
  ) {}

  /** Null for another agency's, one that was erased, and one of which nothing was heard. */
  async find(viewingId: string, { agencyId }: AgencyCaller): Promise<AskedViewing | null> {
    const facts = (await this.sources.find(viewingSourceId(viewingId)))?.facts;
    if (facts?.agencyId !== agencyId) return null;
    const listing = (await this.listings.find(facts.listingId))?.facts;
    return listing?.agencyId === agencyId ? { viewingId, facts, listing } : null;
  }

  /** For somebody without an account, the first about the home that has their address: what an agent writes reaches that address alone. */
  async conversation({ viewingId, facts }: AskedViewing): Promise<Conversation | null> {
    const own = await this.store.find(viewingId);
    if (own) return own;
    const { accountId, listingId, email } = facts;
    if (accountId !== null) {
      const accountEmail = (await this.accounts.find(accountId))?.email ?? null;
      return this.enquirers.conversation(listingId, {
        person: `account:${accountId}`,
        accountId,
        accountEmail,
      });
    }
    const ids = await this.store.ofVisitor(email);
    const all = await Promise.all(ids.map((id) => this.store.find(id)));
    const [first = null] = all
      .filter((conversation) => conversation?.listingId === listingId)
      .sort((one, other) => one!.startedAt.getTime() - other!.startedAt.getTime());
    return first;
  }
}
