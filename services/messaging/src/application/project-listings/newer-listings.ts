import type { CloudEvent, EventData, ListingAgent, PublicListing } from '@lintel/contracts';
import type { ListingFacts } from '../../domain/conversation.js';
import type { KnownListing, ListingBook } from '../known-stores.js';

/** What events say of listings that is newer than what is known, and what that is. */
export async function newerListings(
  listings: Pick<ListingBook, 'findMany'>,
  events: readonly CloudEvent[],
): Promise<{ readonly before: ReadonlyMap<number, KnownListing>; readonly newer: readonly KnownListing[] }> {
  const before = await listings.findMany(events.map(({ subject }) => Number(subject)));
  const newer = new Map<number, KnownListing>();
  for (const event of events) {
    const id = Number(event.subject);
    const known = newer.get(id) ?? before.get(id);
    if ((known?.version ?? 0) < event.sequence) newer.set(id, knownListing(id, event, known));
  }
  return { before, newer: [...newer.values()] };
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
