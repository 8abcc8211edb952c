import {
  type Facet,
  facetQuestion,
  facetsFrom,
  featuresFacet,
  featuresQuestion,
} from '../../domain/facets.js';
import type { Wanted } from '../../domain/wanted.js';
import type { ListingIndex } from '../listing-index.js';

export class CountFacetsHandler {
  constructor(private readonly index: ListingIndex) {}

  /** What each choice of a filter would find, all other filters as they are. */
  async handle(wanted: Wanted): Promise<Facet[]> {
    const [{ counts }, { facets }] = await Promise.all([
      this.index.search({ ...facetQuestion(wanted), first: 0 }),
      this.index.search({ ...featuresQuestion(wanted), first: 0 }),
    ]);
    return [...facetsFrom(counts), featuresFacet(facets['features'] ?? [])];
  }
}
