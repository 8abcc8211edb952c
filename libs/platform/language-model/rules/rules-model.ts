import type { ListingType } from '@lintel/contracts';
import { fail } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import { readCriteria } from '../criteria-answer.js';
import { longestText, type Extraction, type LanguageModel } from '../language-model.port.js';

export interface RulesModelOptions {
  /** Reads criteria out of a text by rules; passed in, since the rules belong to a service. */
  readonly read: (text: string, listingType: ListingType) => object;
}

/** Answers by rules. What they answer passes the same schema as any model's. */
export class RulesModel implements LanguageModel {
  readonly #read: RulesModelOptions['read'];
  #answered = 0;
  #failed = 0;
  #closed = false;

  constructor({ read }: RulesModelOptions) {
    this.#read = read;
  }

  async extract(
    text: string,
    listingType: ListingType,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<Extraction> {
    this.#assertOpen();
    const extraction = signal?.aborted
      ? fail({ code: 'aborted' as const, message: 'The search was given up' })
      : readCriteria(this.#read(text.slice(0, longestText), listingType));
    if (extraction.ok) this.#answered++;
    else this.#failed++;
    return extraction;
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    return { name: 'language-model: rules', gauges: { answered: this.#answered, failed: this.#failed } };
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the language model is closed');
  }
}
