import type { CloudEvent, PublicListing } from '@lintel/contracts';
import { openSearchIndex } from '@lintel/platform/adapters';
import { aListing, aListingEvent, type Harness, startHarness } from '@lintel/testing';
import {
  type ListingCard,
  type ListingIndex,
  listingIndex,
  type SearchService,
  startSearch,
} from '../src/index.js';

export interface Scene {
  readonly harness: Harness;
  readonly index: ListingIndex;
  readonly search: SearchService;
  publish(...events: CloudEvent[]): Promise<void>;
  /** Publishes listings with ids from 1, in their order. */
  listed(...listings: Partial<PublicListing>[]): Promise<void>;
  /** Data of a query that has no errors. */
  ask(query: string, variables?: Record<string, unknown>): Promise<any>;
  /** Fields named by the errors of a query. */
  faults(query: string, variables?: Record<string, unknown>): Promise<unknown>;
}

/** The service over the real embedded adapters. */
export async function startScene(): Promise<Scene> {
  const harness = await startHarness();
  const index = await openSearchIndex<ListingCard>(harness.settings, listingIndex);
  harness.onDispose(() => index.close());
  const search = await startSearch({
    ...harness,
    documents: undefined,
    index,
    config: { LINTEL_MEDIA_URL: '/media' },
  });
  harness.onDispose(() => search.stop());
  const publish = async (...events: CloudEvent[]) => {
    await harness.bus.publish('lintel.listing', events);
    await harness.bus.drain();
    await index.flush();
  };
  return {
    harness,
    index,
    search,
    publish,
    listed: (...listings) =>
      publish(...listings.map((about, n) => aListingEvent(aListing({ id: n + 1, ...about })))),
    async ask(query, variables = {}) {
      const { data, errors } = await harness.ask<any>(search, query, { variables });
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    async faults(query, variables = {}) {
      const { errors } = await harness.ask<any>(search, query, { variables });
      return errors?.map(({ extensions }) => extensions);
    },
  };
}
