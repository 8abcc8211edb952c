import { z } from 'zod';
import { defineEvent, type TopicDefinition } from '../event-definition.js';

export const agencyTopic: TopicDefinition = { name: 'lintel.agency', partitions: 12, compacted: true };

export const agencySchema = z.object({
  id: z.string().min(1).max(100),
  companyName: z.string().min(1).max(200),
  phone: z.string().max(50),
  address: z.string().max(300),
  approved: z
    .boolean()
    .describe('Whether its agents may work; operations staff approve where that is required'),
});
export type AgencyState = z.infer<typeof agencySchema>;

const example: AgencyState = {
  id: '01935f4e-7c00-7000-8000-000000000003',
  companyName: 'Example & Daughters',
  phone: '020 7946 0000',
  address: '1 Example Street, London SW4 7AA',
  approved: false,
};

export const agencyRegistered = defineEvent({
  type: 'lintel.agency.registered.v1',
  topic: agencyTopic.name,
  summary: 'An estate agent confirmed the account of a new agency.',
  schema: agencySchema,
  example,
});

export const agencyApproved = defineEvent({
  type: 'lintel.agency.approved.v1',
  topic: agencyTopic.name,
  summary: 'Operations staff approved an agency.',
  schema: agencySchema,
  example: { ...example, approved: true },
});

export const agencyEvents = [agencyRegistered, agencyApproved] as const;
