import {
  criterionOf,
  type FeatureReading,
  indexedCriteria,
  type IndexedField,
  type PublicListing,
} from '@lintel/contracts';
import { readFeatures } from '@lintel/contracts/evidence';
import { foldName } from '@lintel/geo';
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
  /** Of the event it was made from; missing, as the next is, in what was indexed before cards had it. */
  readonly sequence?: number;
  readonly updatedAt?: string;
  /** Null where none is known. */
  readonly nearestStation?: NearestStation | null;
  /** That it costs less than before; missing where it does not. */
  readonly reduction?: PublicListing['reduction'];
  /** What the listing says of features, and with which words. */
  readonly features?: readonly FeatureReading[];
};

/** Miles in a straight line. */
export interface NearestStation {
  readonly name: string;
  readonly miles: number;
}

/** What criteria of numbers and lists look at: the field of the index, and where a listing says it. */
const indexed = indexedCriteria.map((name) => ({ name, ...criterionOf(name).index! }));

const plain = [
  'id',
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
export type SearchedListing = Pick<PublicListing, (typeof plain)[number]> & {
  /** Missing in what was kept before features were read. */
  readonly features?: readonly Pick<FeatureReading, 'feature' | 'has'>[] | undefined;
};

/** What a listing says of features: its event says it, or, of one from before events did, its texts. */
const featuresOf = (listing: PublicListing): readonly FeatureReading[] =>
  listing.features ?? readFeatures(listing);

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
  kept['features'] = featuresOf(listing).map(({ feature, has }) => ({ feature, has }));
  return kept as unknown as SearchedListing;
}

/** The index of public listings: what is filtered, counted and sorted by. */
export const listingIndex = {
  name: 'listings',
  fields: {
    id: 'number',
    listingType: 'keyword',
    status: 'keyword',
    propertyType: 'keyword',
    location: 'text',
    outcode: 'keyword',
    names: 'keyword',
    place: 'geo',
    publishedAt: 'number',
    /** What it says that it has, by name. */
    features: 'keyword',
    /** What it says that it has not. */
    lacks: 'keyword',
    ...(Object.fromEntries(
      indexed.map(({ name, field }) => [field, criterionOf(name).kind === 'upTo' ? 'keyword' : 'number']),
    ) as Record<IndexedField, 'keyword' | 'number'>),
  },
} as const satisfies IndexDefinition;

export type ListingFields = Readonly<Record<keyof (typeof listingIndex)['fields'], FieldValue>>;

export function toDocument(listing: PublicListing, version: number): IndexedDocument<ListingCard> {
  const read = { ...listing, features: [...featuresOf(listing)] };
  return {
    id: String(listing.id),
    version,
    fields: fieldsOf(read),
    source: { ...toCard(read), sequence: version },
  };
}

/** @param unlessKept the same home at another time: what was not kept of it yet is taken from there */
export function fieldsOf(listing: SearchedListing, unlessKept = listing): ListingFields {
  const { latitude, longitude } = listing;
  const features = listing.features ?? unlessKept.features ?? [];
  const named = (wanted: boolean) =>
    features.filter(({ has }) => has === wanted).map(({ feature }) => feature);
  return {
    id: listing.id,
    listingType: listing.listingType,
    status: listing.status,
    propertyType: listing.propertyType,
    location: listing.location,
    outcode: listing.outcode,
    names: namesIn(listing.location),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    publishedAt: Date.parse(listing.publishedAt),
    features: named(true),
    lacks: named(false),
    ...(Object.fromEntries(
      indexed.map(({ field, from }) => {
        const said = saidAt(listing, from);
        return [field, said === undefined ? saidAt(unlessKept, from) : said];
      }),
    ) as Record<IndexedField, FieldValue>),
  };
}

const LONGEST_NAME = 6;

/** Every run of words of a location, which holds the names of all places that it says: `Clapham North, London` says Clapham, not Ham. */
export function namesIn(location: string): readonly string[] {
  const words = foldName(location).split(' ');
  const runs = words.flatMap((_, from) =>
    words
      .slice(from, from + LONGEST_NAME)
      .map((_word, length) => words.slice(from, from + length + 1).join(' ')),
  );
  return [...new Set(runs)].filter((run) => run !== '');
}

/** Of the Underground or the railway, whichever is nearer; of one whose name nobody said there is nothing to show. */
function nearestStation({ transportDistances }: PublicListing): NearestStation | null {
  const { tube, tubeStop, train, trainStop } = transportDistances ?? {};
  const known = [
    { name: tubeStop, miles: tube },
    { name: trainStop, miles: train },
  ].flatMap(({ name, miles }) => (name && typeof miles === 'number' ? [{ name, miles }] : []));
  return known.sort((a, b) => a.miles - b.miles)[0] ?? null;
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
  // Whoever pages through the others waits for them by hand; their miniatures would be two thirds of a card.
  images: listing.images.map((image, at) => (at === 0 ? image : { ...image, placeholder: '' })),
  publishedAt: listing.publishedAt,
  updatedAt: listing.updatedAt,
  nearestStation: nearestStation(listing),
  ...(listing.reduction ? { reduction: listing.reduction } : {}),
  ...(listing.features ? { features: listing.features } : {}),
});
