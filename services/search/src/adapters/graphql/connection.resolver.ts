import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CountFacetsHandler } from '../../application/count-facets/count-facets.handler.js';
import { RelaxSearchHandler } from '../../application/relax-search/relax-search.handler.js';
import { SuggestPlacesHandler } from '../../application/suggest-places/suggest-places.handler.js';
import { placeOf } from '../../domain/place-suggestion.js';
import { radiusOf } from '../../domain/sought-place.js';
import type { Wanted } from '../../domain/wanted.js';

/** What the fields below are worked out from, and only when they are asked for. */
export interface ConnectionParent {
  readonly wanted: Wanted;
  readonly total: number;
}

@Resolver('ListingConnection')
export class ConnectionResolver {
  constructor(
    @Inject(CountFacetsHandler) private readonly countFacets: CountFacetsHandler,
    @Inject(RelaxSearchHandler) private readonly relax: RelaxSearchHandler,
    @Inject(SuggestPlacesHandler) private readonly suggestPlaces: SuggestPlacesHandler,
  ) {}

  @ResolveField('facets')
  facets(@Parent() { wanted }: ConnectionParent) {
    return this.countFacets.handle(wanted);
  }

  @ResolveField('relaxation')
  relaxation(@Parent() { wanted, total }: ConnectionParent) {
    return total === 0 ? this.relax.handle(wanted) : null;
  }

  @ResolveField('didYouMean')
  async didYouMean(@Parent() { wanted, total }: ConnectionParent) {
    if (total > 0) return null;
    const meanings = await this.suggestPlaces.insteadOf(wanted);
    return meanings.length > 0 ? meanings : null;
  }

  @ResolveField('place')
  place(@Parent() { wanted }: ConnectionParent) {
    return placeOf(wanted.criteria.location);
  }

  @ResolveField('radius')
  radius(@Parent() { wanted }: ConnectionParent) {
    return radiusOf(wanted.criteria);
  }
}
