/** What the portal refuses, and whatever else comes of asking it. */
export class LintelError extends Error {
  override readonly name: string = 'LintelError';
  /** Of the answer; undefined where there was none. */
  readonly status: number | undefined;
  /** Such as `BAD_USER_INPUT`. */
  readonly code: string | undefined;
  /** Which part of the input is wrong, such as `outcode`. */
  readonly field: string | undefined;
  /** All that is wrong, where the portal said so. */
  readonly errors: readonly GraphQLProblem[];
  /** After how many seconds to ask again, where the portal says so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, facts: ErrorFacts = {}) {
    const { status, code, field, errors = [], retryAfter, cause } = facts;
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.field = field;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export interface ErrorFacts {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly errors?: readonly GraphQLProblem[];
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The key is none that the portal knows, or not for this. */
export class Unauthorised extends LintelError {
  override readonly name = 'Unauthorised';
}

/** The stream has forgotten the position to go on from. Begin anew with a snapshot, or with what is there since `first`. */
export class PositionGone extends LintelError {
  override readonly name = 'PositionGone';

  constructor(
    message: string,
    /** The first position that there is. */
    readonly first: number,
    readonly last: number,
  ) {
    super(message, { status: 410, code: 'GONE', field: 'after' });
  }
}

export interface GraphQLProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** GraphQL answered with errors. */
export class GraphQLFailed extends LintelError {
  override readonly name = 'GraphQLFailed';

  constructor(
    errors: readonly GraphQLProblem[],
    /** What could be answered all the same. */
    readonly data: unknown,
    facts: ErrorFacts,
  ) {
    super(errors.map(({ message }) => message).join('\n'), { ...facts, errors });
  }
}

/** What came is no webhook of somebody who knows the secret, or one that is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** @internal */
export async function refusalOf(response: Response): Promise<LintelError> {
  const body = (await response.json().catch(() => null)) as { errors?: readonly GraphQLProblem[] } | null;
  return errorOf(response, body?.errors ?? []);
}

/** @internal */
export function errorOf({ status, headers }: Response, errors: readonly GraphQLProblem[]): LintelError {
  const { message = `The portal answered ${status}.`, extensions = {} } = errors[0] ?? {};
  const text = (name: string) =>
    typeof extensions[name] === 'string' ? (extensions[name] as string) : undefined;
  const code = text('code');
  if (status === 410 && typeof extensions['first'] === 'number')
    return new PositionGone(message, extensions['first'], Number(extensions['last']));
  const facts = { status, code, field: text('field'), errors, retryAfter: retryAfterOf(headers) };
  return status === 401 || status === 403 || code === 'UNAUTHENTICATED' || code === 'FORBIDDEN'
    ? new Unauthorised(message, facts)
    : new LintelError(message, facts);
}

/** Seconds, of `Retry-After` in either of its forms, else until a limit that is used up is there again. */
function retryAfterOf(headers: Headers): number | undefined {
  const said = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  if (headers.get('ratelimit-remaining') !== '0') return undefined;
  return Number(headers.get('ratelimit-reset')) || undefined;
}
