import { z } from 'zod';
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
  agencyInvited,
  agencyInvitationEnded,
] as const;
