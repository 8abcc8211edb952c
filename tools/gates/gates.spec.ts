import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { breaks, type Contracts, currentContracts, releasedContracts } from './contracts.ts';
import { eventChanges, type JsonSchema } from './event-changes.ts';
import { schemaChanges } from './schema-changes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const current = currentContracts();

const renamed = (schema: string) => schema.replace('subscribeToNewsletter(', 'subscribed(');

describe('npm run lint', () => {
  it('runs the gates', () => {
    const generated = readFileSync(`${root}/tools/generated.mjs`, 'utf8');
    expect(generated).toContain("run('node', ['tools/gates/check.ts'])");
    expect(generated).toContain("['--config', 'tools/codegen.mjs', '--check']");
    for (const command of ['lint', 'affected'])
      expect(readFileSync(`${root}/tools/${command}.mjs`, 'utf8')).toMatch(/^\s*checkGenerated\(\);$/m);
  });

  it('lets what is there through, against itself and the last release', () => {
    expect(breaks(current, current)).toEqual([]);
    expect(breaks(releasedContracts(), current)).toEqual([]);
  });
});

describe('a change of a GraphQL schema', () => {
  const before = `
    type Query { home(id: Int!, near: String @deprecated(reason: "Say where.")): Home  all: [Home!]! @deprecated(reason: "Too many.") }
    type Home @key(fields: "id") { id: Int! title: String! price: Int status: Status! }
    enum Status { ON_OFFER SOLD  GONE @deprecated(reason: "Never so.") }
    input Wanted { beds: Int }
  `;
  it.each([
    ['a field that goes', 'price: Int', '', 'Home.price was removed.'],
    ['a field of another type', 'price: Int', 'price: String', 'Home.price changed type from Int to String.'],
    ['a field that may now be null', 'title: String!', 'title: String', /Home\.title changed type/],
    ['a value that goes', 'SOLD', '', 'SOLD was removed from enum type Status.'],
    ['an argument that must be given', 'id: Int!,', 'id: Int!, agency: ID!,', /required arg agency/],
    ['an input that must be given', 'beds: Int', 'beds: Int! baths: Int!', /required field baths/],
    ['a key that goes', '@key(fields: "id")', '', 'Home is no longer found by its key id.'],
  ])('is refused: %s', (_, was, is, sentence) => {
    const changes = schemaChanges(withWanted(before), withWanted(before.replace(was, is)));
    expect(changes).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
  // Nobody could ask with an input that no argument takes.
  const withWanted = (text: string) => text.replace('type Query {', 'type Query { wanted(by: Wanted): Int ');

  it.each([
    ['a field more', 'price: Int', 'price: Int rooms: Int'],
    ['an argument more that may be left out', 'id: Int!,', 'id: Int!, agency: ID,'],
    ['a value more', 'SOLD', 'SOLD RESERVED'],
    ['a field that was announced as going', 'all: [Home!]! @deprecated(reason: "Too many.")', ''],
    ['an argument that was', ', near: String @deprecated(reason: "Say where.")', ''],
    ['a value that was', 'GONE @deprecated(reason: "Never so.")', ''],
  ])('is let through: %s', (_, was, is) => {
    expect(before).toContain(was);
    expect(schemaChanges(withWanted(before), withWanted(before.replace(was, is)))).toEqual([]);
  });
});

describe('a change of an event', () => {
  const before: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      kind: { type: 'string', enum: ['sale', 'rent'] },
      status: { type: 'string', enum: ['free', 'taken'], 'x-unknown': 'taken' },
      note: { type: ['string', 'null'] },
      at: { type: 'string', format: 'date-time' },
      hours: {
        anyOf: [
          { type: 'number', const: 24 },
          { type: 'number', const: 2 },
        ],
      },
      homes: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      values: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['id', 'kind', 'status'],
  };
  const changed = (
    properties: Readonly<Record<string, JsonSchema | undefined>>,
    required = before.required!,
  ) =>
    eventChanges(before, {
      ...before,
      properties: { ...before.properties, ...properties } as Record<string, JsonSchema>,
      required,
    });

  it.each([
    ['a property that goes', changed({ note: undefined }), 'data.note was removed.'],
    ['of another type', changed({ id: { type: 'string' } }), 'data.id may now be string.'],
    ['of another format', changed({ at: { type: 'string' } }), 'data.at may no longer be string date-time.'],
    ['null where it never was', changed({ id: { type: ['integer', 'null'] } }), 'data.id may now be null.'],
    ['never null any more', changed({ note: { type: 'string' } }), 'data.note may no longer be null.'],
    ['one that may be absent now', changed({}, ['id', 'kind']), /data\.status may now be absent/],
    ['one that was absent', changed({}, [...before.required!, 'note']), /data\.note must now be there/],
    ['a new one that must be there', changed({ b: {} }, [...before.required!, 'b']), /data\.b was added and/],
    [
      'a value more, for which nothing stands in',
      changed({ kind: { type: 'string', enum: ['sale', 'rent', 'auction'] } }),
      /data\.kind may be auction/,
    ],
    [
      'a value less',
      changed({ status: { ...before.properties!['status']!, enum: ['free'] } }),
      /never taken/,
    ],
    [
      'no word of what stands in',
      changed({ status: { type: 'string', enum: ['free', 'taken'] } }),
      /no longer/,
    ],
    ['another constant', changed({ hours: { anyOf: [{ type: 'number', const: 24 }] } }), /no longer be 2\./],
    [
      'within a list',
      changed({ homes: { type: 'array', items: { type: 'object', properties: {} } } }),
      'data.homes[].name was removed.',
    ],
    [
      'of a value by name',
      changed({ values: { type: 'object', additionalProperties: { type: 'number' } } }),
      'data.values.* may now be number.',
    ],
  ])('is refused: %s', (_, changes, sentence) => {
    expect(changes).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  it.each([
    ['a property more that may be absent', changed({ more: { type: 'string' } })],
    [
      'a value more of those that grow',
      changed({ status: { ...before.properties!['status']!, enum: ['free', 'taken', 'reserved'] } }),
    ],
  ])('is let through: %s', (_, changes) => {
    expect(changes).toEqual([]);
  });
});

describe('what others rely on', () => {
  const type = 'lintel.listing.removed.v1';
  const { [type]: removed, ...others } = current.events;
  const { search: _, notifications, ...services } = current.services;
  it.each<[string, Partial<Contracts>, string]>([
    ['an event', { events: others }, `${type}: it is gone.`],
    [
      'what others are told of an event',
      { publicEvents: {} },
      'to others, lintel.listing.published.v1: it is gone.',
    ],
    [
      'an event on its topic',
      { events: { ...others, [type]: { ...removed!, 'x-topic': 'lintel.other' } } },
      `${type}: it travels on lintel.other, where nobody awaits it.`,
    ],
    [
      'a service',
      { services: { ...services, notifications: notifications! } },
      'services/search: it is gone.',
    ],
    [
      'a field of a service',
      { services: { ...current.services, notifications: renamed(notifications!) } },
      'services/notifications: Mutation.subscribeToNewsletter was removed.',
    ],
    [
      'a field of the gateway',
      { gateway: renamed(current.gateway) },
      'gateway: Mutation.subscribeToNewsletter was removed.',
    ],
  ])('does not go unnoticed: %s', (_, change, sentence) => {
    expect(breaks(current, { ...current, ...change })).toContain(sentence);
  });

  it('may grow by an event and a new major version of one', () => {
    const events = { ...current.events, 'lintel.listing.removed.v2': {}, 'lintel.tour.booked.v1': {} };
    expect(breaks(current, { ...current, events })).toEqual([]);
  });

  it('names nobody who exists', () => {
    const released = execFileSync('grep', ['-rhoE', '[a-z.]+@[a-z.-]+\\.[a-z]+', 'libs/contracts/released'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const address of released.trim().split('\n')) expect(address).toMatch(/@example\.(org|com)$/);
  });
});
