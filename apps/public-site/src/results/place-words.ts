import type { PlaceKind, PlaceSuggestion } from './results-queries.js';

const kinds: Record<PlaceKind, string> = {
  borough: 'Borough',
  area: 'Area',
  outcode: 'Postcode district',
  station: 'Station',
  town: 'Town',
};

/** `Area in Lambeth`, `Station` */
export const placeKindText = ({ kind, within }: PlaceSuggestion['place']): string =>
  within ? `${kinds[kind]} in ${within}` : kinds[kind];

/** `Newport, Isle of Wight` */
export const placeText = ({ name, within }: PlaceSuggestion['place']): string =>
  within && within !== name ? `${name}, ${within}` : name;
