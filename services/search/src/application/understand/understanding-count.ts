import type { ExtractionFailure } from '@lintel/platform/language-model';
import { Counter, type Registry } from 'prom-client';

/** Who answered: the rules alone, a model's answer merged with theirs, or nobody. */
export type AnsweredBy = 'rules' | 'merged' | 'nobody';

export interface UnderstandingCount {
  /** @param failure what kept the model from answering */
  add(by: AnsweredBy, failure?: ExtractionFailure['code']): void;
}

const NAME = 'lintel_understanding_total';

/** Counts on `/metrics` who read the visitors' words, and why a model did not. */
export function countUnderstanding(registry: Registry): UnderstandingCount {
  const known = registry.getSingleMetric(NAME) as Counter<'by' | 'failure'> | undefined;
  const counter =
    known ??
    new Counter({
      name: NAME,
      help: 'Texts understood, by whom (rules, merged, nobody), and why a language model failed',
      labelNames: ['by', 'failure'],
      registers: [registry],
    });
  return { add: (by, failure) => counter.inc({ by, failure: failure ?? '' }) };
}
