import { fail, type Result, succeed } from '@lintel/kernel';
import type { Refusal } from '@lintel/service-kit';
import { isPublic, type Listing, type ListingProblem, missingForPublication } from '../domain/listing.js';
import type { ListingStore } from './listing-store.js';

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

export const refuseInput = (problems: readonly ListingProblem[]): Result<never, Refusal> =>
  fail<Refusal>({
    code: 'BAD_USER_INPUT',
    message: problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    problems,
  });

/** Writes a decided change, unless another came first. */
export async function saveChange(
  store: ListingStore,
  before: Listing,
  after: Listing,
): Promise<Result<ListingOutcome, Refusal>> {
  return (await store.replace(before, after))
    ? succeed(outcomeOf(after))
    : fail({
        code: 'CONFLICT',
        message: `Listing ${before.id} was changed by someone else. Read it again and repeat your change.`,
      });
}
