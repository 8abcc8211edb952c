import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { fromRoot } from '../bench/program.ts';

export const schema = buildSchema(readFileSync(fromRoot('gateway/schema.graphql'), 'utf8'));

export interface Operation {
  /** As in `Mutation.renameSavedSearch`. */
  readonly name: string;
  readonly takesId: boolean;
  /** Every variable that it must be given, and those given here. */
  variables(given: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** A document that reads whether something is there, and nothing else unless said. */
  document(given: Readonly<Record<string, unknown>>, read?: string): string;
}

type Given = GraphQLArgument | GraphQLInputField;

const isId = ({ name, type }: Given): boolean => {
  const named = String(getNamedType(type));
  return (
    named === 'ID' ||
    (['Int', 'String'].includes(named) && /(^id|Id)s?$/.test(name)) ||
    (named === 'String' && /(^token|Token)s?$/.test(name))
  );
};

const takesId = (given: Given): boolean => {
  const type = getNamedType(given.type);
  return isInputObjectType(type) ? Object.values(type.getFields()).some(takesId) : isId(given);
};

/** Something of a type, where nothing better is known. */
function something(type: GraphQLInputType, given: Readonly<Record<string, unknown>>): unknown {
  if (isNonNullType(type)) return something(type.ofType, given);
  if (isListType(type)) return [something(type.ofType, given)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) return filled(Object.values(type.getFields()), given);
  return { Int: 1, Float: 1, Boolean: true, ID: '01935f4e-7c00-7000-8000-0000000000ff' }[type.name] ?? 'text';
}

const filled = (fields: readonly Given[], given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields
      .filter(({ name, type }) => name in given || isNonNullType(type))
      .map((field) => [field.name, given[field.name] ?? something(field.type, given)]),
  );

const operation = (root: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): Operation => {
  const sent = (given: Readonly<Record<string, unknown>>) =>
    field.args.filter(
      ({ name, type }) => name in given || isNonNullType(type) || isInputObjectType(getNamedType(type)),
    );
  return {
    name: `${root}.${field.name}`,
    takesId: field.args.some(takesId),
    variables: (given) =>
      Object.fromEntries(sent(given).map(({ name, type }) => [name, given[name] ?? something(type, given)])),
    document(given, wanted = '{ __typename }') {
      const args = sent(given);
      const head =
        args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '';
      const call = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
      const read = isCompositeType(getNamedType(field.type)) ? ` ${wanted}` : '';
      return `${root.toLowerCase()} ${head} { ${field.name}${call}${read} }`;
    },
  };
};

/** Every query and mutation that the gateway offers. */
export const operations: readonly Operation[] = (
  [
    ['Query', schema.getQueryType()!],
    ['Mutation', schema.getMutationType()!],
  ] as const
).flatMap(([root, type]) => Object.values(type.getFields()).map((field) => operation(root, field)));
