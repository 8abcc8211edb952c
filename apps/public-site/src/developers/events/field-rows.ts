import type { JsonSchema } from '../contracts.js';

export interface FieldRow {
  /** `agent.agencyId`, `images[].key`. */
  readonly path: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: string;
}

/** The fields of an object, those of objects in it included, in the order of their schema. */
export const fieldRows = ({ properties = {}, required = [] }: JsonSchema, above = ''): readonly FieldRow[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${above}${name}`;
    const { of, list, nullable } = unwrapped(schema);
    const row = {
      ...{
        path,
        optional: !required.includes(name),
        description: schema.description ?? of.description ?? '',
      },
      type: `${list ? 'list of ' : ''}${typeWords(of)}${nullable ? ' or null' : ''}`,
    };
    return [row, ...fieldRows(of, `${path}${list ? '[]' : ''}.`)];
  });

function unwrapped(schema: JsonSchema): { of: JsonSchema; list: boolean; nullable: boolean } {
  const some = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const nullable = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const one = some.length === 1 ? some[0]! : schema;
  return one.items ? { of: one.items, list: true, nullable } : { of: one, list: false, nullable };
}

function typeWords({ type, format, const: only, enum: values, anyOf }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return `one of ${values.join(', ')}`;
  if (anyOf) return anyOf.map(typeWords).join(' or ');
  return format ?? type ?? 'anything';
}
