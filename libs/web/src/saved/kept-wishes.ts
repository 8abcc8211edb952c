import type { FeatureName } from '@lintel/contracts/features';
import type { PropertyType } from '@lintel/contracts/enumerations';
import { type Corner, tidyWishes } from '@lintel/contracts/search';
import type { Wishes } from '../search/search-address.js';

/** The wishes of a search as local storage or the API has kept them, which may hold anything; undefined where there are none. */
export function readKeptWishes(kept: unknown): Wishes | undefined {
  const raw = recordOf(kept);
  const { to, minutes } = recordOf(raw['commute']);
  const wishes = tidyWishes({
    places: strings(raw['places']),
    notPlaces: strings(raw['notPlaces']),
    areas: listOf(raw['areas']).map((area) => listOf(area).map(cornerOf)),
    notPropertyTypes: strings(raw['notPropertyTypes']) as PropertyType[],
    features: strings(raw['features']) as FeatureName[],
    notFeatures: strings(raw['notFeatures']) as FeatureName[],
    anyOf: listOf(raw['anyOf']).map((any) => strings(any) as FeatureName[]),
    must: strings(raw['must']),
    ideally: strings(raw['ideally']),
    commute: typeof to === 'string' && typeof minutes === 'number' ? { to, minutes } : null,
  });
  return Object.keys(wishes).length > 0 ? wishes : undefined;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What is no corner is nowhere, and its area none. */
function cornerOf(value: unknown): Corner {
  const { latitude, longitude } = recordOf(value);
  return { latitude: Number(latitude ?? NaN), longitude: Number(longitude ?? NaN) };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const strings = (value: unknown): string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string');
