import {
  type RemotePage,
  saidOf,
  saidOfWishes,
  type SearchAddress,
  type SearchCriteria,
  wishedPlacesText,
} from '@lintel/contracts';
import { parse } from 'graphql';
import { type Absolute, breadcrumbs, type HeadImage, type PageHead } from '../page-head.js';
import type { WishedSearch } from '../page-address.js';
import { canonicalSearch } from '../search-address.js';
import { countText, offerText, priceText } from './words.js';

export const RESULTS_HEAD =
  parse(`query ResultsHead($listingType: ListingType!, $criteria: SearchCriteriaInput, $wishes: WishesInput) {
  searchListings(listingType: $listingType, criteria: $criteria, wishes: $wishes, first: 10) {
    total
    edges { node { id title images { url width height alt } } }
  }
}`);

export interface HeadResults {
  readonly total: number;
  readonly edges: readonly {
    readonly node: { readonly id: number; readonly title: string; readonly images: readonly HeadImage[] };
  }[];
}

export function resultsHead(
  { page, search }: { readonly page: RemotePage; readonly search: WishedSearch },
  results: HeadResults,
  absolute: Absolute,
): PageHead {
  const canonical = absolute(canonicalSearch(search));
  const title = searchText(search);
  const homes = results.edges.map(({ node }) => node);
  const image = homes.find(({ images }) => images.length > 0)?.images[0];
  const found = title.replace(/^Homes/, results.total === 1 ? 'home' : 'homes');
  return {
    title,
    description: `${countText(results.total)} ${found}${alsoText(search)}. ${page.description}`,
    // There are endlessly many searches that find nothing: search engines are to leave them out.
    canonical: results.total === 0 ? null : canonical,
    image: image ? { ...image, url: absolute(image.url) } : null,
    jsonLd: [
      breadcrumbs([
        { name: 'Home', item: absolute('/') },
        { name: title, item: canonical },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: results.total,
        itemListElement: homes.map(({ id, title: name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: absolute(`/property/${id}`),
        })),
      },
    ],
  };
}

/** `Homes for sale in Clapham with 2 or more bedrooms up to £600,000` */
export function searchText({ listingType, criteria, wishes }: WishedSearch): string {
  const { beds, baths } = criteria;
  const location = wishedPlacesText(criteria.location, wishes);
  const rooms = [atLeast(beds, 'bedroom'), atLeast(baths, 'bathroom')].filter(Boolean).join(' and ');
  return [
    `Homes ${offerText[listingType]}`,
    location && `in ${location}`,
    rooms && `with ${rooms}`,
    priceRange(criteria, listingType),
  ]
    .filter(Boolean)
    .join(' ');
}

const atLeast = (count: number | undefined, room: string): string =>
  count === undefined ? '' : `${count} or more ${room}s`;

function priceRange(
  { minPrice, maxPrice }: SearchCriteria,
  listingType: SearchAddress['listingType'],
): string {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `from ${priceText(minPrice, 'sale')} to ${priceText(maxPrice, listingType)}`;
  if (minPrice !== undefined) return `from ${priceText(minPrice, listingType)}`;
  return maxPrice === undefined ? '' : `up to ${priceText(maxPrice, listingType)}`;
}

function alsoText({ criteria, wishes }: WishedSearch): string {
  const said = [...saidOf(criteria, 'inHead'), ...saidOfWishes(wishes)];
  return said.length === 0 ? '' : `, ${said.join(', ')}`;
}
