/**
 * The vocabulary of search: each criterion once. The query string, GraphQL's input, conditions and counts of the index, filters, chips, saved
 * searches, relaxation and understanding follow from what is declared here ([docs/adr/0024](../../../../docs/adr/0024-a-criterion-is-declared-once.md)).
 */

import { councilTaxBands } from '../enumerations.js';

/** What a criterion says of a home, which decides how it is asked for, filtered by and relaxed. */
export type CriterionKind =
  /** Text: a place that a home lies in or around. */
  | 'place'
  /** How far around that place. */
  | 'radius'
  /** A number that a home has at least, or at most. */
  | 'atLeast'
  | 'atMost'
  /** A list that goes up: a home is of this choice or of one before it. */
  | 'upTo';

/** In every text `{}` stands for the value: miles with their unit, pounds with theirs, anything else as it is. */
export interface CriterionDeclaration {
  readonly kind: CriterionKind;
  /** Of numbers. */
  readonly number?: 'whole' | 'decimal';
  readonly unit?: 'miles' | 'pounds';
  /** The greatest sensible number, the most characters of a text: more is a mistake. */
  readonly most?: number;
  /** What filters offer, least first; for `upTo`, the whole list. */
  readonly choices?: readonly (number | string)[];
  /** Of `upTo`: the name of the enumeration in GraphQL. */
  readonly enumeration?: string;
  /** For readers of GraphQL's schema. */
  readonly about?: string;
  /** A field of the index, and where the listing says it. */
  readonly index?: { readonly field: string; readonly from: string };
  /** Where among the filters it stands. */
  readonly group?: 'rooms' | 'transport' | 'costs';
  /** Above the filter. */
  readonly label?: string;
  /** A choice of the filter. */
  readonly option?: string;
  /** A filter that is on, and an offer to change it. */
  readonly chip: string;
  /** An offer to search without it. */
  readonly none: string;
  /** Behind 'Homes' in the name of a saved search, among the filters on its card, in the description of the page for search engines. */
  readonly said?: { readonly inName: string; readonly onCard: string; readonly inHead: string };
  /** Of `upTo`: what people call it. Longer words first. */
  readonly called?: readonly string[];
  /** How much giving up one step costs, on the scale of `costOf` in the search service. */
  readonly step?: number;
}

const rooms = { kind: 'atLeast', number: 'whole', most: 50, option: '{}+', group: 'rooms' } as const;
const price = { number: 'whole', unit: 'pounds', most: 1_000_000_000 } as const;
const priceIndex = { field: 'price', from: 'price' } as const;
const distance = {
  kind: 'atMost',
  number: 'decimal',
  unit: 'miles',
  most: 1000,
  option: 'Within {}',
  group: 'transport',
  step: 0.1,
} as const;

/**
 * In the order in which the query string names them. Limits and choices of the first nine are the specification's (section 9, 'Business constants
 * and limits').
 */
export const searchCriteria = {
  beds: {
    ...rooms,
    choices: [1, 2, 3, 4, 5],
    index: { field: 'bedrooms', from: 'bedrooms' },
    label: 'Min bedrooms',
    chip: '{}+ beds',
    none: 'Any number of bedrooms',
    step: 0.2,
  },
  baths: {
    ...rooms,
    choices: [1, 2, 3, 4],
    index: { field: 'bathrooms', from: 'bathrooms' },
    label: 'Min bathrooms',
    chip: '{}+ baths',
    none: 'Any number of bathrooms',
    step: 0.1,
  },
  location: {
    kind: 'place',
    most: 120,
    about:
      "Case-insensitive, anywhere in a listing's location; an outcode, a postcode and a place of the gazetteer also mean the homes that lie there.",
    chip: '{}',
    none: 'Looking everywhere',
  },
  radius: {
    kind: 'radius',
    number: 'decimal',
    unit: 'miles',
    most: 100,
    choices: [0.25, 0.5, 1, 2, 3, 5, 10, 15],
    about: 'Miles around the place that the location names; the usual of its kind when it is not given.',
    chip: 'Within {}',
    none: 'The usual distance around it',
    step: 0.25,
  },
  minPrice: { ...price, kind: 'atLeast', index: priceIndex, chip: 'From {}', none: 'No lowest price' },
  maxPrice: { ...price, kind: 'atMost', index: priceIndex, chip: 'Up to {}', none: 'No highest price' },
  maxTubeDistance: {
    ...distance,
    choices: [0.25, 0.5, 1, 2],
    index: { field: 'tubeDistance', from: 'transportDistances.tube' },
    label: 'Max tube distance',
    chip: 'Tube within {}',
    none: 'Any distance to the tube',
    said: {
      inName: 'within {} of the tube',
      onCard: 'Within {} of the tube',
      inHead: 'within {} of a tube station',
    },
  },
  maxBusDistance: {
    ...distance,
    choices: [0.1, 0.25, 0.5, 1],
    index: { field: 'busDistance', from: 'transportDistances.bus' },
    label: 'Max bus distance',
    chip: 'Bus within {}',
    none: 'Any distance to the bus',
    said: {
      inName: 'within {} of a bus',
      onCard: 'Within {} of a bus',
      inHead: 'within {} of a bus stop',
    },
  },
  maxTrainDistance: {
    ...distance,
    choices: [0.5, 1, 2, 5],
    index: { field: 'trainDistance', from: 'transportDistances.train' },
    label: 'Max train distance',
    chip: 'Train within {}',
    none: 'Any distance to the train',
    said: {
      inName: 'within {} of the train',
      onCard: 'Within {} of a train',
      inHead: 'within {} of a railway station',
    },
  },
  maxCouncilTaxBand: {
    kind: 'upTo',
    choices: councilTaxBands,
    enumeration: 'CouncilTaxBand',
    about: 'This band of council tax or one below it; homes whose band is not known are not found.',
    index: { field: 'councilTaxBand', from: 'materialInformation.councilTaxBand' },
    group: 'costs',
    label: 'Max council tax band',
    option: 'Up to band {}',
    chip: 'Council tax up to band {}',
    none: 'Any council tax band',
    said: {
      inName: 'with council tax up to band {}',
      onCard: 'Council tax up to band {}',
      inHead: 'council tax up to band {}',
    },
    called: ['council tax band', 'council tax', 'tax band'],
    step: 0.1,
  },
} as const satisfies Record<string, CriterionDeclaration>;
