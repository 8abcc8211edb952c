import {
  answer,
  type Answers,
  badInput,
  type AgencyIdentity,
  Caller,
  type Identity,
  EvenSuspended,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { ArchiveListingHandler } from '../../application/archive-listing/archive-listing.handler.js';
import { ChangeListingStatusHandler } from '../../application/change-listing-status/change-listing-status.handler.js';
import { CreateListingHandler } from '../../application/create-listing/create-listing.handler.js';
import { LISTING_STORE, type ListingStore } from '../../application/listing-store.js';
import { RemoveListingHandler } from '../../application/remove-listing/remove-listing.handler.js';
import { RestoreListingHandler } from '../../application/restore-listing/restore-listing.handler.js';
import { UpdateListingHandler } from '../../application/update-listing/update-listing.handler.js';
import { isPublic, stateOf } from '../../domain/listing.js';
import { LISTINGS_CONFIG, type ListingsConfig } from '../../config.js';
import { ForAgents } from './for-agents.js';
import { toListingView } from './listing.view.js';
import type * as schema from './schema.generated.js';

const PUBLIC_PAGE = 1000;
const LARGEST_PUBLIC_PAGE = 10_000;

@Resolver('Listing')
export class ListingResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(LISTING_STORE) private readonly store: ListingStore,
    @Inject(LISTINGS_CONFIG) private readonly config: ListingsConfig,
    @Inject(CreateListingHandler) private readonly create: CreateListingHandler,
    @Inject(UpdateListingHandler) private readonly update: UpdateListingHandler,
    @Inject(ChangeListingStatusHandler) private readonly changeStatus: ChangeListingStatusHandler,
    @Inject(RemoveListingHandler) private readonly remove: RemoveListingHandler,
    @Inject(RestoreListingHandler) private readonly restore: RestoreListingHandler,
    @Inject(ArchiveListingHandler) private readonly archive: ArchiveListingHandler,
  ) {}

  @Query()
  async listing(@Args() { id }: schema.QueryListingArgs) {
    const listing = await this.store.find(id);
    return listing && isPublic(listing) ? toListingView(listing, this.config.LINTEL_MEDIA_URL) : null;
  }

  @Query()
  async listingState(@Args() { id }: schema.QueryListingStateArgs) {
    return stateOf(await this.store.find(id));
  }

  @Query()
  async publicListings(@Args() { after, first }: schema.QueryPublicListingsArgs) {
    const count = first ?? PUBLIC_PAGE;
    if (count < 1 || count > LARGEST_PUBLIC_PAGE)
      throw badInput([{ field: 'first', message: 'Ask for 1 to 10,000 listings.' }]);
    const entries = await this.store.publicEntries(after ?? 0, count);
    return entries.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  }

  @ResolveReference()
  resolveReference(reference: { id: number | string }) {
    return this.listing({ id: Number(reference.id) });
  }

  @Mutation()
  @ForAgents()
  async createListing(
    @Args() { input, idempotencyKey = null }: schema.MutationCreateListingArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    return answer(await this.create.handle(input, caller, idempotencyKey));
  }

  @Mutation()
  @ForAgents()
  async updateListing(@Args() change: schema.MutationUpdateListingArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.update.handle(change, caller));
  }

  @Mutation()
  @ForAgents()
  async changeListingStatus(
    @Args() { id, status }: schema.MutationChangeListingStatusArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    return answer(await this.changeStatus.handle(id, status, caller));
  }

  @Mutation()
  @EvenSuspended()
  @ForAgents()
  async removeListing(@Args() { id }: schema.MutationRemoveListingArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.remove.handle(id, caller));
  }

  @Mutation()
  @ForAgents('operations')
  async restoreListing(@Args() { id }: schema.MutationRestoreListingArgs, @Caller() caller: Identity) {
    return answer(await this.restore.handle(id, caller));
  }

  @Mutation()
  @EvenSuspended()
  @ForAgents()
  async archiveListing(@Args() { id }: schema.MutationArchiveListingArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.archive.archive(id, caller));
  }

  @Mutation()
  @ForAgents()
  async unarchiveListing(
    @Args() { id }: schema.MutationUnarchiveListingArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    return answer(await this.archive.unarchive(id, caller));
  }
}
