import { clientAddressHeader, identityHeader, type UpstreamContext } from '@lintel/service-kit';
import { execute, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Upstream } from '../upstream.js';
import type { Merged } from './answer-shape.js';
import { type Parts, type Planned, Plans, type Variables } from './plans.js';
import { type Fetch, take } from './several-services.js';
import type { Unreached } from './supergraph.js';
import { Together } from './together.js';

/**
 * Answers queries by a plan made once for each text. One that a service answers whole goes straight to it, and its answer is passed on as it came; what
 * several answer is asked of each by a prepared text, and put together. Whatever else is asked, and whatever does not go well, is the stitched schema's
 * to answer.
 */
export class Straight {
  readonly #plans: Plans;
  readonly #questions = new Together<Sent | ExecutionResult>(isSent);
  /** Parts of different questions are often the same: the homes that come first, the agents they are of. */
  readonly #parts = new Together<Buffer>(isWhole);

  constructor(
    private readonly schema: GraphQLSchema,
    upstreams: readonly Upstream[],
  ) {
    this.#plans = new Plans(schema, upstreams);
  }

  /** Undefined for what has no plan: what is wrong with it, the stitched schema says. */
  planFor(
    source: string,
    operationName: string | null | undefined,
    variables: Variables,
  ): Promise<Planned | undefined> {
    return this.#plans.planFor(source, operationName, variables);
  }

  /**
   * The answer, in JSON where it came without errors: nobody may change that, as others are sent the same.
   *
   * @param given the variables as they came
   */
  async answer(
    planned: Planned,
    given: Variables,
    context: UpstreamContext,
  ): Promise<Sent | ExecutionResult> {
    const { document, by } = planned.plan;
    const sent = taken(given, by.takes);
    try {
      const read = (own: UpstreamContext, parts?: Together<Buffer>) =>
        'steps' in by ? readParts(by, planned, sent, own, parts) : readWhole(by, sent, own);
      if (context.serviceHeaders[identityHeader] !== undefined) return await read(context);
      // Without the address of whoever asks, so that nothing of them is in what others are sent.
      const { [clientAddressHeader]: _, ...nobody } = context.serviceHeaders;
      const ask = () => read({ serviceHeaders: nobody }, this.#parts);
      return await this.#questions.ask(bodyOf(by, sent), ask);
    } catch (error) {
      const unreached = error instanceof NotReached ? { unreached: error.service } : {};
      const contextValue: UpstreamContext & Unreached = { ...context, ...unreached };
      return execute({ schema: this.schema, document, variableValues: sent, contextValue });
    }
  }
}

/** An answer without errors, in JSON: as UTF-8 where it came from another process. */
export type Sent = string | Buffer;

export const isSent = (answer: Sent | ExecutionResult): answer is Sent =>
  typeof answer === 'string' || Buffer.isBuffer(answer);

/** A service from which no answer came. */
class NotReached extends Error {
  constructor(
    readonly service: string,
    cause: unknown,
  ) {
    super(`${service} did not answer`, { cause });
  }
}

const taken = (given: Variables, names: readonly string[]): Variables =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]));

/** As GraphQL over HTTP has it. The text says which services answer, so it tells questions apart as well. */
const bodyOf = ({ text }: Pick<Fetch, 'text'>, variables: Variables) =>
  `{"query":${text},"variables":${JSON.stringify(variables)}}`;

/** The service's answer, in JSON where it has no errors. @throws NotReached when none comes */
async function readWhole(
  fetch: Fetch,
  variables: Variables,
  context: UpstreamContext,
): Promise<Sent | ExecutionResult> {
  const answer = await ask(fetch, variables, context);
  if (!Buffer.isBuffer(answer))
    return answer.errors?.length ? presentable(answer) : JSON.stringify({ data: answer.data });
  return isWhole(answer) ? answer : presentable(read(answer));
}

/** What several services answer, in JSON. @throws for any error, and for what is null where nothing may be */
async function readParts(
  { steps, shape }: Parts,
  { variables }: Planned,
  given: Variables,
  context: UpstreamContext,
  parts: Together<Buffer> | undefined,
): Promise<string> {
  const readOut = shape(variables);
  const answered: Merged = {};
  const sent = { ...variables, ...given };
  await take(steps, sent, answered, async (fetch, more) => {
    const answer = await ask(fetch, taken(more, fetch.takes), context, parts);
    const { data, errors } = Buffer.isBuffer(answer) ? read(answer) : answer;
    if (errors?.length || !data) throw new Error(`${fetch.upstream.name} answered with errors`);
    return data as Merged;
  });
  return JSON.stringify({ data: readOut(answered) });
}

/**
 * @param together of what is asked in nobody's name. An answer of this process is not shared: whoever puts one together changes it
 * @returns what a service answered, as it came. @throws NotReached when nothing did
 */
async function ask(
  fetch: Fetch,
  variables: Variables,
  context: UpstreamContext,
  together?: Together<Buffer>,
): Promise<Buffer | ExecutionResult> {
  const { upstream, document } = fetch;
  try {
    const { read } = upstream;
    if (!read) return (await upstream.execute({ document, variables, context })) as ExecutionResult;
    const body = bodyOf(fetch, variables);
    const asking = () => read({ document, body, context });
    return await (together ? together.ask(`${upstream.name} ${body}`, asking) : asking());
  } catch (error) {
    throw new NotReached(upstream.name, error);
  }
}

/** Errors stand under this key: in a text of the data its quotation marks are escaped. A field of that name is only answered slower. */
const isWhole = (answer: Buffer): boolean =>
  answer.subarray(0, BEGINNING.length).equals(BEGINNING) && !answer.includes('"errors"');
const BEGINNING = Buffer.from('{"data":{');

const read = (answer: Buffer) => JSON.parse(answer.toString()) as ExecutionResult;

/** With errors as the stitched schema has them. */
function presentable({ data, errors }: ExecutionResult): ExecutionResult {
  return {
    data: data ?? null,
    errors: (errors ?? []).map(
      ({ message, path, extensions }) =>
        new GraphQLError(message, { ...(path ? { path } : {}), ...(extensions ? { extensions } : {}) }),
    ),
  };
}
