import { setImmediate } from 'node:timers/promises';
import { parse } from 'graphql';
import type { Ask } from './ask.js';
import { escapeMarkup } from './escape.js';
import type { Absolute } from './page-head.js';
import type { Site } from './site.js';

/** How many ids a map of homes spans, and so the most homes in it: a fifth of what the protocol allows (sitemaps.org). */
export const HOMES_IN_A_MAP = 10_000;

const PUBLIC_LISTINGS = parse(
  'query SiteMap($after: Int!, $first: Int!) { publicListings(after: $after, first: $first) { id updatedAt } }',
);

interface Entry {
  readonly id: number;
  readonly updatedAt: string;
}

const xml = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('')}</${root}>\n`;

const urlElement = (address: string, changed?: string): string =>
  `<url><loc>${escapeMarkup(address)}</loc>${changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''}</url>\n`;

/** The pages that are the same for everyone, and the texts below them. */
export const pagesMap = (absolute: Absolute, site: Site): string =>
  xml(
    'urlset',
    site.pages
      .filter(({ kind, path }) => kind === 'open' && !path.includes(':'))
      .map(({ path, article }) => urlElement(absolute(path), article?.date)),
  );

/** Listings asked for at once: visitors wait no longer than this many take. */
const PAGE = 1000;

/** The public homes with ids from 10,000 (n - 1) + 1 to 10,000 n; null when nobody says which. */
export async function homesMap(n: number, ask: Ask, absolute: Absolute): Promise<string | null> {
  const last = n * HOMES_IN_A_MAP;
  const elements: string[] = [];
  for (let after = last - HOMES_IN_A_MAP; after < last;) {
    const listings = await entriesAfter(after, PAGE, ask);
    if (!listings) return null;
    for (const { id, updatedAt } of listings)
      if (id <= last) elements.push(urlElement(absolute(`/property/${id}`), updatedAt));
    after = listings.length < PAGE ? last : listings.at(-1)!.id;
    await setImmediate();
  }
  return xml('urlset', elements);
}

/** Names the maps that have something in them. It asks for one listing a map, never for all. */
export async function siteMapIndex(ask: Ask, absolute: Absolute): Promise<string | null> {
  const maps = ['/sitemaps/pages.xml'];
  for (let after = 0; ;) {
    const listings = await entriesAfter(after, 1, ask);
    if (!listings) return null;
    const [next] = listings;
    if (!next) break;
    const n = Math.ceil(next.id / HOMES_IN_A_MAP);
    maps.push(`/sitemaps/homes-${n}.xml`);
    after = n * HOMES_IN_A_MAP;
  }
  return xml(
    'sitemapindex',
    maps.map((path) => `<sitemap><loc>${escapeMarkup(absolute(path))}</loc></sitemap>\n`),
  );
}

async function entriesAfter(after: number, first: number, ask: Ask): Promise<readonly Entry[] | null> {
  const answer = await ask<{ publicListings: readonly Entry[] }>(PUBLIC_LISTINGS, { after, first });
  return answer?.publicListings ?? null;
}
