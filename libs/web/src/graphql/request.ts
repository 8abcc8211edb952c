import { askedAgainAfter, retryAfterMs } from '@lintel/kernel';
import { brand } from '../brand/brand.js';
import { ApiError, type GraphqlIssue } from './api-error.js';

/** A query's text that knows the types of its variables and its answer. */
export interface TypedDocument<TResult, TVariables> {
  toString(): string;
  /** Never there at run time: it carries the types. */
  readonly __apiType?: (variables: TVariables) => TResult;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up; 15,000 unless told. */
  readonly timeLimit?: number;
  /** For tests; the browser's own otherwise. */
  readonly fetch?: typeof fetch;
}

interface Answer<TResult> {
  data?: TResult | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: Record<string, unknown> & {
      code?: string;
      field?: string;
      problems?: { field: string; message: string }[];
    };
  }[];
}

/** Dispatched on the window whenever an answer says that nobody is signed in, whichever part of the page asked. */
export const unauthenticatedEvent = 'lintel:unauthenticated';

/**
 * Asks the API one question. A change with an idempotency key is asked again where no answer came or it was sent away, as it is made once all the same.
 * @throws {ApiError} for everything but an abort by `signal`, which rejects with the signal's own reason.
 */
export async function request<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  options?: RequestOptions,
): Promise<TResult> {
  const body = { query: document.toString(), variables };
  for (let failures = 0; ; failures++)
    try {
      return await call<TResult>('POST', '/graphql', body, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.has('UNAUTHENTICATED')) globalThis.dispatchEvent?.(new Event(unauthenticatedEvent));
      const again = hasKey(variables) && error.isUnanswered;
      const wait = again ? askedAgainAfter(failures, error.retryAfterMs) : undefined;
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

interface Keyed {
  readonly idempotencyKey?: unknown;
  readonly input?: { readonly idempotencyKey?: unknown } | null;
}

const hasKey = (variables: unknown): boolean => {
  const { idempotencyKey, input } = (variables ?? {}) as Keyed;
  return typeof (idempotencyKey ?? input?.idempotencyKey) === 'string';
};

/**
 * Sends one request to an address that answers as GraphQL does, with `data` or `errors`.
 * @throws {ApiError} for everything but an abort by `signal`, which rejects with the signal's own reason.
 */
export async function call<TResult>(
  method: 'POST' | 'DELETE',
  address: string,
  body: object | undefined,
  { signal, timeLimit = 15_000, fetch: send = globalThis.fetch }: RequestOptions = {},
): Promise<TResult> {
  const limit = AbortSignal.timeout(timeLimit);
  let response: Response;
  let answer: Answer<TResult> | undefined;
  try {
    response = await send(address, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      body: body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    answer = await readAnswer<TResult>(response);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (limit.aborted) throw new ApiError('timeout', `${brand().name} took too long to answer.`, { cause });
    throw new ApiError('network', `${brand().name} could not be reached.`, { cause });
  }
  const facts = {
    status: response.status,
    correlationId: response.headers.get('x-correlation-id') ?? undefined,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), new Date()),
  };
  if (!answer || (!answer.errors?.length && (answer.data ?? undefined) === undefined)) {
    throw new ApiError('http', `${brand().name} answered with status ${response.status}.`, facts);
  }
  if (answer.errors?.length) {
    throw new ApiError('graphql', answer.errors[0]!.message, {
      ...facts,
      issues: answer.errors.flatMap(toIssues),
      partial: answer.data ?? undefined,
      extensions: answer.errors[0]!.extensions,
    });
  }
  return answer.data!;
}

/** The body as a GraphQL answer, or undefined when it is something else, such as a proxy's error page. */
async function readAnswer<TResult>(response: Response): Promise<Answer<TResult> | undefined> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
      ? (body as Answer<TResult>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** One for each field at fault, where the service names several. */
const toIssues = ({
  message,
  path,
  extensions: { code, field, problems } = {},
}: NonNullable<Answer<unknown>['errors']>[number]): GraphqlIssue[] =>
  (problems ?? [{ message, field: field ?? path?.join('.') }]).map((problem) => ({
    message: problem.message,
    ...(code !== undefined && { code }),
    ...(problem.field && { field: problem.field }),
  }));
