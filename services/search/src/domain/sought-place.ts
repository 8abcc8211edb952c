import { districtOf, findPlace, foldName, type Place, placeNamed } from '@lintel/geo';
import type { SearchCriteria } from '@lintel/contracts';
import type { Filter, GeoPoint } from '@lintel/platform/search-index';

/** A part of the map that a location means. */
export interface Circle {
  readonly centre: GeoPoint;
  readonly miles: number;
}

/** How far around its point a place reaches, in miles, unless the visitor says otherwise; homes say themselves which outcode they lie in. */
const USUAL_MILES: Readonly<Record<Place['kind'], number | null>> = {
  area: 1,
  station: 1,
  borough: 1.5,
  town: 3,
  outcode: null,
};
const LONDON_MILES = 15;
/** `South West London` */
const COMPASS_MILES = 5;

const usualMiles = ({ name, kind }: Place): number | null =>
  name === 'London'
    ? LONDON_MILES
    : kind === 'area' && name.endsWith(' London')
      ? COMPASS_MILES
      : USUAL_MILES[kind];

/** The place of the gazetteer that a location names; none when it goes on with a district that the place does not lie in. */
export function soughtPlace(location: string | undefined): Place | undefined {
  const place = location === undefined ? undefined : placeNamed(location);
  if (!place || findPlace(location!).length > 0) return place;
  const said = foldName(location!.slice(location!.indexOf(',') + 1));
  return foldName(districtOf(place) ?? '') === said ? place : undefined;
}

/** Where homes of a location lie, beside those that say it: around the place it names, and around the borough of the same name. */
export function circlesOf({ location, radius }: SearchCriteria): Circle[] {
  const place = soughtPlace(location);
  if (!place) return [];
  const boroughs = findPlace(place.name).filter(
    (other) => other.kind === 'borough' && other !== place && districtOf(other) === districtOf(place),
  );
  return [place, ...boroughs].flatMap((each) => {
    const miles = radius ?? usualMiles(each);
    const { latitude, longitude } = each;
    return miles === null ? [] : [{ centre: { latitude, longitude }, miles }];
  });
}

/** What a region reaches, which is left out whole. */
const REGION_MILES = 5;

/**
 * Where homes of a place that is not wanted lie, beside those that say it: an area or a station no farther than half of what it usually
 * reaches, for its neighbours, which may be wanted, begin there.
 */
export function circlesLeftOut(location: string): Circle[] {
  const isSmall = ['area', 'station'].includes(soughtPlace(location)?.kind ?? '');
  return circlesOf({ location }).map(({ centre, miles }) => ({
    centre,
    miles: isSmall && miles < REGION_MILES ? miles / 2 : miles,
  }));
}

/** How far around the place homes are looked for, in miles; null where none are. */
export const radiusOf = (criteria: SearchCriteria): number | null =>
  circlesOf(criteria).reduce<number | null>((most, { miles }) => Math.max(most ?? 0, miles), null);

const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}$/i;

/** The homes in the outcode that a location is, or is a postcode of. */
export function inOutcode(location: string): Filter[] {
  const outcode = OUTCODE.test(location) ? location : POSTCODE.exec(location)?.[1];
  return outcode ? [{ field: 'outcode', equals: outcode.toUpperCase() }] : [];
}
