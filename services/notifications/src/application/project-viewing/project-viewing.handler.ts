import type { ViewingEventState } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { viewingFrom, withoutVisitor } from '../../domain/known-viewing.js';
import type { CorrectionStore } from '../correction-store.js';
import type { PersonStore } from '../person-store.js';
import type { ViewingStore } from '../viewing-store.js';

/** Keeps what e-mails need to know of viewings: whose they are, and what became of them. */
export class ProjectViewingHandler {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly people: PersonStore,
    private readonly corrections: CorrectionStore,
    private readonly clock: Clock,
  ) {}

  async known(state: ViewingEventState, sequence: number): Promise<void> {
    const viewing = viewingFrom(state, sequence);
    const account = viewing.visitor?.accountId ?? null;
    // Of a closed account nothing is kept again, whatever comes late.
    const closed = account !== null && !!(await this.people.find(account))?.closedAt;
    await this.viewings.save(closed ? withoutVisitor(viewing) : viewing, this.clock.now());
  }

  async erased(id: string, sequence: number): Promise<void> {
    await this.corrections.eraseOf(`${id}:visitor`);
    await this.viewings.eraseVisitor(id, sequence);
  }
}
