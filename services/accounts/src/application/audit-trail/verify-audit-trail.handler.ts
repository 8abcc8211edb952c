import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal, SealKey } from '@lintel/service-kit';
import { type AuditFault, type AuditHead, isOverdue } from '../../domain/audit-entry.js';
import type { KnownCaller } from '../known-caller.js';
import type { AuditStore } from './audit-store.js';
import { beginning, faultOf } from './chain.js';
import type { HeadWitness } from './head-witness.js';

const PAGE = 500;

export interface AuditVerification {
  /** How many entries were looked at. */
  readonly entries: number;
  /** The last of them that is good; null for none. */
  readonly head: AuditHead | null;
  /** The first that is not; null when all are. */
  readonly broken: { readonly seq: number; readonly fault: AuditFault } | null;
}

/** Walks the chain. What was taken from its end is missed by what was published of it. */
export class VerifyAuditTrailHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly store: AuditStore,
    private readonly witness: HeadWitness,
    private readonly key: SealKey,
    private readonly clock: Clock,
  ) {}

  /** Both inclusive; all of it unless given. */
  async handle(
    { from = 1, to = Infinity }: { readonly from?: number; readonly to?: number },
    identity: Identity,
  ): Promise<Result<AuditVerification, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    return succeed(await this.verify(from, to));
  }

  /** What the entry from which to look follows; null where that is missing. What comes first of all may follow what was kept for its years. */
  private async before(from: number): Promise<AuditHead | null> {
    const [first] = await this.store.walk(1, 1);
    if (first && first.seq >= from && isOverdue(first, this.clock.now()))
      return { seq: first.seq - 1, hash: first.previousHash };
    return from === 1 ? beginning : this.store.find(from - 1);
  }

  async verify(from = 1, to = Infinity): Promise<AuditVerification> {
    const known = this.witness.newest;
    const before = await this.before(from);
    if (!before) return { entries: 0, head: null, broken: { seq: from - 1, fault: 'missing' } };
    let last = before;
    let entries = 0;
    const found = (broken: AuditVerification['broken']): AuditVerification => ({
      entries,
      head: entries > 0 ? { seq: last.seq, hash: last.hash } : null,
      broken,
    });
    for (let page = await this.store.walk(last.seq + 1, PAGE); page.length > 0;) {
      for (const entry of page) {
        if (entry.seq > to) return found(null);
        const fault = faultOf(entry, last, this.key);
        if (fault) return found({ seq: last.seq + 1, fault });
        if (entry.seq === known?.seq && entry.hash !== known.hash)
          return found({ seq: entry.seq, fault: 'changed' });
        entries += 1;
        last = entry;
      }
      page = await this.store.walk(last.seq + 1, PAGE);
    }
    const expected = Math.min(to, known?.seq ?? 0);
    return found(last.seq < expected ? { seq: last.seq + 1, fault: 'missing' } : null);
  }
}
