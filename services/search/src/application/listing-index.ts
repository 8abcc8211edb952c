import { token } from '@lintel/platform/port';
import type { SearchIndex } from '@lintel/platform/search-index';
import type { ListingCard } from '../domain/listing-document.js';

export type ListingIndex = SearchIndex<ListingCard>;
export const LISTING_INDEX = token<ListingIndex>('ListingIndex');
