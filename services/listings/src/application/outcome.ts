import type { ListingProblem } from '../domain/listing.js';
import { isPublic, type Listing, missingForPublication } from '../domain/listing.js';

/** What a use case did. */
export interface ListingOutcome {
  readonly id: number;
  readonly version: number;
  readonly published: boolean;
  readonly missing: readonly ListingProblem[];
}

export const outcomeOf = (listing: Listing): ListingOutcome => ({
  id: listing.id,
  version: listing.version,
  published: isPublic(listing),
  missing: missingForPublication(listing.content),
});

/** As the caller of a mutation with an `input` knows the fields. */
export const ofInput = (problems: readonly ListingProblem[]): readonly ListingProblem[] =>
  problems.map(({ field, message }) => ({ field: field === 'id' ? field : `input.${field}`, message }));
