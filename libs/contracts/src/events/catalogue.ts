import type { z } from 'zod';
import type { EventDefinition, TopicDefinition } from './event-definition.js';
import { accessEvents, accountAccessTopic } from './account/access-events.js';
import { accountEvents, accountTopic } from './account/account-events.js';
import { agencyEvents, agencyTopic } from './account/agency-events.js';
import { alertEvents, alertTopic } from './alert/alert-events.js';
import { auditEvents, auditHeadTopic, auditTopic } from './audit/audit-events.js';
import { conversationEvents, conversationTopic } from './conversation/conversation-events.js';
import { listingEvents, listingTopic } from './listing/listing-events.js';
import { newsletterEvents, newsletterTopic } from './newsletter/newsletter-events.js';
import { reportEvents, reportTopic } from './report/report-events.js';
import { savedPropertyEvents, savedPropertyTopic } from './saved/saved-property-events.js';
import { savedSearchEvents, savedSearchTopic } from './saved/saved-search-events.js';
import { uploadEvents, uploadTopic } from './upload/upload-events.js';
import { viewingEvents, viewingTopic } from './viewing/viewing-events.js';
import { webhookEvents, webhookTopic } from './webhook/webhook-events.js';

/** Every topic and every kind of event that services say to each other. */
export const topics: readonly TopicDefinition[] = [
  listingTopic,
  accountTopic,
  accountAccessTopic,
  agencyTopic,
  newsletterTopic,
  savedPropertyTopic,
  savedSearchTopic,
  viewingTopic,
  conversationTopic,
  uploadTopic,
  reportTopic,
  auditTopic,
  auditHeadTopic,
  alertTopic,
  webhookTopic,
];

const definitions = [
  ...listingEvents,
  ...accountEvents,
  ...accessEvents,
  ...agencyEvents,
  ...newsletterEvents,
  ...savedPropertyEvents,
  ...savedSearchEvents,
  ...viewingEvents,
  ...conversationEvents,
  ...uploadEvents,
  ...reportEvents,
  ...auditEvents,
  ...alertEvents,
  ...webhookEvents,
] as const;
type Definition = (typeof definitions)[number];

/** From the name of an event to its data: `EventData<'lintel.listing.removed.v1'>`. */
export type EventType = Definition['type'];
export type EventData<Type extends EventType> = z.infer<Extract<Definition, { type: Type }>['schema']>;

export const eventDefinitions: readonly EventDefinition[] = definitions as readonly EventDefinition[];

const byType = new Map(eventDefinitions.map((definition) => [definition.type, definition]));

export const findEventDefinition = (type: string): EventDefinition | undefined => byType.get(type);

/** Where an event of the catalogue belongs. */
export function topicOf({ type }: { readonly type: string }): string {
  const definition = byType.get(type);
  if (!definition) throw new Error(`no event of type ${type} in the catalogue`);
  return definition.topic;
}
