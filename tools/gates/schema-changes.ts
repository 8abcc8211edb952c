import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  buildASTSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  parse,
} from 'graphql';

/** Composition has judged the schema; directives of the federation are not declared in a service's own. */
const schemaOf = (text: string): GraphQLSchema => buildASTSchema(parse(text), { assumeValidSDL: true });

/** The keys by which the gateway finds an entity of a service, and whether. */
const keysOf = (type: GraphQLNamedType | undefined): string[] =>
  [type?.astNode, ...(type?.extensionASTNodes ?? [])]
    .flatMap((node) => node?.directives ?? [])
    .filter(({ name }) => name.value === 'key')
    .flatMap(({ arguments: given = [] }) => given.filter(({ name }) => name.value === 'fields'))
    .flatMap(({ value }) => (value.kind === 'StringValue' ? [value.value] : []));

/** Nobody is to rely any more on what is deprecated. */
const withoutDeprecated = (schema: GraphQLSchema): GraphQLSchema => {
  const kept = <Config extends { deprecationReason?: string | null | undefined }>(config: Config) =>
    config.deprecationReason ? null : undefined;
  return pruneSchema(
    mapSchema(schema, {
      [MapperKind.FIELD]: kept,
      [MapperKind.ARGUMENT]: kept,
      [MapperKind.ENUM_VALUE]: kept,
    }),
    { skipPruning: (type) => keysOf(type).length > 0, skipUnusedTypesPruning: false },
  );
};

/** What a client of the schema as it was could ask, and can no longer, or would have to say otherwise. */
export function schemaChanges(before: string, after: string): string[] {
  const [old, young] = [withoutDeprecated(schemaOf(before)), schemaOf(after)];
  const keys = Object.values(old.getTypeMap()).flatMap((type) => {
    const has = keysOf(young.getType(type.name));
    return keysOf(type)
      .filter((key) => !has.includes(key))
      .map((key) => `${type.name} is no longer found by its key ${key}.`);
  });
  return [...findBreakingChanges(old, young).map(({ description }) => description), ...keys];
}
