import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/** Acts of staff and agencies that no other event tells of. Ids alone: for the audit trail. */
export const auditTopic: TopicDefinition = {
  name: 'lintel.audit',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

/** How far the audit trail had come, so that cutting it short afterwards is noticed. Compacted: the last is enough. */
export const auditHeadTopic: TopicDefinition = {
  name: 'lintel.audit-head',
  partitions: 1,
  compacted: true,
  keepDays: keptDays.superseded,
};

const id = z.string().min(1).max(200);

/** The values of a subject that an act changed, by name: prices, states and roles, nothing that says who somebody is. */
export const actValuesSchema = z.record(
  z.string().max(100),
  z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]),
);
export type ActValues = Readonly<z.infer<typeof actValuesSchema>>;

export const actRecorded = defineEvent({
  type: 'lintel.audit.act-recorded.v1',
  topic: auditTopic.name,
  summary:
    'Somebody did what no other event tells of. Who, is in the attributes `actor`, `actorrole` and `actoragency`.',
  schema: z.object({
    act: z.string().min(1).max(100).describe('Such as listing.draft-changed'),
    subjectType: z.string().min(1).max(50).describe('What it was done to, such as listing'),
    subjectId: id,
    agencyId: id.nullable().describe('The agency that it concerns; null for none'),
    values: actValuesSchema.describe('What is so after it'),
  }),
  example: {
    act: 'listing.draft-changed',
    subjectType: 'listing',
    subjectId: '12',
    agencyId: 'example-and-daughters',
    values: { price: 565_000, status: 'available' },
  },
});

export const auditHeadRecorded = defineEvent({
  type: 'lintel.audit-head.recorded.v1',
  topic: auditHeadTopic.name,
  summary: 'The last entry of the audit trail at this time.',
  schema: z.object({ seq: z.int().min(1), hash: z.string().regex(/^[\da-f]{64}$/) }),
  example: { seq: 412, hash: 'a3'.repeat(32) },
});

export const auditEvents = [actRecorded, auditHeadRecorded] as const;
