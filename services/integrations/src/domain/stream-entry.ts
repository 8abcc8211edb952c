import {
  type CloudEvent,
  findPublicEvent,
  listingTopic,
  type PublicView,
  publicViewOf,
} from '@lintel/contracts';
import { correlationOf } from '@lintel/service-kit';

/** Where a home is, as far as its event says. */
export interface Place {
  readonly outcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A public event where it stands among all of them. */
export interface StreamEntry {
  /** 1, 2, 3 ... without a gap. */
  readonly position: number;
  readonly event: PublicView;
  /** Of the request that it came of, for operations staff alone; null where that is not known. */
  readonly correlation: string | null;
  /** Whom it is for, if not for everyone. */
  readonly onlyFor: string | null;
  /** Whose it is and where; and, where the event before said otherwise, whose and where it was: who watches an agency or an area is told what leaves it. */
  readonly agencies: readonly string[];
  readonly places: readonly Place[];
}

/** What is to be added to the stream. */
export interface StreamDraft {
  readonly event: PublicView;
  readonly correlation: string | null;
  readonly onlyFor: string | null;
  readonly agencyId: string | null;
  /** Null where the event does not say. */
  readonly place: Place | null;
}

interface PublicData extends Partial<Place> {
  readonly agencyId?: string;
  readonly agent?: { readonly agencyId: string };
}

/** Undefined for an event that does not leave the house. */
export function draftOf(inner: CloudEvent): StreamDraft | undefined {
  const event = publicViewOf(inner);
  if (!event) return undefined;
  const { agencyId, agent, outcode, latitude, longitude } = event.data as PublicData;
  const whose = agent?.agencyId ?? agencyId ?? null;
  return {
    event,
    correlation: correlationOf(inner.traceparent) ?? null,
    agencyId: whose,
    onlyFor: findPublicEvent(event.type)?.audience === 'agency' ? whose : null,
    place:
      outcode === undefined ? null : { outcode, latitude: latitude ?? null, longitude: longitude ?? null },
  };
}

/** Whose a draft is, and where, after the last entry of its subject. */
export function standing(
  { agencyId, place }: StreamDraft,
  last: Pick<StreamEntry, 'agencies' | 'places'> | undefined,
): Pick<StreamEntry, 'agencies' | 'places'> {
  const same = (one: Place, other: Place) =>
    one.outcode === other.outcode && one.latitude === other.latitude && one.longitude === other.longitude;
  const before = last?.places[0];
  return {
    agencies: [...new Set([agencyId, last?.agencies[0]].filter((id) => id !== null && id !== undefined))],
    places: [...(place ? [place] : []), ...(before && !(place && same(place, before)) ? [before] : [])],
  };
}

/** Whether the last event of a subject is all that there is to know of it, so that it is kept for those who begin later. */
export const isState = ({ type }: PublicView): boolean => findPublicEvent(type)?.topic === listingTopic.name;

/** The type that says that the public does not see a home any more. */
export const GONE = 'lintel.listing.removed.v1';

/**
 * Whether an event says anything after what the stream has of its subject: one that comes late, or again, does not, nor does one that says once more that
 * a home has gone.
 */
export const saysMore = (
  draft: PublicView,
  last: Pick<PublicView, 'sequence' | 'type'> | undefined,
): boolean =>
  last === undefined || (draft.sequence > last.sequence && !(draft.type === GONE && last.type === GONE));
