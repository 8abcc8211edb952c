import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type LabelledQuery,
  readAmericanTurns,
  readLabelledQueries,
  readWholeSentences,
} from './labelled-queries.js';

const service = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The halves of our own set. */
export const britishQueries = (half: 'dev' | 'test'): LabelledQuery[] =>
  readLabelledQueries(readFileSync(resolve(service, `data/british-queries/${half}.jsonl`), 'utf8'));

/** The halves of our whole sentences, with their wishes. */
export const wholeSentences = (half: 'dev' | 'test'): LabelledQuery[] =>
  readWholeSentences(readFileSync(resolve(service, `data/whole-sentences/${half}.jsonl`), 'utf8'));

/** The open American set, which is not part of the project: from the folder LINTEL_SHARED_DATA names, else beside it. `missing` is the file that is not there. */
export function americanTurns(
  environment: NodeJS.ProcessEnv,
): { turns: LabelledQuery[] } | { missing: string } {
  const shared = environment['LINTEL_SHARED_DATA'] ?? resolve(service, '../../../shared/data');
  const file = resolve(shared, 'nl-queries/sgd_homes_user_turns.train-dev.jsonl');
  return existsSync(file) ? { turns: readAmericanTurns(readFileSync(file, 'utf8')) } : { missing: file };
}
