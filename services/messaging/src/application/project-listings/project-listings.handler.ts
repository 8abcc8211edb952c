import type { CloudEvent, EventData, ListingAgent, PublicListing } from '@lintel/contracts';
import type { ListingFacts } from '../../domain/conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { KnownListing, ListingBook } from '../known-stores.js';
import type { ProjectLeadsHandler } from '../project-leads/project-leads.handler.js';

/** Follows listings. A removed one keeps its conversations, and they their title. */
export class ProjectListingsHandler {
  constructor(
    private readonly listings: ListingBook,
    private readonly conversations: ConversationStore,
    private readonly leads: ProjectLeadsHandler,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const last = new Map(events.map((event) => [Number(event.subject), event]));
    const before = await this.listings.findMany([...last.keys()]);
    const newer = Array.from(last, ([id, event]) => knownListing(id, event, before.get(id))).filter(
      ({ id, version }) => (before.get(id)?.version ?? 0) < version,
    );
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

function knownListing(id: number, event: CloudEvent, before: KnownListing | undefined): KnownListing {
  const version = event.sequence;
  if (event.type === 'lintel.listing.removed.v1') {
    const { contact } = event.data as EventData<'lintel.listing.removed.v1'>;
    const facts = before?.facts ?? null;
    return {
      id,
      version,
      removed: true,
      facts: facts && contact ? { ...facts, ...namesOf(contact) } : facts,
    };
  }
  return { id, version, removed: false, facts: factsOf(event.data as PublicListing) };
}

const factsOf = ({ id, title, address, images, status, agent }: PublicListing): ListingFacts => ({
  id,
  title,
  address,
  image: images[0] ?? null,
  agencyId: agent.agencyId,
  ...(agent.agencySince === undefined ? {} : { agencySince: agent.agencySince }),
  ...namesOf(agent),
  listingStatus: status,
});

/** Programs write addresses as they please; those of accounts, which they are compared with, are in lower case. */
const namesOf = ({ agency, name, email }: ListingAgent) => ({
  agency,
  agentName: name,
  agentEmail: email.toLowerCase(),
});
