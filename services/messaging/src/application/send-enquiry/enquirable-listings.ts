import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { ListingFacts } from '../../domain/conversation.js';
import type { ListingBook } from '../known-stores.js';

/** The homes that one can ask about. */
export class EnquirableListings {
  constructor(private readonly listings: ListingBook) {}

  async find(id: number, identity: Identity | null): Promise<Result<ListingFacts, Refusal>> {
    const refused = (code: 'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN', message: string) =>
      refuse(code, message, { problems: [{ field: 'input.listingId', message }] });
    const listing = await this.listings.find(id);
    if (!listing || listing.removed)
      return refused(
        'NOT_FOUND',
        "The property you are looking for doesn't exist or has been removed. Your message was not sent.",
      );
    const { facts } = listing;
    if (facts.listingStatus === 'sold' || facts.listingStatus === 'let')
      return refused(
        'CONFLICT',
        `This property has been ${facts.listingStatus}, so its agent takes no more enquiries. Your message was not sent.`,
      );
    if (identity?.role === 'agent' && identity.agencyId === facts.agencyId)
      return refused('FORBIDDEN', 'This property is listed by your own agency.');
    return succeed(facts);
  }
}
