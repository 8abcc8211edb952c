import type { Ask } from './ask.js';
import { type HeadListing, LISTING_HEAD, listingHead } from './heads/listing.head.js';
import { type HeadResults, RESULTS_HEAD, resultsHead } from './heads/results.head.js';
import {
  blogHead,
  HOME_HEAD,
  homeHead,
  missingHead,
  missingListingHead,
  postHead,
  sitePageHead,
} from './heads/site.heads.js';
import type { PageAddress } from './page-address.js';
import type { Absolute, HeadImage, Page, PageHead } from './page-head.js';
import { canonicalSearch } from './search-address.js';

/** Addresses with the same key show the same page; null: cheaper to make than to keep. */
export function pageKey(address: PageAddress): string | null {
  switch (address.kind) {
    case 'home':
      return '/';
    case 'listing':
      return `/property/${address.id}`;
    case 'results':
      return canonicalSearch(address.search);
    default:
      return null;
  }
}

/** The page at an address; null when the services do not say enough to tell. */
export async function pageAt(address: PageAddress, ask: Ask, absolute: Absolute): Promise<Page | null> {
  switch (address.kind) {
    case 'home': {
      const answer = await ask<{ featuredListings: { images: HeadImage[] }[] }>(HOME_HEAD, {});
      return found(homeHead(answer?.featuredListings?.[0]?.images ?? [], absolute));
    }
    case 'results': {
      const answer = await ask<{ searchListings: HeadResults }>(RESULTS_HEAD, { ...address.search });
      const results = answer?.searchListings;
      return results ? found(resultsHead(address.search, results, absolute)) : null;
    }
    case 'listing':
      return listingPage(address.id, ask, absolute);
    case 'blog':
      return found(blogHead(absolute));
    case 'post':
      return found(postHead(address.post, absolute));
    case 'site page':
      return found(sitePageHead(address.page, absolute));
    case 'missing listing':
      return { status: 404, head: missingListingHead };
    case 'missing':
      return { status: 404, head: missingHead };
  }
}

const found = (head: PageHead): Page => ({ status: 200, head });

async function listingPage(id: number, ask: Ask, absolute: Absolute): Promise<Page | null> {
  const answer = await ask<{ listing: HeadListing; listingState: string }>(LISTING_HEAD, { id });
  if (answer?.listing) return found(listingHead(answer.listing, absolute));
  if (answer?.listingState === 'unknown') return { status: 404, head: missingListingHead };
  if (answer?.listingState === 'removed') return { status: 410, head: missingListingHead };
  // The listing is there, or nobody knows: the page itself will say.
  return null;
}
