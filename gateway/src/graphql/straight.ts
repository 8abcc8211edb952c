import { readFileSync } from 'node:fs';
import { clientAddressHeader, identityHeader, type UpstreamContext } from '@lintel/service-kit';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import type { Upstream } from '../upstream.js';
import { limitRules, limits } from './limits.js';
import { oneServiceFor, type Owners, ownersOf } from './one-service.js';
import { supergraphFile, type Unreached } from './supergraph.js';

/** A query that one service answers whole: it goes there as it came. */
export interface Plan {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly upstream: Upstream;
  /** What is sent, in JSON: without comments, or what a visitor wrote between the words. */
  readonly text: string;
  /** The names of its variables: whatever else comes with a question goes no further. */
  readonly takes: readonly string[];
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Sends queries that one service answers whole straight to it, by a plan made once for each text, and passes its answer on as it came. Whatever else is
 * asked, and whatever does not go well, is the stitched schema's to answer.
 */
export class Straight {
  readonly #plans = new Map<string, Plan | null>();
  readonly #owners: Owners;
  readonly #upstreams: ReadonlyMap<string, Upstream>;
  /** What is being read in nobody's name, by service and question. */
  readonly #reading = new Map<string, Promise<string | ExecutionResult>>();

  constructor(
    private readonly schema: GraphQLSchema,
    upstreams: readonly Upstream[],
  ) {
    this.#owners = ownersOf(readFileSync(supergraphFile, 'utf8'));
    this.#upstreams = new Map(upstreams.map((one) => [one.name.toUpperCase(), one]));
  }

  /** Undefined for what does not go straight: what is wrong with it, the stitched schema says. */
  planFor(source: string, operationName: string | null | undefined, variables: Variables): Plan | undefined {
    const plan = this.#known(source);
    if (!plan || (operationName && operationName !== plan.operation.name?.value)) return undefined;
    const { errors } = getVariableValues(this.schema, plan.operation.variableDefinitions ?? [], variables);
    return errors ? undefined : plan;
  }

  /** The answer, in JSON where it came without errors. */
  async answer(plan: Plan, given: Variables, context: UpstreamContext): Promise<string | ExecutionResult> {
    const { document, upstream, takes } = plan;
    const variables = Object.fromEntries(
      takes.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
    );
    try {
      const alone = context.serviceHeaders[identityHeader] !== undefined;
      return await (alone ? read(plan, variables, context) : this.#readTogether(plan, variables, context));
    } catch {
      const contextValue: UpstreamContext & Unreached = { ...context, unreached: upstream.name };
      return execute({ schema: this.schema, document, variableValues: variables, contextValue });
    }
  }

  /**
   * What nobody in particular asks for several times at once is read once: without the address of whoever was first, so that nothing of them is in it. Only a
   * whole answer is shared: whoever meets an error asks alone.
   */
  async #readTogether(plan: Plan, variables: Variables, { serviceHeaders }: UpstreamContext) {
    const { [clientAddressHeader]: _, ...nobody } = serviceHeaders;
    const ask = () => read(plan, variables, { serviceHeaders: nobody });
    const key = `${plan.upstream.name} ${bodyOf(plan, variables)}`;
    const known = this.#reading.get(key);
    if (known) {
      const answer = await known.catch(() => undefined);
      return typeof answer === 'string' ? answer : ask();
    }
    const reading = ask().finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  #known(source: string): Plan | null {
    const known = this.#plans.get(source);
    const plan = known === undefined ? this.#plan(source) : known;
    // The one unused for longest is forgotten first.
    this.#plans.delete(source);
    this.#plans.set(source, plan);
    if (this.#plans.size > limits.documentsKept) this.#plans.delete(this.#plans.keys().next().value!);
    return plan;
  }

  #plan(source: string): Plan | null {
    if (source.length > limits.documentLength) return null;
    try {
      const document = parse(source, { maxTokens: limits.tokens });
      const operations = document.definitions.filter(
        (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
      );
      const [operation] = operations;
      if (!operation || operations.length > 1 || operation.operation !== 'query') return null;
      if (validate(this.schema, document, [...specifiedRules, ...limitRules]).length > 0) return null;
      const upstream = this.#upstreams.get(oneServiceFor(this.#owners, document, operation) ?? '');
      if (!upstream) return null;
      const takes = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      return { document, operation, upstream, takes, text: JSON.stringify(print(document)) };
    } catch {
      return null;
    }
  }
}

const bodyOf = ({ text }: Plan, variables: Variables) =>
  `{"query":${text},"variables":${JSON.stringify(variables)}}`;

/** The service's answer, in JSON where it has no errors. @throws when none comes. */
async function read(
  plan: Plan,
  variables: Variables,
  context: UpstreamContext,
): Promise<string | ExecutionResult> {
  const { document, upstream } = plan;
  if (upstream.read) {
    const text = await upstream.read({ document, body: bodyOf(plan, variables), context });
    // Errors stand under this key: in a text of the data its quotation marks are escaped. A field of that name is only answered slower.
    if (text.startsWith('{"data":{') && !text.includes('"errors"')) return text;
    return presentable(JSON.parse(text) as ExecutionResult);
  }
  const answer = (await upstream.execute({ document, variables, context })) as ExecutionResult;
  return answer.errors?.length ? presentable(answer) : JSON.stringify({ data: answer.data });
}

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
