import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { CloudEvent } from '../cloud-event.js';
import { eventDefinitions, findEventDefinition } from './catalogue.js';
import { listingExample } from './listing/listing.example.js';
import { readEvent } from './read-event.js';
import { growing, readingOf } from './reading.js';

const eventOf = (type: string, data: unknown) => ({ id: '1', type, data }) as unknown as CloudEvent;
const listing = (data: object) => eventOf('lintel.listing.updated.v1', { ...listingExample, ...data });
const dataOf = (event: CloudEvent) => {
  const read = readEvent(event);
  return read && 'event' in read ? read.event.data : read;
};

describe('an event of a newer release', () => {
  it.each([
    ['a status', { status: 'reserved' }, { status: 'underOffer' }],
    ['a type of home', { propertyType: 'parkHome' }, { propertyType: 'house' }],
    [
      'a band and a tenure',
      {
        materialInformation: {
          ...listingExample.materialInformation,
          councilTaxBand: 'J',
          tenure: 'perpetual',
        },
      },
      {
        materialInformation: { ...listingExample.materialInformation, councilTaxBand: null, tenure: null },
      },
    ],
    [
      'a kind of file',
      { floorplan: { ...listingExample.floorplan, contentType: 'image/avif' } },
      { floorplan: { ...listingExample.floorplan, contentType: 'application/pdf' } },
    ],
  ])('with %s that is not known is read as what stands in for it', (_, said, read) => {
    expect(dataOf(listing(said))).toEqual({ ...listingExample, ...read });
  });

  it('is read without what this release has no use for', () => {
    const agent = { ...listingExample.agent, fax: '020 7946 0009' };
    expect(dataOf(listing({ agent, solarPanels: true }))).toEqual(listingExample);
  });

  it('may be longer and larger than this release would write', () => {
    const longer = { title: 'A home '.repeat(60), keyFeatures: Array(80).fill('A garden'), bedrooms: 90 };
    expect(dataOf(listing(longer))).toEqual({ ...listingExample, ...longer });
  });

  it('of a kind that is not known is passed over', () => {
    expect(readEvent(eventOf('lintel.listing.praised.v1', {}))).toBeUndefined();
  });

  it('is read with the values that it has, by who writes them down', () => {
    expect(readEvent(listing({ status: 'reserved' }), { unknownValues: 'kept' })).toMatchObject({
      event: { data: { status: 'reserved' } },
    });
  });
});

describe('what is no event of any release', () => {
  it.each([
    ['another kind of value', { bedrooms: 'two' }, 'bedrooms: '],
    ['half a room', { bedrooms: 1.5 }, 'bedrooms: '],
    ['nothing where something must be', { title: null }, 'title: '],
    ['no address of a person', { agent: { ...listingExample.agent, email: 'sales' } }, 'agent.email: '],
    ['no moment', { publishedAt: 'yesterday' }, 'publishedAt: '],
    ['a value that never grows', { listingType: 'auction' }, 'listingType: '],
  ])('is refused: %s', (_, said, problem) => {
    const read = readEvent(listing(said)) as { problems: readonly string[] };
    expect(read.problems).toEqual([expect.stringContaining(problem)]);
  });
});

interface Part {
  readonly enum?: readonly string[];
  readonly 'x-unknown'?: string | null;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
}

/** The data with a value that no release knows yet in place of each that is of a growing enumeration; `count` of them were replaced. */
function ofTomorrow(data: unknown, schema: Part): { data: unknown; count: number } {
  if (data === null || data === undefined) return { data, count: 0 };
  const { anyOf, items, properties } = schema;
  if (anyOf)
    return anyOf.map((part) => ofTomorrow(data, part)).find(({ count }) => count > 0) ?? { data, count: 0 };
  if (schema['x-unknown'] !== undefined && typeof data === 'string') return { data: 'of-tomorrow', count: 1 };
  if (items && Array.isArray(data)) {
    const parts = data.map((item: unknown) => ofTomorrow(item, items));
    return { data: parts.map((part) => part.data), count: parts.reduce((sum, { count }) => sum + count, 0) };
  }
  if (!properties || typeof data !== 'object') return { data, count: 0 };
  const parts = Object.entries(data).map(
    ([name, value]) => [name, ofTomorrow(value, properties[name] ?? {})] as const,
  );
  return {
    data: Object.fromEntries(parts.map(([name, part]) => [name, part.data])),
    count: parts.reduce((sum, [, { count }]) => sum + count, 0),
  };
}

describe('what stands in for values of tomorrow', () => {
  it.each(eventDefinitions.map(({ type }) => type))('satisfies the schema of %s', (type) => {
    const { schema, example } = findEventDefinition(type)!;
    const { data } = ofTomorrow(example, z.toJSONSchema(schema, { io: 'input' }) as Part);
    expect(schema.safeParse(dataOf(eventOf(type, data))).error).toBeUndefined();
  });

  it('is told in the JSON Schema', () => {
    const { schema, example } = findEventDefinition('lintel.listing.published.v1')!;
    expect(ofTomorrow(example, z.toJSONSchema(schema) as Part).count).toBe(5);
    expect(z.toJSONSchema(growing(['a', 'b'], 'a').nullable())).toMatchObject({
      anyOf: [{ enum: ['a', 'b'], 'x-unknown': 'a' }, { type: 'null' }],
    });
  });

  it('is no value for what is no text', () => {
    expect(readingOf(growing(['a', 'b'], 'a')).safeParse(7).success).toBe(false);
  });
});
