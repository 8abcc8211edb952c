import type { Criteria, ListingType } from '../understanding.types.js';

export interface Example {
  readonly listingType: ListingType;
  readonly query: string;
  readonly criteria: Criteria;
}

/** Reads a table of labelled searches: `listing type | query | key=value; key=value`. */
export function readExamples(table: string): Example[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [listingType = '', query = '', expected = ''] = row.split('|').map((cell) => cell.trim());
      const pairs = expected.split(';').flatMap((pair) => {
        const [key = '', value = ''] = pair.trim().split('=');
        return key === '' ? [] : [[key, key === 'location' ? value : Number(value)]];
      });
      return {
        listingType: listingType as ListingType,
        query,
        criteria: Object.fromEntries(pairs) as Criteria,
      };
    });
}
