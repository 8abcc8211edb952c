import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { Session } from '../../domain/session.js';
import type * as schema from './schema.generated.js';

/** What the fields of an agency are worked out from. */
export interface AgencyView extends Omit<
  schema.Agency,
  | 'strongSignInRequired'
  | 'pendingName'
  | 'refusedName'
  | 'refusedNameReason'
  | 'nameLike'
  | 'held'
  | 'suspended'
  | 'members'
  | 'invitations'
> {
  readonly agency: Agency;
}

/** What the fields of whoever asks are worked out from. */
export interface MeView extends Omit<schema.Me, 'agency' | 'devices' | 'strongSignIn'> {
  readonly agencyId: string | null;
  readonly account: Account;
}

/** What only the agency's people may see is left to its resolver, which knows who asks. */
export const toAgencyView = (agency: Agency): AgencyView => ({
  id: agency.id,
  companyName: agency.companyName,
  phone: agency.phone,
  address: agency.address,
  approved: agency.approvedAt !== null,
  website: agency.website,
  description: agency.description,
  agency,
});

export const toDeviceView = (session: Session, current: string | undefined): schema.Device => ({
  id: session.id,
  name: session.device || 'An unknown device',
  signedInAt: session.createdAt.toISOString(),
  lastUsedAt: session.rotatedAt.toISOString(),
  current: session.id === current,
});

/** @param limited whether the session has yet to show what the account needs: it is a visitor's until then */
export const toMeView = (account: Account, limited = false): MeView => ({
  id: account.id,
  name: account.name,
  phone: account.phone ?? '',
  email: account.email ?? '',
  pendingEmail: account.pendingEmail,
  role: limited ? 'user' : account.role,
  agencyId: limited ? null : account.agencyId,
  agencyRole: limited ? null : account.agencyRole,
  account,
});
