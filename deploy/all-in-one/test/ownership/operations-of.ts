import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  isInputObjectType,
} from 'graphql';

export interface Operation {
  /** As in `Mutation.renameSavedSearch`. */
  readonly name: string;
  /** The arguments that say whose or which, such as `id` or `input.listingIds`. */
  readonly ids: readonly string[];
}

/** Every query and mutation that the gateway offers, in the composed schema. */
export function operationsOf(
  sdl = readFileSync(new URL('../../../../gateway/schema.graphql', import.meta.url), 'utf8'),
): readonly Operation[] {
  const schema = buildSchema(sdl);
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args }) => ({
      name: `${type!.name}.${name}`,
      ids: args.flatMap((argument) => idsIn(argument)),
    })),
  );
}

type Given = GraphQLArgument | GraphQLInputField;

function idsIn(given: Given, path = '', seen: readonly string[] = []): string[] {
  const type = getNamedType(given.type);
  const at = `${path}${given.name}`;
  if (isInputObjectType(type))
    return seen.includes(type.name)
      ? []
      : Object.values(type.getFields()).flatMap((field) => idsIn(field, `${at}.`, [...seen, type.name]));
  return isId(given.name, type.name) ? [at] : [];
}

/** An id by its type, or by its name where it is a number or a text; a token is the id of what its link is about. */
const isId = (name: string, type: string): boolean =>
  type === 'ID' ||
  (['Int', 'String'].includes(type) && /(^id|Id)s?$/.test(name)) ||
  (type === 'String' && /(^token|Token)s?$/.test(name));
