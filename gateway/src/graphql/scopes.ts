import { type ApiScope, scopesFor } from '@lintel/contracts';
import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, type SelectionSetNode } from 'graphql';

/**
 * Whether what is asked is opened by the scopes of a key, and so asked in its agency's name; false where all of it is for anybody.
 * @throws GraphQLError for what the key has no scope for, and for a question of both kinds.
 */
export function openedBy(scopes: readonly ApiScope[], document: DocumentNode): boolean {
  const fields = rootFields(document).map((name) => ({ name, wanted: scopesFor(name) }));
  const opened = fields.filter(({ wanted }) => wanted.length > 0);
  const missing = opened.find(({ wanted }) => !wanted.some((scope) => scopes.includes(scope)));
  if (missing)
    throw forbidden(
      `${missing.name} needs a key with the scope ${missing.wanted.join(' or ')}.`,
      missing.name,
    );
  const other = fields.find(({ wanted }) => wanted.length === 0);
  if (opened.length > 0 && other)
    throw forbidden(
      `${other.name} is not for keys: it answers one as it does a visitor, in a request of its own.`,
      other.name,
    );
  return opened.length > 0;
}

const forbidden = (message: string, field: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN', field } });

/** Of every operation in the document, whichever of them is asked for. */
function rootFields({ definitions }: DocumentNode): readonly string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  const names = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === 'Field') names.add(selection.name.value);
      else if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        // Once each: a text that spreads one a thousand times costs no more.
        if (fragments.delete(selection.name.value) && fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition') collect(definition.selectionSet);
  names.delete('__typename');
  return [...names];
}
