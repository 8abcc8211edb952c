import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';

/**
 * Personal data: for our own services alone. Compacted, so that what an erased account once was does not stay. A request for a link has a key of its
 * own, its request's id: the account's next event does not take it away.
 */
export const accountTopic: TopicDefinition = {
  name: 'lintel.account',
  partitions: 12,
  compacted: true,
  keepDays: keptDays.superseded,
};

export const accountRoles = ['user', 'agent', 'operations'] as const;

/** What an agent may do for the agency: an owner manages its people and profile, all else is everybody's. */
export const agencyRoles = ['owner', 'negotiator'] as const;
export type AgencyRole = (typeof agencyRoles)[number];

const accountId = z.string().min(1).max(100);

export const accountStateSchema = z.object({
  id: accountId,
  email: z.email().max(254),
  emailSince: z
    .int()
    .min(0)
    .optional()
    .describe(
      'The sequence of the change that gave it this address, 0 for the first; absent in older events',
    ),
  pendingEmail: z.email().max(254).nullable().describe('A new address that is not yet confirmed'),
  name: z.string().max(200),
  role: z.enum(accountRoles),
  agencyId: z.string().min(1).max(100).nullable(),
  agencyRole: growing(agencyRoles, 'negotiator')
    .nullable()
    .optional()
    .describe('Null without an agency; absent in older events, whose agents own theirs'),
  confirmed: z.boolean().describe('Whether the owner of the address has followed its link'),
});
export type AccountState = z.infer<typeof accountStateSchema>;

const example: AccountState = {
  id: '01935f4e-7c00-7000-8000-000000000001',
  email: 'buyer@example.org',
  pendingEmail: null,
  name: 'A. Buyer',
  role: 'user',
  agencyId: null,
  confirmed: false,
};

export const accountRegistered = defineEvent({
  type: 'lintel.account.registered.v1',
  topic: accountTopic.name,
  summary: 'Somebody made an account; its address is not yet confirmed.',
  schema: accountStateSchema,
  example,
});

export const accountConfirmed = defineEvent({
  type: 'lintel.account.confirmed.v1',
  topic: accountTopic.name,
  summary: 'The owner of the address confirmed the account.',
  schema: accountStateSchema,
  example: { ...example, confirmed: true },
});

export const accountChanged = defineEvent({
  type: 'lintel.account.changed.v1',
  topic: accountTopic.name,
  summary: "An account's name, address, role or agency changed.",
  schema: accountStateSchema,
  example: { ...example, confirmed: true, name: 'Alex Buyer' },
});

export const accountClosed = defineEvent({
  type: 'lintel.account.closed.v1',
  topic: accountTopic.name,
  summary: 'An account was erased; whoever keeps something about the person erases it too.',
  schema: z.object({ id: accountId, closedAt: z.iso.datetime().describe('UTC') }),
  example: { id: example.id, closedAt: '2026-03-02T09:30:00.000Z' },
});

const sentTo = z
  .int()
  .min(0)
  .optional()
  .describe('Which address it goes to: the one that the account has, or had, since this change');

/** What an e-mailed link is for. `already-registered` is a reset that says why it came: somebody tried to make a second account. */
export const linkPurposes = ['confirm', 'change-email', 'reset', 'already-registered'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const accountLinkRequested = defineEvent({
  type: 'lintel.account-link.requested.v1',
  topic: accountTopic.name,
  summary:
    'An e-mail with a link is wanted. The link itself is made by whoever sends it and stands in no event.',
  schema: z.object({
    accountId,
    purpose: z.enum(linkPurposes),
    request: z.string().min(1).max(100).describe('Good once; also the key of the event'),
    expiresAt: z.iso.datetime().describe('UTC'),
    emailSince: sentTo,
  }),
  example: {
    accountId: example.id,
    purpose: 'confirm',
    request: '01935f4e-7c00-7000-8000-000000000002',
    expiresAt: '2026-03-03T09:30:00.000Z',
  },
});

/** What became of the passkeys, authenticator and recovery codes of an account. `reset`: operations staff removed them all for their owner. */
export const strongSignInChanges = [
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'reset',
] as const;
export type StrongSignInChange = (typeof strongSignInChanges)[number];

export const accountStrongSignInChanged = defineEvent({
  type: 'lintel.account-strong-sign-in.changed.v1',
  topic: accountTopic.name,
  summary:
    'With what an account’s owner signs in beside the password changed; its subject is this one change, so that the account’s state stays.',
  schema: z.object({
    accountId,
    change: z.enum(strongSignInChanges),
    changedAt: z.iso.datetime().describe('UTC'),
  }),
  example: { accountId: example.id, change: 'passkey-added', changedAt: '2026-03-02T09:30:00.000Z' },
});

/** Notices of a `StrongSignInChange`. */
export const factorNotices = [
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'factors-reset',
] as const;

/**
 * What an owner is notified of because somebody else may have done it, with a link for that case, which is good once, for a week. An address that is about
 * to be replaced gets `undo-email`.
 */
export const noticeKinds = [
  'undo-email',
  'new-device',
  'password-changed',
  'password-reset',
  ...factorNotices,
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const isNotice = (purpose: string): purpose is NoticeKind =>
  (noticeKinds as readonly string[]).includes(purpose);

/** An event type of its own, which older consumers skip; a further link purpose they would have to park. */
export const accountNoticeRequested = defineEvent({
  type: 'lintel.account-notice.requested.v1',
  topic: accountTopic.name,
  summary: 'The owner of an account is to be told what was done with it, with a link for who did not do it.',
  schema: z.object({
    accountId,
    notice: z
      .string()
      .min(1)
      .max(50)
      .describe(`Such as ${noticeKinds.join(', ')}; others are to be passed over`),
    request: z.string().min(1).max(100).describe('Of the link, good once; also the key of the event'),
    expiresAt: z.iso.datetime().describe('UTC'),
    emailSince: sentTo,
    device: z.string().max(200).optional().describe('Of a new device, how its browser calls itself'),
  }),
  example: {
    accountId: example.id,
    notice: 'new-device',
    request: '01935f4e-7c00-7000-8000-000000000004',
    expiresAt: '2026-03-09T09:30:00.000Z',
    emailSince: 0,
    device: 'Firefox on Linux',
  },
});

export const accountEvents = [
  accountRegistered,
  accountConfirmed,
  accountChanged,
  accountClosed,
  accountLinkRequested,
  accountStrongSignInChanged,
  accountNoticeRequested,
] as const;
