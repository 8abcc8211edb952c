import { createHash } from 'node:crypto';
import type { SealKey } from '@lintel/service-kit';
import type { Act, AuditEntry, AuditFault, AuditHead } from '../../domain/audit-entry.js';

/** The head before the first entry. */
export const beginning: AuditHead = { seq: 0, hash: '0'.repeat(64) };

const ABOUT = 'audit';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON that is the same for the same value, whatever store it comes from: keys are sorted. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const hashOf = ({ hash: _hash, seal: _seal, ...said }: AuditEntry): string =>
  sha256(said.previousHash + canonicalJson(said));

/** The acts as the next links of the chain. */
export function linked(acts: readonly Act[], head: AuditHead, recordedAt: Date, key: SealKey): AuditEntry[] {
  let last = head;
  return acts.map((act) => {
    const said = { ...act, seq: last.seq + 1, recordedAt, previousHash: last.hash, hash: '', seal: '' };
    const hash = hashOf(said);
    const entry = { ...said, hash, seal: key.mark(hash, ABOUT) };
    last = entry;
    return entry;
  });
}

/** What is wrong with an entry that should come next after `last`; null: nothing. */
export function faultOf(entry: AuditEntry, last: AuditHead, key: SealKey): AuditFault | null {
  if (entry.seq !== last.seq + 1) return 'missing';
  if (entry.previousHash !== last.hash) return 'unlinked';
  if (entry.hash !== hashOf(entry)) return 'changed';
  return entry.seal === key.mark(entry.hash, ABOUT) ? null : 'unsealed';
}
