import { answer, type Answers, Caller, type Identity, Roles } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OverseeListingsHandler } from '../../application/oversee-listings/oversee-listings.handler.js';
import { agencyStateOf, type Listing, missingForPublication, restorableUntil } from '../../domain/listing.js';
import type * as schema from './schema.generated.js';

export const USUAL_PAGE = 50;

export const ForOperations = () =>
  Roles(['operations'], 'This is for operations staff.', 'Sign in as operations staff.');

/** What operations staff see of listings, whosever they are. */
@Resolver()
@ForOperations()
export class OversightResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(@Inject(OverseeListingsHandler) private readonly listings: OverseeListingsHandler) {}

  @Query()
  async findListings(@Args() { q, first }: schema.QueryFindListingsArgs) {
    return answer(await this.listings.find(q, first ?? USUAL_PAGE)).map(toFoundListing);
  }

  @Query()
  publicHomesOf(@Args() { agencyId }: schema.QueryPublicHomesOfArgs) {
    return this.listings.publicOf(agencyId);
  }

  @Mutation()
  async takeDownListing(
    @Args() { id, reason }: schema.MutationTakeDownListingArgs,
    @Caller() caller: Identity,
  ) {
    return answer(await this.listings.takeDown(id, reason, caller));
  }
}

export const toFoundListing = (listing: Listing) => ({
  id: listing.id,
  title: listing.content.title,
  address: listing.content.address,
  listingType: listing.content.listingType,
  status: listing.status,
  agencyId: listing.agencyId,
  agencyName: listing.content.agent.agency,
  state: agencyStateOf(listing),
  publishedAt: listing.publishedAt?.toISOString() ?? null,
  archivedAt: listing.archivedAt?.toISOString() ?? null,
  removedAt: listing.removedAt?.toISOString() ?? null,
  restorableUntil: restorableUntil(listing)?.toISOString() ?? null,
  takenDown: listing.takenDown?.reason ?? null,
  agencySuspended: Boolean(listing.suspendedAt),
  missing: missingForPublication(listing.content),
});
