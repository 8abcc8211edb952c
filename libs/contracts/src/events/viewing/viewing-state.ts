import { z } from 'zod';
import { agentSchema, publicListingSchema } from '../../listing.js';
import { viewingLimits } from '../../viewing-times.js';
import { growing } from '../reading.js';

export const viewingStates = [
  /** The visitor named times; the agent is to answer. */
  'requested',
  /** The agent named another time; the visitor is to answer. */
  'proposed',
  'confirmed',
  /** The visitor named other times for one that was asked for or arranged; the agent is to answer. */
  'rescheduling',
  'completed',
  'cancelled',
  'rejected',
] as const;
export type ViewingState = (typeof viewingStates)[number];

export const viewingSides = ['visitor', 'agent'] as const;
export type ViewingSide = (typeof viewingSides)[number];

const instant = z.iso.datetime();
export const viewingId = z.string().min(1).max(100);

export const viewingAccounts = z
  .array(z.string().min(1).max(100))
  .max(500)
  .describe("Whose browsers are told: the visitor's account, and those of the agents of the agency");

/** Whom the agent meets. */
export const viewingVisitorSchema = z.object({
  accountId: z
    .string()
    .min(1)
    .max(100)
    .nullable()
    .describe('Null: asked for without signing in; an account whose confirmed address is `email` may see it'),
  name: z.string().min(1).max(200),
  email: z.email().max(254),
  verified: z
    .boolean()
    .optional()
    .describe('Whether they were signed in with this confirmed address when they asked'),
  phone: z.string().max(50),
  link: z
    .string()
    .min(1)
    .max(100)
    .describe('`request` of the links to be signed: purpose `viewing`, subject the viewing, no expiry'),
});

/** The appointment as a calendar file (RFC 5545), to be attached to e-mails to both sides. */
export const viewingCalendarSchema = z.object({
  method: z.enum(['REQUEST', 'CANCEL']),
  sequence: z.int().min(0),
  file: z.string().min(1).max(20_000),
});

/** A viewing as it is after an event, with all that an e-mail to either side needs. */
export const viewingStateSchema = z.object({
  id: viewingId,
  state: growing(viewingStates, 'rescheduling'),
  listing: publicListingSchema.pick({ id: true, title: true, address: true, location: true }),
  agent: agentSchema.describe("The listing's agent"),
  visitor: viewingVisitorSchema.nullable().describe('Null once the person was erased'),
  message: z.string().max(viewingLimits.message).describe('What the visitor wrote to the agent, or empty'),
  start: instant.nullable().describe('The arranged time, UTC; kept when the viewing is cancelled'),
  requestedTimes: z.array(instant).describe('What the visitor asked for last, ascending, UTC'),
  proposal: z
    .object({ id: z.string().min(1).max(100), start: instant })
    .nullable()
    .describe('What the agent offers instead, while the visitor has not answered'),
  rescheduled: z.boolean().describe('Whether another time than the first asked for was offered or asked for'),
  entered: z
    .boolean()
    .optional()
    .describe(
      'Whether the agent entered it, as agreed elsewhere, such as by phone: nobody asked for it here',
    ),
  reason: z.string().max(viewingLimits.reason).describe('Of a decline or a cancellation, or empty'),
  accounts: viewingAccounts,
  by: growing([...viewingSides, 'time'], 'agent').describe('Who did what the event tells'),
  viewingDate: z.string().describe('In London, yyyy-MM-dd, of the time that the event is about'),
  viewingTime: z.string().describe('In London, HH:mm; several are joined by comma and space'),
  calendar: viewingCalendarSchema.nullable().describe('Null where nothing was ever arranged'),
});
export type ViewingEventState = z.infer<typeof viewingStateSchema>;

export const viewingStateExample: ViewingEventState = {
  id: '01935f4e-7c00-7000-8000-000000000010',
  state: 'requested',
  listing: {
    id: 12,
    title: 'Garden flat near the common',
    address: '12 Example Road, London SW4 7AA',
    location: 'Clapham, London',
  },
  agent: {
    agencyId: '01935f4e-7c00-7000-8000-000000000003',
    agency: 'Example & Daughters',
    name: 'A. Agent',
    position: 'Sales negotiator',
    phone: '020 7946 0000',
    email: 'agent@example.org',
  },
  visitor: {
    accountId: null,
    name: 'A. Visitor',
    email: 'visitor@example.org',
    phone: '020 7946 0001',
    link: '01935f4e-7c00-7000-8000-000000000011',
  },
  message: '',
  start: null,
  requestedTimes: ['2026-03-30T09:00:00.000Z', '2026-03-30T10:00:00.000Z'],
  proposal: null,
  rescheduled: false,
  reason: '',
  accounts: ['01935f4e-7c00-7000-8000-000000000005'],
  by: 'visitor',
  viewingDate: '2026-03-30',
  viewingTime: '10:00, 11:00',
  calendar: null,
};
