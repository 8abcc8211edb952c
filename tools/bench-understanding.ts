/**
 * The one scorer of query understanding: our British set and our whole sentences with their wishes, each in its two halves, and the open American one, read by the rules, and where
 * LINTEL_LANGUAGE_MODEL=openai is configured also by the model alone and by the model merged with the rules. It asserts nothing.
 */
import { parseArgs } from 'node:util';
import {
  americanTurns,
  britishQueries,
  type LabelledQuery,
  wholeSentences,
} from '@lintel/search/understanding/scoring';
import { modelReaders } from './bench-understanding/model-readers.ts';
import { printFailures, printScores, printTimes } from './bench-understanding/print.ts';
import { rulesReader, scoreOf, timesOf, type Reader, type Scored } from './bench-understanding/readers.ts';

const { values } = parseArgs({ options: { sample: { type: 'string' } } });
const sample = values.sample === undefined ? Infinity : Number(values.sample);
if (!(sample > 0)) {
  console.error(
    `--sample must be a number of queries of each set to ask a language model, not “${values.sample}”`,
  );
  process.exit(2);
}

const american = americanTurns(process.env);
const sets: readonly (readonly [string, readonly LabelledQuery[]])[] = [
  ['British, dev half', britishQueries('dev')],
  ['British, test half', britishQueries('test')],
  ['whole sentences, dev half', wholeSentences('dev')],
  ['whole sentences, test half', wholeSentences('test')],
  ...('turns' in american ? [['American turns', american.turns] as const] : []),
];

async function scoreAll(reader: Reader, most: number): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const [set, queries] of sets) scored.push(await scoreOf(set, reader, queries.slice(0, most)));
  return scored;
}

const scored = await scoreAll(rulesReader, Infinity);
const models = await modelReaders(process.env);
if ('readers' in models)
  for (const reader of models.readers) scored.push(...(await scoreAll(reader, sample)));

printScores(scored);
if ('missing' in american)
  console.log(
    `American turns: left out, ${american.missing} is not there (LINTEL_SHARED_DATA names its folder).\n`,
  );
if ('reason' in models) console.log(`Language model: left out, ${models.reason}.\n`);
printTimes(timesOf(sets.flatMap(([, queries]) => queries)));
printFailures(scored);
if ('readers' in models) await models.close();
