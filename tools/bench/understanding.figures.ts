import { understand } from '@lintel/search/understanding';
import {
  americanTurns,
  britishQueries,
  judge,
  type LabelledQuery,
  sumUp,
} from '@lintel/search/understanding/scoring';
import { inWords, median, percentile, type Row } from './figures.ts';

/** Reading a home described in plain English, against writing and reading its own answer as JSON. */
export function understandingFigures(rounds: number): Row[] {
  const british = [...britishQueries('dev'), ...britishQueries('test')];
  const often = Math.ceil(rounds / 20);
  const answers = british.map(({ text, asked }) => understand(text, asked));
  const reading = perCall(often, ({ text, asked }) => understand(text, asked), british);
  const copying = perCall(often, (answer) => JSON.parse(JSON.stringify(answer)), answers);
  const to = (p: number) =>
    `JSON.stringify and parse of its answer, ${inWords(percentile(copying, p), 'µs')}`;
  return [
    {
      what: 'understanding: a query, p50',
      value: median(reading),
      unit: 'µs',
      ratio: median(reading) / median(copying),
      to: to(0.5),
      toReach: '≤ 1,000 µs',
    },
    {
      what: 'understanding: a query, p95',
      value: percentile(reading, 0.95),
      unit: 'µs',
      ratio: percentile(reading, 0.95) / percentile(copying, 0.95),
      to: to(0.95),
      toReach: '≤ 1,000 µs',
    },
    wholly('our British set, dev half', britishQueries('dev'), '≥ 97 %'),
    wholly('our British set, test half', britishQueries('test'), '≥ 97 %'),
    american(),
  ];
}

/** The share of a set that is read wholly right; `npm run bench:understanding` shows what is not. */
function wholly(set: string, queries: readonly LabelledQuery[], toReach: string): Row {
  const { right, total } = sumUp(queries.map((query) => judge(query, understand(query.text, query.asked))));
  return {
    what: `understanding: wholly right, ${set}`,
    value: (100 * right) / total,
    unit: '%',
    ratio: right / total,
    to: `all ${total} queries`,
    toReach,
  };
}

function american(): Row {
  const set = americanTurns(process.env);
  return 'turns' in set
    ? wholly('open American set', set.turns, '≥ 93 %')
    : {
        what: 'understanding: wholly right, open American set',
        skipped: 'its file is not there (LINTEL_SHARED_DATA)',
      };
}

/** Microseconds of each call after as many to warm up. */
function perCall<Input>(rounds: number, call: (input: Input) => unknown, inputs: readonly Input[]): number[] {
  const taken: number[] = [];
  for (let round = 0; round < 2 * rounds; round++)
    for (const input of inputs) {
      const began = performance.now();
      call(input);
      if (round >= rounds) taken.push((performance.now() - began) * 1000);
    }
  return taken;
}
