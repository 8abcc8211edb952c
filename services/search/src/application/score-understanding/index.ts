export { mergeAnswers } from '../../domain/understanding/merging/merge-answers.js';
export {
  readAmericanTurns,
  readLabelledQueries,
  type Aspect,
  type LabelledQuery,
} from './labelled-queries.js';
export { americanTurns, britishQueries, wholeSentences } from './published-sets.js';
export { ASPECTS, judge, sumUp, type JudgedAnswer, type Score, type Tally, type Verdict } from './score.js';
