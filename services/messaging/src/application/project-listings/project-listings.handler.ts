import type { CloudEvent } from '@lintel/contracts';
import type { ListingFacts } from '../../domain/conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { ListingBook } from '../known-stores.js';
import type { ProjectLeadsHandler } from '../project-leads/project-leads.handler.js';
import { newerListings } from './newer-listings.js';

/** Follows listings. A removed one keeps its conversations, and they their title. */
export class ProjectListingsHandler {
  constructor(
    private readonly listings: ListingBook,
    private readonly conversations: ConversationStore,
    private readonly leads: ProjectLeadsHandler,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const { before, newer } = await newerListings(this.listings, events);
    // First: once the listing is kept, a redelivered event would see no change.
    for (const { id, facts } of newer) await this.follow(before.get(id)?.facts, facts);
    await this.listings.keep(newer);
  }

  private async follow(before: ListingFacts | null | undefined, facts: ListingFacts | null) {
    if (!before || !facts) return;
    if (before.agencyId !== facts.agencyId) {
      await this.conversations.moveToAgency(facts.id, facts.agencyId);
      await this.leads.listingMoved(facts.id);
    }
    if (before.title !== facts.title || before.address !== facts.address)
      await this.conversations.rename(facts);
  }
}
