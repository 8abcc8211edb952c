import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';

/** What one request may ask for. The deepest and dearest of our own pages stays below half of each. */
export const limits = {
  depth: 9,
  aliases: 15,
  /** Objects, roughly: a list counts as often as its `first`, a scalar a hundredth. */
  cost: 2000,
  /** Lists that have no `first`, such as pictures. */
  unboundedList: 20,
  bodyBytes: 256 * 1024,
} as const;

const SCALAR = 0.01;

const cost: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const type = getNullableType(field.type);
  const each = isCompositeType(getNamedType(type)) ? 1 + childComplexity : SCALAR;
  const asked = Math.max(1, Number(args['first'] ?? 1));
  if (!isListType(type)) return asked * each;
  // A connection was multiplied by its `first` already.
  return each * ('first' in args ? asked : field.name === 'edges' ? 1 : limits.unboundedList);
};

/** What any request must keep to, whatever its variables: checked once for each text of a query. */
export const limitRules = [
  maxDepthRule({ n: limits.depth }),
  maxAliasesRule({ n: limits.aliases }),
] as unknown as ValidationRule[];

/** Throws when a request with these variables would cost too much. */
export function assertAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const found = getComplexity({ schema, query, variables, estimators: [cost] });
  if (found > limits.cost)
    throw new GraphQLError(
      `This asks for too much at once: its cost is ${Math.ceil(found)}, the most is ${limits.cost}.`,
      {
        extensions: { code: 'COST_LIMIT' },
      },
    );
}
