import type { Clock } from '@lintel/kernel';
import { type KnownViewing, withoutVisitor } from '../../domain/known-viewing.js';
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

  async known(heard: readonly KnownViewing[]): Promise<void> {
    const accounts = heard.flatMap(({ visitor }) => visitor?.accountId ?? []);
    const people = accounts.length > 0 ? await this.people.findMany(accounts) : null;
    // Of a closed account nothing is kept again, whatever comes late.
    const isClosed = ({ visitor }: KnownViewing) => !!people?.get(visitor?.accountId ?? '')?.closedAt;
    const kept = heard.map((viewing) => (isClosed(viewing) ? withoutVisitor(viewing) : viewing));
    await this.viewings.save(kept, this.clock.now());
  }

  async erased(id: string, sequence: number): Promise<void> {
    await this.corrections.eraseOf(`${id}:visitor`);
    await this.viewings.eraseVisitor(id, sequence);
  }
}
