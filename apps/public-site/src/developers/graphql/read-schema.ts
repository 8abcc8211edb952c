import type { FieldDefinitionNode, InputValueDefinitionNode, StringValueNode, TypeNode } from 'graphql';
import { parse } from 'graphql';

/** An argument, a field or a value. */
export interface SchemaField {
  readonly name: string;
  readonly description: string;
  /** As the schema writes it, `[Listing!]`; nothing for a value of an enumeration. */
  readonly type: string;
  readonly args: readonly SchemaField[];
  /** What an argument is when it is left out. */
  readonly initial?: string;
}

export interface SchemaEntry extends SchemaField {
  readonly kind: 'query' | 'mutation' | 'type' | 'input' | 'enum' | 'union' | 'interface' | 'scalar';
  readonly fields: readonly SchemaField[];
}

const roots: Readonly<Record<string, 'query' | 'mutation'>> = { Query: 'query', Mutation: 'mutation' };

/** Each query, mutation and type that a schema in GraphQL's own language declares. */
export const readSchema = (text: string): readonly SchemaEntry[] =>
  parse(text, { noLocation: true }).definitions.flatMap((node): SchemaEntry | SchemaEntry[] => {
    switch (node.kind) {
      case 'ObjectTypeDefinition': {
        const root = roots[node.name.value];
        const fields = (node.fields ?? []).map(fieldOf);
        return root
          ? fields.map((field) => ({ ...field, kind: root, fields: [] }))
          : { ...named(node), kind: 'type', fields };
      }
      case 'InterfaceTypeDefinition':
        return { ...named(node), kind: 'interface', fields: (node.fields ?? []).map(fieldOf) };
      case 'InputObjectTypeDefinition':
        return { ...named(node), kind: 'input', fields: (node.fields ?? []).map(inputOf) };
      case 'EnumTypeDefinition':
        return { ...named(node), kind: 'enum', fields: (node.values ?? []).map(named) };
      case 'UnionTypeDefinition':
        return {
          ...named(node),
          kind: 'union',
          fields: (node.types ?? []).map((type) => ({ ...named(type), type: type.name.value })),
        };
      case 'ScalarTypeDefinition':
        return { ...named(node), kind: 'scalar', fields: [] };
      default:
        return [];
    }
  });

const named = (node: {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode;
}): SchemaField => ({
  ...{ name: node.name.value, description: node.description?.value ?? '' },
  ...{ type: '', args: [] },
});

const fieldOf = (node: FieldDefinitionNode): SchemaField => ({
  ...named(node),
  type: typeText(node.type),
  args: (node.arguments ?? []).map(inputOf),
});

const inputOf = (node: InputValueDefinitionNode): SchemaField => ({
  ...named(node),
  type: typeText(node.type),
  ...(node.defaultValue && 'value' in node.defaultValue && { initial: String(node.defaultValue.value) }),
});

const typeText = (type: TypeNode): string => {
  if (type.kind === 'NonNullType') return `${typeText(type.type)}!`;
  return type.kind === 'ListType' ? `[${typeText(type.type)}]` : type.name.value;
};
