import type { Conversation, ListingFacts, Property } from '../domain/conversation.js';
import type { KnownListing } from './known-stores.js';

/** What conversations keep of a home. */
export const propertyOf = ({
  title,
  address,
  image,
  agency,
  agentName,
  agentEmail,
}: ListingFacts): Property => ({ title, address, image, agency, agentName, agentEmail });

/** The conversation with the home's title and agent as they are now. */
export const upToDate = (conversation: Conversation, listing: KnownListing | null): Conversation =>
  listing?.facts ? { ...conversation, property: propertyOf(listing.facts) } : conversation;
