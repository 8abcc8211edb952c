import { z } from 'zod';
import { publicListingSchema, type PublicListing } from '../../listing.js';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { listingExample } from './listing.example.js';

/** Compacted: each event carries the whole public listing, so the last of a key is enough to rebuild a reader. */
export const listingTopic: TopicDefinition = {
  name: 'lintel.listing',
  partitions: 12,
  compacted: true,
  keepDays: keptDays.superseded,
};

const whole = publicListingSchema;

export const listingPublished = defineEvent({
  type: 'lintel.listing.published.v1',
  topic: listingTopic.name,
  summary: 'A listing became visible to the public.',
  schema: whole,
  example: listingExample,
});

export const listingUpdated = defineEvent({
  type: 'lintel.listing.updated.v1',
  topic: listingTopic.name,
  summary: 'Something the public sees of a listing changed.',
  schema: whole,
  example: {
    ...listingExample,
    price: 565_000,
    reduction: { from: 575_000, at: '2026-03-02T09:30:00.000Z' },
    updatedAt: '2026-03-02T09:30:00.000Z',
  },
});

export const listingStatusChanged = defineEvent({
  type: 'lintel.listing.status-changed.v1',
  topic: listingTopic.name,
  summary: 'A listing became available, under offer, sold or let.',
  schema: whole,
  example: { ...listingExample, status: 'underOffer' } satisfies PublicListing,
});

export const listingRestored = defineEvent({
  type: 'lintel.listing.restored.v1',
  topic: listingTopic.name,
  summary: 'A removed listing is visible again.',
  schema: whole,
  example: listingExample,
});

export const listingRemoved = defineEvent({
  type: 'lintel.listing.removed.v1',
  topic: listingTopic.name,
  summary:
    'A listing is no longer visible to the public; or, of one that was not visible any more, who is its contact by now.',
  schema: z.object({
    id: publicListingSchema.shape.id,
    agencyId: publicListingSchema.shape.agent.shape.agencyId
      .optional()
      .describe('Whose it is; absent from older events'),
    removedAt: z.iso.datetime().describe('UTC'),
    contact: publicListingSchema.shape.agent
      .optional()
      .describe('Whom e-mails about it go to from now on; absent unless that is what the event tells'),
    agencySuspended: z
      .literal(true)
      .optional()
      .describe(
        'It is hidden as its agency is suspended, and comes back when that is lifted; absent otherwise',
      ),
  }),
  example: {
    id: listingExample.id,
    agencyId: listingExample.agent.agencyId,
    removedAt: '2026-03-02T09:30:00.000Z',
  },
});

export const listingEvents = [
  listingPublished,
  listingUpdated,
  listingStatusChanged,
  listingRemoved,
  listingRestored,
] as const;
