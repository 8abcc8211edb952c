/** One error of a GraphQL answer, as the gateway formats it; where that names several fields at fault, one of them. */
export interface GraphqlIssue {
  readonly message: string;
  /** Stable and meant for programs, such as `BAD_USER_INPUT`; absent when the service gave none. */
  readonly code?: string;
  /** The path of the field it happened in, such as `searchListings.criteria`. */
  readonly field?: string;
}

/**
 * Why a call to the API gave no usable answer.
 *
 * - `network`: no answer arrived at all (offline, refused, cut off).
 * - `timeout`: none arrived in time.
 * - `http`: an answer that is not GraphQL, `status` says which.
 * - `graphql`: the API answered with errors; `issues` names them and `partial` keeps what it did answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'network' | 'timeout' | 'http' | 'graphql';
  readonly status: number | undefined;
  readonly issues: readonly GraphqlIssue[];
  readonly partial: unknown;
  /** What a refusal says for programs beside its code, such as `freeTimes` of a viewing's lost time. Parse what is read from it. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Of a failure of ours: the id of its trace, which the visitor is shown a part of. A refusal has none, nor what never arrived. */
  readonly correlationId: string | undefined;
  /** Milliseconds until it is worth asking again, where the answer says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ApiError['kind'],
    message: string,
    more: {
      status?: number;
      issues?: readonly GraphqlIssue[];
      partial?: unknown;
      extensions?: Readonly<Record<string, unknown>> | undefined;
      /** Of the answer. */
      correlationId?: string | undefined;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.status = more.status;
    this.issues = more.issues ?? [];
    this.partial = more.partial;
    this.extensions = more.extensions ?? {};
    this.retryAfterMs = more.retryAfterMs;
    this.correlationId = this.#isOurs ? more.correlationId : undefined;
  }

  /** Whether the API gave this code among its reasons, such as `EMAIL_NOT_CONFIRMED`. */
  has(code: string): boolean {
    return this.issues.some((issue) => issue.code === code);
  }

  get #isOurs(): boolean {
    return this.kind === 'http'
      ? (this.status ?? 0) >= 500
      : this.issues.some(({ code }) => code === undefined || ours.has(code));
  }

  /** Whether it was cut off on its way, or the gateway was, so that nobody knows whether it arrived; or was sent away before anything was done. */
  get isUnanswered(): boolean {
    if (this.kind === 'network') return true;
    return (this.status ?? 0) >= 502 && (this.kind === 'http' || this.retryAfterMs !== undefined);
  }

  /** Whether asking again may help: not when the question itself was refused. */
  get retryable(): boolean {
    if (this.kind === 'http') return this.status === 429 || (this.status ?? 0) >= 500;
    if (this.kind === 'graphql') {
      return !this.issues.some(({ code }) => code !== undefined && refusals.has(code));
    }
    return true;
  }
}

/** Whether it is an `ApiError`, also one of another bundle's copy of this library. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

const ours = new Set(['INTERNAL', 'UNAVAILABLE']);

const refusals = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'NOT_FOUND',
]);
