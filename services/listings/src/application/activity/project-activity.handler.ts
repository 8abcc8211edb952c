import { createHash } from 'node:crypto';
import type { CloudEvent, EventData } from '@lintel/contracts';
import { londonTimeOf } from '@lintel/kernel';
import type { ActivityFact, ActivityStore } from './activity-store.js';

/** Follows what people do about homes. */
export class ProjectActivityHandler {
  constructor(private readonly activity: ActivityStore) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const facts = events.map(factOf).filter((fact) => fact !== null);
    if (facts.length > 0) await this.activity.keep(facts);
  }
}

function factOf({ type, subject, sequence, time, data }: CloudEvent): ActivityFact | null {
  const day = (instant: string) => londonTimeOf(new Date(instant)).date;
  switch (type) {
    // Who saved it, removed it and saved it again saved it on the last of these days.
    case 'lintel.saved-property.saved.v1':
    case 'lintel.saved-property.removed.v1': {
      const { listingId } = data as EventData<typeof type>;
      const counts = type === 'lintel.saved-property.saved.v1';
      return { key: keyOf('save', subject), kind: 'saves', listingId, date: day(time), counts, sequence };
    }
    case 'lintel.conversation.message-sent.v1': {
      const { conversationId, listing, message } = data as EventData<typeof type>;
      if (message.number !== 1 || message.side !== 'visitor') return null;
      return {
        key: keyOf('enquiry', conversationId),
        kind: 'enquiries',
        listingId: listing.id,
        date: day(message.sentAt),
        counts: true,
        sequence,
      };
    }
    case 'lintel.viewing.requested.v1': {
      const { id, listing } = data as EventData<typeof type>;
      return {
        key: keyOf('viewing', id),
        kind: 'viewings',
        listingId: listing.id,
        date: day(time),
        counts: true,
        sequence,
      };
    }
    default:
      return null;
  }
}

/** The ids of what people do lead to the people, and are not kept here. */
const keyOf = (what: string, id: string): string =>
  `${what}:${createHash('sha256').update(id).digest('base64url')}`;
