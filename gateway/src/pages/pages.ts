import type { Ask } from './ask.js';
import { type HeadListing, LISTING_HEAD, listingHead } from './heads/listing.head.js';
import { type HeadResults, RESULTS_HEAD, resultsHead } from './heads/results.head.js';
import {
  articlesHead,
  FEATURED_HEAD,
  featuredHead,
  missingHead,
  missingListingHead,
  pageHead,
} from './heads/site.heads.js';
import type { PageAddress } from './page-address.js';
import type { Absolute, HeadImage, Page, PageHead } from './page-head.js';
import { canonicalSearch } from './search-address.js';
import type { Site } from './site.js';

/** Addresses with the same key show the same page; null: cheaper to make than to keep. */
export function pageKey(address: PageAddress): string | null {
  switch (address.kind) {
    case 'featured':
      return address.page.path;
    case 'listing':
      return `/property/${address.id}`;
    case 'results':
      return canonicalSearch(address.search);
    default:
      return null;
  }
}

interface Asking {
  readonly ask: Ask;
  readonly absolute: Absolute;
  readonly site: Site;
}

/** The page at an address; null when the services do not say enough to tell. */
export async function pageAt(address: PageAddress, { ask, absolute, site }: Asking): Promise<Page | null> {
  switch (address.kind) {
    case 'featured': {
      const answer = await ask<{ featuredListings: { images: HeadImage[] }[] }>(FEATURED_HEAD, {});
      return found(featuredHead(address.page, site, answer?.featuredListings?.[0]?.images ?? [], absolute));
    }
    case 'results': {
      const answer = await ask<{ searchListings: HeadResults }>(RESULTS_HEAD, { ...address.search });
      const results = answer?.searchListings;
      return results ? found(resultsHead(address, results, absolute)) : null;
    }
    case 'listing':
      return listingPage(address.id, { ask, absolute, site });
    case 'articles':
      return found(articlesHead(address.page, site, absolute));
    case 'page':
      return found(pageHead(address.page, site, absolute));
    case 'missing listing':
      return { status: 404, head: missingListingHead(site) };
    case 'missing':
      return { status: 404, head: missingHead };
  }
}

const found = (head: PageHead): Page => ({ status: 200, head });

async function listingPage(id: number, { ask, absolute, site }: Asking): Promise<Page | null> {
  const answer = await ask<{ listing: HeadListing; listingState: string }>(LISTING_HEAD, { id });
  if (answer?.listing) return found(listingHead(answer.listing, absolute));
  if (answer?.listingState === 'unknown') return { status: 404, head: missingListingHead(site) };
  if (answer?.listingState === 'removed') return { status: 410, head: missingListingHead(site) };
  // The listing is there, or nobody knows: the page itself will say.
  return null;
}
