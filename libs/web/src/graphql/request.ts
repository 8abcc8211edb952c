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
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string; field?: string } }[];
}

/**
 * Asks the API one question.
 * @throws {ApiError} for everything but an abort by `signal`, which rejects with the signal's own reason.
 */
export async function request<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  { signal, timeLimit = 15_000, fetch: send = globalThis.fetch }: RequestOptions = {},
): Promise<TResult> {
  const limit = AbortSignal.timeout(timeLimit);
  let response: Response;
  let answer: Answer<TResult> | undefined;
  try {
    response = await send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ query: document.toString(), variables }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    answer = await readAnswer<TResult>(response);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (limit.aborted) throw new ApiError('timeout', 'Lintel took too long to answer.', { cause });
    throw new ApiError('network', 'Lintel could not be reached.', { cause });
  }
  if (!answer || (!answer.errors?.length && (answer.data ?? undefined) === undefined)) {
    throw new ApiError('http', `Lintel answered with status ${response.status}.`, {
      status: response.status,
    });
  }
  if (answer.errors?.length) {
    throw new ApiError('graphql', answer.errors[0]!.message, {
      status: response.status,
      issues: answer.errors.map(toIssue),
      partial: answer.data ?? undefined,
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

const toIssue = ({
  message,
  path,
  extensions,
}: NonNullable<Answer<unknown>['errors']>[number]): GraphqlIssue => ({
  message,
  ...(extensions?.code !== undefined && { code: extensions.code }),
  ...((extensions?.field ?? path) && { field: extensions?.field ?? path!.join('.') }),
});
