import { z } from 'zod';
import { conversationTopic } from '../events/conversation/conversation-events.js';
import { jsonSchemaOf } from '../events/json-schema.js';
import { dataschemaOf } from '../events/event-definition.js';
import { listingTopic } from '../events/listing/listing-events.js';
import { viewingTopic } from '../events/viewing/viewing-events.js';
import { type PublicCloudEvent, publicCloudEventSchema } from './public-event.js';
import { type PublicEventDefinition, publicEvents } from './public-events.js';

export interface AsyncApiOptions {
  /** What the portal is called. */
  readonly title: string;
  /** Of the release that serves it. */
  readonly version: string;
  /** Where the portal is, such as `https://lintel.example`. */
  readonly origin: string;
}

const EXAMPLE_ID = '01935f4e-7c00-7000-8000-0000000000ff';
const EXAMPLE_TIME = '2026-03-02T09:30:00.000Z';

/**
 * How to hear of what happens in this portal, as an AsyncAPI document: the stream at `/events`, webhooks, and every event that leaves the house with its
 * schema and an example. https://www.asyncapi.com/docs/reference/specification/v3.0.0
 */
export function asyncApiDocument({ title, version, origin }: AsyncApiOptions) {
  const { host, protocol } = new URL(origin);
  const named = <Value>(of: (definition: PublicEventDefinition) => Value) =>
    Object.fromEntries(publicEvents.map((definition) => [definition.type, of(definition)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title}: events`,
      version,
      description:
        'What happens to homes, and to the viewings and conversations of an agency, as CloudEvents 1.0. Within a major version of an event its data only grows: ignore what you do not know.',
    },
    defaultContentType: 'application/cloudevents+json',
    servers: {
      portal: { host, protocol: protocol.slice(0, -1), security: [ref('securitySchemes', 'key')] },
    },
    channels: {
      stream: {
        address: '/events',
        title: 'The stream',
        description:
          'Server-sent events: the id of each is its position, its data an event. Go on with `Last-Event-ID` or `?after=POSITION`; with `Accept: application/json` the same positions come as pages.',
        servers: [{ $ref: '#/servers/portal' }],
        messages: named(({ type }) => ref('messages', type)),
      },
      webhooks: {
        address: null,
        title: 'Webhooks',
        description:
          'A POST to an address of yours, signed as Standard Webhooks says (https://www.standardwebhooks.com): a 2xx alone says that it has come.',
        messages: named(({ type }) => ref('messages', `webhook.${type}`)),
      },
    },
    operations: {
      stream: {
        action: 'send',
        channel: { $ref: '#/channels/stream' },
        summary: 'Everything that the key may hear of, in order and without a gap.',
        messages: publicEvents.map(({ type }) => ({ $ref: `#/channels/stream/messages/${type}` })),
      },
      webhooks: {
        action: 'send',
        channel: { $ref: '#/channels/webhooks' },
        summary: 'What an endpoint asked for, at least once: the same `webhook-id` is the same event.',
        messages: publicEvents.map(({ type }) => ({ $ref: `#/channels/webhooks/messages/${type}` })),
      },
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key with the scope `events:read`.' },
      },
      messages: {
        ...named((definition) => messageOf(definition, origin)),
        ...Object.fromEntries(
          publicEvents.map((definition) => [
            `webhook.${definition.type}`,
            { ...messageOf(definition, origin), headers: ref('schemas', 'webhookHeaders') },
          ]),
        ),
      },
      schemas: {
        webhookHeaders,
        ...named((definition) => envelopeOf(definition)),
      },
    },
  };
}

const ref = (of: 'messages' | 'schemas' | 'securitySchemes', name: string) => ({
  $ref: `#/components/${of}/${name}`,
});

const messageOf = (definition: PublicEventDefinition, origin: string) => ({
  name: definition.type,
  title: definition.type,
  summary: definition.summary,
  ...(definition.audience === 'agency' && {
    description: 'For keys of the agency that it is about.',
  }),
  'x-audience': definition.audience,
  contentType: 'application/cloudevents+json',
  payload: ref('schemas', definition.type),
  examples: [{ name: 'example', payload: exampleOf(definition, origin) }],
});

const publishers: Readonly<Record<string, string>> = {
  [listingTopic.name]: 'listings',
  [viewingTopic.name]: 'viewings',
  [conversationTopic.name]: 'messaging',
};

/** A whole event, as the stream and webhooks carry it. */
export const exampleOf = (
  { type, topic, example }: PublicEventDefinition,
  origin: string,
): PublicCloudEvent => ({
  specversion: '1.0',
  id: EXAMPLE_ID,
  source: `/services/${publishers[topic]}`,
  type,
  subject: String(
    (example as { id?: unknown }).id ?? (example as { conversationId?: unknown }).conversationId,
  ),
  time: EXAMPLE_TIME,
  sequence: 3,
  datacontenttype: 'application/json',
  dataschema: new URL(dataschemaOf(type), origin).href,
  position: 1042,
  data: example,
});

function envelopeOf(definition: PublicEventDefinition) {
  const { $schema: _dialect, ...attributes } = z.toJSONSchema(publicCloudEventSchema, {
    ...{ io: 'input', target: 'draft-7' },
  } as const);
  const { $schema: _other, ...data } = jsonSchemaOf(definition, 'draft-7');
  return {
    ...attributes,
    properties: { ...attributes.properties, type: { type: 'string', const: definition.type }, data },
    required: [...(attributes.required ?? []), 'data'],
  };
}

const webhookHeaders = {
  type: 'object',
  properties: {
    'webhook-id': { type: 'string', description: "The event's id: the same at each attempt" },
    'webhook-timestamp': { type: 'string', description: 'When it was sent, in seconds since 1970' },
    'webhook-signature': {
      type: 'string',
      description:
        '`v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`; several, apart by a space, while a secret is replaced',
    },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
};
