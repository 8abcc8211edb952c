import {
  type AlertFrequency,
  criterionNames,
  type CriterionName,
  type ListingType,
  type PropertyType,
  propertyTypes,
  type SearchCriteria,
  wishEntries,
  type Wishes,
} from '@lintel/contracts';
import { foldText } from '@lintel/platform/search-index';
import type { Area, Wanted } from '../wanted.js';

export interface SavedSearch {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly state: 'kept' | 'deleted';
  readonly name: string;
  readonly listingType: ListingType;
  readonly criteria: SearchCriteria;
  readonly propertyTypes: readonly PropertyType[];
  readonly area: Area | null;
  /** Null: none. */
  readonly wishes: Wishes | null;
  readonly alertFrequency: AlertFrequency;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Homes known before this are no news: it is when the search was saved, or when its alerts were last turned on. */
  readonly alertsSince: Date;
}

/** Searches that an account may keep at once. */
export const mostSavedSearches = 100;

export interface NewSearch {
  readonly name: string;
  readonly wanted: Wanted;
  readonly alertFrequency: AlertFrequency;
}

export function newSearch(
  { name, wanted, alertFrequency }: NewSearch,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): SavedSearch {
  const { listingType, criteria, propertyTypes: types, area = null, wishes = null } = wanted;
  return {
    id,
    accountId,
    version: 1,
    state: 'kept',
    name,
    listingType,
    criteria,
    propertyTypes: propertyTypes.filter((type) => types.includes(type)),
    area,
    wishes,
    alertFrequency,
    createdAt: now,
    changedAt: now,
    alertsSince: now,
  };
}

/** With another name or frequency; null when they are as they were. */
export function changeSearch(
  before: SavedSearch,
  to: { readonly name?: string; readonly alertFrequency?: AlertFrequency },
  now: Date,
): SavedSearch | null {
  const { name = before.name, alertFrequency = before.alertFrequency } = to;
  if (before.state === 'deleted') return null;
  if (name === before.name && alertFrequency === before.alertFrequency) return null;
  const isTurnedOn = before.alertFrequency === 'off' && alertFrequency !== 'off';
  return {
    ...before,
    name,
    alertFrequency,
    version: before.version + 1,
    changedAt: now,
    alertsSince: isTurnedOn ? now : before.alertsSince,
  };
}

/** What is left of a deleted search until its events are published: nothing that anybody looked for. */
export const deleteSearch = (before: SavedSearch, now: Date): SavedSearch | null =>
  before.state === 'deleted'
    ? null
    : {
        ...before,
        state: 'deleted',
        name: '',
        criteria: {},
        propertyTypes: [],
        area: null,
        wishes: null,
        alertFrequency: 'off',
        version: before.version + 1,
        changedAt: now,
      };

export const wantedOf = ({
  listingType,
  criteria,
  propertyTypes: types,
  area,
  wishes,
}: SavedSearch): Wanted => ({
  listingType,
  criteria,
  propertyTypes: types,
  ...(area ? { area } : {}),
  ...(wishes ? { wishes } : {}),
});

/** Criteria in the key of every search. Keys are stored: a criterion declared later is added, by name, only where a search asks for it. */
const keyed: readonly CriterionName[] = [
  'beds',
  'baths',
  'location',
  'radius',
  'minPrice',
  'maxPrice',
  'maxTubeDistance',
  'maxBusDistance',
  'maxTrainDistance',
];

/** The same for searches that ask for the same homes. */
export function asksFor({ listingType, criteria, propertyTypes: types, area, wishes }: SavedSearch): string {
  const asked = keyed.map((name) => criteria[name] ?? null);
  const folded = asked.map((value) => (typeof value === 'string' ? foldText(value) : value));
  const within = area && [area.north, area.east, area.south, area.west];
  const later = criterionNames.filter((name) => !keyed.includes(name) && criteria[name] !== undefined);
  const wished = wishes ? [['wishes', wishEntries(wishes)]] : [];
  return JSON.stringify([
    ...[listingType, folded, types, within],
    ...[...later.map((name) => [name, criteria[name]]), ...wished],
  ]);
}
