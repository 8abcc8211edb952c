import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import {
  viewingAccounts,
  viewingId,
  viewingStateExample as example,
  viewingStateSchema as schema,
} from './viewing-state.js';

/**
 * Personal data, of the visitor and of the home's contact: for our own services alone. Not compacted, as the last event of a viewing would name a contact
 * who is erased later. Each carries the whole viewing, so that a reader that begins later, or forgot it, needs none before.
 */
export const viewingTopic: TopicDefinition = {
  name: 'lintel.viewing',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

const topic = viewingTopic.name;
const arranged = {
  ...example,
  state: 'confirmed',
  start: '2026-03-30T09:00:00.000Z',
  by: 'agent',
  viewingTime: '10:00',
  calendar: { method: 'REQUEST', sequence: 0, file: 'BEGIN:VCALENDAR\r\n...\r\nEND:VCALENDAR\r\n' },
} as const;
const offered = {
  ...example,
  state: 'proposed',
  proposal: { id: '01935f4e-7c00-7000-8000-000000000012', start: '2026-03-31T09:00:00.000Z' },
  rescheduled: true,
  by: 'agent',
  viewingDate: '2026-03-31',
  viewingTime: '10:00',
} as const;
const calledOff = {
  ...arranged,
  calendar: { ...arranged.calendar, method: 'CANCEL', sequence: 1 },
} as const;

export const viewingRequested = defineEvent({
  type: 'lintel.viewing.requested.v1',
  topic,
  summary: 'A visitor asked for a viewing.',
  schema,
  example,
});

export const viewingConfirmed = defineEvent({
  type: 'lintel.viewing.confirmed.v1',
  topic,
  summary:
    'A viewing was arranged for the first time, by the agent or by the visitor accepting a proposal; or entered by the agent, as agreed elsewhere.',
  schema,
  example: arranged,
});

export const viewingMoved = defineEvent({
  type: 'lintel.viewing.moved.v1',
  topic,
  summary: 'An arranged viewing was moved to another time, and `previousStart` is free again.',
  schema: schema.extend({ previousStart: z.iso.datetime() }),
  example: {
    ...arranged,
    calendar: { ...arranged.calendar, sequence: 1 },
    rescheduled: true,
    previousStart: '2026-03-28T10:00:00.000Z',
  },
});

export const viewingDeclined = defineEvent({
  type: 'lintel.viewing.declined.v1',
  topic,
  summary: 'The agent declined, with a reason that may be empty.',
  schema,
  example: { ...example, state: 'cancelled', reason: 'The home is let.', by: 'agent' },
});

export const viewingRejected = defineEvent({
  type: 'lintel.viewing.rejected.v1',
  topic,
  summary: 'The agent rejected a request.',
  schema,
  example: { ...example, state: 'rejected', by: 'agent' },
});

export const viewingTimeProposed = defineEvent({
  type: 'lintel.viewing.time-proposed.v1',
  topic,
  summary: 'The agent proposed another time; the visitor is to answer.',
  schema,
  example: offered,
});

export const viewingProposalRefused = defineEvent({
  type: 'lintel.viewing.proposal-refused.v1',
  topic,
  summary: 'The visitor refused the proposed time. What was arranged before, if anything, stands.',
  schema,
  example,
});

export const viewingRescheduleRequested = defineEvent({
  type: 'lintel.viewing.reschedule-requested.v1',
  topic,
  summary:
    'The visitor asked for other times. What was arranged before, if anything, stands until the agent answers.',
  schema,
  example: { ...arranged, state: 'rescheduling', by: 'visitor', rescheduled: true },
});

export const viewingTimeKept = defineEvent({
  type: 'lintel.viewing.time-kept.v1',
  topic,
  summary: 'The agent cannot move an arranged viewing: it stays when it was.',
  schema,
  example: arranged,
});

export const viewingCancelled = defineEvent({
  type: 'lintel.viewing.cancelled.v1',
  topic,
  summary: 'The visitor or the agent called it off, or its home left the market.',
  schema,
  example: { ...calledOff, state: 'cancelled', by: 'visitor' },
});

export const viewingCompleted = defineEvent({
  type: 'lintel.viewing.completed.v1',
  topic,
  summary: 'The time of an arranged viewing has passed.',
  schema,
  example: { ...arranged, state: 'completed', by: 'time' },
});

export const viewingReminderDue = defineEvent({
  type: 'lintel.viewing.reminder-due.v1',
  topic,
  summary: 'An arranged viewing is near: both sides are to be reminded, once.',
  schema: schema.extend({ hoursBefore: z.union([z.literal(24), z.literal(2)]) }),
  example: { ...arranged, by: 'time', hoursBefore: 24 },
});

export const viewingErased = defineEvent({
  type: 'lintel.viewing.erased.v1',
  topic,
  summary:
    'The person behind a viewing was erased; whoever keeps something of it about the person erases it too.',
  schema: z.object({
    id: viewingId,
    accounts: viewingAccounts,
    erasedAt: z.iso.datetime().describe('UTC'),
  }),
  example: { id: example.id, accounts: example.accounts, erasedAt: '2026-04-02T09:30:00.000Z' },
});

export const viewingEvents = [
  viewingRequested,
  viewingConfirmed,
  viewingMoved,
  viewingDeclined,
  viewingRejected,
  viewingTimeProposed,
  viewingProposalRefused,
  viewingRescheduleRequested,
  viewingTimeKept,
  viewingCancelled,
  viewingCompleted,
  viewingReminderDue,
  viewingErased,
] as const;
