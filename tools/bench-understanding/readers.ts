import { CRITERIA, understand } from '@lintel/search/understanding';
import {
  type Aspect,
  judge,
  type JudgedAnswer,
  type LabelledQuery,
  type Score,
  sumUp,
  type Verdict,
} from '@lintel/search/understanding/scoring';

/** Something that reads searches. */
export interface Reader {
  readonly name: string;
  /** What it does not speak of, and is not judged by. */
  readonly silentOn: readonly Aspect[];
  /** How many queries it is given at once. */
  readonly atOnce: number;
  read(query: LabelledQuery): JudgedAnswer | Promise<JudgedAnswer>;
}

export interface Scored extends Score {
  readonly set: string;
  readonly reader: string;
}

export const rulesReader: Reader = {
  name: 'rules',
  silentOn: [],
  atOnce: 1,
  read: ({ text, asked }) => understand(text, asked),
};

/** Has a reader answer a set, and judges the answers. */
export async function scoreOf(
  set: string,
  reader: Reader,
  queries: readonly LabelledQuery[],
): Promise<Scored> {
  const verdicts: Verdict[] = [];
  for (let at = 0; at < queries.length; at += reader.atOnce) {
    const group = queries.slice(at, at + reader.atOnce);
    const answers = await Promise.all(group.map((query) => reader.read(query)));
    group.forEach((query, index) =>
      verdicts.push(judgeWithin(reader, query, answers[index] ?? { criteria: {} })),
    );
  }
  return { set, reader: reader.name, ...sumUp(verdicts) };
}

function judgeWithin({ silentOn }: Reader, query: LabelledQuery, answer: JudgedAnswer): Verdict {
  if (silentOn.length === 0) return judge(query, answer);
  const all = query.judged ?? CRITERIA;
  return judge({ ...query, judged: all.filter((aspect) => !silentOn.includes(aspect)) }, answer);
}

/** Microseconds of each reading by rules, sorted, after as many to warm up. */
export function timesOf(queries: readonly LabelledQuery[], rounds = 20): number[] {
  const taken: number[] = [];
  for (let round = 0; round < 2 * rounds; round++)
    for (const { text, asked } of queries) {
      const began = performance.now();
      understand(text, asked);
      if (round >= rounds) taken.push((performance.now() - began) * 1000);
    }
  return taken.sort((a, b) => a - b);
}
