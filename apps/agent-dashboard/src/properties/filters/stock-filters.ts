import type {
  AgencyListingSort,
  AgencyListingsSought,
  AgencyListingState,
} from '../agency-listings-queries.js';
import type { ListingStatus, ListingType } from '@lintel/web';
import { readWhose, whoseName, type Whose } from '../../shared/whose.js';

/** What of the agency's stock is shown, and in which order. */
export interface StockFilters {
  /** Words of title or address, or a number; without outer spaces. */
  readonly search: string;
  /** Undefined: all but removed ones. */
  readonly state: AgencyListingState | undefined;
  readonly status: ListingStatus | undefined;
  readonly listingType: ListingType | undefined;
  /** Undefined: everybody's homes. */
  readonly whose: Whose | undefined;
  readonly sort: AgencyListingSort;
}

export const states = ['published', 'draft', 'archived', 'removed'] as const;
export const statuses = ['available', 'underOffer', 'sold', 'let'] as const;
export const listingTypes = ['sale', 'rent'] as const;
export const sorts = ['newest', 'updated', 'priceAscending', 'priceDescending', 'title'] as const;

/** The most that is searched for. */
export const searchLength = 100;

export const noFilters: StockFilters = {
  search: '',
  state: undefined,
  status: undefined,
  listingType: undefined,
  whose: undefined,
  sort: 'newest',
};

const names = {
  search: 'q',
  state: 'state',
  status: 'status',
  listingType: 'type',
  whose: whoseName,
  sort: 'sort',
} as const;

/** Of an address; what it does not know there is as if it were not given. */
export const readFilters = (address: URLSearchParams): StockFilters => ({
  search: asSearched(address.get(names.search) ?? ''),
  state: oneOf(states, address.get(names.state)),
  status: oneOf(statuses, address.get(names.status)),
  listingType: oneOf(listingTypes, address.get(names.listingType)),
  whose: readWhose(address.get(names.whose)),
  sort: oneOf(sorts, address.get(names.sort)) ?? noFilters.sort,
});

/** The same address with these filters: its other parameters stay, and what is not narrowed is left out. */
export function withFilters(address: URLSearchParams, filters: StockFilters): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const [filter, name] of Object.entries(names)) {
    const value = filters[filter as keyof StockFilters];
    if (!value || (filter === 'sort' && value === noFilters.sort)) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** What is typed, as it is searched for. */
export const asSearched = (typed: string): string =>
  typed.trim().replace(/\s+/g, ' ').slice(0, searchLength).trim();

export const soughtOf = ({
  search,
  state,
  status,
  listingType,
  whose,
  sort,
}: StockFilters): AgencyListingsSought => ({
  filter: {
    ...(search !== '' && { search }),
    ...(state && { states: [state] }),
    ...(status && { statuses: [status] }),
    ...(listingType && { listingType }),
    ...(whose && { mine: true }),
  },
  sort,
});

/** Whether less than the whole stock is asked for; the state is chosen apart from the others. */
export const isNarrowed = ({ search, status, listingType, whose }: StockFilters): boolean =>
  search !== '' || status !== undefined || listingType !== undefined || whose !== undefined;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);
