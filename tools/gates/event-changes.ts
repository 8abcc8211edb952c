/** As much of a JSON Schema as the schemas of events use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly 'x-unknown'?: string | null;
  readonly 'x-topic'?: string;
}

/** Each kind of value that a schema allows. */
const branchesOf = (schema: JsonSchema): readonly JsonSchema[] => {
  if (schema.anyOf) return schema.anyOf.flatMap(branchesOf);
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: string) => ({ ...schema, type: one })) : [schema];
};

const kindOf = ({ type, format, const: value }: JsonSchema): string =>
  value === undefined ? [type, format].filter(Boolean).join(' ') : JSON.stringify(value);

/**
 * What of a schema's change would leave events unread: those of before by readers of today, or those of today by readers of before. How long or large a
 * value may be is the writer's to keep, and no reader's to check.
 */
export function eventChanges(before: JsonSchema, after: JsonSchema, path = 'data'): string[] {
  const [old, young] = [branchesOf(before), branchesOf(after)];
  const [had, has] = [old.map(kindOf), young.map(kindOf)];
  const others = [
    ...had.filter((kind) => !has.includes(kind)).map((kind) => `${path} may no longer be ${kind}.`),
    ...has.filter((kind) => !had.includes(kind)).map((kind) => `${path} may now be ${kind}.`),
  ];
  return [
    ...others,
    ...old.flatMap((branch, index) => {
      const same = young.filter((one) => kindOf(one) === had[index]);
      const nth = had.slice(0, index).filter((kind) => kind === had[index]).length;
      return same[nth] ? changesOf(branch, same[nth], path) : [];
    }),
  ];
}

const changesOf = (before: JsonSchema, after: JsonSchema, path: string): string[] => [
  ...valueChanges(before, after, path),
  ...propertyChanges(before, after, path),
  ...(before.items && after.items ? eventChanges(before.items, after.items, `${path}[]`) : []),
  ...(typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object'
    ? eventChanges(before.additionalProperties, after.additionalProperties, `${path}.*`)
    : []),
];

function valueChanges(before: JsonSchema, after: JsonSchema, path: string): string[] {
  if (!before.enum && !after.enum) return [];
  if (!before.enum || !after.enum) return [`${path} is ${after.enum ? 'now' : 'no longer'} an enumeration.`];
  const { enum: had, 'x-unknown': standIn } = before;
  return [
    ...had
      .filter((value) => !after.enum!.includes(value))
      .map((value) => `${path} is never ${value} any more.`),
    ...(standIn === undefined
      ? after.enum
          .filter((value) => !had.includes(value))
          .map((value) => `${path} may be ${value}, for which readers have nothing to put in its place.`)
      : []),
    ...(standIn !== undefined && after['x-unknown'] === undefined
      ? [`${path} no longer says what stands in for a value that is not known.`]
      : []),
  ];
}

function propertyChanges(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const { properties: had = {}, required: needed = [] } = before;
  const { properties: has = {}, required: needs = [] } = after;
  return [
    ...Object.keys(had).flatMap((name) => {
      const at = `${path}.${name}`;
      if (!has[name]) return [`${at} was removed.`];
      const [was, is] = [needed.includes(name), needs.includes(name)];
      return [
        ...(was && !is ? [`${at} may now be absent, which readers of before do not expect.`] : []),
        ...(!was && is ? [`${at} must now be there, which it is not in events of before.`] : []),
        ...eventChanges(had[name]!, has[name], at),
      ];
    }),
    ...Object.keys(has)
      .filter((name) => !had[name] && needs.includes(name))
      .map((name) => `${path}.${name} was added and must be there, which it is not in events of before.`),
  ];
}
