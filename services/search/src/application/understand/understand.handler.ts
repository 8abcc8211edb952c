import { fail, succeed, type Result } from '@lintel/kernel';
import type { ExtractionFailure, LanguageModel } from '@lintel/platform/language-model';
import { mergeAnswers } from '../../domain/understanding/merging/merge-answers.js';
import {
  LONGEST_TEXT,
  type ListingType,
  understand,
  type Understanding,
} from '../../domain/understanding/index.js';
import type { UnderstandingCount } from './understanding-count.js';

export interface Understand {
  readonly text: string;
  readonly listingType: ListingType;
}

export interface UnderstandOptions {
  /** None: the rules alone answer. */
  readonly model?: LanguageModel | undefined;
  /** Whether the rules answer for a model that fails. */
  readonly fallBack: boolean;
  readonly count: UnderstandingCount;
  /** Aborts a question to the model; after 3,800 ms by default, so that the whole stays within 4 seconds. */
  readonly patience?: () => AbortSignal;
}

const PATIENCE_MS = 3800;
const LATE: ExtractionFailure = { code: 'timed-out', message: 'The language model did not answer in time' };
const BROKEN: ExtractionFailure = { code: 'unavailable', message: 'The language model cannot be reached' };

/** Whether the rules are certain of every word, so that a model has nothing to add. */
const isCertain = ({ parts, unrecognised }: Understanding): boolean =>
  parts.length > 0 && unrecognised.length === 0 && parts.every(({ confidence }) => confidence === 'certain');

/** Reads a home described in plain English: by rules always, and with a model's help where one is configured and words are left for it. */
export class UnderstandHandler {
  readonly #options: UnderstandOptions;

  constructor(options: UnderstandOptions) {
    this.#options = options;
  }

  /** Fails only where a model is configured, does not answer, and nobody stands in for it. The model is given the text and nothing else. */
  async handle({ text, listingType }: Understand): Promise<Result<Understanding, ExtractionFailure>> {
    const { model, fallBack, count } = this.#options;
    const read = text.slice(0, LONGEST_TEXT);
    const rules = understand(text, listingType);
    if (!model || read.trim() === '' || (fallBack && isCertain(rules))) {
      count.add('rules');
      return succeed(rules);
    }
    const extraction = await this.#ask(model, read, listingType);
    if (extraction.ok) {
      count.add('merged');
      return succeed(mergeAnswers(read, rules, extraction.value.criteria));
    }
    count.add(fallBack ? 'rules' : 'nobody', extraction.failure.code);
    return fallBack ? succeed(rules) : fail(extraction.failure);
  }

  /** A model that neither answers nor heeds the signal is not waited for. */
  async #ask(
    model: LanguageModel,
    text: string,
    listingType: ListingType,
  ): ReturnType<LanguageModel['extract']> {
    const { patience = () => AbortSignal.timeout(PATIENCE_MS) } = this.#options;
    const signal = patience();
    const late = new Promise<ReturnType<typeof fail<ExtractionFailure>>>((resolve) => {
      const giveUp = (): void => resolve(fail(LATE));
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
    const answer = model.extract(text, listingType, { signal }).then(
      (extraction) => (!extraction.ok && extraction.failure.code === 'aborted' ? fail(LATE) : extraction),
      () => fail(BROKEN),
    );
    return Promise.race([answer, late]);
  }
}
