import type { Clock } from '@lintel/kernel';
import { isOverdue } from '../../domain/audit-entry.js';
import type { AuditStore } from './audit-store.js';

const PAGE = 500;

/**
 * Deletes entries that were kept for their years. The last of them stays, as what the next one follows: who takes more away leaves an entry in front that
 * was not kept long enough.
 */
export class ForgetActsHandler {
  constructor(
    private readonly store: AuditStore,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (;;) {
      const page = await this.store.walk(1, PAGE);
      const kept = page.findIndex((entry) => !isOverdue(entry, this.clock.now()));
      const overdue = kept === -1 ? page : page.slice(0, kept);
      if (overdue.length < 2) return;
      await this.store.forgetBefore(overdue.at(-1)!.seq);
    }
  }
}
