import { z } from 'zod';

/** A setting that stops the start: which one, and what is allowed. */
export class InvalidConfiguration extends Error {
  override readonly name = 'InvalidConfiguration';
}

/**
 * Reads settings from the environment by a schema whose keys are the variables' names. Values are strings, so numbers and switches need
 * `z.coerce` or `booleanSetting`; an empty value counts as not given.
 *
 * @throws InvalidConfiguration naming each wrong variable and what its schema allows.
 */
export function loadConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const shown = name in given ? ` (it is ${shownValue(name, given[name]!)})` : '';
    return `${name}: ${issue.message}${shown}${describe(schema, name)}`;
  });
  throw new InvalidConfiguration(
    `The configuration is not usable.\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** What was given, without secrets: a log may be read by many. */
const shownValue = (name: string, value: string): string =>
  /_(SECRET|KEY)$/.test(name)
    ? `${value.length} characters long`
    : JSON.stringify(value.replace(/^([a-z+]+:\/\/)?.*@/is, '$1***@'));

const describe = (schema: z.ZodObject, name: string): string => {
  const meaning = (schema.shape[name] as z.ZodType | undefined)?.description;
  return meaning ? `. ${meaning}` : '';
};

/** `1` or `true` for yes, `0` or `false` for no. */
export const booleanSetting = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

/** A TCP port; 0 lets the system choose. */
export const portSetting = z.coerce.number().int().min(0).max(65_535);
