import type { AgencyRole } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { type Agency, changed, type Following, type Member } from './agency.js';
import { withoutInvitation } from './invitation.js';

/** Why an agency's people stay as they are. Somebody always owns it. */
export type MemberFailure = 'no-member' | 'last-owner';

export const memberOf = (agency: Agency, accountId: string): Member | undefined =>
  agency.members.find((member) => member.accountId === accountId);

/** Whether the agency would be without an owner, were it not for this one. */
export const isLastOwner = (agency: Agency, accountId: string): boolean =>
  memberOf(agency, accountId)?.role === 'owner' &&
  !agency.members.some((member) => member.role === 'owner' && member.accountId !== accountId);

const following = (agency: Agency, accountId: string, endSessions: boolean): readonly Following[] => {
  const before = agency.following.find((one) => one.accountId === accountId);
  return [
    ...agency.following.filter((one) => one !== before),
    { accountId, endSessions: endSessions || (before?.endSessions ?? false) },
  ];
};

/** Somebody who was invited joins; for a member nothing changes but that the invitation is used. */
export function join(agency: Agency, accountId: string, invitationId: string, now: Date): Agency | null {
  const invitation = agency.invitations.find(({ id, expiresAt }) => id === invitationId && expiresAt > now);
  if (!invitation) return null;
  const used = { invitations: withoutInvitation(agency, invitationId) };
  if (memberOf(agency, accountId)) return changed(agency, now, used);
  return changed(agency, now, {
    ...used,
    members: [...agency.members, { accountId, role: invitation.role, joinedAt: now }],
    following: following(agency, accountId, true),
  });
}

/** Adds an owner beside those that are there; null for somebody who is one already. */
export const withOwner = (
  agency: Agency,
  owner: { readonly id: string; readonly createdAt: Date },
  now: Date,
) =>
  memberOf(agency, owner.id)
    ? null
    : changed(agency, now, {
        members: [...agency.members, { accountId: owner.id, role: 'owner', joinedAt: owner.createdAt }],
      });

/** The sessions stay: each is told of the role when it is next renewed. */
export function withRole(
  agency: Agency,
  accountId: string,
  role: AgencyRole,
  now: Date,
): Result<Agency, MemberFailure> {
  const member = memberOf(agency, accountId);
  if (!member) return fail('no-member');
  if (member.role === role) return succeed(agency);
  if (isLastOwner(agency, accountId)) return fail('last-owner');
  const members = agency.members.map((one) => (one === member ? { ...one, role } : one));
  return succeed(changed(agency, now, { members, following: following(agency, accountId, false) }));
}

export function without(agency: Agency, accountId: string, now: Date): Result<Agency, MemberFailure> {
  const member = memberOf(agency, accountId);
  if (!member) return fail('no-member');
  if (isLastOwner(agency, accountId)) return fail('last-owner');
  const members = agency.members.filter((one) => one !== member);
  return succeed(changed(agency, now, { members, following: following(agency, accountId, true) }));
}

/** The account is about to be closed. Nobody is asked to join an agency that is left without people. */
export function withoutClosed(agency: Agency, accountId: string, now: Date): Result<Agency, MemberFailure> {
  const [only, ...others] = agency.members;
  if (only?.accountId !== accountId || others.length > 0) return without(agency, accountId, now);
  return succeed(
    changed(agency, now, {
      members: [],
      invitations: [],
      following: following(agency, accountId, true),
    }),
  );
}

/** The account is another agency's by now. */
export const withoutStray = (agency: Agency, accountId: string, now: Date): Agency =>
  changed(agency, now, {
    members: agency.members.filter((member) => member.accountId !== accountId),
    following: agency.following.filter((one) => one.accountId !== accountId),
  });

/** The account has learned that it has this role here, or none; null when that is not so any more. */
export function settled(
  agency: Agency,
  accountId: string,
  learned: AgencyRole | null,
  now: Date,
): Agency | null {
  if ((memberOf(agency, accountId)?.role ?? null) !== learned) return null;
  return changed(agency, now, {
    following: agency.following.filter((one) => one.accountId !== accountId),
  });
}

/** `<account> owner, <account> negotiator`: who may do what, as one text. */
export const namedRoles = (members: readonly Pick<Member, 'accountId' | 'role'>[]): string =>
  members
    .map(({ accountId, role }) => `${accountId} ${role}`)
    .sort()
    .join(', ');
