import { Readable } from 'node:stream';
import { mayHear, type StreamReader } from '@lintel/contracts';
import type { Logger } from '@lintel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Program, Programs } from '../callers/programs.js';
import { refuserWith } from '../http/refusal.js';
import { readFilter } from './stream-filter.js';
import { type StreamCaller, StreamHub, streamLimits } from './stream-hub.js';
import type { StreamPage, StreamSource } from './stream-source.js';

export interface StreamRouteOptions {
  readonly source: StreamSource;
  readonly programs: Programs;
  readonly logger: Logger;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Request = FastifyRequest<{ Querystring: Query }>;

/** Of one page of history, and how much of the stream is looked through for it. */
const MOST = 1000;
const LOOKED_THROUGH = 5000;
const SNAPSHOT_PAGE = 500;

const limited = { config: { limited: 'count' } } as const;

/**
 * `GET /events`: what happens, as server-sent events from `Last-Event-ID` or `?after=` on, else from now; pages of the same positions where JSON is asked for.
 * `GET /events/snapshot`: the homes that the public sees, each as its last event, and in `lintel-position` after which position to go on.
 */
export function addStream(http: FastifyInstance, { source, programs, logger }: StreamRouteOptions): void {
  const hub = new StreamHub(source, logger);
  http.addHook('preClose', async () => hub.stop());
  const refuse = refuserWith(logger);

  const callerOf = async (request: Request): Promise<StreamCaller> => {
    const header = request.headers.authorization ?? '';
    const program = await programs.identify(header);
    if (!program) throw refusal('UNAUTHENTICATED', 'Show a key: Authorization: Bearer ...', 'Authorization');
    if (!mayRead(program)) throw refusal('FORBIDDEN', 'This needs a key with the scope events:read.');
    const filter = readFilter(request.query);
    if (!filter.ok) throw refusal('BAD_USER_INPUT', filter.failure.message, filter.failure.field);
    return {
      name: program.identity.subject,
      agencyId: program.identity.agencyId ?? null,
      filter: filter.value,
      // While keys cannot be looked up, nobody is known to have lost theirs.
      isGood: () =>
        programs.identify(header).then(
          (known) => known !== null && mayRead(known),
          () => true,
        ),
    };
  };

  /** Answers, or refuses in the format of all refusals. */
  const answering =
    (answer: (caller: StreamCaller, request: Request, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await answer(await callerOf(request), request, reply);
      } catch (error) {
        if (error instanceof Gone) return reply.code(410).send(error.answer);
        if (error instanceof GraphQLError) return refuse(reply, error);
        logger.warn({ err: error }, 'the stream cannot be read');
        const away = refusal('UNAVAILABLE', 'The stream cannot be read just now. Please try again.');
        return refuse(reply.header('retry-after', '2'), away);
      }
    };

  http.get<{ Querystring: Query }>(
    '/events',
    { ...limited, exposeHeadRoute: false, compress: false },
    answering(async (caller, request, reply) => {
      const { 'last-event-id': lastId, accept = '' } = request.headers;
      const after = positionOf(lastId ?? request.query['after']);
      if (accept.includes('application/json') && !accept.includes('text/event-stream'))
        return reply
          .header('cache-control', 'no-store')
          .send(await history(caller, after ?? 0, request.query));
      const bounds = await within(after);
      if (!hub.hasRoomFor(caller))
        throw refusal('TOO_MANY_REQUESTS', `At most ${streamLimits.perCaller} streams are open at once.`);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(hub.open(caller, after ?? bounds.last, bounds.last));
    }),
  );

  http.get<{ Querystring: Query }>(
    '/events/snapshot',
    { ...limited, exposeHeadRoute: false },
    answering(async (caller, _request, reply) => {
      const { last } = await source.after(Number.MAX_SAFE_INTEGER, 1);
      const first = await source.homesAt(last, 0, SNAPSHOT_PAGE);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('lintel-position', String(last))
        .send(Readable.from(lines(caller, last, first)));
    }),
  );

  /** @throws for a position that is not there yet, or not there any more. */
  async function within(after: number | undefined): Promise<StreamPage> {
    const page = await source.after(after ?? Number.MAX_SAFE_INTEGER, 1);
    const { first, last } = page;
    if (after !== undefined && after > last)
      throw refusal('BAD_USER_INPUT', `after: the stream ends at ${last}.`, 'after');
    if (after !== undefined && after < first - 1) throw new Gone(first, last);
    return page;
  }

  async function history(caller: StreamCaller, after: number, query: Query) {
    const limit = limitOf(query['limit']);
    const { first, last } = await within(after);
    const events: string[] = [];
    let next = after;
    while (events.length < limit && next < last && next - after < LOOKED_THROUGH) {
      const { entries } = await source.after(next, MOST);
      if (entries.length === 0) break;
      for (const entry of entries) {
        if (events.length === limit) break;
        if (mayHear(caller, entry)) events.push(entry.text);
        next = entry.position;
      }
    }
    return { events: events.map((text) => JSON.parse(text) as unknown), next, first, last };
  }

  async function* lines(reader: StreamReader, at: number, page: StreamPage): AsyncGenerator<string> {
    for (let { entries } = page; entries.length > 0;) {
      const own = entries.filter((entry) => mayHear(reader, entry));
      if (own.length > 0) yield own.map(({ text }) => `${text}\n`).join('');
      ({ entries } = await source.homesAt(at, entries.at(-1)!.position, SNAPSHOT_PAGE));
    }
  }
}

const mayRead = ({ scopes }: Program): boolean => scopes === undefined || scopes.includes('events:read');

function positionOf(given: string | string[] | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given))
    throw refusal('BAD_USER_INPUT', 'after: a position is a whole number, 0 for the beginning.', 'after');
  return Number(given);
}

function limitOf(given: string | string[] | undefined): number {
  const limit = given === undefined ? 100 : Number(given);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw refusal('BAD_USER_INPUT', `limit: 1 to ${MOST}.`, 'limit');
  return limit;
}

const refusal = (code: string, message: string, field?: string) =>
  new GraphQLError(message, { extensions: { code, ...(field ? { field } : {}) } });

/** A position that the stream has forgotten. */
class Gone extends Error {
  readonly answer;

  constructor(first: number, last: number) {
    super('the stream has forgotten that position');
    const message = `after: the stream begins at ${first} by now. Begin anew with /events/snapshot.`;
    this.answer = {
      data: null,
      errors: [{ message, extensions: { code: 'GONE', field: 'after', first, last } }],
    };
  }
}
