import {
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import { fragmentsOf } from './fragments.js';

interface OwnedField {
  /** The services that answer it, by their names in the supergraph's enumeration, such as `SEARCH`. */
  readonly owners: ReadonlySet<string>;
  readonly type: string;
}

/** By type and field, who answers it. Interfaces and unions are not there: what they are in is planned as it is answered. */
export type Owners = ReadonlyMap<string, ReadonlyMap<string, OwnedField>>;

export function ownersOf(supergraphSdl: string): Owners {
  const { definitions } = parse(supergraphSdl, { noLocation: true });
  return new Map(
    definitions
      .filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION)
      .map((node) => [node.name.value, fieldsOf(node)]),
  );
}

function fieldsOf(node: ObjectTypeDefinitionNode): ReadonlyMap<string, OwnedField> {
  const ofType = new Set(named(node.directives, 'join__type').flatMap((one) => argument(one, 'graph') ?? []));
  return new Map(
    (node.fields ?? []).map((field) => [
      field.name.value,
      { owners: ownersOfField(field, ofType), type: nameOf(field.type) },
    ]),
  );
}

function ownersOfField(field: FieldDefinitionNode, ofType: ReadonlySet<string>): ReadonlySet<string> {
  const joins = named(field.directives, 'join__field');
  // Whatever says more than whose it is, such as `requires`, may need another service first.
  if (joins.some((one) => one.arguments?.length !== 1)) return new Set();
  return joins.length > 0 ? new Set(joins.flatMap((one) => argument(one, 'graph') ?? [])) : ofType;
}

/** The one service that answers all that a query asks for, by its name in the supergraph's enumeration; undefined where it takes several, or none. */
export function oneServiceFor(
  owners: Owners,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string | undefined {
  const fragments = fragmentsOf(document);
  let able: ReadonlySet<string> | undefined;
  const visit = ({ selections }: SelectionSetNode, type: string): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        if (node.name.value === '__typename') continue;
        const field = owners.get(type)?.get(node.name.value);
        const before: ReadonlySet<string> | undefined = able;
        able = new Set([...(field?.owners ?? [])].filter((one) => before?.has(one) ?? true));
        if (field && node.selectionSet) visit(node.selectionSet, field.type);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        visit(node.selectionSet, node.typeCondition?.name.value ?? type);
      } else {
        const fragment = fragments.get(node.name.value);
        // Once each: a text that spreads one a thousand times costs no more.
        if (fragments.delete(node.name.value) && fragment)
          visit(fragment.selectionSet, fragment.typeCondition.name.value);
      }
    }
  };
  visit(operation.selectionSet, 'Query');
  return able?.size === 1 ? [...able][0] : undefined;
}

const named = (directives: readonly DirectiveNode[] | undefined, name: string) =>
  directives?.filter((one) => one.name.value === name) ?? [];

function argument(directive: DirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.ENUM ? value.value : undefined;
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
