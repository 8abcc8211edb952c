import { listingTopic } from '@lintel/contracts';
import type { Projection, ProjectionName } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import { newerListings } from '../../application/project-listings/newer-listings.js';
import { ListingRepository } from './known.repositories.js';
import type { ListingRecord } from './known.schema.js';

export const listings = { name: 'listings', topic: listingTopic } as const satisfies ProjectionName;

/** What messaging knows of listings, as it is made anew. */
export const knownListings = (model: Model<ListingRecord>): Projection<ListingRecord> => ({
  ...listings,
  model,
  // Of a listing that is gone the topic keeps no more than that; that an account was closed comes by another.
  takenAlong: { $or: [{ removed: true }, { 'facts.agentEmail': '' }] },
  projectInto(into) {
    const known = new ListingRepository(into);
    return async (events) => {
      const { newer } = await newerListings(known, events);
      await known.keep(newer);
    };
  },
});
