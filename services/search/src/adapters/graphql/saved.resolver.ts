import type { AlertFrequency } from '@lintel/contracts';
import { type SubgraphContext, answer, toImageView } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportSavedHandler } from '../../application/export-saved/export-saved.handler.js';
import { homeCursor } from '../../application/keep-homes/home-cursor.js';
import { KeepHomesHandler } from '../../application/keep-homes/keep-homes.handler.js';
import { KeepSearchesHandler } from '../../application/keep-searches/keep-searches.handler.js';
import { SendAlertsHandler } from '../../application/look-after-alerts/send-alerts.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { SavedSearch } from '../../domain/saved/saved-search.js';
import type { SavedSearchInput } from '../../domain/saved/saved-search-input.js';

@Resolver()
export class SavedResolver {
  constructor(
    @Inject(KeepHomesHandler) private readonly homes: KeepHomesHandler,
    @Inject(KeepSearchesHandler) private readonly searches: KeepSearchesHandler,
    @Inject(ExportSavedHandler) private readonly exporting: ExportSavedHandler,
    @Inject(SendAlertsHandler) private readonly sending: SendAlertsHandler,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
  ) {}

  @Query('savedProperties')
  async savedProperties(
    @Args() page: { first?: number | null; after?: string | null },
    @Context() { identity }: SubgraphContext,
  ) {
    const { total, homes, hasMore } = answer(await this.homes.page(page, identity));
    const edges = homes.map(({ saved, card }) => ({
      cursor: homeCursor.write(saved),
      id: saved.listingId,
      title: card?.title ?? saved.title,
      savedAt: saved.savedAt.toISOString(),
      listing: card
        ? { ...card, images: card.images.map((image) => toImageView(this.config.LINTEL_MEDIA_URL, image)) }
        : null,
    }));
    return { total, edges, pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  @Query('savedPropertyIds')
  async savedPropertyIds(@Context() { identity }: SubgraphContext) {
    return answer(await this.homes.ids(identity));
  }

  @Query('savedSearches')
  async savedSearches(@Context() { identity }: SubgraphContext) {
    return answer(await this.searches.list(identity)).map(toView);
  }

  @Query('exportMySavedData')
  async exportMySavedData(@Context() { identity }: SubgraphContext) {
    return answer(await this.exporting.handle(identity));
  }

  @Mutation('saveProperty')
  async saveProperty(@Args('id') id: number, @Context() { identity }: SubgraphContext) {
    return answer(await this.homes.save(id, identity));
  }

  @Mutation('unsaveProperty')
  async unsaveProperty(@Args('id') id: number, @Context() { identity }: SubgraphContext) {
    return answer(await this.homes.unsave(id, identity));
  }

  @Mutation('mergeSavedProperties')
  async mergeSavedProperties(@Args('ids') ids: readonly number[], @Context() { identity }: SubgraphContext) {
    return answer(await this.homes.merge(ids, identity));
  }

  @Mutation('createSavedSearch')
  async createSavedSearch(@Args('input') input: SavedSearchInput, @Context() { identity }: SubgraphContext) {
    return toView(answer(await this.searches.create(input, identity)));
  }

  @Mutation('renameSavedSearch')
  async renameSavedSearch(
    @Args('id') id: string,
    @Args('name') name: string,
    @Context() { identity }: SubgraphContext,
  ) {
    return toView(answer(await this.searches.rename(id, name, identity)));
  }

  @Mutation('changeAlertFrequency')
  async changeAlertFrequency(
    @Args('id') id: string,
    @Args('frequency') frequency: AlertFrequency,
    @Context() { identity }: SubgraphContext,
  ) {
    return toView(answer(await this.searches.changeFrequency(id, frequency, identity)));
  }

  @Mutation('deleteSavedSearch')
  async deleteSavedSearch(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return answer(await this.searches.delete(id, identity));
  }

  @Mutation('stopSavedSearchAlerts')
  stopSavedSearchAlerts(@Args('token') token: string) {
    return this.searches.stopAlerts(token);
  }

  @Mutation('sendDueAlerts')
  async sendDueAlerts(
    @Args('frequency') frequency: AlertFrequency,
    @Context() { identity }: SubgraphContext,
  ) {
    return answer(await this.sending.handle(frequency, identity));
  }
}

const toView = ({ createdAt, ...search }: SavedSearch) => ({
  ...search,
  dateCreated: createdAt.toISOString(),
});
