import { request, type RequestOptions, given } from '@lintel/web';
import type { ListingType } from '@lintel/contracts/enumerations';
import { type UnderstandQuery, UnderstandDocument } from './understand.generated.js';

export type Understanding = NonNullable<UnderstandQuery['understand']>;
export type Confidence = Understanding['parts'][number]['confidence'];

/** What the home page leaves in the history's state for the results page: the words, and how they were read. */
export interface SearchedState {
  readonly searched?: { readonly text: string; readonly understanding: Understanding };
}

/** Reads a home described in plain English. Not cached: it belongs to one press of a button. */
export async function understand(
  text: string,
  listingType: ListingType,
  options?: RequestOptions,
): Promise<Understanding> {
  return given((await request(UnderstandDocument, { text, listingType }, options)).understand);
}
