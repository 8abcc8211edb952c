import { featureLabels } from '../features/feature-names.js';
import type { PropertyType } from '../enumerations.js';
import { featuresOfKey, wishKeys, type WishKey, type Wishes } from './wishes.js';

/** Homes of a type, in running text. */
export const propertyTypePlurals: Readonly<Record<PropertyType, string>> = {
  house: 'houses',
  flat: 'flats',
  bungalow: 'bungalows',
  maisonette: 'maisonettes',
  land: 'land',
  commercial: 'commercial',
};

const anyOne = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'balcony or garden' of a feature or a list of them, as it stands in running text. */
export const wishText = (key: WishKey): string =>
  anyOne.format(featuresOfKey(key).map((feature) => featureLabels[feature].toLowerCase()));

/** 'Balcony or garden', 'Must: garden', 'Ideally: lift', as a filter that is on. */
export function wishChipText(key: WishKey, { must = [], ideally = [] }: Wishes): string {
  if (must.includes(key)) return `Must: ${wishText(key)}`;
  return ideally.includes(key) ? `Ideally: ${wishText(key)}` : capital(wishText(key));
}

const strengthWords = (key: WishKey, { must, ideally }: Wishes): string =>
  must?.includes(key) ? 'must have ' : ideally?.includes(key) ? 'ideally ' : '';

/** 'Clapham or Balham' of all places where a search looks; undefined: everywhere. */
export function wishedPlacesText(
  location: string | null | undefined,
  wishes: Wishes = {},
): string | undefined {
  const all = [...(location ? [location] : []), ...(wishes.places ?? [])];
  const once = [...new Map(all.toReversed().map((place) => [place.toLowerCase(), place])).values()].reverse();
  return once.length > 0 ? anyOne.format(once) : undefined;
}

/** What is wished for beside places that are wanted: 'garden', 'ideally lift', 'not basement', 'not in Brixton', '30 min to Bank', 'in a drawn area'. */
export const saidOfWishes = (wishes: Wishes = {}): string[] => [
  ...drawnText(wishes.areas?.length ?? 0),
  ...wishKeys(wishes).map((key) => `${strengthWords(key, wishes)}${wishText(key)}`),
  ...(wishes.notFeatures ?? []).map((feature) => `not ${wishText(feature)}`),
  ...(wishes.notPropertyTypes ?? []).map((type) => `not ${propertyTypePlurals[type]}`),
  ...(wishes.notPlaces ?? []).map((place) => `not in ${place}`),
  ...(wishes.commute ? [commuteText(wishes.commute)] : []),
];

const drawnText = (areas: number): string[] =>
  areas === 0 ? [] : [areas === 1 ? 'in a drawn area' : `in ${areas} drawn areas`];

/** '30 min to Bank' */
export const commuteText = ({ to, minutes }: NonNullable<Wishes['commute']>): string =>
  `${minutes} min to ${to}`;
