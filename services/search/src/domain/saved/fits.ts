import {
  type FieldValue,
  type Filter,
  foldText,
  type GeoCircle,
  type GeoPoint,
} from '@lintel/platform/search-index';
import { isInRing, milesBetween } from '@lintel/geo';
import { filtersFor } from '../search-request.js';
import { fieldsOf, type ListingFields, type SearchedListing } from '../listing-document.js';
import type { Wanted } from '../wanted.js';

/** A listing prepared for comparison, so that the costly part is done once for all searches. */
export interface Subject {
  readonly fields: ListingFields;
  readonly location: string;
}

export const subjectOf = (listing: SearchedListing, unlessKept = listing): Subject => ({
  fields: fieldsOf(listing, unlessKept),
  location: foldText(listing.location),
});

export type Fits = (subject: Subject) => boolean;

/** Whether the index would find a listing for what is wanted, by the same filters that the index is asked with. */
export function fitsOf(wanted: Wanted): Fits {
  const parts = filtersFor(wanted).map(compile);
  return (subject) => parts.every((part) => part(subject));
}

function compile(filter: Filter): Fits {
  if ('any' in filter) {
    const parts = filter.any.map(compile);
    return (subject) => parts.some((part) => part(subject));
  }
  if ('not' in filter) {
    const part = compile(filter.not);
    return (subject) => !part(subject);
  }
  if ('matches' in filter || 'exists' in filter)
    throw new Error('a saved search asks for what no search asks');
  const field = filter.field as keyof ListingFields;
  if ('equals' in filter) return ({ fields }) => valuesOf(fields[field]).includes(filter.equals);
  if ('in' in filter) {
    const values = new Set<unknown>(filter.in);
    return ({ fields }) => valuesOf(fields[field]).some((value) => values.has(value));
  }
  if ('contains' in filter) {
    if (field !== 'location') throw new Error(`no text to look into: ${field}`);
    const sought = foldText(filter.contains);
    // A text without a single letter left after folding is a missing one.
    return ({ location }) => location !== '' && location.includes(sought);
  }
  if ('centre' in filter) return within([filter]);
  if ('circles' in filter) return within(filter.circles);
  if ('northEast' in filter) return ({ fields }) => isInside(fields.place as GeoPoint | null, filter);
  if ('polygon' in filter)
    return ({ fields }) => {
      const place = fields.place as GeoPoint | null;
      return place !== null && isInRing(place, filter.polygon);
    };
  const { min = -Infinity, max = Infinity } = filter;
  return ({ fields }) => {
    const value = fields[field];
    return typeof value === 'number' && value >= min && value <= max;
  };
}

const within =
  (circles: readonly GeoCircle[]): Fits =>
  ({ fields }) => {
    const place = fields.place as GeoPoint | null;
    return place !== null && circles.some(({ centre, miles }) => milesBetween(centre, place) <= miles);
  };

const valuesOf = (value: FieldValue): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function isInside(
  place: GeoPoint | null,
  { northEast, southWest }: { readonly northEast: GeoPoint; readonly southWest: GeoPoint },
): boolean {
  if (!place || place.latitude < southWest.latitude || place.latitude > northEast.latitude) return false;
  const [fromWest, toEast] = [place.longitude >= southWest.longitude, place.longitude <= northEast.longitude];
  return southWest.longitude <= northEast.longitude ? fromWest && toEast : fromWest || toEast;
}
