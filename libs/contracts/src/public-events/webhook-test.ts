import { z } from 'zod';
import { dataschemaOf, type EventDefinition } from '../events/event-definition.js';
import { webhookTopic } from '../events/webhook/webhook-events.js';
import type { PublicView } from './public-event.js';

/** What a webhook is sent when its owner tries it. Nothing happened, and nobody else hears of it: it is in no stream. */
export const webhookTest: EventDefinition = {
  type: 'lintel.webhook.test.v1',
  topic: webhookTopic.name,
  summary: 'The owner of a webhook tries it.',
  schema: z.object({ webhook: z.string().min(1).describe('Its id') }),
  example: { webhook: '01935f4e-7c00-7000-8000-00000000000a' },
};

export const webhookTestOf = (webhook: string, id: string, now: Date): PublicView => ({
  ...{ specversion: '1.0', id, source: '/services/integrations', type: webhookTest.type },
  ...{ subject: webhook, time: now.toISOString(), sequence: 1, datacontenttype: 'application/json' },
  ...{ dataschema: dataschemaOf(webhookTest.type), data: { webhook } },
});
