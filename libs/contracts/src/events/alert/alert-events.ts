import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/** What operations staff have to be told of the installation itself. */
export const alertTopic: TopicDefinition = {
  name: 'lintel.alert',
  partitions: 1,
  compacted: false,
  keepDays: keptDays.events,
};

const text = z.string().max(500);

export const alertNoticeDue = defineEvent({
  type: 'lintel.alert.notice-due.v1',
  topic: alertTopic.name,
  summary: 'Somebody is to be told by e-mail that something is the matter with the installation, or no more.',
  schema: z.object({
    notice: z.string().min(1).max(200).describe('The id of this telling'),
    kind: z
      .string()
      .min(1)
      .max(50)
      .describe('fired, reminded, resolved or test; later versions may have others'),
    alert: z.string().min(1).max(200),
    rule: z.string().min(1).max(100),
    subject: text.describe(
      'What it is about, such as a part or a queue; empty for the installation as a whole',
    ),
    severity: z.enum(['page', 'ticket']).describe('Whether it wakes somebody, or waits for the morning'),
    title: text,
    reason: text.nullable(),
    since: z.iso.datetime(),
    at: z.iso.datetime(),
    recipients: z.array(z.email().max(254)).max(100),
  }),
  example: {
    notice: '01935f4e-7c00-7000-8000-000000000009.1',
    kind: 'fired',
    alert: '01935f4e-7c00-7000-8000-000000000009',
    rule: 'partDown',
    subject: 'search: index',
    severity: 'page',
    title: 'search: index cannot do its work',
    reason: 'connection refused',
    since: '2026-03-01T09:00:00.000Z',
    at: '2026-03-01T09:00:08.000Z',
    recipients: ['on-call@example.org'],
  },
});

export const alertEvents = [alertNoticeDue] as const;
