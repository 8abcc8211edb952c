import type { ListingType, SearchCriteria } from '@lintel/contracts';
import type { Result } from '@lintel/kernel';
import type { Adapter } from '../port.js';

/** Reads a home search typed in plain English. */
export interface LanguageModel extends Adapter {
  /**
   * The criteria that the text mentions, and nothing else, whatever the text says: the keys of `modelCriteria` at most, each of its type and within its bounds. Text beyond `longestText` is
   * not read. What is to be expected of a model, such as no answer in time or one that makes no sense, is a failure and not a throw.
   *
   * @param listingType whether the visitor buys or rents, which decides what a price means
   */
  extract(
    text: string,
    listingType: ListingType,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Extraction>;
}

export type Extraction = Result<{ readonly criteria: SearchCriteria }, ExtractionFailure>;

export interface ExtractionFailure {
  /**
   * `no-content`: an answer without content. `malformed`: content that is not the criteria. `timed-out`, `unavailable`: no answer, or an error instead of one.
   * `paused`: not asked, since it failed too often just now. `aborted`: by the caller's signal.
   */
  readonly code: (typeof extractionFailureCodes)[number];
  /** For a log, and, where no other reader stands in, for the visitor. Holds nothing of the text and no key. */
  readonly message: string;
}

export const extractionFailureCodes = [
  'no-content',
  'malformed',
  'timed-out',
  'unavailable',
  'paused',
  'aborted',
] as const;

/** Nobody describes a home in more characters. */
export const longestText = 10_000;
