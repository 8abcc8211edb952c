import { londonTimeOf } from '@lintel/kernel';
import type { Listing } from './listing.js';

/** What a home was to cost, from when on. */
export interface PricePoint {
  /** Pounds, as in the listing. */
  readonly price: number | null;
  readonly at: Date;
}

/** What a change of a listing can be of: the names of the input, and what becomes of the listing as a whole. */
export const changeableFields = [
  'listingType',
  'propertyType',
  'title',
  'description',
  'price',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'address',
  'location',
  'latitude',
  'longitude',
  'keyFeatures',
  'agent',
  'materialInformation',
  'featureCorrections',
  'status',
  'images',
  'floorplan',
  'epc',
  'archived',
  'removed',
] as const;
export type ChangedField = (typeof changeableFields)[number];

/** One change of a listing. */
export interface ListingChange {
  /** The listing's since then. */
  readonly version: number;
  readonly at: Date;
  /** The account that made it; null for what Lintel itself did. */
  readonly by: string | null;
  readonly fields: readonly ChangedField[];
}

/** Who changes a listing, and when; nobody when Lintel itself does. */
export interface Edit {
  readonly by: string | null;
  readonly at: Date;
}

/** What makes it another offer, whose price is not to be held against the one before. */
export const anew: readonly ChangedField[] = ['listingType', 'archived', 'removed'];

/** How many changes are kept. */
export const keptChanges = 50;

/** How many prices of a day in London are kept: a program that changes one all day would make each of its changes dearer than the one before. */
export const keptPricesOfDay = 100;

/** In which of its fields a listing is another than before. */
export const changedFields = (before: Listing, after: Listing): readonly ChangedField[] =>
  changeableFields.filter((field) => !same(valueOf(before, field), valueOf(after, field)));

/** What a change leaves in the listing's own books. */
export function record(
  before: Listing,
  after: Listing,
  fields: readonly ChangedField[],
  { by, at }: Edit,
): Pick<Listing, 'version' | 'editedVersion' | 'updatedAt' | 'priceHistory' | 'changes'> {
  const version = before.version + 1;
  return {
    version,
    // What Lintel adds, such as a picture that became ready, is no edit that somebody else's could overwrite.
    editedVersion: by === null ? before.editedVersion : version,
    updatedAt: at,
    priceHistory: fields.includes('price')
      ? [...pricesBefore(before, at), { price: after.content.price, at }]
      : before.priceHistory,
    changes: [...earlierChanges(before, fields, by), { version, at, by, fields }].slice(-keptChanges),
  };
}

/** What came after a version, oldest first. */
export const changesSince = ({ changes }: Listing, version: number): readonly ListingChange[] =>
  changes.filter((change) => change.version > version);

// Six pictures that become ready one after the other are one line of the history, and push out no agent's.
function earlierChanges(
  { changes }: Listing,
  fields: readonly ChangedField[],
  by: string | null,
): readonly ListingChange[] {
  const last = changes.at(-1);
  return by === null && last?.by === null && same(last.fields, fields) ? changes.slice(0, -1) : changes;
}

/** Without the last one where its day has too many and it was but a step to the next, not what the home came out at. */
function pricesBefore({ priceHistory, changes, publishedAt }: Listing, at: Date): readonly PricePoint[] {
  const earliest = priceHistory.at(-keptPricesOfDay);
  const isFull = earliest && londonTimeOf(earliest.at).date === londonTimeOf(at).date;
  const last = changes.at(-1);
  const isStep =
    last?.fields.includes('price') &&
    !last.fields.some((field) => anew.includes(field)) &&
    !(publishedAt && last.at <= publishedAt);
  return isFull && isStep ? priceHistory.slice(0, -1) : priceHistory;
}

function valueOf(listing: Listing, field: ChangedField): unknown {
  switch (field) {
    case 'status':
      return listing.status;
    // The second of the two shows whether it is ready: to the public that is a change as well.
    case 'images':
      return [listing.gallery, listing.content.images];
    case 'floorplan':
      return [listing.floorplanId, listing.content.floorplan];
    case 'epc':
      return [listing.epcId, listing.content.epc];
    case 'archived':
      return listing.archivedAt !== null;
    case 'removed':
      return listing.removedAt !== null;
    // A listing from before there were any says nothing of them.
    case 'featureCorrections':
      return listing.content.featureCorrections ?? [];
    default:
      return listing.content[field];
  }
}

/** Of plain values, as documents keep them: in any order of their names, and with nothing said as good as left out. */
function same(one: unknown, other: unknown): boolean {
  if (one === other || ((one ?? null) === null && (other ?? null) === null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
