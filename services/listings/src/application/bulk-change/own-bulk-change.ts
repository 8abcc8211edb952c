import { type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, type Refusal, refuse } from '@lintel/service-kit';
import type { BulkChange } from '../../domain/bulk-change.js';
import type { BulkChangeStore } from './bulk-change-store.js';

/** A change of the caller's own agency; another agency's answers as if it did not exist. */
export async function ownBulkChange(
  changes: BulkChangeStore,
  id: string,
  identity: AgencyIdentity,
): Promise<Result<BulkChange, Refusal>> {
  const change = await changes.find(id);
  return change?.agencyId === identity.agencyId
    ? succeed(change)
    : refuse('NOT_FOUND', 'There is no such change of listings.');
}
