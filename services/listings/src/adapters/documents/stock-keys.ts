import type { StockSort } from '../../application/agency-stock.js';
import { type AgencyState, agencyStateOf, type Listing } from '../../domain/listing.js';

/**
 * What the agency's lists are filtered and sorted by, beside the listing in its document. Each order is a single text that ends in the id, so that a
 * page begins after a text: no two are the same, and one index serves both the sorting and the place.
 */
export interface StockKeys {
  /** `gone`: removed, and not restorable any more. */
  readonly state: AgencyState | 'gone';
  readonly created: string;
  readonly updated: string;
  /** What has no price comes last, whichever way one sorts. */
  readonly cheapest: string;
  readonly dearest: string;
  readonly title: string;
}

export const stockKeys = (listing: Listing): StockKeys => {
  const { price, title } = listing.content;
  const id = String(listing.id).padStart(10, '0');
  const amount = price === null ? null : price.toFixed(2).padStart(14, '0');
  return {
    state: agencyStateOf(listing),
    created: `${listing.createdAt.toISOString()} ${id}`,
    updated: `${listing.updatedAt.toISOString()} ${id}`,
    cheapest: `${amount ?? '~'} ${id}`,
    dearest: `${amount ?? '!'} ${id}`,
    title: `${folded(title).slice(0, 60)} ${id}`,
  };
};

/** By which key, and which way, each order sorts. */
export const stockOrders: Readonly<
  Record<StockSort, { readonly key: Exclude<keyof StockKeys, 'state'>; readonly direction: 1 | -1 }>
> = {
  newest: { key: 'created', direction: -1 },
  updated: { key: 'updated', direction: -1 },
  priceAscending: { key: 'cheapest', direction: 1 },
  priceDescending: { key: 'dearest', direction: -1 },
  title: { key: 'title', direction: 1 },
};

/** What a listing is found by. */
export const wordsOf = ({ id, content }: Pick<Listing, 'id' | 'content'>): readonly string[] => [
  ...new Set([String(id), ...wordsIn(`${content.title} ${content.address}`)]),
];

export const wordsIn = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean);

/** Without accents, signs and capitals, words apart by one blank. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
