import {
  blogPosts,
  type BlogPostSummary,
  readSearch,
  type SearchAddress,
  type SitePage,
  sitePages,
} from '@lintel/contracts';

/** What an address of the site asks for. */
export type PageAddress =
  | { readonly kind: 'home' }
  | { readonly kind: 'results'; readonly search: SearchAddress }
  | { readonly kind: 'listing'; readonly id: number }
  | { readonly kind: 'missing listing' }
  | { readonly kind: 'blog' }
  | { readonly kind: 'post'; readonly post: BlogPostSummary }
  | { readonly kind: 'site page'; readonly page: SitePage }
  | { readonly kind: 'missing' };

const LARGEST_ID = 2_147_483_647;

const patterns = sitePages.map((page) => ({
  page,
  form: new RegExp(`^${page.path.replace(/:id/g, '[^/]+')}$`),
}));

/** @param url path and query as requested; a slash at the end makes no other page. */
export function readPageAddress(url: string): PageAddress {
  const [whole, query = ''] = url.split('?', 2) as [string, string?];
  const path = whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole;
  if (path === '/') return { kind: 'home' };
  if (path === '/properties') return { kind: 'results', search: readSearch(new URLSearchParams(query)) };
  if (path === '/blog') return { kind: 'blog' };
  const [, part, id] = /^\/(property|blog)\/([^/]+)$/.exec(path) ?? [];
  if (part === 'property') return listingAddress(id!);
  const post = part === 'blog' && blogPosts.find((one) => one.id === id);
  if (post) return { kind: 'post', post };
  const page = patterns.find(({ form }) => form.test(path))?.page;
  return page ? { kind: 'site page', page } : { kind: 'missing' };
}

function listingAddress(text: string): PageAddress {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? { kind: 'listing', id } : { kind: 'missing listing' };
}
