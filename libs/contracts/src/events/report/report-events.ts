import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';

/** What became of what people reported: for the e-mail to whoever did, and so not kept longer than that takes. */
export const reportTopic: TopicDefinition = {
  name: 'lintel.report',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

export const reportOutcomes = ['acted', 'dismissed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const id = z.string().min(1).max(200);

export const reportSettled = defineEvent({
  type: 'lintel.report.settled.v1',
  topic: reportTopic.name,
  summary:
    'Staff have settled what somebody reported, who is to be told. Neither who settled it nor why is said.',
  schema: z.object({
    reportId: id,
    about: z.enum(['listing', 'message']),
    listing: z
      .object({ id: z.int().min(1), title: z.string().min(1).max(200) })
      .describe('The home that was reported, or that the reported message is about'),
    outcome: growing(reportOutcomes, 'acted'),
    recipient: z
      .object({
        accountId: id.nullable(),
        sealedAddress: z.string().min(1).max(1000).nullable(),
      })
      .describe('An account, or an address that was typed, sealed with the key of the installation'),
  }),
  example: {
    reportId: '01935f4e-7c00-7000-8000-000000000031',
    about: 'listing',
    listing: { id: 12, title: 'Two-bedroom garden flat' },
    outcome: 'acted',
    recipient: { accountId: '01935f4e-7c00-7000-8000-000000000001', sealedAddress: null },
  },
});

export const reportEvents = [reportSettled] as const;
