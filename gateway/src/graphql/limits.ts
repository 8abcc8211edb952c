import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';
import { countedCosts } from './query-cost.js';

/** What one request may ask for. The deepest and dearest of our own pages stays below half of each. */
export const limits = {
  depth: 12,
  aliases: 15,
  /** Objects, roughly: `weights` says what else counts. */
  cost: 2000,
  /** How deep lists that each ask a service may be nested: a page of homes, and homes like each of them. */
  questions: 2,
  /** The cost of parsing and validating a query grows with the square of these. */
  tokens: 2000,
  documentLength: 64 * 1024,
  /** Parsed queries in the cache, so that nobody can fill the memory with them. */
  documentsKept: 300,
  bodyBytes: 256 * 1024,
} as const;

/** What any request must keep to, whatever its variables: checked once for each text of a query. */
export const limitRules = [
  // A fragment counts as one more: fragments that double are refused before anybody follows them.
  maxDepthRule({ n: limits.depth }),
  maxAliasesRule({ n: limits.aliases }),
] as unknown as ValidationRule[];

/** Throws for a query that must not even be parsed. */
export function assertReadable(source: string): void {
  if (source.length > limits.documentLength)
    throw new GraphQLError(`The query is too long: at most ${limits.documentLength} characters are taken.`, {
      extensions: { code: 'TOO_LARGE', field: 'query' },
    });
  // Mercurius would take any JSON for a syntax tree, and that for a query.
  if (/^\s*(?:\{\s*["}]|["[\d-]|(?:true|false|null)\s*$)/.test(source))
    throw new GraphQLError('Syntax Error: the query is no GraphQL.', {
      extensions: { code: 'BAD_USER_INPUT', field: 'query' },
    });
}

/** How the queries that are known cost, each of one schema. */
const counted = new WeakMap<DocumentNode, ReturnType<typeof countedCosts>>();

/** What the request costs. Throws when that is too much. */
export function assertAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
): number {
  const costs = counted.get(query) ?? countedCosts(schema, query);
  counted.set(query, costs);
  const { cost, questions } = costs(variables);
  if (questions > limits.questions)
    throw tooDear(`it has lists in lists, ${questions} deep, and at most ${limits.questions} are answered`);
  if (cost > limits.cost) throw tooDear(`its cost is ${Math.ceil(cost)}, the most is ${limits.cost}`);
  return cost;
}

const tooDear = (why: string) =>
  new GraphQLError(`This asks for too much at once: ${why}.`, { extensions: { code: 'COST_LIMIT' } });
