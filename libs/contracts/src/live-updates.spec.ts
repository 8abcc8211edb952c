import { describe, expect, it } from 'vitest';
import {
  type CloudEvent,
  eventDefinitions,
  findEventDefinition,
  liveUpdateOf,
  liveUpdateTopics,
} from './index.js';

const eventOf = (type: string, data: unknown = findEventDefinition(type)!.example): CloudEvent =>
  ({ id: 'an-event', type, data }) as CloudEvent;

const account = '01935f4e-7c00-7000-8000-000000000001';
const search = '01935f4e-7c00-7000-8000-000000000004';

describe('live updates', () => {
  it.each([
    ['lintel.saved-property.saved.v1', 'saved-properties', {}],
    ['lintel.saved-property.removed.v1', 'saved-properties', {}],
    ['lintel.saved-search.created.v1', 'saved-searches', {}],
    ['lintel.saved-search.changed.v1', 'saved-searches', {}],
    ['lintel.saved-search.deleted.v1', 'saved-searches', {}],
    [
      'lintel.saved-search.matched.v1',
      'saved-search-matched',
      { id: search, name: 'Flats near the common', count: 1 },
    ],
    ['lintel.account.changed.v1', 'account', {}],
    ['lintel.account.closed.v1', 'account', {}],
  ])('of %s are %s, for its account alone', (type, update, data) => {
    expect(liveUpdateOf(eventOf(type))).toEqual({ id: 'an-event', accounts: [account], type: update, data });
  });

  it('count the matches that the event only mentions', () => {
    const { example } = findEventDefinition('lintel.saved-search.matched.v1')!;
    const event = eventOf('lintel.saved-search.matched.v1', { ...(example as object), more: 7 });
    expect(liveUpdateOf(event)?.data).toMatchObject({ count: 8 });
  });

  it('tell of no other event, and of none whose data are not what they should be', () => {
    const told = eventDefinitions.filter(({ type }) => liveUpdateOf(eventOf(type))).map(({ topic }) => topic);
    expect([...new Set(told)].sort()).toEqual(liveUpdateTopics.map(({ name }) => name).sort());
    expect(liveUpdateOf(eventOf('lintel.listing.published.v1'))).toBeUndefined();
    expect(liveUpdateOf(eventOf('lintel.unheard-of.v1', {}))).toBeUndefined();
    expect(liveUpdateOf(eventOf('constructor', {}))).toBeUndefined();
    expect(liveUpdateOf(eventOf('lintel.saved-property.saved.v1', { listingId: 1 }))).toBeUndefined();
  });

  it('carry no address and no name of a person', () => {
    const { email, name } = findEventDefinition('lintel.account.changed.v1')!.example as {
      email: string;
      name: string;
    };
    for (const { type } of eventDefinitions) {
      const said = JSON.stringify(liveUpdateOf(eventOf(type))?.data ?? {});
      expect(said).not.toContain(email);
      expect(said).not.toContain(name);
    }
  });
});
