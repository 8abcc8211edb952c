import { z } from 'zod';
import { publicListingSchema } from '../../listing.js';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { listingSummaryExample, listingSummarySchema } from './listing-summary.js';

/** Who saved what is personal: for our own services alone. */
export const savedPropertyTopic: TopicDefinition = {
  name: 'lintel.saved-property',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

const who = {
  accountId: z.string().min(1).max(100),
  listingId: publicListingSchema.shape.id,
};
const example = { accountId: '01935f4e-7c00-7000-8000-000000000001', listingId: listingSummaryExample.id };

export const savedPropertySaved = defineEvent({
  type: 'lintel.saved-property.saved.v1',
  topic: savedPropertyTopic.name,
  summary: 'Somebody saved a home.',
  schema: z.object(who),
  example,
});

export const savedPropertyRemoved = defineEvent({
  type: 'lintel.saved-property.removed.v1',
  topic: savedPropertyTopic.name,
  summary: 'Somebody no longer keeps a home.',
  schema: z.object(who),
  example,
});

const told = z.object({
  price: publicListingSchema.shape.price,
  status: publicListingSchema.shape.status,
});

export const savedPropertyHomeChanged = defineEvent({
  type: 'lintel.saved-property.home-changed.v1',
  topic: savedPropertyTopic.name,
  summary: 'A saved home has another price or status than its saver was last told of.',
  schema: z.object({ ...who, before: told, home: listingSummarySchema }),
  example: { ...example, before: { price: 600_000, status: 'available' }, home: listingSummaryExample },
});

export const savedPropertyEvents = [
  savedPropertySaved,
  savedPropertyRemoved,
  savedPropertyHomeChanged,
] as const;
