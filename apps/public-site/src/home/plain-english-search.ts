import type { ListingType } from '@lintel/web';
import { understand, type SearchedState, type Understanding } from './understand-queries.js';

/** Where a described home leads, with how it was read for the results page (in the history's state). */
export interface Destination {
  readonly address: string;
  readonly state: SearchedState;
}

/** For failures that bring no message of their own (specification, section 8). */
export const unknownFailure = 'An unknown error occurred while processing your search query.';

type Reader = (text: string, listingType: ListingType) => Promise<Understanding>;

/**
 * Reads a described home.
 * @param chosen the button that was pressed; undefined for the Enter key, which searches homes for sale unless the words speak of renting.
 */
export async function readDescription(
  text: string,
  chosen: ListingType | undefined,
  read: Reader = understand,
): Promise<Destination> {
  let listingType = chosen ?? 'sale';
  let understanding = await read(text, listingType);
  if (chosen === undefined && understanding.listingType === 'rent') {
    // Read again, since prices count as rents only when homes to rent are sought.
    listingType = 'rent';
    understanding = await read(text, listingType);
  }
  // Not with the home page: it knows every wish.
  const { addressOfUnderstood } = await import('../results/wishes/understood-search.js');
  return {
    address: addressOfUnderstood(listingType, understanding),
    state: { searched: { text, understanding } },
  };
}

/** What the alert says. */
export const failureText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : unknownFailure;
