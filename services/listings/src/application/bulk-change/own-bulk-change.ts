import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { BulkChange } from '../../domain/bulk-change.js';
import { agencyOf } from '../caller.js';
import type { BulkChangeStore } from './bulk-change-store.js';

/** A change of the caller's own agency; another agency's answers as if it did not exist. */
export async function ownBulkChange(
  changes: BulkChangeStore,
  id: string,
  identity: Identity | null,
): Promise<Result<BulkChange, Refusal>> {
  const agency = agencyOf(identity);
  if (!agency.ok) return agency;
  const change = await changes.find(id);
  return change?.agencyId === agency.value
    ? succeed(change)
    : refuse('NOT_FOUND', 'There is no such change of listings.');
}
