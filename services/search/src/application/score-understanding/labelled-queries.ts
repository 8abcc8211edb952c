import { featureNames, propertyTypes, searchCriteriaSchema } from '@lintel/contracts';
import { z } from 'zod';
import { listingSorts } from '../../domain/search-request.js';
import {
  CRITERIA,
  type Criteria,
  type ListingType,
  type SaidWishes,
} from '../../domain/understanding/understanding.types.js';

/** A search somebody might type, and what a reader of it should answer. */
export interface LabelledQuery {
  readonly id: string;
  /** The button pressed. */
  readonly asked: ListingType;
  readonly text: string;
  readonly criteria: Criteria;
  /** Other names of the place that are as right. */
  readonly otherLocations?: readonly string[] | undefined;
  /** What the text itself says about buying or renting. */
  readonly said?: ListingType | undefined;
  /** What the text wishes for beside the criteria. */
  readonly wishes?: SaidWishes | undefined;
  readonly tags?: readonly string[] | undefined;
  /** What the labels speak of; the criteria and the listing type where this is absent. */
  readonly judged?: readonly Aspect[] | undefined;
}

export type Aspect = keyof Criteria | 'listingType' | keyof SaidWishes;

export const WISHES: readonly (keyof SaidWishes)[] = [
  ...([
    'places',
    'notPlaces',
    'propertyTypes',
    'notPropertyTypes',
    'features',
    'notFeatures',
    'anyOf',
  ] as const),
  ...(['commute', 'sort'] as const),
];

const rowSchema = z.strictObject({
  id: z.string(),
  asked: z.enum(['sale', 'rent']),
  text: z.string(),
  criteria: searchCriteriaSchema.omit({ radius: true }).strict(),
  said: z.enum(['sale', 'rent']).optional(),
  tags: z.array(z.string()).optional(),
});

/** Reads JSON Lines as in `data/british-queries`; throws at a row that is none, naming its line. */
export function readLabelledQueries(jsonLines: string): LabelledQuery[] {
  return jsonLines
    .trim()
    .split('\n')
    .map((line, at) => {
      const row = rowSchema.safeParse(JSON.parse(line));
      if (!row.success) throw new Error(`line ${at + 1}: ${z.prettifyError(row.error)}`);
      const criteria = Object.fromEntries(
        Object.entries(row.data.criteria).filter(([, value]) => value !== undefined),
      ) as Criteria;
      return { ...row.data, criteria };
    });
}

const sentenceSchema = z.strictObject({
  id: z.string(),
  listingType: z.enum(['sale', 'rent']),
  text: z.string(),
  criteria: searchCriteriaSchema.omit({ radius: true }).strict(),
  wishes: z
    .strictObject({
      places: z.array(z.string()),
      notPlaces: z.array(z.string()),
      propertyTypes: z.array(z.enum(propertyTypes)),
      notPropertyTypes: z.array(z.enum(propertyTypes)),
      features: z.array(z.enum(featureNames)),
      notFeatures: z.array(z.enum(featureNames)),
      anyOf: z.array(z.array(z.enum(featureNames))),
      commute: z.strictObject({ to: z.string(), minutes: z.int() }),
      sort: z.enum(listingSorts),
    })
    .partial()
    .optional(),
});

/** Reads JSON Lines as in `data/whole-sentences`; throws at a row that is none. */
export const readWholeSentences = (jsonLines: string): LabelledQuery[] =>
  jsonLines
    .trim()
    .split('\n')
    .map((line) => {
      const { id, listingType, text, criteria, wishes } = sentenceSchema.parse(JSON.parse(line));
      return {
        ...{ id, asked: listingType, text, criteria: criteria as Criteria, wishes: wishes as SaidWishes },
        judged: [...CRITERIA, ...WISHES],
      };
    });

const turnSchema = z.object({ utterance: z.string(), inform: z.record(z.string(), z.array(z.string())) });
const SLOTS = ['area', 'number_of_beds', 'number_of_baths', 'intent'];

/**
 * Reads the user turns of Schema-Guided Dialogue (JSON Lines with `utterance` and `inform`), those that search. Only beds, baths and area are
 * labelled there, and buying or renting where a turn says it.
 */
export function readAmericanTurns(jsonLines: string): LabelledQuery[] {
  return jsonLines
    .trim()
    .split('\n')
    .map((line) => turnSchema.parse(JSON.parse(line)))
    .filter(({ inform }) => SLOTS.some((slot) => inform[slot]))
    .map(({ utterance, inform }, at) => {
      const { area, number_of_beds: beds, number_of_baths: baths, intent } = inform;
      return {
        id: `turn-${at + 1}`,
        asked: 'rent' as const,
        text: utterance,
        criteria: {
          ...(beds?.[0] && { beds: Number(beds[0]) }),
          ...(baths?.[0] && { baths: Number(baths[0]) }),
          ...(area?.[0] && { location: area[0] }),
        },
        otherLocations: area?.slice(1),
        ...(intent?.[0] && { said: intent[0] === 'buy' ? ('sale' as const) : ('rent' as const) }),
        judged: ['beds', 'baths', 'location', ...(intent ? (['listingType'] as const) : [])] as const,
      };
    });
}
