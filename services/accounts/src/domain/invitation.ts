import type { AgencyRole } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { type Agency, changed } from './agency.js';

/** Somebody was asked to join an agency, and has yet to answer. */
export interface Invitation {
  readonly id: string;
  /** How often it was sent. */
  readonly version: number;
  /** Of the last sending. */
  readonly request: string;
  /** In lower case. */
  readonly email: string;
  readonly role: AgencyRole;
  /** The account of the colleague who asked last. */
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export const invitationLifetime = 7 * 24 * 3_600_000;
export const mostInvitations = 50;

export interface NewInvitation extends Pick<Invitation, 'email' | 'role' | 'invitedBy'> {
  /** Unless the address has an invitation already. */
  readonly id: string;
  readonly request: string;
}

export const openInvitations = ({ invitations }: Agency, now: Date): readonly Invitation[] =>
  invitations.filter(({ expiresAt }) => expiresAt > now);

/** Asks somebody, or asks again: an address has one invitation of an agency, whose older links stay good. */
export function invite(agency: Agency, given: NewInvitation, now: Date): Result<Agency, 'too-many'> {
  const open = openInvitations(agency, now);
  const before = open.find(({ email }) => email === given.email);
  if (!before && open.length >= mostInvitations) return fail('too-many');
  const invitation: Invitation = {
    ...given,
    id: before?.id ?? given.id,
    version: (before?.version ?? 0) + 1,
    sentAt: now,
    expiresAt: new Date(now.getTime() + invitationLifetime),
  };
  return succeed(
    changed(agency, now, { invitations: [...open.filter((one) => one !== before), invitation] }),
  );
}

export const withoutInvitation = (agency: Agency, id: string): readonly Invitation[] =>
  agency.invitations.filter((one) => one.id !== id);

/** Null when there is none. */
export const withdraw = (agency: Agency, id: string, now: Date): Agency | null =>
  agency.invitations.some((one) => one.id === id)
    ? changed(agency, now, { invitations: withoutInvitation(agency, id) })
    : null;

/** Null when the address has none. */
export const withoutInvitationOf = (agency: Agency, email: string, now: Date): Agency | null => {
  const invitation = agency.invitations.find((one) => one.email === email);
  return invitation ? withdraw(agency, invitation.id, now) : null;
};

/** Null when none has expired. */
export function withoutExpired(agency: Agency, now: Date): Agency | null {
  const open = openInvitations(agency, now);
  return open.length === agency.invitations.length ? null : changed(agency, now, { invitations: open });
}
