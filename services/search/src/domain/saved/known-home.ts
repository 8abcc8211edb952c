import { type CloudEvent, isOnOffer, type ListingSummary, type PublicListing } from '@lintel/contracts';
import { searchedOf, type SearchedListing } from '../listing-document.js';
import type { Subject } from './fits.js';

/** What alerts say of a home, and what decides whether they do. */
export type Home = ListingSummary & SearchedListing;

/** A home as of the last event that alerts have handled. */
export interface KnownHome {
  readonly id: number;
  readonly sequence: number;
  /** If it was removed, as it was before. */
  readonly home: Home;
  /** Null while the public sees it. */
  readonly removedAt: Date | null;
}

/** The home as an event leaves it; null when the event says nothing new, or removes a home that was never known. */
export function afterEvent(known: KnownHome | undefined, event: CloudEvent): KnownHome | null {
  const { sequence, type } = event;
  if (known && known.sequence >= sequence) return null;
  if (type === 'lintel.listing.removed.v1')
    return known ? { ...known, sequence, removedAt: known.removedAt ?? new Date(event.time) } : null;
  const home = toHome(event.data as PublicListing);
  return { id: home.id, sequence, home, removedAt: null };
}

/** What an event changes, as a search sees it. */
export interface Change {
  readonly event: Pick<CloudEvent, 'type' | 'time'>;
  readonly before: { readonly known: KnownHome; readonly subject: Subject } | undefined;
  readonly after: { readonly known: KnownHome; readonly subject: Subject };
}

/**
 * Whether a change makes a home news for a search that fits it now: one published since the search's alerts began, or one that came to fit since.
 * What an unknown home was before, nobody can say: it is news only if it was published since.
 */
export function isNews(
  { event, before, after }: Change,
  search: { readonly alertsSince: Date; fits(subject: Subject): boolean },
): boolean {
  const since = search.alertsSince.getTime();
  const isLater = Date.parse(event.time) > since;
  if (!before)
    return (
      (isLater && event.type === 'lintel.listing.published.v1') ||
      Date.parse(after.known.home.publishedAt) > since
    );
  const { home, removedAt } = before.known;
  const couldBeSeen = removedAt === null || removedAt.getTime() > since;
  return isLater && !(couldBeSeen && isOnOffer(home) && search.fits(before.subject));
}

export const toHome = (listing: PublicListing): Home => ({
  ...summaryOf(listing),
  ...searchedOf(listing),
});

/** With its first picture. */
export function summaryOf(listing: PublicListing): ListingSummary {
  const summary = toSummary(listing);
  if (!listing.images[0]) return summary;
  const { placeholder: _placeholder, ...picture } = listing.images[0];
  return { ...summary, picture };
}

export const toSummary = (home: ListingSummary): ListingSummary => ({
  id: home.id,
  listingType: home.listingType,
  status: home.status,
  title: home.title,
  location: home.location,
  price: home.price,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  squareFeet: home.squareFeet,
  ...(home.propertyType && { propertyType: home.propertyType }),
  ...(home.picture && { picture: home.picture }),
});
