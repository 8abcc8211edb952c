import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { eventDefinitions, findEventDefinition } from './catalogue.js';
import { jsonSchemaOf } from './json-schema.js';
import { readingOf } from './reading.js';

type Schema = Parameters<typeof z.fromJSONSchema>[0] & Exclude<z.core.JSONSchema.BaseSchema, boolean>;

/** What the last release published, and what its consumers know of events. `npm run baseline` records it. */
const released = new URL('../../released/events/', import.meta.url);
const before = new Map(
  readdirSync(released).map((file) => [
    file.slice(0, -'.json'.length),
    JSON.parse(readFileSync(new URL(file, released), 'utf8')) as Schema,
  ]),
);
const today = new Map(
  eventDefinitions.map((definition) => [definition.type as string, jsonSchemaOf(definition) as Schema]),
);

const readsAs = (schema: z.ZodType) => (data: unknown) =>
  readingOf(schema).safeParse(data).error?.issues ?? [];

const branchesOf = (schema: Schema): Schema[] =>
  schema.anyOf ? (schema.anyOf as Schema[]).flatMap(branchesOf) : [schema];
const allowsNull = (schema: Schema) =>
  branchesOf(schema).some(({ type }) => [type].flat().includes('null' as never));

/** The same event with as little as its schema allows: nothing that may be absent, and null wherever that may be. */
function atLeast(data: unknown, schema: Schema, nulls: boolean): unknown {
  if (nulls && allowsNull(schema)) return null;
  const branch = branchesOf(schema).find(
    ({ type }) => type === (Array.isArray(data) ? 'array' : typeof data),
  );
  if (Array.isArray(data)) return data.map((item) => atLeast(item, branch?.items as Schema, nulls));
  if (data === null || typeof data !== 'object' || !branch?.properties) return data;
  const said = data as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    (branch.required ?? [])
      .filter((name) => name in said)
      .map((name) => [name, atLeast(said[name], branch.properties![name] as Schema, nulls)]),
  );
}

/** Events that a release with such a schema may publish: the usual one, the least, and the usual one with a word more. */
function eventsOf(schema: Schema): [string, unknown][] {
  const [example] = schema.examples as [object];
  return [
    ['as usual', example],
    ['without what may be absent', atLeast(example, schema, false)],
    ['with nothing known', atLeast(example, schema, true)],
    ['with what is new', { ...example, ofTomorrow: { most: 7 } }],
  ];
}

describe.each([...before.keys()])('while two releases run beside each other, %s', (type) => {
  it("of today is read by the last release's consumers", () => {
    const read = readsAs(z.fromJSONSchema(before.get(type)!));
    for (const [how, data] of eventsOf(today.get(type)!)) expect([how, read(data)]).toEqual([how, []]);
  });

  it("of the last release is read by today's consumers", () => {
    const read = readsAs(findEventDefinition(type)!.schema);
    for (const [how, data] of eventsOf(before.get(type)!)) expect([how, read(data)]).toEqual([how, []]);
  });
});

describe('a consumer of the last release', () => {
  const type = 'lintel.listing.updated.v1';
  const [home] = before.get(type)!.examples as [Record<string, unknown>];
  const reading = readingOf(z.fromJSONSchema(before.get(type)!));

  it('reads a value that came since as what stood in for it then', () => {
    expect(reading.parse({ ...home, status: 'reserved', title: 'A home '.repeat(99), solar: true })).toEqual({
      ...home,
      status: 'underOffer',
      title: 'A home '.repeat(99),
    });
  });

  it.each([
    ['has lost what it reads', { ...home, title: undefined }],
    ['says it in another way', { ...home, price: '575,000' }],
  ])('cannot read an event that %s', (_, data) => {
    expect(reading.safeParse(data).success).toBe(false);
  });
});
