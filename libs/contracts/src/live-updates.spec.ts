import { describe, expect, it } from '@jest/globals';
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
    expect(liveUpdateOf(eventOf(type))).toEqual({
      id: 'an-event',
      accounts: [account],
      agencies: [],
      type: update,
      data,
    });
  });

  const ofTopic = (name: string) =>
    eventDefinitions.filter(({ topic }) => topic === name).map(({ type }) => type);

  it.each(ofTopic('lintel.viewing'))('of %s are viewings, for those it names and its agency', (type) => {
    const example = findEventDefinition(type)!.example as {
      id: string;
      accounts: string[];
      agent?: { agencyId: string };
    };
    expect(liveUpdateOf(eventOf(type))).toEqual({
      id: 'an-event',
      accounts: example.accounts,
      // Of an erased viewing nothing but its accounts is left.
      agencies: type === 'lintel.viewing.erased.v1' ? [] : [example.agent!.agencyId],
      type: 'viewings',
      data: { id: example.id },
    });
  });

  it.each([
    'lintel.conversation.message-sent.v1',
    'lintel.conversation.read.v1',
    'lintel.conversation.erased.v1',
  ])('of %s are messages, for the person who asks and the agency', (type) => {
    const { conversationId, accounts, agencyId } = findEventDefinition(type)!.example as {
      conversationId: string;
      accounts: string[];
      agencyId: string;
    };
    expect(liveUpdateOf(eventOf(type))).toEqual({
      id: 'an-event',
      accounts,
      agencies: [agencyId],
      type: 'messages',
      data: { conversationId },
    });
  });

  it.each(ofTopic('lintel.agency'))('of %s are of the agency, for its agents alone', (type) => {
    expect(liveUpdateOf(eventOf(type))).toEqual({
      id: 'an-event',
      accounts: [],
      agencies: ['01935f4e-7c00-7000-8000-000000000003'],
      type: 'agency',
      data: {},
    });
  });

  it('of lintel.upload.processed.v1 are uploads, for the agents of its agency alone', () => {
    const { id, agencyId } = findEventDefinition('lintel.upload.processed.v1')!.example as {
      id: string;
      agencyId: string;
    };
    expect(liveUpdateOf(eventOf('lintel.upload.processed.v1'))).toEqual({
      id: 'an-event',
      accounts: [],
      agencies: [agencyId],
      type: 'uploads',
      data: { id },
    });
  });

  it.each(ofTopic('lintel.listing'))('of %s are listings, for the agents of its agency alone', (type) => {
    const { id } = findEventDefinition(type)!.example as { id: number };
    expect(liveUpdateOf(eventOf(type))).toEqual({
      id: 'an-event',
      accounts: [],
      agencies: ['example-and-daughters'],
      type: 'listings',
      data: { id },
    });
  });

  it('of a listing that was removed before events said whose it was reach nobody', () => {
    const data = { id: 12, removedAt: '2026-03-02T09:30:00.000Z' };
    expect(liveUpdateOf(eventOf('lintel.listing.removed.v1', data))?.agencies).toEqual([]);
  });

  it('count the matches that the event only mentions', () => {
    const { example } = findEventDefinition('lintel.saved-search.matched.v1')!;
    const event = eventOf('lintel.saved-search.matched.v1', { ...(example as object), more: 7 });
    expect(liveUpdateOf(event)?.data).toMatchObject({ count: 8 });
  });

  it('tell of no other event, and of none whose data are not what they should be', () => {
    const told = eventDefinitions.filter(({ type }) => liveUpdateOf(eventOf(type))).map(({ topic }) => topic);
    expect([...new Set(told)].sort()).toEqual(liveUpdateTopics.map(({ name }) => name).sort());
    expect(liveUpdateOf(eventOf('lintel.newsletter.unsubscribed.v1'))).toBeUndefined();
    expect(liveUpdateOf(eventOf('lintel.conversation.away-message-due.v1'))).toBeUndefined();
    expect(liveUpdateOf(eventOf('lintel.unheard-of.v1', {}))).toBeUndefined();
    expect(liveUpdateOf(eventOf('constructor', {}))).toBeUndefined();
    expect(liveUpdateOf(eventOf('lintel.saved-property.saved.v1', { listingId: 1 }))).toBeUndefined();
  });

  it('carry no address, no name of a person, and nothing that somebody wrote', () => {
    const personal = [
      ...textsIn(findEventDefinition('lintel.account.changed.v1')!.example, ['email', 'name']),
      ...textsIn(findEventDefinition('lintel.agency.invited.v1')!.example, ['email']),
      ...textsIn(findEventDefinition('lintel.viewing.requested.v1')!.example, ['email', 'name', 'phone']),
      ...textsIn(findEventDefinition('lintel.conversation.message-sent.v1')!.example, [
        'text',
        'authorName',
        'from_email',
        'phone',
      ]),
    ];
    expect(personal.length).toBeGreaterThan(10);
    for (const { type } of eventDefinitions) {
      const said = JSON.stringify(liveUpdateOf(eventOf(type))?.data ?? {});
      for (const text of personal) expect(said).not.toContain(text);
    }
  });
});

/** The texts of an event under these names, wherever they are in it. */
const textsIn = (data: unknown, names: readonly string[]): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' && names.includes(name) ? [value] : textsIn(value, names),
      );
