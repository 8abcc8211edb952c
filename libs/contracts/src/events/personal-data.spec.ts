import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { eventDefinitions, topics } from './catalogue.js';
import { publicEvents } from '../public-events/public-events.js';
import { type EventDefinition, keepDaysOf, keptDays } from './event-definition.js';

interface Words {
  /** What says who somebody is, how to reach them, or what they wrote. */
  readonly personal: readonly string[];
  /** Ids, words that are somebody's business name or address, and what everybody may read of a home. */
  readonly other: readonly string[];
  /** Of a compacted topic: the events that take the person out of it; `whoever stands in` where a later event names a stand-in. */
  readonly erasedBy?: readonly string[] | 'whoever stands in';
}

const ofContact = (whose: string) => ['name', 'position', 'phone', 'email'].map((name) => `${whose}.${name}`);
const contact = ofContact('agent');
const home = ['listing.title', 'listing.address', 'listing.location'];

/** Every free text that events carry, by topic. Whoever adds one decides here whether it is about a person. */
const words: Readonly<Record<string, Words>> = {
  'lintel.listing': {
    personal: [...contact, ...ofContact('contact')],
    other: [
      ...['contact.agencyId', 'contact.agency'],
      ...['title', 'description', 'address', 'location', 'outcode', 'keyFeatures'],
      ...['transportDistances.tubeStop', 'transportDistances.busStop', 'transportDistances.trainStop'],
      ...['images.key', 'images.alt', 'images.placeholder', 'floorplan.key', 'epc.key'],
      ...['agent.agencyId', 'agent.agency', 'agencyId', 'features.feature', 'features.words'],
      ...['parking', 'heating', 'broadband', 'floodRisk', 'restrictions'].map(
        (name) => `materialInformation.${name}`,
      ),
    ],
    erasedBy: 'whoever stands in',
  },
  'lintel.account': {
    personal: ['email', 'pendingEmail', 'name'],
    // Of a device there are few names, such as `Firefox on Linux`.
    other: ['id', 'agencyId', 'accountId', 'request', 'notice', 'device'],
    erasedBy: ['lintel.account.closed.v1'],
  },
  'lintel.account-access': { personal: [], other: ['accountId', 'sessionId'] },
  'lintel.agency': {
    personal: ['email', 'invitedBy'],
    other: [
      ...['id', 'companyName', 'phone', 'address', 'website', 'description', 'members.accountId'],
      ...['invitationId', 'agencyId', 'request'],
      // What staff say of the business, to all of its people.
      ...['suspended.reason', 'held.note', 'held.name', 'decision.name', 'decision.reason'],
    ],
    erasedBy: ['lintel.agency.invitation-ended.v1'],
  },
  'lintel.newsletter': { personal: [], other: ['id'] },
  'lintel.saved-property': {
    personal: [],
    other: ['accountId', 'home.title', 'home.location', 'home.picture.key', 'home.picture.alt'],
  },
  'lintel.saved-search': {
    personal: [
      ...['name', 'criteria.location', 'resultsPath'],
      ...['wishes.places', 'wishes.notPlaces', 'wishes.commute.to'],
    ],
    other: [
      ...['id', 'accountId', 'homes.title', 'homes.location', 'homes.picture.key', 'homes.picture.alt'],
      ...['wishes.must', 'wishes.ideally'],
    ],
  },
  'lintel.viewing': {
    personal: [
      ...contact,
      ...['visitor.name', 'visitor.email', 'visitor.phone', 'message', 'reason', 'calendar.file'],
    ],
    other: [
      ...home,
      ...['id', 'agent.agencyId', 'agent.agency', 'visitor.accountId', 'visitor.link', 'proposal.id'],
      ...['accounts', 'viewingDate', 'viewingTime'],
    ],
  },
  'lintel.conversation': {
    personal: [
      ...['message.authorName', 'message.text', 'messages.authorName', 'messages.excerpt', 'from', 'replyTo'],
      ...['to_email', 'from_name', 'from_email', 'phone', 'message'].map((name) => `enquiry.${name}`),
      ...['recipient.name', 'recipient.email'],
    ],
    other: [
      ...['listing.title', 'listing.address', 'enquiry.property_title'],
      ...['conversationId', 'agencyId', 'accountId', 'accounts', 'message.id', 'message.authorId'],
      ...['readerId', 'recipient.accountId', 'messages.id', 'link.subject', 'link.request'],
      ...['unconfirmed.confirmation.subject', 'unconfirmed.confirmation.request'],
    ],
  },
  'lintel.upload': { personal: [], other: ['id', 'agencyId'] },
  'lintel.report': {
    personal: ['recipient.sealedAddress'],
    other: ['reportId', 'listing.title', 'recipient.accountId'],
  },
  'lintel.audit': { personal: [], other: ['act', 'subjectType', 'subjectId', 'agencyId', 'values.*'] },
  'lintel.alert': {
    personal: ['recipients'],
    other: ['notice', 'kind', 'alert', 'rule', 'subject', 'title', 'reason'],
  },
  'lintel.webhook': { personal: [], other: ['webhook', 'agencyId', 'host'] },
  'lintel.audit-head': { personal: [], other: ['hash'] },
};

interface JsonSchema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** The paths of all that can be any text. */
function textsOf(schema: JsonSchema, path: readonly string[] = []): string[] {
  const { additionalProperties: more, properties = {}, items, anyOf = [] } = schema;
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined;
  return [
    ...(isText && schema.format !== 'date-time' ? [path.join('.')] : []),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((part) => textsOf(part, path)),
    ...Object.entries(properties).flatMap(([name, part]) => textsOf(part, [...path, name])),
    ...(typeof more === 'object' ? textsOf(more, [...path, '*']) : []),
  ];
}
const textsIn = ({ schema }: EventDefinition) => [...new Set(textsOf(z.toJSONSchema(schema) as JsonSchema))];
const personalIn = (event: EventDefinition) =>
  textsIn(event).filter((text) => words[event.topic]!.personal.includes(text));

describe('what events say of people', () => {
  it.each(topics.map(({ name }) => name))('is known of every text in %s', (name) => {
    const texts = eventDefinitions.filter(({ topic }) => topic === name).flatMap(textsIn);
    const { personal, other } = words[name]!;
    expect([...new Set(texts)].sort()).toEqual([...personal, ...other].sort());
  });

  it.each(topics.map((topic) => [topic.name, topic] as const))(
    'leaves %s within thirty days',
    (name, topic) => {
      const days = keepDaysOf(topic);
      const about = eventDefinitions.filter((event) => event.topic === name && personalIn(event).length > 0);
      if (about.length === 0) return;
      expect(days).not.toBeNull();
      expect(days).toBeLessThanOrEqual(keptDays.events);
      const { erasedBy = [] } = words[name]!;
      expect(['whose last event stays', erasedBy.length > 0]).toEqual([
        'whose last event stays',
        topic.compacted,
      ]);
      if (erasedBy === 'whoever stands in') return;
      const erasing = eventDefinitions.filter(({ type }) => erasedBy.includes(type));
      expect(erasing.map(({ type }) => type)).toEqual(erasedBy);
      expect(erasing.flatMap(personalIn)).toEqual([]);
    },
  );

  it.each(publicEvents)('keeps in the house what $type says of a person', (event) => {
    expect(personalIn(event)).toEqual([]);
  });
});
