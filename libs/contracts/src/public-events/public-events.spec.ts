import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Parser } from '@asyncapi/parser';
import { CloudEvent as StandardEvent } from 'cloudevents';
import type { CloudEvent } from '../cloud-event.js';
import { findEventDefinition, topics } from '../events/catalogue.js';
import { asyncApiDocument, exampleOf } from './asyncapi.js';
import { publicViewOf } from './public-event.js';
import { publicEvents } from './public-events.js';

const origin = 'https://lintel.example';

const eventOf = (type: string, data: unknown): CloudEvent => ({
  specversion: '1.0',
  id: '01935f4e-7c00-7000-8000-000000000001',
  source: '/services/listings',
  type,
  subject: '12',
  time: '2026-03-02T09:30:00.000Z',
  sequence: 3,
  datacontenttype: 'application/json',
  dataschema: `/schemas/${type}.json`,
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  actor: '01935f4e-7c00-7000-8000-000000000002',
  actorrole: 'agent',
  actoragency: 'example-and-daughters',
  previously: '{"price":600000}',
  data,
});

describe('events that leave the house', () => {
  it('are these, for everyone with a key', () => {
    expect(typesFor('everyone')).toEqual([
      'lintel.listing.published.v1',
      'lintel.listing.updated.v1',
      'lintel.listing.status-changed.v1',
      'lintel.listing.restored.v1',
      'lintel.listing.removed.v1',
    ]);
  });

  it('and these, for the agency that they are about', () => {
    expect(typesFor('agency')).toEqual([
      'lintel.viewing.requested.v1',
      'lintel.viewing.confirmed.v1',
      'lintel.viewing.declined.v1',
      'lintel.viewing.rejected.v1',
      'lintel.viewing.time-proposed.v1',
      'lintel.viewing.proposal-refused.v1',
      'lintel.viewing.reschedule-requested.v1',
      'lintel.viewing.time-kept.v1',
      'lintel.viewing.cancelled.v1',
      'lintel.viewing.completed.v1',
      'lintel.viewing.moved.v1',
      'lintel.conversation.message-sent.v1',
    ]);
  });

  it.each(publicEvents)('tell of $type a part of what the services tell each other', (definition) => {
    const { example } = findEventDefinition(definition.type)!;
    expect(definition.schema.safeParse(example).error).toBeUndefined();
    expect(publicViewOf(eventOf(definition.type, example))?.data).toEqual(definition.example);
  });

  it('say neither who did it nor as part of which request', () => {
    const { type, example } = publicEvents[0]!;
    const { data: _data, ...attributes } = publicViewOf(eventOf(type, example))!;
    expect(Object.keys(attributes).sort()).toEqual(
      [
        ...['specversion', 'id', 'source', 'type', 'subject', 'time', 'sequence'],
        ...['datacontenttype', 'dataschema'],
      ].sort(),
    );
  });

  it('pass on a value of a later release as it is', () => {
    const { type, example } = publicEvents[0]!;
    const later = { ...(example as object), propertyType: 'houseboat' };
    expect(publicViewOf(eventOf(type, later))?.data).toMatchObject({ propertyType: 'houseboat' });
  });

  it('are no others', () => {
    expect(publicViewOf(eventOf('lintel.account.changed.v1', {}))).toBeUndefined();
  });

  it.each(publicEvents)('are CloudEvents to others: $type', (definition) => {
    expect(() => new StandardEvent({ ...exampleOf(definition, origin) }, true)).not.toThrow();
  });
});

it('the notes for who reads Kafka say of every topic whether others may', () => {
  const notes = readFileSync(new URL('../../../../docs/integrators.md', import.meta.url), 'utf8');
  const table = notes.split('\n').filter((line) => line.startsWith('| `lintel.'));
  const said = table.flatMap((line) =>
    [...line.split('|')[1]!.matchAll(/`(.+?)`/g)].map(([, name]) => name!),
  );
  expect(said.toSorted()).toEqual(topics.map(({ name }) => name).toSorted());
});

describe('the AsyncAPI document', () => {
  const document = asyncApiDocument({ title: 'Lintel', version: '0.1.0', origin });

  it('is one to a parser of the trade, examples included', async () => {
    const { document: read, diagnostics } = await new Parser().parse(JSON.stringify(document));
    expect(diagnostics.filter(({ severity }) => severity <= 1)).toEqual([]);
    expect(
      read!
        .messages()
        .all()
        .map((message) => message.name())
        .sort(),
    ).toEqual(publicEvents.flatMap(({ type }) => [type, type]).sort());
  });
});

const typesFor = (audience: string) =>
  publicEvents.filter((event) => event.audience === audience).map(({ type }) => type);
