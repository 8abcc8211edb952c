import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DocumentNode, type OperationDefinitionNode, parse } from 'graphql';
import { askUpstream, type Upstream } from '../upstream.js';
import { addRequestEnd } from './request-end.js';

/** A request that changed something or failed on our side: what was asked, and nothing of who asked or with what. */
interface Trod {
  readonly correlation: string;
  readonly name: string;
  readonly at: string;
  readonly ms: number;
  readonly outcome: string;
}

/** What is noted of a request while it is answered. */
interface Note {
  name?: string;
  changes?: boolean;
  code?: string;
}

const TOGETHER_MS = 1000;
/** How many changes of a second are told, and how many failures: a flood of the one does not cost the other its place. */
const MOST_TOLD = 50;
const LONGEST_NAME = 200;
const OURS = new Set(['INTERNAL', 'UNAVAILABLE']);
const DONE = 'done';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const keep = parse('mutation ($requests: [AnsweredRequest!]!) { keepRequests(requests: $requests) }');

/** Tells operations what to show of requests in a trace: a second's worth at a time, beside the requests themselves. */
export class RequestTrail {
  readonly #notes = new WeakMap<FastifyRequest, Note>();
  #trod: Trod[] = [];
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> | undefined;

  constructor(
    private readonly operations: Pick<Upstream, 'execute'> | undefined,
    private readonly logger: Logger,
  ) {}

  /** Of a request to GraphQL, before it is executed: the names are the schema's own, not the caller's. */
  asked(request: FastifyRequest, { definitions }: DocumentNode, operationName?: string | null): void {
    const operation = definitions.find(
      (each): each is OperationDefinitionNode =>
        each.kind === 'OperationDefinition' && (!operationName || each.name?.value === operationName),
    );
    const fields = operation?.selectionSet.selections.flatMap((each) =>
      each.kind === 'Field' ? [each.name.value] : [],
    );
    this.#note(request, {
      name: [...new Set(fields)].join(', ').slice(0, LONGEST_NAME) || 'graphql',
      changes: operation?.operation === 'mutation',
    });
  }

  /** The codes of a request's errors. One that is refused has changed nothing, and has not failed. */
  erred(request: FastifyRequest, codes: readonly string[]): void {
    const code = codes.find((each) => OURS.has(each)) ?? codes[0];
    if (code !== undefined) this.#note(request, { code });
  }

  addTo(http: FastifyInstance): void {
    if (!this.operations) return;
    addRequestEnd(http, (request, reply, end) => {
      const { name, changes, code } = this.#notes.get(request) ?? {};
      const status = reply.statusCode;
      const failed = end.failed || (code !== undefined && OURS.has(code));
      const changed =
        !failed &&
        status < 400 &&
        (name === undefined ? !READING.has(request.method) : changes && code === undefined);
      if (failed || changed)
        this.#add({
          correlation: String(reply.getHeader('x-correlation-id')),
          name: name ?? `${request.method} ${request.routeOptions.url ?? ''}`.slice(0, LONGEST_NAME),
          at: new Date(Date.now() - reply.elapsedTime).toISOString(),
          ms: Math.round(reply.elapsedTime * 10) / 10,
          outcome: failed ? (code ?? String(status)) : DONE,
        });
    });
  }

  /** Resolves when all that was noted is told, or was refused. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#telling;
    await this.#tell();
  }

  #note(request: FastifyRequest, note: Note): void {
    const known = this.#notes.get(request);
    if (known) Object.assign(known, note);
    else this.#notes.set(request, note);
  }

  #add(trod: Trod): void {
    const isDone = trod.outcome === DONE;
    if (this.#trod.filter(({ outcome }) => (outcome === DONE) === isDone).length >= MOST_TOLD) return;
    this.#trod.push(trod);
    this.#timer ??= setTimeout(() => void this.#tell(), TOGETHER_MS).unref();
  }

  async #tell(): Promise<void> {
    // What is told slowly is told in turn; meanwhile no more is held than one second's.
    await this.#telling;
    this.#timer = undefined;
    const requests = this.#trod;
    if (requests.length === 0) return;
    this.#trod = [];
    this.#telling = this.#send(requests);
    await this.#telling;
  }

  async #send(requests: readonly Trod[]): Promise<void> {
    try {
      await askUpstream(this.operations!, keep, { requests });
    } catch (err) {
      this.logger.debug({ err, requests: requests.length }, 'operations do not hear of requests');
    }
  }
}
