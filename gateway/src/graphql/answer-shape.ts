import {
  type DocumentNode,
  type FieldNode,
  getDirectiveValues,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './fragments.js';

/** What was merged of several services' answers, keys and all. */
export type Merged = Record<string, unknown>;

interface Field {
  readonly key: string;
  readonly read: (value: unknown) => unknown;
}

/** Something that must be there is not: only the stitched schema says what becomes of what is around it. */
class Incomplete extends Error {}

/**
 * What a query asks for, in its order and nothing else, as one reads it out of what the services answered.
 *
 * @param variables with their defaults
 * @throws Incomplete for what is in interfaces or unions, which are planned as they are answered
 */
export function shapeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): (answered: Merged) => Merged {
  const fragments = fragmentsOf(document);
  const isAsked = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;

  /** The fields of selections by their keys, each as often as it is asked for. */
  const collect = (
    sets: readonly SelectionSetNode[],
    into: Map<string, FieldNode[]>,
    spread: Set<string>,
  ) => {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (!isAsked(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        into.set(key, [...(into.get(key) ?? []), node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        collect([node.selectionSet], into, spread);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        collect([fragments.get(node.name.value)!.selectionSet], into, spread);
      }
    }
    return into;
  };

  const ofObject = (sets: readonly SelectionSetNode[], type: GraphQLObjectType): ((of: Merged) => Merged) => {
    const fields = [...collect(sets, new Map(), new Set())].map(([key, nodes]): Field => {
      // Such as `__proto__`: what is there without having come.
      if (key in Object.prototype) throw new Incomplete();
      const name = nodes[0]!.name.value;
      if (name === '__typename') return { key, read: () => type.name };
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      return { key, read: ofType(type.getFields()[name]!.type, below) };
    });
    return (object) => {
      const own: Merged = {};
      for (const { key, read } of fields) own[key] = read(object[key]);
      return own;
    };
  };

  const ofType = (type: GraphQLOutputType, below: readonly SelectionSetNode[]): Field['read'] => {
    if (isNonNullType(type)) {
      const read = ofType(type.ofType, below);
      return (value) => {
        if (value === null || value === undefined) throw new Incomplete();
        return read(value);
      };
    }
    if (isListType(type)) {
      const read = ofType(type.ofType, below);
      return (value) => (value as readonly unknown[] | null | undefined)?.map(read) ?? null;
    }
    if (isLeafType(type)) return (value) => value ?? null;
    if (!isObjectType(type)) throw new Incomplete();
    const read = ofObject(below, type);
    return (value) => (value === null || value === undefined ? null : read(value as Merged));
  };

  return ofObject([operation.selectionSet], schema.getQueryType()!);
}
