/** Reads `from → to` (or `->`) a line from standard input and prints each journey, a JSON object a line: see `commuteOf`. */
import { commuteOf } from '@lintel/commute';
import { answerLines } from './answer-lines.ts';

await answerLines(commuteOf);
