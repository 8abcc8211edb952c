import {
  type CloudEvent,
  dataschemaOf,
  type EventType,
  type ViewingEventState,
  viewingStateExample,
} from '@lintel/contracts';

export type ViewingKind =
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'rejected'
  | 'reschedule-requested'
  | 'cancelled'
  | 'completed'
  | 'reminder-due'
  | 'erased';

export interface ViewingTold {
  readonly id?: string;
  readonly at: Date;
  readonly by?: ViewingEventState['by'];
  readonly agencyId?: string;
  readonly visitor?: Partial<NonNullable<ViewingEventState['visitor']>> | null;
  readonly listingId?: number;
}

/** An event of a viewing as the viewings service publishes it. */
export function aViewingEvent(
  kind: ViewingKind,
  sequence: number,
  { id = 'viewing-1', at, by = 'visitor', agencyId, visitor = {}, listingId = 12 }: ViewingTold,
): CloudEvent {
  const type = `lintel.viewing.${kind}.v1` as EventType;
  const { agent, listing } = viewingStateExample;
  const state: ViewingEventState = {
    ...viewingStateExample,
    id,
    by,
    listing: { ...listing, id: listingId },
    agent: { ...agent, agencyId: agencyId ?? agent.agencyId },
    visitor: visitor && { ...viewingStateExample.visitor!, email: 'alex@example.org', ...visitor },
  };
  const more = { moved: { previousStart: at.toISOString() }, 'reminder-due': { hoursBefore: 24 } } as const;
  return {
    specversion: '1.0',
    id: `${id}-event-${String(sequence).padStart(6, '0')}`,
    source: '/services/viewings',
    type,
    subject: id,
    time: at.toISOString(),
    sequence,
    datacontenttype: 'application/json',
    dataschema: dataschemaOf(type),
    data:
      kind === 'erased'
        ? { id, accounts: [], erasedAt: at.toISOString() }
        : { ...state, ...more[kind as keyof typeof more] },
  };
}
