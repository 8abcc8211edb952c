import { featureLabels } from '@lintel/contracts/features';
import {
  areasText,
  commuteText,
  type DrawnArea,
  propertyTypePlurals,
  wishChipText,
  wishKeys,
  type WishKey,
} from '@lintel/contracts/search';
import type { ActiveFilter } from '../filter-options.js';
import type { ResultsSearch } from '../results-address.js';
import { otherPlaces, withoutArea, withoutCommute, withoutKey, withoutListed } from './wish-changes.js';

export const wishNames = [
  'places',
  'notPlaces',
  'areas',
  'notPropertyTypes',
  'features',
  'notFeatures',
  'anyOf',
  'commute',
] as const;
export type WishName = (typeof wishNames)[number];

export const isWish = (name: string): name is WishName => (wishNames as readonly string[]).includes(name);

/** Wishes of which there is a strength to choose. */
export const hasStrength = (name: string): boolean => name === 'features' || name === 'anyOf';

/** Wishes of which there is something to choose. */
export const isChanged = (name: WishName): boolean => hasStrength(name) || name === 'commute';

/** The places that are wanted beside the location, as filters that are on. */
export const placeFilters = (search: ResultsSearch): ActiveFilter[] =>
  otherPlaces(search).map((place) => ({
    name: 'places',
    value: place,
    text: place,
    without: (current) => withoutListed(current, 'places', place),
  }));

const areaFilter = (area: DrawnArea, at: number, all: readonly DrawnArea[]): ActiveFilter => ({
  name: 'areas',
  value: areasText([area]),
  text: all.length > 1 ? `Drawn area ${at + 1}` : 'Drawn area',
  without: (current) => withoutArea(current, area),
});

/** All other wishes, as filters that are on. */
export function wishFilters({ wishes = {} }: ResultsSearch): ActiveFilter[] {
  const ofKey = (key: WishKey): ActiveFilter => ({
    name: key.includes('|') ? 'anyOf' : 'features',
    value: key,
    text: wishChipText(key, wishes),
    without: (current) => withoutKey(current, key),
  });
  const excluded = (
    list: 'notPlaces' | 'notPropertyTypes' | 'notFeatures',
    entries: readonly string[] = [],
    textOf: (entry: string) => string = (entry) => entry,
  ): ActiveFilter[] =>
    entries.map((entry) => ({
      name: list,
      value: entry,
      text: `Not ${textOf(entry)}`,
      without: (current) => withoutListed(current, list, entry),
    }));
  return [
    ...(wishes.areas ?? []).map(areaFilter),
    ...excluded('notPlaces', wishes.notPlaces),
    ...(wishes.notPropertyTypes ?? []).flatMap((type) =>
      excluded('notPropertyTypes', [type], () => propertyTypePlurals[type]),
    ),
    ...wishKeys(wishes).map(ofKey),
    ...(wishes.notFeatures ?? []).flatMap((feature) =>
      excluded('notFeatures', [feature], () => featureLabels[feature].toLowerCase()),
    ),
    ...(wishes.commute
      ? [
          {
            name: 'commute' as const,
            value: `${wishes.commute.to}|${wishes.commute.minutes}`,
            text: commuteText(wishes.commute),
            without: withoutCommute,
          },
        ]
      : []),
  ];
}
