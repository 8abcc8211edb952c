import { fail, type Result, succeed } from '@lintel/kernel';
import type { Cluster } from '@lintel/platform/search-index';
import type { ListingCard } from '../../domain/listing-document.js';
import { clusterZoom } from '../../domain/map-tiles.js';
import { type InputProblem, readWanted, readZoom, type WantedInput } from '../../domain/search-input.js';
import { filtersFor, sortFor } from '../../domain/search-request.js';
import type { Area } from '../../domain/wanted.js';
import type { ListingIndex } from '../listing-index.js';

export interface MapListings extends WantedInput {
  readonly within: Area;
  readonly zoom: number;
}

export interface ListingsOnMap {
  readonly total: number;
  readonly homes: readonly ListingCard[];
  readonly clusters: readonly Cluster[];
}

/** Up to this many are shown one by one. */
const MOST_HOMES = 100;

export class MapListingsHandler {
  constructor(private readonly index: ListingIndex) {}

  /** Each home while they are few, otherwise how many lie where. */
  async handle(request: MapListings): Promise<Result<ListingsOnMap, InputProblem[]>> {
    const wanted = readWanted(request);
    const zoom = readZoom(request.zoom);
    if (!wanted.ok || !zoom.ok) return fail([wanted, zoom].flatMap((part) => (part.ok ? [] : part.failure)));
    const filters = filtersFor(wanted.value);
    const { total, clusters } = await this.index.search({
      first: 0,
      filters,
      clusters: { field: 'place', zoom: clusterZoom(zoom.value, request.within) },
    });
    if (total > MOST_HOMES) return succeed({ total, homes: [], clusters });
    const { hits } = await this.index.search({ first: MOST_HOMES, filters, sort: sortFor('newest') });
    return succeed({ total: hits.length, homes: hits.map(({ source }) => source), clusters: [] });
  }
}
