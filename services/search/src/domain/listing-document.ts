import { criterionOf, indexedCriteria, type IndexedField, type PublicListing } from '@lintel/contracts';
import type { FieldValue, IndexDefinition, IndexedDocument } from '@lintel/platform/search-index';

/** What the results page and the cards show of a listing; the rest is the listings service's to tell. */
export type ListingCard = Pick<
  PublicListing,
  | 'id'
  | 'listingType'
  | 'status'
  | 'propertyType'
  | 'title'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'images'
  | 'publishedAt'
> & {
  /** Of the event it was made from; missing in what was indexed before cards had it. */
  readonly sequence?: number;
};

/** What criteria of numbers and lists look at: the field of the index, and where a listing says it. */
const indexed = indexedCriteria.map((name) => ({ name, ...criterionOf(name).index! }));

const plain = [
  'listingType',
  'status',
  'propertyType',
  'location',
  'outcode',
  'latitude',
  'longitude',
  'publishedAt',
] as const satisfies readonly (keyof PublicListing)[];

/** As much of a listing as decides which searches find it; the rest is what criteria look at, where a listing says it. */
export type SearchedListing = Pick<PublicListing, (typeof plain)[number]>;

type Tree = Readonly<Record<string, unknown>>;

/** Undefined where it was never kept. */
const saidAt = (listing: SearchedListing, path: string): FieldValue => {
  let part: unknown = listing;
  for (const step of path.split('.')) part = part === null ? null : (part as Tree | undefined)?.[step];
  return part as FieldValue;
};

/** The listing with only those fields that searches look at. */
export function searchedOf(listing: PublicListing): SearchedListing {
  const kept: Record<string, unknown> = Object.fromEntries(plain.map((name) => [name, listing[name]]));
  for (const { from } of indexed) {
    const [root, leaf] = from.split('.') as [keyof PublicListing, string?];
    const part = listing[root] as Tree | null;
    if (leaf === undefined || part === null) kept[root] = part;
    else kept[root] = { ...(kept[root] as Tree | undefined), [leaf]: part[leaf] ?? null };
  }
  return kept as unknown as SearchedListing;
}

/** The index of public listings: what is filtered, counted and sorted by. */
export const listingIndex = {
  name: 'listings',
  fields: {
    listingType: 'keyword',
    status: 'keyword',
    propertyType: 'keyword',
    location: 'text',
    outcode: 'keyword',
    place: 'geo',
    publishedAt: 'number',
    ...(Object.fromEntries(
      indexed.map(({ name, field }) => [field, criterionOf(name).kind === 'upTo' ? 'keyword' : 'number']),
    ) as Record<IndexedField, 'keyword' | 'number'>),
  },
} as const satisfies IndexDefinition;

export type ListingFields = Readonly<Record<keyof (typeof listingIndex)['fields'], FieldValue>>;

export const toDocument = (listing: PublicListing, version: number): IndexedDocument<ListingCard> => ({
  id: String(listing.id),
  version,
  fields: fieldsOf(listing),
  source: { ...toCard(listing), sequence: version },
});

/** @param unlessKept the same home at another time: what was not kept of it yet is taken from there */
export function fieldsOf(listing: SearchedListing, unlessKept = listing): ListingFields {
  const { latitude, longitude } = listing;
  return {
    listingType: listing.listingType,
    status: listing.status,
    propertyType: listing.propertyType,
    location: listing.location,
    outcode: listing.outcode,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    publishedAt: Date.parse(listing.publishedAt),
    ...(Object.fromEntries(
      indexed.map(({ field, from }) => {
        const said = saidAt(listing, from);
        return [field, said === undefined ? saidAt(unlessKept, from) : said];
      }),
    ) as Record<IndexedField, FieldValue>),
  };
}

const toCard = (listing: PublicListing): ListingCard => ({
  id: listing.id,
  listingType: listing.listingType,
  status: listing.status,
  propertyType: listing.propertyType,
  title: listing.title,
  price: listing.price,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  squareFeet: listing.squareFeet,
  location: listing.location,
  latitude: listing.latitude,
  longitude: listing.longitude,
  images: listing.images,
  publishedAt: listing.publishedAt,
});
