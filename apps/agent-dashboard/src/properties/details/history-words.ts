import { brand, priceText, type ListingType } from '@lintel/web';
import type { ListingHistory } from '../agency-listings-queries.js';

const words: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  listingType: 'sale or rent',
  propertyType: 'property type',
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  squareFeet: 'floor area',
  address: 'address',
  location: 'area',
  latitude: 'place on the map',
  longitude: 'place on the map',
  keyFeatures: 'key features',
  agent: 'contact',
  materialInformation: 'material information',
  status: 'status',
  images: 'pictures',
  floorplan: 'floorplan',
  epc: 'EPC',
};

type Change = ListingHistory['changes'][number];

export interface ChangeLine {
  readonly version: number;
  readonly at: string;
  readonly who: string;
  /** `changed price and title`, `archived it` */
  readonly what: string;
}

/** Who did what, the latest first. The entry alone does not say which way a removal or archiving went: that follows from today's state, going back. */
export function changeLines(
  changes: readonly Change[],
  { state }: Pick<ListingHistory, 'state'>,
): readonly ChangeLine[] {
  let removed = state === 'removed';
  // The state of a removed listing does not say whether it was archived before.
  let archived = removed ? undefined : state === 'archived';
  return changes.map((change) => {
    const { version, at, fields } = change;
    const done: string[] = [];
    if (fields.includes('removed')) {
      done.push(removed ? 'deleted it' : 'restored it');
      removed = !removed;
    }
    if (fields.includes('archived')) {
      done.push(
        archived === undefined
          ? 'archived it or brought it back'
          : archived
            ? 'archived it'
            : 'brought it back',
      );
      archived = archived === undefined ? undefined : !archived;
    }
    const others = fields.filter((field) => field !== 'removed' && field !== 'archived');
    if (others.length > 0 || done.length === 0) done.push(`changed ${fieldsText(others) || 'it'}`);
    return { version, at, who: authorText(change), what: done.join(' and ') };
  });
}

const media: readonly string[] = ['images', 'floorplan', 'epc'];

/** The portal itself attaches files once they are ready; for other changes, no name means that it is no longer known. */
const authorText = ({ by, fields }: Change): string =>
  by ?? (fields.every((field) => media.includes(field)) ? brand().name : 'An agent');

/** `price, title and pictures`, of the input's names; each once. A name it does not know is read as words. */
export function fieldsText(fields: readonly string[]): string {
  const named = [...new Set(fields.map((field) => words[field.split('.')[0]!] ?? spoken(field)))];
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

const spoken = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export interface PriceStep {
  readonly at: string;
  /** `£455,000` */
  readonly price: string;
  /** `Reduced by £20,000 (4.2%)`; empty for the first, and where one of the two had no price. */
  readonly change: string;
}

/** The prices that a listing had, the latest first. */
export function priceSteps(
  history: ListingHistory['priceHistory'],
  listingType: ListingType,
): readonly PriceStep[] {
  return history
    .map(({ price, at }, index) => ({
      at,
      price: priceText({ price, listingType }),
      change: changeText(history[index - 1]?.price ?? null, price),
    }))
    .toReversed();
}

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function changeText(before: number | null, after: number | null): string {
  if (before === null || after === null || before === after || before === 0) return '';
  const difference = after - before;
  const pounds = priceText({ price: Math.abs(difference), listingType: 'sale' });
  return `${difference < 0 ? 'Reduced' : 'Raised'} by ${pounds} (${percent.format((Math.abs(difference) / before) * 100)}%)`;
}
