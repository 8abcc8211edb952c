import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';

/** What becomes of the webhooks of agencies and the portal. For our own services alone. */
export const webhookTopic: TopicDefinition = {
  name: 'lintel.webhook',
  partitions: 1,
  compacted: false,
  keepDays: keptDays.events,
};

const id = z.string().min(1).max(100);

export const webhookDisabled = defineEvent({
  type: 'lintel.webhook.disabled.v1',
  topic: webhookTopic.name,
  summary: 'Nothing is sent to a webhook any more, as it takes nothing.',
  schema: z.object({
    webhook: id,
    agencyId: id.nullable().describe('Null for one of the portal'),
    host: z.string().min(1).max(300).describe('Where it was sent to, such as hooks.example.org'),
    reason: growing(['gone', 'failing'], 'failing').describe(
      'gone: it answered 410; failing: it took nothing for days',
    ),
    since: z.iso.datetime().describe('Of the first attempt that failed, after the last that did not'),
  }),
  example: {
    webhook: '01935f4e-7c00-7000-8000-00000000000a',
    agencyId: '01935f4e-7c00-7000-8000-000000000003',
    host: 'hooks.example.org',
    reason: 'failing',
    since: '2026-03-02T09:30:00.000Z',
  },
});

export const webhookEvents = [webhookDisabled] as const;
