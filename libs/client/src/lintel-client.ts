import { EventStream, type EventsOptions } from './event-stream.js';
import { errorOf, GraphQLFailed, type GraphQLProblem, LintelError } from './errors.js';
import { type EventFilter, type EventOf, type EventType, type HomeEvent, queryOf } from './events.js';
import { type LintelClientOptions, Portal } from './portal.js';

export interface HistoryOptions<Type extends EventType = EventType> extends EventFilter<Type> {
  /** Events that stand after this position; 0 for the beginning, also where none is given. */
  readonly after?: number;
  /** At most 1,000; 100 unless given. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

export interface HistoryPage<Type extends EventType = EventType> {
  /** May be fewer than asked for, or none, although more come after `next`. */
  readonly events: readonly EventOf<Type>[];
  /** The next page is what stands after it. */
  readonly next: number;
  /** The first position that there is. */
  readonly first: number;
  /** The last one; all is read when `next` is there. */
  readonly last: number;
}

export interface Snapshot {
  /** What the homes are as of: go on after it with `events`. */
  readonly position: number;
  /** Each home that the public sees, as the last event about it; to be read once. */
  readonly homes: AsyncIterable<HomeEvent>;
}

/** A query, or one that knows what it is answered, such as a `TypedDocumentString` of GraphQL Code Generator. */
export interface Question<Data, Variables> {
  toString(): string;
  readonly __apiType?: (variables: Variables) => Data;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
}

/** A Lintel portal as a program sees it. */
export class LintelClient {
  readonly #portal: Portal;

  /** @throws LintelError where the address or the key cannot be one */
  constructor(options: LintelClientOptions) {
    this.#portal = new Portal(options);
  }

  /** What happens, as it happens: goes on by itself where a connection is lost. */
  events<Type extends EventType = EventType>(options: EventsOptions<Type> = {}): EventStream<Type> {
    return new EventStream(this.#portal, options);
  }

  /** A page of what happened. @throws PositionGone, Unauthorised, LintelError */
  async history<Type extends EventType = EventType>(
    options: HistoryOptions<Type> = {},
  ): Promise<HistoryPage<Type>> {
    const { after, limit, signal } = options;
    const path = `/events?${queryOf(options, { after, limit })}`;
    const headers = { accept: 'application/json' };
    return this.#portal.patiently(async () => {
      const response = await this.#portal.ask(path, { headers, signal });
      return read<HistoryPage<Type>>(response, signal);
    }, signal);
  }

  /** Page by page, up to the end of the stream as it is when that is reached. */
  async *pages<Type extends EventType = EventType>(
    options: HistoryOptions<Type> = {},
  ): AsyncGenerator<HistoryPage<Type>, void, undefined> {
    for (let { after } = options; ;) {
      const page = await this.history<Type>({ ...options, ...(after !== undefined && { after }) });
      yield page;
      if (page.next >= page.last) return;
      after = page.next;
    }
  }

  /** All homes at one position, to begin from. @throws Unauthorised, LintelError, also while the homes are read where they break off */
  async snapshot({ signal, ...filter }: EventFilter & AskOptions = {}): Promise<Snapshot> {
    const path = `/events/snapshot?${queryOf(filter, {})}`;
    const { headers, lines } = await this.#portal.patiently(
      () => this.#portal.open(path, { signal }),
      signal,
    );
    return { position: Number(headers.get('lintel-position')), homes: homesOf(lines) };
  }

  /**
   * Asks in GraphQL; `/schema.graphql` says what may be asked. It asks once, as a mutation that is asked again may be done twice.
   *
   * @throws GraphQLFailed where any of it could not be answered; Unauthorised where the key is not for it
   */
  async graphql<Data = unknown, Variables extends object = Readonly<Record<string, unknown>>>(
    query: Question<Data, Variables>,
    variables?: Variables,
    { signal }: AskOptions = {},
  ): Promise<Data> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: query.toString(), variables }),
      signal,
    };
    const response = await this.#portal.ask('/graphql', request).catch((error: unknown) => {
      if (error instanceof LintelError && error.status === 400)
        throw new GraphQLFailed(error.errors, null, error);
      throw error;
    });
    const { data, errors } = await read<GraphQLAnswer<Data>>(response, signal);
    if (!errors?.length) return data;
    const error = errorOf(response, errors);
    throw error.name === 'Unauthorised' ? error : new GraphQLFailed(errors, data, error);
  }
}

interface GraphQLAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly GraphQLProblem[];
}

async function read<Answer>(response: Response, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new LintelError('The answer broke off, or is no JSON.', { cause });
  }
}

async function* homesOf(lines: AsyncIterable<string>): AsyncGenerator<HomeEvent, void, undefined> {
  for await (const line of lines) yield JSON.parse(line) as HomeEvent;
}
