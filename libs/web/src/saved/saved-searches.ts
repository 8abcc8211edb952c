import { propertyTypes, type ListingType, type PropertyType } from '@lintel/contracts/enumerations';
import {
  criterionNames,
  tidyCriteria,
  type Area,
  type Criteria,
  type Wishes,
} from '../search/search-address.js';
import type { Search } from '../search/search.js';
import type { Store } from '../shell/store.js';
import type { SavedStatus } from './saved-properties.js';
import type { AlertFrequency } from './saved.generated.js';

export { savedSearchesIn, savedSearchesInBrowser, savedSearchesKey } from './saved-searches-in.js';
export type { AlertFrequency, SavedSearchInput, SavedSearchOnAccountFragment } from './saved.generated.js';

/** How often new homes are told of; `off` keeps the search and tells nothing. */
export const alertFrequencies = [
  'off',
  'instant',
  'daily',
  'weekly',
] as const satisfies readonly AlertFrequency[];

/** Characters of a saved search's name; the API takes no more. */
export const longestSearchName = 120;

/** Each criterion as a field of its own; null means no filter. */
type SavedCriteria = { readonly [Name in keyof Criteria]-?: NonNullable<Criteria[Name]> | null };

/** A saved search as the specification names its fields (section 3); all criteria are kept: without one it would be another search. */
export interface SavedSearch extends SavedCriteria {
  readonly id: string;
  readonly name: string;
  readonly type: ListingType;
  /** ISO 8601. */
  readonly dateCreated: string;
  readonly alertFrequency: AlertFrequency;
  readonly propertyTypes: readonly PropertyType[];
  readonly area: Area | null;
  /** Null: none. */
  readonly wishes: Wishes | null;
}

/** Where a search was kept: `page` when the browser lets nothing be kept for longer. */
export type KeptOn = 'account' | 'device' | 'page';

/**
 * The searches a visitor saved. Changes show at once; each resolves when it is kept.
 * @throws {ApiError} when the server refused a change or could not be reached; it is taken back then
 */
export interface SavedSearches extends Store<readonly SavedSearch[]> {
  readonly status: Store<SavedStatus>;
  /** Saves it; one that asks for the same homes takes its name and frequency instead. An account gives it an id and a date of its own. */
  save(search: SavedSearch): Promise<KeptOn>;
  rename(id: string, name: string): Promise<void>;
  changeFrequency(id: string, frequency: AlertFrequency): Promise<void>;
  remove(id: string): Promise<void>;
  /** After another tab or device changed them. */
  reload(): void;
}

/** Two searches with the same key find the same homes. */
export const sameHomesKey = (saved: SavedSearch): string => JSON.stringify(searchOf(saved));

export function toSaved(
  { listingType, criteria, propertyTypes: types = [], area, wishes }: Search,
  about: Pick<SavedSearch, 'id' | 'name' | 'dateCreated' | 'alertFrequency'>,
): SavedSearch {
  const given = criterionNames.map((name) => [name, criteria[name] ?? null]);
  return {
    ...about,
    ...(Object.fromEntries(given) as SavedCriteria),
    type: listingType,
    propertyTypes: propertyTypes.filter((type) => types.includes(type)),
    area: area ?? null,
    wishes: wishes ?? null,
  };
}

/** What a saved search asks for. */
export const searchOf = (saved: SavedSearch): Search => ({
  listingType: saved.type,
  criteria: tidyCriteria(saved),
  propertyTypes: saved.propertyTypes,
  ...(saved.area && { area: saved.area }),
  ...(saved.wishes && { wishes: saved.wishes }),
});
