import type { AgencyRole } from '@lintel/contracts';
import type { AgencyDetails } from './account.js';
import type { Invitation } from './invitation.js';

/** What the agency's owners say of it. */
export interface AgencyProfile extends AgencyDetails {
  /** Of http or https. */
  readonly website: string | null;
  readonly description: string;
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
}

export const openAgency = ({ owner, ...given }: NewAgency, now: Date): Agency => ({
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
});

export const approve = (agency: Agency, now: Date): Agency => changed(agency, now, { approvedAt: now });

/** The same when it is so already. */
export const withStrongSignIn = (agency: Agency, strongSignInRequired: boolean, now: Date): Agency =>
  agency.strongSignInRequired === strongSignInRequired
    ? agency
    : changed(agency, now, { strongSignInRequired });

/** Null when it says so already. */
export function withProfile(agency: Agency, profile: Partial<AgencyProfile>, now: Date): Agency | null {
  const said = Object.keys(profile) as (keyof AgencyProfile)[];
  return said.every((key) => profile[key] === agency[key]) ? null : changed(agency, now, profile);
}
