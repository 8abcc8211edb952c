import type { Answers } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CountFacetsHandler } from '../../application/count-facets/count-facets.handler.js';
import { RelaxSearchHandler } from '../../application/relax-search/relax-search.handler.js';
import { SuggestPlacesHandler } from '../../application/suggest-places/suggest-places.handler.js';
import { placeOf } from '../../domain/place-suggestion.js';
import { radiusOf } from '../../domain/sought-place.js';
import type { Wanted } from '../../domain/wanted.js';
import type * as schema from './schema.generated.js';

/** What the fields below are worked out from, and only when they are asked for. */
export interface ListingConnectionView extends Omit<
  schema.ListingConnection,
  'edges' | 'facets' | 'relaxation' | 'didYouMean' | 'place' | 'radius'
> {
  readonly edges: readonly schema.ResolversParentTypes['ListingEdge'][];
  readonly wanted: Wanted;
}

@Resolver('ListingConnection')
export class ConnectionResolver implements Answers<schema.ListingConnectionResolvers> {
  constructor(
    @Inject(CountFacetsHandler) private readonly countFacets: CountFacetsHandler,
    @Inject(RelaxSearchHandler) private readonly relax: RelaxSearchHandler,
    @Inject(SuggestPlacesHandler) private readonly suggestPlaces: SuggestPlacesHandler,
  ) {}

  @ResolveField()
  facets(@Parent() { wanted }: ListingConnectionView) {
    return this.countFacets.handle(wanted);
  }

  @ResolveField()
  relaxation(@Parent() { wanted, total }: ListingConnectionView) {
    return total === 0 ? this.relax.handle(wanted) : null;
  }

  @ResolveField()
  async didYouMean(@Parent() { wanted, total }: ListingConnectionView) {
    if (total > 0) return null;
    const meanings = await this.suggestPlaces.insteadOf(wanted);
    return meanings.length > 0 ? meanings : null;
  }

  @ResolveField()
  place(@Parent() { wanted }: ListingConnectionView) {
    return placeOf(wanted.criteria.location);
  }

  @ResolveField()
  radius(@Parent() { wanted }: ListingConnectionView) {
    return radiusOf(wanted.criteria);
  }
}
