import type { AgencyListing, AgencyListingPage } from '../agency-listings-queries.js';
import type { InfiniteData } from '@tanstack/react-query';

export type CachedListings = InfiniteData<AgencyListingPage, unknown>;

/** The same pages with one listing changed; the same object when it is not on them. */
export function withChanged(
  cached: CachedListings,
  id: number,
  change: Partial<AgencyListing>,
): CachedListings {
  if (!listingsOf(cached).some((listing) => listing.id === id)) return cached;
  return mapped(cached, (page) => ({
    ...page,
    listings: page.listings.map((listing) => (listing.id === id ? { ...listing, ...change } : listing)),
  }));
}

/** The same pages without one listing, and one fewer in all; the same object when it is not on them. */
export function without(cached: CachedListings, id: number): CachedListings {
  if (!listingsOf(cached).some((listing) => listing.id === id)) return cached;
  return mapped(cached, (page) => ({
    ...page,
    total: page.total - 1,
    listings: page.listings.filter((listing) => listing.id !== id),
  }));
}

/** All of the pages, each once: a home listed meanwhile pushes others on to the next page. */
export const listingsOf = ({ pages }: CachedListings): readonly AgencyListing[] => [
  ...new Map(pages.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing])).values(),
];

const mapped = (
  cached: CachedListings,
  change: (page: AgencyListingPage) => AgencyListingPage,
): CachedListings => ({ ...cached, pages: cached.pages.map(change) });
