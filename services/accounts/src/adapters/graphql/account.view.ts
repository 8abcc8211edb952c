import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { Session } from '../../domain/session.js';

export const toAgencyView = ({ id, companyName, phone, address, approvedAt }: Agency) => ({
  id,
  companyName,
  phone,
  address,
  approved: approvedAt !== null,
});

export const toDeviceView = (session: Session, current: string | undefined) => ({
  id: session.id,
  name: session.device || 'An unknown device',
  signedInAt: session.createdAt.toISOString(),
  lastUsedAt: session.rotatedAt.toISOString(),
  current: session.id === current,
});

export const toMeView = ({ id, name, email, pendingEmail, role, agencyId }: Account) => ({
  id,
  name,
  email: email ?? '',
  pendingEmail,
  role,
  agencyId,
});
export type MeView = ReturnType<typeof toMeView>;
