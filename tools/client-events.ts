import { jsonSchemaOf, publicCloudEventSchema, publicEvents } from '@lintel/contracts';
import { z } from 'zod';

/** What of JSON Schema the events use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly 'x-unknown'?: unknown;
}

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
  null: 'null',
};

/** @throws for what no event has used so far, so that nothing is typed as something else. */
function typeOf(schema: Schema, indent = ''): string {
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const values = schema.enum.map((value) => JSON.stringify(value));
    // A later release may have further ones, which leave as they are.
    return [...values, ...('x-unknown' in schema ? ['(string & {})'] : [])].join(' | ');
  }
  if (schema.items) {
    const item = typeOf(schema.items, indent);
    return `readonly ${/^\w+$/.test(item) ? item : `(${item})`}[]`;
  }
  if (schema.properties) return `{\n${membersOf(schema, `${indent}  `)}${indent}}`;
  const name = plain[schema.type ?? ''];
  if (!name) throw new Error(`No type for ${JSON.stringify(schema)}`);
  return name;
}

const membersOf = ({ properties = {}, required = [] }: Schema, indent = '  ', without: string[] = []) =>
  Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(
      ([name, schema]) =>
        `${commentOf(schema.description, indent)}${indent}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, indent)};\n`,
    )
    .join('');

const commentOf = (text: string | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';

const inPascalCase = (words: string): string =>
  words.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `lintel.listing.published.v1` is of a `Listing`, and `ListingPublished` itself; from its second version on with that. */
function namesOf(type: string): { readonly of: string; readonly own: string } {
  const [, of = '', what = '', version = ''] = type.split('.');
  return {
    of: inPascalCase(of),
    own: inPascalCase(`${of}.${what}${version === 'v1' ? '' : `.${version}`}`),
  };
}

/** Data that several events have is named by what it is of, that of one by the event. */
const shapes = Map.groupBy(publicEvents, (definition) =>
  membersOf(jsonSchemaOf(definition) as unknown as Schema),
);
const named = [...shapes].map(([members, definitions]) => {
  const { of, own } = namesOf(definitions[0]!.type);
  return { members, definitions, name: definitions.length > 1 ? of : own };
});
const nameOf = new Map(
  named.flatMap(({ definitions, name }) => definitions.map(({ type }) => [type, name] as const)),
);
if (new Set(named.map(({ name }) => name)).size < named.length)
  throw new Error('Two kinds of public data have one name: tools/client-events.ts names them.');

/** The types of what leaves the house, for those who have neither the contracts nor zod. */
export const clientEvents = `// By \`npm run compose\` from libs/contracts/src/public-events.

/** What every event has beside its type and its data: CloudEvents 1.0, and its position. */
export interface EventAttributes {
${membersOf(z.toJSONSchema(publicCloudEventSchema, { io: 'input' }) as unknown as Schema, '  ', ['type'])}}

${named.map(({ members, name }) => `export interface ${name} {\n${members}}\n`).join('\n')}
/** By its type, what an event has as data. */
export interface EventData {
${publicEvents.map(({ type, summary }) => `${commentOf(summary, '  ')}  '${type}': ${nameOf.get(type)};\n`).join('')}}
`;
