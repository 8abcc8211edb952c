import { readSearch, readWishes, type RemotePage, type SearchAddress, type Wishes } from '@lintel/contracts';
import type { Site } from './site.js';

export interface WishedSearch extends SearchAddress {
  readonly wishes: Wishes;
}

export const readWishedSearch = (query: URLSearchParams): WishedSearch => ({
  ...readSearch(query),
  wishes: readWishes(query),
});

/** What an address of the site asks for. */
export type PageAddress =
  | { readonly kind: 'featured'; readonly page: RemotePage }
  | { readonly kind: 'results'; readonly page: RemotePage; readonly search: WishedSearch }
  | { readonly kind: 'listing'; readonly id: number }
  | { readonly kind: 'missing listing' }
  | { readonly kind: 'articles'; readonly page: RemotePage }
  | { readonly kind: 'page'; readonly page: RemotePage }
  | { readonly kind: 'missing' };

const LARGEST_ID = 2_147_483_647;

/** @param url path and query as requested; a slash at the end makes no other page. */
export function readPageAddress(url: string, site: Site): PageAddress {
  const [whole, query = ''] = url.split('?', 2) as [string, string?];
  const path = whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole;
  const page = site.find(path);
  switch (page?.head) {
    case 'featured':
    case 'articles':
      return { kind: page.head, page };
    case 'results':
      return { kind: 'results', page, search: readWishedSearch(new URLSearchParams(query)) };
    case 'listing':
      return listingAddress(path.slice(path.lastIndexOf('/') + 1));
    case 'none':
      return { kind: 'missing' };
    default:
      return page ? { kind: 'page', page } : { kind: 'missing' };
  }
}

function listingAddress(text: string): PageAddress {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? { kind: 'listing', id } : { kind: 'missing listing' };
}
