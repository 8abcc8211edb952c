import { criterionNames } from '@lintel/contracts';

export type ListingType = 'sale' | 'rent';

/** What the search page can filter by. Absent when the text does not mention it. */
export interface Criteria {
  /** Fewest bedrooms. */
  beds?: number;
  /** Fewest bathrooms. */
  baths?: number;
  /** A gazetteer name, a postcode, or the visitor's own words. */
  location?: string;
  /** Pounds: the price of a home for sale, the rent a calendar month of one to let. */
  minPrice?: number;
  maxPrice?: number;
  /** Miles. */
  maxTubeDistance?: number;
  maxBusDistance?: number;
  maxTrainDistance?: number;
}

/** In the order in which the query string names them. */
export const CRITERIA = criterionNames;

export type Criterion = (typeof CRITERIA)[number];

/**
 * `certain`: the words say so. `likely`: a rule filled a gap (a distance for "near", a misspelt name). `guess`: the
 * visitor should look twice.
 */
export type Confidence = 'certain' | 'likely' | 'guess';

/** One thing understood, with the words it came from. Parts may lie inside each other ("near Balham station"). */
export interface Part {
  readonly criterion: Criterion | 'listingType' | 'propertyType';
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
  readonly parts: readonly Part[];
  /** What the text itself said about buying or renting, whichever button was pressed. */
  readonly listingType?: ListingType;
  /** Words that carry a wish no criterion can express, or that nobody understood. */
  readonly unrecognised: readonly Unrecognised[];
  /** Plain sentences for the visitor. */
  readonly notes: readonly string[];
}
