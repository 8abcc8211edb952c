import { listingTopic } from '@lintel/contracts';
import type { Projection, ProjectionName } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import { ProjectHomes } from '../../application/follow-listings/project-homes.js';
import { HomeRepository } from './projection.repository.js';
import type { HomeRecord } from './viewing.schema.js';

export const homes = { name: 'homes', topic: listingTopic } as const satisfies ProjectionName;

/** What viewings know of homes, as it is made anew. */
export const knownHomes = (model: Model<HomeRecord>): Projection<HomeRecord> => ({
  ...homes,
  model,
  // Of a home that is gone the topic keeps no more than that.
  takenAlong: { published: false },
  projectInto(into) {
    const project = new ProjectHomes(new HomeRepository(into));
    return async (events) => {
      for (const event of events) await project.handle(event);
    };
  },
});
