import { z } from 'zod';
import { propertySchema } from '../form/property-schema.js';
import type { IdOf } from '../form/listing-input.js';
import type { PropertyValues } from '../form/property-values.js';

/** What is kept of a form until it is saved. */
export interface Draft {
  readonly values: PropertyValues;
  /** What the form began with, to tell what was typed from what somebody else has changed since; null when it did not fit. */
  readonly base: PropertyValues | null;
  /** Names of files that had not arrived yet: they cannot be kept. */
  readonly unfinished: readonly string[];
}

/** The service takes this many characters. */
const mostCharacters = 100_000;

interface DraftParts {
  readonly values: PropertyValues;
  readonly base: PropertyValues;
  readonly idOf: IdOf;
  readonly nameOf: (key: string) => string | undefined;
}

/** The form as text; undefined when it is too long to be kept. */
export function draftContent({ values, base, idOf, nameOf }: DraftParts): string | undefined {
  const lost = [...values.images.map(({ key }) => key), values.floorplan, values.epc].filter(
    (key): key is string => key !== null && idOf(key) === null,
  );
  const draft: Draft = {
    values: withIds(values, idOf),
    base: withIds(base, idOf),
    unfinished: lost.flatMap((key) => nameOf(key) ?? []),
  };
  return [draft, { ...draft, base: null }]
    .map((one) => JSON.stringify(one))
    .find(({ length }) => length <= mostCharacters);
}

const withIds = (values: PropertyValues, idOf: IdOf): PropertyValues => {
  const id = (key: string | null): string | null => (key === null ? null : idOf(key));
  return {
    ...values,
    images: values.images.flatMap(({ key, alt }) => {
      const known = idOf(key);
      return known === null ? [] : [{ key: known, alt }];
    }),
    floorplan: id(values.floorplan),
    epc: id(values.epc),
  };
};

/** What is typed may be wrong in any way but its shape. */
const shapes = z.object({
  values: z.unknown(),
  base: z.unknown(),
  unfinished: z.array(z.string()).catch([]),
});

/** @param fallback the values of fields that an older form did not have. Undefined when the text is not a form. */
export function readDraft(content: string, fallback: PropertyValues): Draft | undefined {
  try {
    const { values, base, unfinished } = shapes.parse(JSON.parse(content));
    const read = valuesIn(values, fallback);
    return read && { values: read, base: valuesIn(base, fallback) ?? null, unfinished };
  } catch {
    return undefined;
  }
}

function valuesIn(given: unknown, fallback: PropertyValues): PropertyValues | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { material, agent, ...rest } = given as Partial<PropertyValues>;
  const filled = {
    ...fallback,
    ...rest,
    material: { ...fallback.material, ...material },
    agent: { ...fallback.agent, ...agent },
  };
  const { error } = propertySchema.safeParse(filled);
  // A value of the wrong type belongs to another version of the form; one too long or too small is what somebody typed.
  return error?.issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_value')
    ? undefined
    : filled;
}
