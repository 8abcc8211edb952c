import type { Search } from '../graphql/listing-queries.js';
import type { ListingType, PropertyType } from '../graphql/operations.generated.js';
import { readArea, type Area } from '../search/area.js';
import { propertyTypes } from '../search/results-address.js';
import { criterionNames, readSearch, tidyCriteria, type Criteria } from '../search/search-address.js';
import { createStore, type Store } from '../shell/store.js';
import { localStore } from './local-store.js';

export const alertFrequencies = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** A saved search as the specification names its fields (section 3); null means no filter. The last five are ours: without them it would be another search. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly type: ListingType;
  readonly location: string | null;
  readonly beds: number | null;
  readonly baths: number | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** ISO 8601. */
  readonly dateCreated: string;
  readonly alertFrequency: AlertFrequency;
  readonly maxTubeDistance: number | null;
  readonly maxBusDistance: number | null;
  readonly maxTrainDistance: number | null;
  readonly propertyTypes: readonly PropertyType[];
  readonly area: Area | null;
}

/** The key of local storage in which they wait for an account. */
export const savedSearchesKey = 'savedSearches';

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface SavedSearches extends Store<readonly SavedSearch[]> {
  /** Saves it, in place of one that asks for the same homes. False when the browser could not keep it beyond this page. */
  save(search: SavedSearch): boolean;
  remove(id: string): void;
  reload(): void;
}

export function savedSearchesIn(storage: LocalStorage): SavedSearches {
  const store = createStore(read(storage));
  const keep = (searches: readonly SavedSearch[]): boolean => {
    store.set(searches);
    try {
      storage.setItem(savedSearchesKey, JSON.stringify(searches));
      return true;
    } catch (error) {
      console.error('Saved searches could not be kept in local storage', error);
      return false;
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    save: (search) => keep([...store.get().filter((other) => key(other) !== key(search)), search]),
    remove: (id) => void keep(store.get().filter((search) => search.id !== id)),
    reload: () => store.set(read(storage)),
  };
}

/** Two searches with the same key find the same homes. */
const key = (saved: SavedSearch): string => JSON.stringify(searchOf(saved));

/** The one that asks for the same homes, if it was saved. */
export const savedLike = (searches: readonly SavedSearch[], search: Search): SavedSearch | undefined => {
  const wanted = key(toSaved(search, { id: '', name: '', dateCreated: '', alertFrequency: 'daily' }));
  return searches.find((saved) => key(saved) === wanted);
};

export function toSaved(
  { listingType, criteria, propertyTypes: types = [], area }: Search,
  about: Pick<SavedSearch, 'id' | 'name' | 'dateCreated' | 'alertFrequency'>,
): SavedSearch {
  const given = <Name extends keyof Criteria>(name: Name) => criteria[name] ?? null;
  return {
    ...about,
    type: listingType,
    location: given('location'),
    beds: given('beds'),
    baths: given('baths'),
    minPrice: given('minPrice'),
    maxPrice: given('maxPrice'),
    maxTubeDistance: given('maxTubeDistance'),
    maxBusDistance: given('maxBusDistance'),
    maxTrainDistance: given('maxTrainDistance'),
    propertyTypes: propertyTypes.filter((type) => types.includes(type)),
    area: area ?? null,
  };
}

/** What a saved search asks for. */
export const searchOf = (saved: SavedSearch): Search => ({
  listingType: saved.type,
  criteria: tidyCriteria(saved),
  propertyTypes: saved.propertyTypes,
  ...(saved.area && { area: saved.area }),
});

function read(storage: LocalStorage): readonly SavedSearch[] {
  try {
    const text = storage.getItem(savedSearchesKey);
    if (text === null) return [];
    const content: unknown = JSON.parse(text);
    if (!Array.isArray(content)) throw new TypeError('It is not an array');
    return content.flatMap((entry) => readSaved(entry) ?? []);
  } catch (error) {
    console.error('Saved searches in local storage are corrupt and are ignored', error);
    return [];
  }
}

/** An entry with an id and a name; its filters go through the rules of the query string. */
function readSaved(entry: unknown): SavedSearch | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const raw = entry as Record<string, unknown>;
  const { id, name, dateCreated, alertFrequency, area } = raw;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const written = ['type', ...criterionNames].flatMap((field) => {
    const value = raw[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : [];
  });
  const types: unknown[] = Array.isArray(raw['propertyTypes']) ? raw['propertyTypes'] : [];
  const { north, east, south, west } = (area ?? {}) as Record<string, unknown>;
  const kept = readArea([north, east, south, west].join(','));
  return toSaved(
    {
      ...readSearch(new URLSearchParams(written)),
      propertyTypes: propertyTypes.filter((type) => types.includes(type)),
      ...(kept && { area: kept }),
    },
    {
      id,
      name,
      dateCreated: typeof dateCreated === 'string' ? dateCreated : '',
      alertFrequency: alertFrequency === 'weekly' ? 'weekly' : 'daily',
    },
  );
}

let ofThisDevice: SavedSearches | undefined;

/** Those of this device, made when first asked for. */
export function savedSearches(): SavedSearches {
  if (!ofThisDevice) {
    const made = (ofThisDevice = savedSearchesIn(localStore('saved searches')));
    addEventListener('storage', ({ key: changed }) => {
      if (changed === savedSearchesKey || changed === null) made.reload();
    });
  }
  return ofThisDevice;
}
