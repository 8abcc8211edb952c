import type { AgencyRole } from '@lintel/contracts';
import type { AgencyDetails } from './account.js';
import type { Invitation } from './invitation.js';

/** What the agency's owners say of it. */
export interface AgencyProfile extends AgencyDetails {
  /** Of http or https. */
  readonly website: string | null;
  readonly description: string;
}

/** A new name that operations staff have yet to look at. */
export interface PendingName {
  readonly name: string;
  readonly askedAt: Date;
}

export interface Held {
  /** For its people to read. */
  readonly note: string;
  readonly since: Date;
}

export interface Suspended {
  /** The same. */
  readonly reason: string;
  readonly since: Date;
}

/** An agency with its people. Who belongs to it, and as what, stands here; their accounts follow. */
export interface Agency extends AgencyProfile {
  readonly id: string;
  readonly version: number;
  /** By when they joined. */
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  /** Accounts that have yet to learn what they are here by now. */
  readonly following: readonly Following[];
  /** Its people show a passkey or a code beside their password. */
  readonly strongSignInRequired: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null while operations staff have yet to approve it. */
  readonly approvedAt: Date | null;
  /** The agency goes by its old name meanwhile. */
  readonly pendingName: PendingName | null;
  /** The last name that operations staff refused, until another is asked for. */
  readonly refusedName: string | null;
  /** Why they did; null where they did not say. */
  readonly refusedReason: string | null;
  /** What staff miss before they approve it, or its new name. */
  readonly held: Held | null;
  /** The public sees none of its homes, and its people may do little. */
  readonly suspended: Suspended | null;
  /** The name that what waits is too like, another agency's or Lintel's own. */
  readonly nameLike: string | null;
  /** From when others' names that are too like its own wait. */
  readonly nameCountsFrom: Date;
}

export interface Member {
  readonly accountId: string;
  readonly role: AgencyRole;
  readonly joinedAt: Date;
}

export interface Following {
  readonly accountId: string;
  /** What its sessions say of it would be wrong. */
  readonly endSessions: boolean;
}

export const changed = (agency: Agency, now: Date, change: Partial<Agency>): Agency => ({
  ...agency,
  ...change,
  version: agency.version + 1,
  updatedAt: now,
});

export interface NewAgency extends AgencyDetails {
  readonly id: string;
  /** The account that registered it. */
  readonly owner: { readonly id: string; readonly createdAt: Date };
  readonly approvedAt: Date | null;
  readonly nameLike?: string | null;
}

export const openAgency = ({ owner, nameLike = null, ...given }: NewAgency, now: Date): Agency => ({
  ...given,
  version: 1,
  website: null,
  description: '',
  members: [{ accountId: owner.id, role: 'owner', joinedAt: owner.createdAt }],
  invitations: [],
  following: [],
  strongSignInRequired: false,
  createdAt: now,
  updatedAt: now,
  pendingName: null,
  refusedName: null,
  refusedReason: null,
  held: null,
  suspended: null,
  nameLike,
  nameCountsFrom: countsFrom(now),
});

/** A name that nobody looked at counts a day later: to be the first by a minute is worth nothing. */
export const countsFrom = (taken: Date): Date => new Date(taken.getTime() + 86_400_000);

/** The same when it is so already. */
export const withStrongSignIn = (agency: Agency, strongSignInRequired: boolean, now: Date): Agency =>
  agency.strongSignInRequired === strongSignInRequired
    ? agency
    : changed(agency, now, { strongSignInRequired });

/** What is said but for the name, which `withName` gives. Null when it says so already. */
export function withProfile(
  agency: Agency,
  profile: Partial<Omit<AgencyProfile, 'companyName'>>,
  now: Date,
): Agency | null {
  const said = Object.keys(profile) as (keyof typeof profile)[];
  return said.every((key) => profile[key] === agency[key]) ? null : changed(agency, now, profile);
}
