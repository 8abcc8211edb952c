import type { PublicListing } from '@lintel/contracts';
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

/** As much of a listing as decides which searches find it. */
export type SearchedListing = Pick<
  PublicListing,
  | 'listingType'
  | 'status'
  | 'propertyType'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'location'
  | 'outcode'
  | 'latitude'
  | 'longitude'
  | 'transportDistances'
  | 'publishedAt'
>;

/** The index of public listings: what is filtered, counted and sorted by. */
export const listingIndex = {
  name: 'listings',
  fields: {
    listingType: 'keyword',
    status: 'keyword',
    propertyType: 'keyword',
    price: 'number',
    bedrooms: 'number',
    bathrooms: 'number',
    location: 'text',
    outcode: 'keyword',
    place: 'geo',
    tubeDistance: 'number',
    busDistance: 'number',
    trainDistance: 'number',
    publishedAt: 'number',
  },
} as const satisfies IndexDefinition;

export type ListingFields = Readonly<Record<keyof (typeof listingIndex)['fields'], FieldValue>>;

export const toDocument = (listing: PublicListing, version: number): IndexedDocument<ListingCard> => ({
  id: String(listing.id),
  version,
  fields: fieldsOf(listing),
  source: { ...toCard(listing), sequence: version },
});

export function fieldsOf(listing: SearchedListing): ListingFields {
  const { latitude, longitude, transportDistances } = listing;
  return {
    listingType: listing.listingType,
    status: listing.status,
    propertyType: listing.propertyType,
    price: listing.price,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    location: listing.location,
    outcode: listing.outcode,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    tubeDistance: transportDistances?.tube,
    busDistance: transportDistances?.bus,
    trainDistance: transportDistances?.train,
    publishedAt: Date.parse(listing.publishedAt),
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
