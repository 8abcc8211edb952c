import { foldName } from '@lintel/geo';
import {
  CRITERIA,
  type Criteria,
  type ListingType,
  type SaidWishes,
} from '../../domain/understanding/understanding.types.js';
import { type Aspect, type LabelledQuery, WISHES } from './labelled-queries.js';

/** What is judged of an answer, whoever gave it. */
export interface JudgedAnswer {
  readonly criteria: Criteria;
  readonly listingType?: ListingType | undefined;
  readonly wishes?: SaidWishes | undefined;
}

export interface Verdict {
  readonly query: LabelledQuery;
  readonly answer: JudgedAnswer;
  /** Empty for an answer that is wholly right. */
  readonly wrong: readonly Aspect[];
}

/** How often an aspect was expected, answered, and answered as expected. */
export interface Tally {
  readonly expected: number;
  readonly answered: number;
  readonly right: number;
}

export interface Score {
  readonly total: number;
  /** Queries answered wholly right: nothing wrong, nothing missing, nothing too much. */
  readonly right: number;
  readonly tallies: ReadonlyMap<Aspect, Tally>;
  readonly failures: readonly Verdict[];
}

/** Judged where a row does not say what its labels speak of. */
const USUAL: readonly Aspect[] = [...CRITERIA, 'listingType'];

export const ASPECTS: readonly Aspect[] = [...USUAL, ...WISHES];

const valueOf = (
  aspect: Aspect,
  { criteria, listingType, wishes }: JudgedAnswer,
): string | number | undefined =>
  aspect === 'listingType' ? listingType : isWish(aspect) ? inAnyOrder(wishes?.[aspect]) : criteria[aspect];

const expectedOf = (aspect: Aspect, { criteria, said, wishes }: LabelledQuery): string | number | undefined =>
  valueOf(aspect, { criteria, listingType: said, wishes });

const isWish = (aspect: Aspect): aspect is keyof SaidWishes => (WISHES as readonly Aspect[]).includes(aspect);

/** The same for lists of the same, whatever their order. */
function inAnyOrder(wish: SaidWishes[keyof SaidWishes]): string | undefined {
  if (wish === undefined) return undefined;
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((each) => JSON.stringify(sorted(each))).sort() : value;
  return JSON.stringify(sorted(wish));
}

/** Places are the same whatever the case, apostrophes, hyphens and "&"; anything else is the same when it is equal. */
function agrees(aspect: Aspect, query: LabelledQuery, answer: JudgedAnswer): boolean {
  const [expected, got] = [expectedOf(aspect, query), valueOf(aspect, answer)];
  if (aspect !== 'location' || expected === undefined || got === undefined) return expected === got;
  return [String(expected), ...(query.otherLocations ?? [])].some(
    (name) => foldName(name) === foldName(String(got)),
  );
}

/** What is wrong with an answer to a query. */
export function judge(query: LabelledQuery, answer: JudgedAnswer): Verdict {
  const wrong = (query.judged ?? USUAL).filter((aspect) => !agrees(aspect, query, answer));
  return { query, answer, wrong };
}

/** Sums verdicts up. Precision of an aspect is `right / answered`, recall `right / expected`. */
export function sumUp(verdicts: readonly Verdict[]): Score {
  const failures = verdicts.filter(({ wrong }) => wrong.length > 0);
  const tallies = ASPECTS.map((aspect) => {
    const judged = verdicts.filter(({ query }) => (query.judged ?? USUAL).includes(aspect));
    const expected = judged.filter(({ query }) => expectedOf(aspect, query) !== undefined);
    const answered = judged.filter(({ answer }) => valueOf(aspect, answer) !== undefined);
    const right = expected.filter(({ wrong }) => !wrong.includes(aspect));
    return [aspect, { expected: expected.length, answered: answered.length, right: right.length }] as const;
  });
  return {
    total: verdicts.length,
    right: verdicts.length - failures.length,
    tallies: new Map(tallies.filter(([, { expected, answered }]) => expected + answered > 0)),
    failures,
  };
}
