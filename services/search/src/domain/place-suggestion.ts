import { districtOf, findPlace, foldName, type Place, placeNamed, suggestPlaces } from '@lintel/geo';
import { soughtPlace } from './sought-place.js';

/** A place as people are shown it. */
export interface ShownPlace extends Pick<Place, 'name' | 'kind' | 'latitude' | 'longitude'> {
  readonly within: string | null;
}

export interface PlaceSuggestion {
  readonly place: ShownPlace;
  /** What to put into the criterion `location`: as listings write it where the name alone would mean several places. */
  readonly location: string;
  /** Of the places of a search, the one that may have meant this; null when a text is completed. */
  readonly insteadOf: string | null;
}

export function suggestions(text: string, first: number): PlaceSuggestion[] {
  return suggestPlaces(text, first).map((place) => ({
    place: shown(place),
    location: locationOf(place),
    insteadOf: null,
  }));
}

/** The place that a location names. */
export function placeOf(location: string | undefined): ShownPlace | null {
  const place = soughtPlace(location);
  return place ? shown(place) : null;
}

/** What else a location may have meant; none when it is spelt like a place, for then that was meant. */
export function otherMeanings(location: string, first: number): PlaceSuggestion[] {
  if (placeNamed(location)) return [];
  return suggestions(location, first).filter((each) => foldName(each.location) !== foldName(location));
}

function shown(place: Place): ShownPlace {
  const { name, kind, latitude, longitude } = place;
  return { name, kind, latitude, longitude, within: districtShown(place) ?? null };
}

function districtShown(place: Place): string | undefined {
  return place.within ?? (sharesItsName(place) ? districtOf(place) : undefined);
}

function locationOf(place: Place): string {
  const district = sharesItsName(place) ? districtOf(place) : undefined;
  return district ? `${place.name}, ${district}` : place.name;
}

function sharesItsName({ name }: Place): boolean {
  const districts = findPlace(name)
    .filter((other) => other.name === name)
    .map(districtOf)
    .filter((district) => district !== undefined);
  return new Set(districts).size > 1;
}
