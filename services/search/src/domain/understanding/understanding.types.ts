import {
  type PropertyType,
  type SaidCriterion,
  saidCriteria,
  type SearchCriteria,
  type Wishes,
} from '@lintel/contracts';
import type { ListingSort } from '../search-request.js';

export type ListingType = 'sale' | 'rent';

/** What words can ask for. Absent when the text does not mention it. */
export type Criteria = Pick<SearchCriteria, SaidCriterion>;

/** What a text wishes for beside the criteria. */
export type SaidWishes = Omit<Wishes, 'must' | 'ideally'> & {
  readonly propertyTypes?: readonly PropertyType[];
  readonly sort?: ListingSort;
};

/** In the order in which the query string names them. */
export const CRITERIA = saidCriteria;

export type Criterion = SaidCriterion;

/**
 * `certain`: the words say so. `likely`: a rule filled a gap (a distance for "near", a misspelt name). `guess`: the
 * visitor should look twice.
 */
export type Confidence = 'certain' | 'likely' | 'guess';

/** One thing understood, with the words it came from. Parts may lie inside each other ("near Balham station"). */
export interface Part {
  readonly criterion:
    Criterion | 'listingType' | 'propertyType' | 'sort' | Exclude<keyof Wishes, 'must' | 'ideally'>;
  /** How much a feature matters; missing: as usual. */
  readonly strength?: 'must' | 'ideally';
  readonly value: number | string;
  /** Exactly `query.slice(start, end)`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: Confidence;
  readonly note?: string;
}

export interface Unrecognised {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Understanding {
  readonly criteria: Criteria;
  /** Absent when the text wishes for nothing else. How much each feature matters is said by its part. */
  readonly wishes?: SaidWishes;
  readonly parts: readonly Part[];
  /** What the text itself said about buying or renting, whichever button was pressed. */
  readonly listingType?: ListingType;
  /** Words that carry a wish no criterion can express, or that nobody understood. */
  readonly unrecognised: readonly Unrecognised[];
  /** Plain sentences for the visitor. */
  readonly notes: readonly string[];
}
