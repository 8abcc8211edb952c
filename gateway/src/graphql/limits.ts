import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  TypeInfo,
  type ValidationRule,
  visit,
  visitWithTypeInfo,
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

/** @param pageOf how many edges a field asks for, where it is the `edges` of a connection */
const costBy =
  (pageOf: ReadonlyMap<FieldNode, number>): ComplexityEstimator =>
  ({ field, node, args, childComplexity }) => {
    const type = getNullableType(field.type);
    const each = isCompositeType(getNamedType(type)) ? 1 + childComplexity : SCALAR;
    const page = pageOf.get(node);
    if (page !== undefined) return page * each;
    // What a connection says beside its edges, such as facets, it says once.
    if (!isListType(type)) return each;
    return each * ('first' in args ? Math.max(1, Number(args['first'])) : limits.unboundedList);
  };

/** A connection's `first` is how many of its `edges` come. In a fragment of several connections the largest counts. */
function pagesIn(schema: GraphQLSchema, query: DocumentNode, variables: Record<string, unknown>) {
  const pages = new Map<FieldNode, number>();
  const largest = new Map<string, number>();
  const types = new TypeInfo(schema);
  visit(
    query,
    visitWithTypeInfo(types, {
      Field(node) {
        const field = types.getFieldDef();
        const type = field && getNamedType(field.type);
        if (!field || !isObjectType(type) || !type.getFields()['edges']) return;
        const first = Math.max(1, Number(getArgumentValues(field, node, variables)['first'] ?? 1));
        largest.set(type.name, Math.max(first, largest.get(type.name) ?? 1));
      },
    }),
  );
  visit(
    query,
    visitWithTypeInfo(types, {
      Field(node) {
        const page = node.name.value === 'edges' && largest.get(types.getParentType()?.name ?? '');
        if (page) pages.set(node, page);
      },
    }),
  );
  return pages;
}

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
  const cost = costBy(pagesIn(schema, query, variables));
  const found = getComplexity({ schema, query, variables, estimators: [cost] });
  if (found > limits.cost)
    throw new GraphQLError(
      `This asks for too much at once: its cost is ${Math.ceil(found)}, the most is ${limits.cost}.`,
      {
        extensions: { code: 'COST_LIMIT' },
      },
    );
}
