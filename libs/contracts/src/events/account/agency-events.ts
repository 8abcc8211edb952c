import { z } from 'zod';
import type { CloudEvent } from '../../cloud-event.js';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';
import { agencyRoles } from './account-events.js';

/**
 * Compacted. Events of an invitation have its id for their key, and the last of them says nothing of the person: so the address that was written to
 * does not stay. For our own services alone.
 */
export const agencyTopic: TopicDefinition = {
  name: 'lintel.agency',
  partitions: 12,
  compacted: true,
  keepDays: keptDays.superseded,
};

const id = z.string().min(1).max(100);

/** The most that staff say to an agency, in characters. */
export const longestWordToAgency = 500;
const text = z.string().min(1).max(longestWordToAgency);

export const agencySchema = z.object({
  id,
  companyName: z.string().min(1).max(200),
  phone: z.string().max(50),
  address: z.string().max(300),
  approved: z
    .boolean()
    .describe('Whether its agents may work; operations staff approve where that is required'),
  website: z.url().max(300).nullable().optional(),
  description: z.string().max(2000).optional().describe('What the agency says of itself; may be empty'),
  members: z
    .array(z.object({ accountId: id, role: growing(agencyRoles, 'negotiator') }))
    .optional()
    .describe('Its people, by their accounts; absent in older events'),
  strongSignInRequired: z
    .boolean()
    .optional()
    .describe('Its people need a passkey or an authenticator; absent where they do not'),
  suspended: z
    .object({ since: z.iso.datetime().describe('UTC'), reason: text })
    .optional()
    .describe('The public sees none of its homes and its people may not work, why; absent where they may'),
  held: z
    .object({
      since: z.iso.datetime().describe('UTC'),
      note: text,
      name: z.string().min(1).max(200).describe('The one that is to be approved'),
    })
    .optional()
    .describe('What operations staff miss before they can approve it, or its new name; absent otherwise'),
});
export type AgencyState = z.infer<typeof agencySchema>;

const account = '01935f4e-7c00-7000-8000-000000000001';
const example: AgencyState = {
  id: '01935f4e-7c00-7000-8000-000000000003',
  companyName: 'Example & Daughters',
  phone: '020 7946 0000',
  address: '1 Example Street, London SW4 7AA',
  approved: false,
  website: null,
  description: '',
  members: [{ accountId: account, role: 'owner' }],
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

export const agencyChanged = defineEvent({
  type: 'lintel.agency.changed.v1',
  topic: agencyTopic.name,
  summary: "An agency's profile, its people or their roles changed.",
  schema: agencySchema,
  example: { ...example, approved: true, website: 'https://example.org/', description: 'Homes since 1923.' },
});

export const agencyHeld = defineEvent({
  type: 'lintel.agency.held.v1',
  topic: agencyTopic.name,
  summary: 'Operations staff need something of an agency before they can approve it, or its new name.',
  schema: agencySchema,
  example: {
    ...example,
    held: {
      since: '2026-03-02T09:30:00.000Z',
      note: 'Please send us your licence.',
      name: example.companyName,
    },
  },
});

export const agencySuspended = defineEvent({
  type: 'lintel.agency.suspended.v1',
  topic: agencyTopic.name,
  summary: 'Operations staff suspended an agency: the public sees none of its homes, and it may not work.',
  schema: agencySchema,
  example: {
    ...example,
    approved: true,
    suspended: { since: '2026-03-02T09:30:00.000Z', reason: 'Your licence has expired.' },
  },
});

export const agencyReinstated = defineEvent({
  type: 'lintel.agency.reinstated.v1',
  topic: agencyTopic.name,
  summary: 'Operations staff lifted the suspension of an agency.',
  schema: agencySchema,
  example: { ...example, approved: true },
});

export const agencyNameDecided = defineEvent({
  type: 'lintel.agency.name-decided.v1',
  topic: agencyTopic.name,
  summary: 'Operations staff approved or refused the new name that an agency asked for.',
  schema: agencySchema.extend({
    decision: z.object({
      name: agencySchema.shape.companyName.describe('The one that was asked for'),
      approved: z.boolean(),
      reason: text.optional().describe('Why it was refused; absent where nobody said'),
    }),
  }),
  example: { ...example, approved: true, decision: { name: 'Honest Example', approved: false } },
});

const stateTypes = [
  agencyRegistered,
  agencyApproved,
  agencyChanged,
  agencyHeld,
  agencySuspended,
  agencyReinstated,
  agencyNameDecided,
].map(({ type }): string => type);
/** Whether an event says what an agency is by now; others of the topic are of its invitations. */
export const isAgencyState = (event: CloudEvent): event is CloudEvent<AgencyState> =>
  stateTypes.includes(event.type);

/** The purpose of the link in an invitation's e-mail; its subject is the invitation, its request the sending. */
export const invitationLinkPurpose = 'invitation';

const invitation = { invitationId: id, agencyId: id };
const invitationExample = { invitationId: '01935f4e-7c00-7000-8000-000000000005', agencyId: example.id };

export const agencyInvited = defineEvent({
  type: 'lintel.agency.invited.v1',
  topic: agencyTopic.name,
  summary:
    'An agency asks somebody to join, or asks again: an e-mail with a link is wanted. The link itself is made by whoever sends it and stands in no event.',
  schema: z.object({
    ...invitation,
    companyName: z.string().min(1).max(200),
    email: z.email().max(254),
    role: growing(agencyRoles, 'negotiator'),
    invitedBy: id.describe('The account of the colleague who asks'),
    request: id.describe('Of this sending'),
    expiresAt: z.iso.datetime().describe('UTC'),
  }),
  example: {
    ...invitationExample,
    companyName: example.companyName,
    email: 'colleague@example.org',
    role: 'negotiator',
    invitedBy: account,
    request: '01935f4e-7c00-7000-8000-000000000006',
    expiresAt: '2026-03-09T09:30:00.000Z',
  },
});

export const agencyInvitationEnded = defineEvent({
  type: 'lintel.agency.invitation-ended.v1',
  topic: agencyTopic.name,
  summary: 'An invitation was accepted or withdrawn, or has expired; whoever keeps the address erases it.',
  schema: z.object(invitation),
  example: invitationExample,
});

export const agencyEvents = [
  agencyRegistered,
  agencyApproved,
  agencyChanged,
  agencyHeld,
  agencySuspended,
  agencyReinstated,
  agencyNameDecided,
  agencyInvited,
  agencyInvitationEnded,
] as const;
