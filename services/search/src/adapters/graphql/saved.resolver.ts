import { answer, type Answers, Caller, type Identity, Roles, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportSavedHandler } from '../../application/export-saved/export-saved.handler.js';
import { homeCursor } from '../../application/keep-homes/home-cursor.js';
import { KeepHomesHandler } from '../../application/keep-homes/keep-homes.handler.js';
import { KeepSearchesHandler } from '../../application/keep-searches/keep-searches.handler.js';
import { SendAlertsHandler } from '../../application/look-after-alerts/send-alerts.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { SavedSearch } from '../../domain/saved/saved-search.js';
import { toListingView } from './listing-view.js';
import { toWishesView } from './wishes-view.js';
import type * as schema from './schema.generated.js';

const ForSavers = () => SignedIn('Sign in to save homes and searches.');

@Resolver()
export class SavedResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(KeepHomesHandler) private readonly homes: KeepHomesHandler,
    @Inject(KeepSearchesHandler) private readonly searches: KeepSearchesHandler,
    @Inject(ExportSavedHandler) private readonly exporting: ExportSavedHandler,
    @Inject(SendAlertsHandler) private readonly sending: SendAlertsHandler,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
  ) {}

  @Query()
  @ForSavers()
  async savedProperties(@Args() page: schema.QuerySavedPropertiesArgs, @Caller() { subject }: Identity) {
    const { total, homes, hasMore } = answer(await this.homes.page(page, subject));
    const edges = homes.map(({ saved, card }) => ({
      cursor: homeCursor.write(saved),
      id: saved.listingId,
      title: card?.title ?? saved.title,
      savedAt: saved.savedAt.toISOString(),
      listing: card ? toListingView(card, this.config.LINTEL_MEDIA_URL) : null,
    }));
    return { total, edges, pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  @Query()
  @ForSavers()
  savedPropertyIds(@Caller() { subject }: Identity) {
    return this.homes.ids(subject);
  }

  @Query()
  @ForSavers()
  async savedSearches(@Caller() { subject }: Identity) {
    return (await this.searches.list(subject)).map(toView);
  }

  @Query()
  @ForSavers()
  exportMySavedData(@Caller() { subject }: Identity) {
    return this.exporting.handle(subject);
  }

  @Mutation()
  @ForSavers()
  async saveProperty(@Args() { id }: schema.MutationSavePropertyArgs, @Caller() { subject }: Identity) {
    return answer(await this.homes.save(id, subject));
  }

  @Mutation()
  @ForSavers()
  unsaveProperty(@Args() { id }: schema.MutationUnsavePropertyArgs, @Caller() { subject }: Identity) {
    return this.homes.unsave(id, subject);
  }

  @Mutation()
  @ForSavers()
  async mergeSavedProperties(
    @Args() { ids }: schema.MutationMergeSavedPropertiesArgs,
    @Caller() { subject }: Identity,
  ) {
    return answer(await this.homes.merge(ids, subject));
  }

  @Mutation()
  @ForSavers()
  async createSavedSearch(
    @Args() { input }: schema.MutationCreateSavedSearchArgs,
    @Caller() { subject }: Identity,
  ) {
    return toView(answer(await this.searches.create(input, subject)));
  }

  @Mutation()
  @ForSavers()
  async renameSavedSearch(
    @Args() { id, name }: schema.MutationRenameSavedSearchArgs,
    @Caller() { subject }: Identity,
  ) {
    return toView(answer(await this.searches.rename(id, name, subject)));
  }

  @Mutation()
  @ForSavers()
  async changeAlertFrequency(
    @Args() { id, frequency }: schema.MutationChangeAlertFrequencyArgs,
    @Caller() { subject }: Identity,
  ) {
    return toView(answer(await this.searches.changeFrequency(id, frequency, subject)));
  }

  @Mutation()
  @ForSavers()
  deleteSavedSearch(@Args() { id }: schema.MutationDeleteSavedSearchArgs, @Caller() { subject }: Identity) {
    return this.searches.delete(id, subject);
  }

  @Mutation()
  stopSavedSearchAlerts(@Args() { token }: schema.MutationStopSavedSearchAlertsArgs) {
    return this.searches.stopAlerts(token);
  }

  @Mutation()
  @Roles('operations', 'This is for operations staff.', 'Sign in as operations staff.')
  async sendDueAlerts(@Args() { frequency }: schema.MutationSendDueAlertsArgs) {
    return answer(await this.sending.handle(frequency));
  }
}

const toView = ({ createdAt, wishes, ...search }: SavedSearch) => ({
  ...search,
  wishes: wishes && toWishesView(wishes),
  dateCreated: createdAt.toISOString(),
});
