import { readFileSync } from 'node:fs';
import type { QueryPlanner } from '@graphql-hive/router-query-planner';
import {
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import type { Upstream } from '../upstream.js';
import { type Merged, shapeOf } from './answer-shape.js';
import { limitRules, limits } from './limits.js';
import { oneServiceFor, type Owners, ownersOf } from './one-service.js';
import { type Fetch, isPlanners, plannerOf, type Step, stepsFor } from './several-services.js';
import { supergraphFile } from './supergraph.js';

export type Variables = Readonly<Record<string, unknown>>;

/** How a query is answered without the stitched schema. */
export interface Plan {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** One service answers it whole, as it came, or several do in parts. */
  readonly by: Fetch | Parts;
}

/** What each of several services answers, and how it becomes one answer. */
export interface Parts {
  /** In JSON: what tells questions of the same variables apart. */
  readonly text: string;
  readonly takes: readonly string[];
  readonly steps: Step;
  /** @param variables with their defaults */
  readonly shape: (variables: Variables) => (answered: Merged) => Merged;
}

/** A plan for a request, and the request's variables with their defaults. */
export interface Planned {
  readonly plan: Plan;
  readonly variables: Variables;
}

/** Plans made once for each text, kept for as many texts as parsed ones are. */
export class Plans {
  readonly #plans = new Map<string, Promise<Plan | null> | Plan | null>();
  readonly #owners: Owners;
  readonly #upstreams: ReadonlyMap<string, Upstream>;
  readonly #planner: Promise<QueryPlanner | undefined>;

  constructor(
    private readonly schema: GraphQLSchema,
    upstreams: readonly Upstream[],
  ) {
    const supergraph = readFileSync(supergraphFile, 'utf8');
    this.#owners = ownersOf(supergraph);
    this.#upstreams = new Map(upstreams.map((one) => [one.name.toUpperCase(), one]));
    this.#planner = plannerOf(supergraph);
  }

  /** Undefined for what has no plan: what is wrong with it, the stitched schema says. */
  async planFor(
    source: string,
    operationName: string | null | undefined,
    given: Variables,
  ): Promise<Planned | undefined> {
    const plan = await this.#known(source);
    if (!plan || (operationName && operationName !== plan.operation.name?.value)) return undefined;
    const { coerced } = getVariableValues(this.schema, plan.operation.variableDefinitions ?? [], given);
    return coerced && { plan, variables: coerced };
  }

  #known(source: string): Promise<Plan | null> | Plan | null {
    const known = this.#plans.get(source);
    const plan = known === undefined ? this.#making(source) : known;
    // The one unused for longest is forgotten first.
    this.#plans.delete(source);
    this.#plans.set(source, plan);
    if (this.#plans.size > limits.documentsKept) this.#plans.delete(this.#plans.keys().next().value!);
    return plan;
  }

  #making(source: string): Promise<Plan | null> {
    const making = this.#plan(source)
      .catch(() => null)
      .then((plan) => {
        if (this.#plans.get(source) === making) this.#plans.set(source, plan);
        return plan;
      });
    return making;
  }

  async #plan(source: string): Promise<Plan | null> {
    if (source.length > limits.documentLength) return null;
    const document = parse(source, { maxTokens: limits.tokens });
    const operations = document.definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    if (!operation || operations.length > 1 || operation.operation !== 'query') return null;
    if (validate(this.schema, document, [...specifiedRules, ...limitRules]).length > 0) return null;
    const takes = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    const text = print(document);
    const upstream = this.#upstreams.get(oneServiceFor(this.#owners, document, operation) ?? '');
    if (upstream)
      return { document, operation, by: { upstream, document, text: JSON.stringify(text), takes } };
    const planner = await this.#planner;
    const steps = planner && !takes.some(isPlanners) && (await stepsFor(planner, text, this.#upstreams));
    if (!steps) return null;
    const shape = shapesOf(this.schema, document, operation);
    return { document, operation, by: { text: JSON.stringify(text), takes, steps, shape } };
  }
}

/** Shapes that are kept of one text, which has one for each outcome of its conditions. */
const SHAPES_KEPT = 8;

function shapesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Parts['shape'] {
  const conditions = new Set<string>();
  visit(document, {
    Directive(directive) {
      visit(directive, { Variable: ({ name }) => void conditions.add(name.value) });
    },
  });
  const shapes = new Map<string, ReturnType<typeof shapeOf>>();
  const shape: Parts['shape'] = (variables) => {
    const outcome = [...conditions].map((name) => (variables[name] === true ? '1' : '0')).join('');
    const known = shapes.get(outcome) ?? shapeOf(schema, document, operation, variables);
    if (shapes.size < SHAPES_KEPT) shapes.set(outcome, known);
    return known;
  };
  // What cannot be read so, whatever its conditions, is not planned.
  if (conditions.size === 0) shape({});
  return shape;
}
