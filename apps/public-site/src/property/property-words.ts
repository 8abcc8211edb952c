import { milesText, numberText, priceText } from '@lintel/web';
import { searchAddress } from '../results/search-address.js';
import type { ListingDetail } from './property-queries.js';

type Priced = Pick<ListingDetail, 'listingType' | 'price'>;

/** As on cards, but a rent is '£4,950 /month' on its own page (specification, section 9). */
export function detailPriceText({ listingType, price }: Priced): string {
  return listingType === 'rent' && price !== null
    ? `£${numberText(price)} /month`
    : priceText({ listingType, price });
}

/** Homes like this one: same type, as many bedrooms, same place, 80 % to 120 % of the price (specification, section 2). */
export function similarSearchAddress({
  listingType,
  price,
  bedrooms,
  location,
}: Pick<ListingDetail, 'listingType' | 'price' | 'bedrooms' | 'location'>): string {
  return searchAddress(listingType, {
    beds: bedrooms,
    location,
    minPrice: price === null ? null : Math.floor((price * 80) / 100),
    maxPrice: price === null ? null : Math.ceil((price * 120) / 100),
  });
}

/** The paragraphs of a description. It is text: markup in it is read out as written. */
export const paragraphsOf = (description: string): string[] =>
  description
    .split(/\r?\n\s*\r?\n|\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** `IF` for Imogen Farrant: first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('en-GB')).join('');
}

/** The address behind a phone number, or undefined when it holds too few digits to be one. */
export function phoneAddress(phone: string): string | undefined {
  const dialled = phone
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/(?!^\+)[^\d]/g, '');
  return dialled.replace('+', '').length >= 5 ? `tel:${dialled}` : undefined;
}

export interface TransportDistance {
  readonly kind: 'tube' | 'bus' | 'train';
  /** What kind of stop it is: `Tube station`. */
  readonly stop: string;
  readonly text: string;
}

const stops = { tube: 'Tube station', bus: 'Bus stop', train: 'Train station' } as const;

/**
 * `0.3 miles to Clapham Common`, for each kind that is known; without the stop's name `0.3 miles to the nearest tube station`. Two decimals
 * are kept below a tenth of a mile.
 */
export function distancesOf(distances: ListingDetail['transportDistances']): TransportDistance[] {
  return (Object.keys(stops) as TransportDistance['kind'][]).flatMap((kind) => {
    const miles = distances?.[kind] ?? null;
    if (miles === null) return [];
    const shown = miles < 0.1 ? Math.round(miles * 100) / 100 : Math.round(miles * 10) / 10;
    const stop = stops[kind];
    const name = distances?.[`${kind}Stop`]?.trim() || `the nearest ${stop.toLowerCase()}`;
    return [{ kind, stop, text: `${milesText(shown)} to ${name}` }];
  });
}
