import { listingStatusText, numberText, propertyTypeText } from '@lintel/web';
import type { ListingDetail } from '../property/property-queries.js';
import { materialInformationOf } from '../property/material-information.js';
import { detailPriceText, distancesOf } from '../property/property-words.js';

/** A line of the comparison. */
export interface ComparedRow {
  readonly name: string;
  /** Of each home, in their order; null where it is not given. A list is told item by item. */
  readonly values: readonly (string | readonly string[] | null)[];
  /** Whether the homes that give it do not all give the same, or some do not give it. */
  readonly differs: boolean;
}

type Value = ComparedRow['values'][number];

/** What homes are compared by, line by line; a line that no home gives is left out. */
export function comparisonOf(homes: readonly ListingDetail[]): readonly ComparedRow[] {
  const facts = homes.map(factsOf);
  const row = (name: string, valueOf: (home: ListingDetail, index: number) => Value): ComparedRow => {
    const values = homes.map((home, index) => {
      const value = valueOf(home, index);
      return value === '' || value?.length === 0 ? null : value;
    });
    return { name, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
  };
  const fact = (name: string): ComparedRow => row(name, (_, index) => facts[index]!.get(name) ?? null);
  const stop = (name: string, kind: 'tube' | 'train' | 'bus'): ComparedRow =>
    row(
      name,
      ({ transportDistances }) =>
        distancesOf(transportDistances).find((each) => each.kind === kind)?.text ?? null,
    );
  return [
    row('Price', detailPriceText),
    row('Status', ({ status }) => listingStatusText[status]),
    row('Bedrooms', ({ bedrooms }) => numberText(bedrooms)),
    row('Bathrooms', ({ bathrooms }) => numberText(bathrooms)),
    row('Size', ({ squareFeet }) => (squareFeet ? `${numberText(squareFeet)} sq ft` : null)),
    row('Price per sq ft', perSquareFoot),
    row('Property type', ({ propertyType }) => propertyTypeText[propertyType]),
    fact('Tenure'),
    fact('Ground rent'),
    fact('Service charge'),
    fact('Deposit'),
    fact('Council tax'),
    row('Energy certificate', ({ epc }) => (epc ? 'On its page' : null)),
    stop('Nearest tube', 'tube'),
    stop('Nearest train', 'train'),
    stop('Nearest bus', 'bus'),
    fact('Parking'),
    fact('Heating'),
    fact('Broadband'),
    row('Key features', ({ keyFeatures }) => keyFeatures),
  ].filter(({ values }) => values.some((value) => value !== null));
}

const factsOf = (home: ListingDetail): ReadonlyMap<string, string> =>
  new Map(
    materialInformationOf(home).groups.flatMap(({ facts }) => facts.map(({ name, value }) => [name, value])),
  );

/** '£712', of a rent by the year, as rents are compared: '£31 a year'. */
export function perSquareFoot({
  listingType,
  price,
  squareFeet,
}: Pick<ListingDetail, 'listingType' | 'price' | 'squareFeet'>): string | null {
  if (price === null || !squareFeet) return null;
  const pounds = (listingType === 'rent' ? price * 12 : price) / squareFeet;
  return `£${numberText(Math.round(pounds))}${listingType === 'rent' ? ' a year' : ''}`;
}
