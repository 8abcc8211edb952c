import { z } from 'zod';
import { agentSchema, publicListingSchema } from '../listing.js';
import type { EventDefinition } from '../events/event-definition.js';
import { conversationMessageSent } from '../events/conversation/conversation-events.js';
import { conversationMessageSchema, conversationSchema } from '../events/conversation/conversation.parts.js';
import {
  listingPublished,
  listingRemoved,
  listingRestored,
  listingStatusChanged,
  listingUpdated,
} from '../events/listing/listing-events.js';
import {
  viewingCancelled,
  viewingCompleted,
  viewingConfirmed,
  viewingDeclined,
  viewingMoved,
  viewingProposalRefused,
  viewingRejected,
  viewingRequested,
  viewingRescheduleRequested,
  viewingTimeKept,
  viewingTimeProposed,
} from '../events/viewing/viewing-events.js';
import { viewingStateSchema } from '../events/viewing/viewing-state.js';

/** Who outside the house may have an event: whoever has a key, or the agency that it is about alone. */
export type Audience = 'everyone' | 'agency';

/**
 * What others than our own services are told of an event. Its data is part of what the services tell each other under the same type, so that both satisfy
 * the schema that is published; nothing of it says who a person is, how to reach them, or what they wrote.
 */
export interface PublicEventDefinition extends EventDefinition {
  readonly audience: Audience;
}

const agency = agentSchema.pick({ agencyId: true, agency: true }).describe('The agency whose home it is');

const told = (
  audience: Audience,
  { type, topic, summary, example }: EventDefinition,
  schema: z.ZodType,
): PublicEventDefinition => ({ type, topic, summary, audience, schema, example: schema.parse(example) });

const listing = publicListingSchema.extend({ agent: agency });

const viewing = viewingStateSchema
  .pick({
    ...{ id: true, state: true, listing: true, start: true, requestedTimes: true, proposal: true },
    ...{ rescheduled: true, entered: true, by: true, viewingDate: true, viewingTime: true },
  })
  .extend({ agent: agency });

const message = conversationSchema
  .pick({ conversationId: true, listing: true, agencyId: true })
  .extend({ message: conversationMessageSchema.pick({ id: true, number: true, side: true, sentAt: true }) });

/** Every event that leaves the house. What is not here does not. */
export const publicEvents: readonly PublicEventDefinition[] = [
  ...[listingPublished, listingUpdated, listingStatusChanged, listingRestored].map((event) =>
    told('everyone', event, listing),
  ),
  told(
    'everyone',
    listingRemoved,
    z.object({
      id: listing.shape.id,
      agencyId: agency.shape.agencyId.optional().describe('Whose it is; absent from older events'),
      removedAt: z.iso.datetime().describe('UTC'),
    }),
  ),
  ...[
    ...[viewingRequested, viewingConfirmed, viewingDeclined, viewingRejected, viewingTimeProposed],
    ...[viewingProposalRefused, viewingRescheduleRequested, viewingTimeKept, viewingCancelled],
    viewingCompleted,
  ].map((event) => told('agency', event as EventDefinition, viewing)),
  told('agency', viewingMoved, viewing.extend({ previousStart: z.iso.datetime() })),
  told('agency', conversationMessageSent, message),
];

const byType = new Map(publicEvents.map((definition) => [definition.type, definition]));

export const findPublicEvent = (type: string): PublicEventDefinition | undefined => byType.get(type);
