import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import { fragmentsOf } from './fragments.js';

/** In objects, roughly. */
export const weights = {
  scalar: 0.01,
  /** What takes `first` asks a service, once for each object that it stands in. */
  question: 20,
  /** Lists that have neither `first` nor ids, such as pictures. */
  unboundedList: 10,
  /** What the schema says of itself; how deep it may be asked for is limited by graphql-js. */
  introspection: 200,
} as const;

export interface QueryCost {
  readonly cost: number;
  /** How deep lists that each ask a service are nested. */
  readonly questions: number;
}

type Variables = Readonly<Record<string, unknown>>;

const none: QueryCost = { cost: 0, questions: 0 };
const both = (one: QueryCost, other: QueryCost): QueryCost => ({
  cost: one.cost + other.cost,
  questions: Math.max(one.questions, other.questions),
});

/**
 * What a request would cost, in objects: those of a list times its length, those of a list in a list times both lengths. Of a document with several
 * operations the dearest counts. Each fragment is looked at once, however often it is spread, so that counting costs no more than parsing.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): QueryCost {
  const fragments = fragmentsOf(document);
  const costs = document.definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = schema.getRootType(node.operation);
    return root ? [new Counter(schema, fragments, node, variables).ofSet(node.selectionSet, root)] : [];
  });
  return costs.reduce((dearest, one) => (one.cost > dearest.cost ? one : dearest), none);
}

/** The arguments that say how long a list is: nothing else of the variables is looked at. */
const LENGTHS: ReadonlySet<string> = new Set(['first', 'ids']);

/** The same as `costOf`, counted anew only when a request's lists are of other lengths than the last one's. */
export function countedCosts(
  schema: GraphQLSchema,
  document: DocumentNode,
): (variables: Variables) => QueryCost {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (LENGTHS.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  let last: { readonly key: string; readonly cost: QueryCost } | undefined;
  return (variables) => {
    // In JSON null, which takes the schema's default, is not the same as nothing, which takes the query's.
    const key = JSON.stringify(Object.fromEntries([...names].map((name) => [name, variables[name]])));
    if (last?.key !== key) last = { key, cost: costOf(schema, document, variables) };
    return last.cost;
  };
}

class Counter {
  /** By name and page: a fragment of a connection costs as much as its page is long. */
  private readonly known = new Map<string, QueryCost>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {}

  /** @param page how many edges come, where the set is that of a connection */
  ofSet(set: SelectionSetNode, type: GraphQLNamedType, page = 1): QueryCost {
    const spread = new Set<string>();
    return set.selections.reduce<QueryCost>((sum, node) => {
      if (node.kind === Kind.FIELD) return both(sum, this.ofField(node, type, page));
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition && this.schema.getType(node.typeCondition.name.value);
        return both(sum, this.ofSet(node.selectionSet, on ?? type, page));
      }
      const name = node.name.value;
      if (spread.has(name)) return sum;
      spread.add(name);
      return both(sum, this.ofFragment(name, page));
    }, none);
  }

  private ofFragment(name: string, page: number): QueryCost {
    const key = `${name} ${page}`;
    const known = this.known.get(key);
    if (known) return known;
    const fragment = this.fragments.get(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    // Validation refuses what spreads itself; here it only must not go on for ever.
    this.known.set(key, none);
    const cost = fragment && type ? this.ofSet(fragment.selectionSet, type, page) : none;
    this.known.set(key, cost);
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType, page: number): QueryCost {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return { cost: weights.introspection, questions: 0 };
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[name];
    const type = field && getNamedType(field.type);
    if (!field || !type || !isCompositeType(type) || !node.selectionSet)
      return { cost: weights.scalar, questions: 0 };

    const first = this.firstOf(node, field);
    const connection = isConnection(type);
    const within = this.ofSet(node.selectionSet, type, connection ? (first ?? weights.unboundedList) : 1);
    const times =
      name === 'edges' ? page : isListType(getNullableType(field.type)) ? this.lengthOf(node, first) : 1;
    const asks = field.args.some((argument) => argument.name === 'first');
    return {
      cost: (asks ? weights.question : 0) + times * (1 + within.cost),
      questions: within.questions + (asks ? 1 : 0),
    };
  }

  /** Undefined for a field that takes no `first`; the schema's default where it is null or left out. */
  private firstOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
    const argument = field.args.find(({ name }) => name === 'first');
    if (!argument) return undefined;
    const given = this.valueOf(node, 'first') ?? argument.defaultValue ?? weights.unboundedList;
    const number = Number(given);
    // A value that is no number is refused on execution.
    return Number.isFinite(number) ? Math.max(1, number) : weights.unboundedList;
  }

  private lengthOf(node: FieldNode, first: number | undefined): number {
    if (first !== undefined) return first;
    const ids = this.valueOf(node, 'ids');
    return Array.isArray(ids) ? Math.max(1, ids.length) : weights.unboundedList;
  }

  private valueOf(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind !== Kind.VARIABLE) return literal(value);
    const variable = value.name.value;
    const given = this.variables[variable];
    if (given !== undefined) return given;
    const definition = this.operation.variableDefinitions?.find(
      (one) => one.variable.name.value === variable,
    );
    return literal(definition?.defaultValue);
  }
}

function literal(value: ValueNode | undefined): unknown {
  if (value?.kind === Kind.INT || value?.kind === Kind.FLOAT) return Number(value.value);
  return value?.kind === Kind.LIST ? value.values : undefined;
}

const isConnection = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && type.getFields()['edges'] !== undefined;
