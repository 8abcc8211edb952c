import { Client, errors } from '@elastic/elasticsearch';

export interface EngineOptions {
  /** Such as `http://elasticsearch:9200`; a name and password in it are used. */
  readonly url: string;
  /** Milliseconds after which a request that has no answer is given up. */
  readonly requestTimeoutMs: number;
}

/** Elasticsearch does not answer, or not with what was asked for. The next call may well succeed. */
export class SearchEngineFailure extends Error {
  override readonly name = 'SearchEngineFailure';
  constructor(
    message: string,
    /** Elasticsearch's word for it, such as `index_not_found_exception`; absent when nothing answered. */
    readonly types: readonly string[] | undefined,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The connection: its errors say what is wrong, nothing waits for ever, and it is measured. */
export class Engine {
  readonly #client: Client;
  #isClosed = false;
  #failures = 0;
  /** Of the last hundred requests or so. */
  #milliseconds = 0;

  constructor({ url, requestTimeoutMs }: EngineOptions) {
    this.#client = new Client({ node: url, requestTimeout: requestTimeoutMs, maxRetries: 1 });
  }

  get gauges() {
    return { request_failures: this.#failures, request_milliseconds: this.#milliseconds };
  }

  /** Rejects with `SearchEngineFailure`. */
  async ask<Answer>(request: (client: Client) => Promise<Answer>): Promise<Answer> {
    if (this.#isClosed) throw new Error('the search index is closed');
    const start = performance.now();
    try {
      return await request(this.#client);
    } catch (error) {
      this.#failures++;
      throw failureOf(error);
    } finally {
      this.#milliseconds += (performance.now() - start - this.#milliseconds) / 100;
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#client.close();
  }
}

export function isFailure(error: unknown, ...types: readonly string[]): boolean {
  return error instanceof SearchEngineFailure && !!error.types?.some((type) => types.includes(type));
}

export function isUnanswered(error: unknown): boolean {
  return error instanceof SearchEngineFailure && error.types === undefined;
}

function failureOf(cause: unknown): unknown {
  if (cause instanceof errors.ResponseError) {
    const { error, status } = (cause.body ?? {}) as { error?: EngineError; status?: number };
    const types = typesOf(error);
    const reason = error?.reason ?? error?.root_cause?.[0]?.reason ?? '';
    return new SearchEngineFailure(
      `elasticsearch refuses with ${status ?? cause.statusCode}: ${[...types, reason].join(': ')}`,
      types,
      { cause },
    );
  }
  if (cause instanceof errors.TimeoutError)
    return new SearchEngineFailure('elasticsearch gives no answer in time', undefined, { cause });
  if (cause instanceof errors.ElasticsearchClientError)
    return new SearchEngineFailure(`elasticsearch cannot be reached: ${cause.message}`, undefined, { cause });
  return cause;
}

interface EngineError {
  readonly type?: string;
  readonly reason?: string;
  readonly root_cause?: readonly EngineError[];
  readonly failed_shards?: readonly { readonly reason?: EngineError }[];
}

function typesOf(error: EngineError | undefined): readonly string[] {
  const all = [
    error,
    ...(error?.root_cause ?? []),
    ...(error?.failed_shards ?? []).map(({ reason }) => reason),
  ];
  return [...new Set(all.map((each) => each?.type).filter((type) => type !== undefined))];
}
