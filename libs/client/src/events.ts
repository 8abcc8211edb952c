import type { EventAttributes, EventData } from './events.generated.js';

export type EventType = keyof EventData;

/** An event of one type, or of several: `event.type` says which, and what `event.data` is. */
export type EventOf<Type extends EventType> = {
  [Each in Type]: EventAttributes & { readonly type: Each; readonly data: EventData[Each] };
}[Type];

/** Whatever a portal of this release tells. Of a later one there may be types that are not here: have a default for them. */
export type LintelEvent = EventOf<EventType>;

/** A home as it is, in the last event about it. */
export type HomeEvent = EventOf<
  | 'lintel.listing.published.v1'
  | 'lintel.listing.updated.v1'
  | 'lintel.listing.status-changed.v1'
  | 'lintel.listing.restored.v1'
>;

/** What is wanted of all events; whatever is said has to hold. */
export interface EventFilter<Type extends EventType = EventType> {
  readonly types?: readonly Type[];
  /** Ids of agencies. */
  readonly agencies?: readonly string[];
  /** First halves of postcodes, such as `SW4`. */
  readonly outcodes?: readonly string[];
  /** Degrees. */
  readonly box?: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

/** @internal */
export function queryOf(
  { types = [], agencies = [], outcodes = [], box }: EventFilter,
  more: Readonly<Record<string, number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const type of types) query.append('type', type);
  for (const agency of agencies) query.append('agency', agency);
  for (const outcode of outcodes) query.append('outcode', outcode);
  if (box) query.set('box', [box.west, box.south, box.east, box.north].join(','));
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, String(value));
  return String(query);
}
