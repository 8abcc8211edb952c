import { z } from 'zod';

/**
 * An enumeration that may get further values within a major version of an event. A reader that does not know one of them gets `unknown` in its place,
 * which the event's JSON Schema publishes as `x-unknown`. A further value of any other enumeration makes a new major version.
 */
export const growing = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  unknown: Values[number] | null,
) => z.enum(values).meta({ 'x-unknown': unknown });

export interface ReadingOptions {
  /** What a reader gets for a value that this version does not know: `unknown` in its place, or the value itself, whatever text it is. */
  readonly unknownValues: 'replaced' | 'kept';
}

const made = { replaced: new WeakMap<z.ZodType, z.ZodType>(), kept: new WeakMap<z.ZodType, z.ZodType>() };

/**
 * A schema as readers apply it, so that events of an older or newer release can be read: the type of every value is checked, unknown fields are left
 * out, and limits of length and size are not checked, as keeping them is the writer's part.
 */
export function readingOf(
  schema: z.ZodType,
  { unknownValues }: ReadingOptions = { unknownValues: 'replaced' },
): z.ZodType {
  let reading = made[unknownValues].get(schema);
  if (!reading) made[unknownValues].set(schema, (reading = loosened(schema, unknownValues === 'kept')));
  return reading;
}

function loosened(schema: z.ZodType, keeps: boolean): z.ZodType {
  const loose = (part: z.core.$ZodType) => loosened(part as z.ZodType, keeps);
  if (schema instanceof z.ZodOptional) return loose(schema.def.innerType).optional();
  if (schema instanceof z.ZodNullable) return loose(schema.def.innerType).nullable();
  if (schema instanceof z.ZodArray) return z.array(loose(schema.def.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.def.options.map(loose) as [z.ZodType]);
  if (schema instanceof z.ZodRecord) return z.record(z.string(), loose(schema.def.valueType));
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(Object.entries(schema.def.shape).map(([name, part]) => [name, loose(part)])),
    );
  if (schema instanceof z.ZodEnum) return enumeration(schema, keeps);
  // A format, such as that of an address or a moment, is the schema itself and stays; further checks are dropped.
  return schema.def.checks ? z.core.clone(schema, { ...schema.def, checks: [] } as never) : schema;
}

function enumeration(schema: z.ZodEnum, keeps: boolean): z.ZodType {
  if (keeps) return z.string();
  const unknown = schema.meta()?.['x-unknown'] as string | null | undefined;
  if (unknown === undefined) return schema;
  const known: ReadonlySet<unknown> = new Set(schema.options);
  return z.string().transform((value) => (known.has(value) ? value : unknown));
}
