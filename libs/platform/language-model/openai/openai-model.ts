import type { ListingType } from '@lintel/contracts';
import { fail, systemClock, type Clock } from '@lintel/kernel';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { AdapterHealth } from '../../port.js';
import { readCriteria } from '../criteria-answer.js';
import {
  extractionFailureCodes,
  longestText,
  type Extraction,
  type ExtractionFailure,
  type LanguageModel,
} from '../language-model.port.js';
import { boundedFetch } from './bounded-fetch.js';
import { CircuitBreaker, type BreakerSettings } from './circuit-breaker.js';
import { systemMessage } from './system-message.js';
import { UnderWay } from '../../under-way.js';

export interface OpenAiModelOptions {
  /** Up to and without `/chat/completions`, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The model's name there. */
  readonly model: string;
  /** How long an extraction may take, a second try included: 3,500 ms unless given. */
  readonly timeoutMs?: number;
  /** Five failures in a row, and half a minute, unless given. */
  readonly breaker?: BreakerSettings;
  readonly clock?: Clock;
}

/** Not an HTTP address. The message holds no password. */
export class InvalidModelAddress extends Error {
  override readonly name = 'InvalidModelAddress';
}

/** A language model somewhere else. The visitor's text is only ever its user message, and its answer nothing but criteria. */
export class OpenAiModel implements LanguageModel {
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #timeoutMs: number;
  readonly #breaker: CircuitBreaker;
  readonly #closing = new AbortController();
  readonly #underWay = new UnderWay();
  readonly #failures = new Map<ExtractionFailure['code'], number>();
  #answered = 0;
  #latencyMs = 0;
  #lastFailure = '';

  constructor({
    baseUrl,
    apiKey,
    model,
    timeoutMs = 3500,
    breaker = { failures: 5, coolDownMs: 30_000 },
    clock = systemClock,
  }: OpenAiModelOptions) {
    assertAddress(baseUrl);
    this.#model = model;
    this.#timeoutMs = timeoutMs;
    this.#breaker = new CircuitBreaker(breaker, clock);
    this.#client = new OpenAI({
      baseURL: baseUrl,
      apiKey,
      // What it would else take from the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      logLevel: 'off',
      maxRetries: 1,
      timeout: timeoutMs,
      fetch: boundedFetch(LARGEST_ANSWER_BYTES),
    });
  }

  async extract(
    text: string,
    listingType: ListingType,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<Extraction> {
    this.#assertOpen();
    const extraction = await this.#underWay.track(this.#extract(text, listingType, signal));
    if (extraction.ok) this.#answered++;
    else {
      const { code, message } = extraction.failure;
      this.#failures.set(code, (this.#failures.get(code) ?? 0) + 1);
      if (code !== 'paused' && code !== 'aborted') this.#lastFailure = message;
    }
    return extraction;
  }

  /** Asks nobody, since each question costs: it tells what the last ones came to. */
  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    const { state } = this.#breaker;
    if (state === 'open') throw new Error(`the language model failed too often: ${this.#lastFailure}`);
    const failed = Object.fromEntries(
      extractionFailureCodes.map((code) => [
        `failed_${code.replace('-', '_')}`,
        this.#failures.get(code) ?? 0,
      ]),
    );
    return {
      name: 'language-model: openai',
      gauges: {
        circuit: CIRCUIT[state],
        circuit_opened: this.#breaker.opened,
        answered: this.#answered,
        failed: [...this.#failures.values()].reduce((sum, count) => sum + count, 0),
        ...failed,
        latency_ms: this.#latencyMs,
      },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#underWay.ended();
  }

  async #extract(
    text: string,
    listingType: ListingType,
    signal: AbortSignal | undefined,
  ): Promise<Extraction> {
    if (signal?.aborted) return fail(ABORTED);
    const leave = this.#breaker.enter();
    if (!leave) return fail({ code: 'paused', message: 'The language model is given a rest after failures' });
    const inTime = AbortSignal.timeout(this.#timeoutMs);
    const ends = [inTime, ...(signal ? [signal] : [])];
    const extraction = await this.#ask(text, listingType, AbortSignal.any(ends)).catch((error: unknown) => {
      if (signal?.aborted) return fail(ABORTED);
      return fail(toFailure(error, inTime.aborted));
    });
    leave(extraction.ok ? 'success' : extraction.failure.code === 'aborted' ? 'unknown' : 'failure');
    return extraction;
  }

  async #ask(text: string, listingType: ListingType, signal: AbortSignal): Promise<Extraction> {
    const startedAt = performance.now();
    const completion = await this.#client.chat.completions.create(
      {
        model: this.#model,
        messages: [
          { role: 'system', content: systemMessage(listingType) },
          { role: 'user', content: text.slice(0, longestText).toWellFormed() },
        ],
        temperature: 0.1,
        response_format: { type: 'json_object' },
      },
      { signal },
    );
    this.#latencyMs = Math.round(performance.now() - startedAt);
    // The client's types promise more than a server of somebody else's keeps.
    const content: unknown = completion?.choices?.[0]?.message?.content;
    if (typeof content !== 'string' || content.trim() === '')
      return fail({ code: 'no-content', message: 'No content in OpenAI response' });
    try {
      return readCriteria(JSON.parse(content));
    } catch {
      return fail({ code: 'malformed', message: 'The answer is not JSON' });
    }
  }

  #assertOpen(): void {
    if (this.#closing.signal.aborted) throw new Error('the language model is closed');
  }
}

/** The criteria take a few hundred. */
const LARGEST_ANSWER_BYTES = 65_536;
const CIRCUIT = { closed: 0, 'half-open': 1, open: 2 } as const;
const ABORTED = { code: 'aborted', message: 'The search was given up' } as const;

/** Says what happened in our words: an error's own may quote what was sent. */
function toFailure(error: unknown, late: boolean): ExtractionFailure {
  if (late || error instanceof APIConnectionTimeoutError)
    return { code: 'timed-out', message: 'The language model did not answer in time' };
  if (error instanceof APIUserAbortError) return ABORTED;
  if (error instanceof SyntaxError) return { code: 'malformed', message: 'The response is not JSON' };
  const status = error instanceof APIError ? error.status : undefined;
  return {
    code: 'unavailable',
    message: status
      ? `The language model answered with status ${status}`
      : 'The language model cannot be reached',
  };
}

function assertAddress(baseUrl: string): void {
  const address = URL.parse(baseUrl);
  if (
    !address ||
    !['http:', 'https:'].includes(address.protocol) ||
    address.search !== '' ||
    address.username !== ''
  )
    throw new InvalidModelAddress(
      `not an address of the form https://host/v1: ${JSON.stringify(baseUrl.replace(/^.*@/s, '').replace(/\?.*$/s, '').slice(0, 120))}`,
    );
}
