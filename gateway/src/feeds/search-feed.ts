import type { ListingStatus, ListingType, PropertyType } from '@lintel/contracts';
import { escapeMarkup } from '../pages/escape.js';
import { capital, homeText, priceText } from '../pages/heads/words.js';
import type { Absolute } from '../pages/page-head.js';

/** What the search service says of a saved search, by its feed's secret. */
export interface SearchFeedContent {
  readonly id: string;
  readonly name: string;
  readonly changedAt: string;
  readonly resultsPath: string;
  readonly homes: readonly { readonly updatedAt: string; readonly listing: FeedListing }[];
}

interface FeedListing {
  readonly id: number;
  readonly listingType: ListingType;
  readonly status: ListingStatus;
  readonly propertyType: PropertyType;
  readonly title: string;
  readonly price: number | null;
  readonly bedrooms: number;
  readonly location: string;
  readonly publishedAt: string;
  readonly images: readonly FeedImage[];
}

interface FeedImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export const contentFields = `id name changedAt resultsPath homes { updatedAt listing {
  id listingType status propertyType title price bedrooms location publishedAt images { url alt width height } } }`;

/** A feed, whatever it is written as. It does not say its own address: what is passed on of it is no key. */
export interface SearchFeed {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly results: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: string | null;
  readonly published: string;
  readonly updated: string;
}

/** The same for ever, also of a portal that moves to another address (RFC 4151). */
const idOf = (what: string): string => `tag:lintel,2026:${what}`;

/** @param portal how it is called */
export function searchFeedOf(content: SearchFeedContent, absolute: Absolute, portal: string): SearchFeed {
  const { id, name, changedAt, resultsPath, homes } = content;
  return {
    id: idOf(`saved-search:${id}`),
    title: `${name}: ${portal}`,
    author: portal,
    results: absolute(resultsPath),
    updated: homes.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), changedAt),
    entries: homes.map(({ updatedAt, listing }) => entryOf(listing, updatedAt, absolute)),
  };
}

function entryOf(listing: FeedListing, updated: string, absolute: Absolute): FeedEntry {
  const { id, title, publishedAt, images } = listing;
  const url = absolute(`/property/${id}`);
  const summary = summaryOf(listing);
  const [first] = images;
  const image = first ? absolute(first.url) : null;
  const picture = first
    ? `<p><a href="${escapeMarkup(url)}"><img src="${escapeMarkup(image!)}" alt="${escapeMarkup(first.alt)}" width="${first.width}" height="${first.height}"></a></p>`
    : '';
  const html = `${picture}<p>${escapeMarkup(summary)}</p>`;
  return { id: idOf(`home:${id}`), url, title, summary, html, image, published: publishedAt, updated };
}

function summaryOf({ price, listingType, propertyType, bedrooms, location, status }: FeedListing): string {
  const facts = [priceText(price, listingType), capital(homeText(propertyType, bedrooms)), location];
  return `${facts.join(', ')}${status === 'underOffer' ? '. Under offer' : ''}.`;
}
