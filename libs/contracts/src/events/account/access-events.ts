import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/**
 * What every gateway hears of at once: ids and versions alone, and nothing that anybody needs once access tokens of that time have run out. One
 * partition, as every gateway reads all of it.
 */
export const accountAccessTopic: TopicDefinition = {
  name: 'lintel.account-access',
  partitions: 1,
  compacted: false,
  keepDays: keptDays.events,
};

const id = z.string().min(1).max(100);
const example = '01935f4e-7c00-7000-8000-000000000001';

export const accountAccessChanged = defineEvent({
  type: 'lintel.account-access.changed.v1',
  topic: accountAccessTopic.name,
  summary:
    'What an account may do changed, or its sessions ended: access tokens of an earlier version of it are no longer good. Whoever renews learns which.',
  schema: z.object({
    accountId: id,
    fromVersion: z.int().positive().describe("The account's version since when that is so"),
  }),
  example: { accountId: example, fromVersion: 7 },
});

export const sessionEnded = defineEvent({
  type: 'lintel.account-access.session-ended.v1',
  topic: accountAccessTopic.name,
  summary: 'One session of an account ended; the others go on.',
  schema: z.object({ accountId: id, sessionId: id }),
  example: { accountId: example, sessionId: '01935f4e-7c00-7000-8000-000000000003' },
});

export const accessEvents = [accountAccessChanged, sessionEnded] as const;
