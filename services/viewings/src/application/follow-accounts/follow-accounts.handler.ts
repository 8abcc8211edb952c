import type { CloudEvent } from '@lintel/contracts';
import {
  type AccountClosed,
  type AccountHeard,
  type ErasedAccounts,
  hearAccounts,
} from '@lintel/service-kit';
import type { ErasePersonHandler } from '../erase-person/erase-person.handler.js';
import type { PersonStore } from '../viewing-store.js';

/** Learns which address belongs to which account, and forgets whoever closed theirs. */
export class FollowAccountsHandler {
  constructor(
    private readonly people: PersonStore,
    private readonly erasure: ErasePersonHandler,
    private readonly erased: ErasedAccounts,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    await hearAccounts(events, {
      changed: (event) => this.hear(event),
      closed: (event) => this.close(event),
    });
  }

  private async hear({ sequence, data }: AccountHeard): Promise<void> {
    const { id, email, confirmed, role } = data;
    const known = await this.people.find(id);
    if (known?.closed) return;
    await this.people.save({
      id,
      version: sequence,
      email: confirmed ? email : null,
      formerEmails: [
        ...(known?.formerEmails ?? []),
        ...(known?.email && known.email !== email ? [known.email] : []),
      ],
      agencyId: role === 'agent' ? data.agencyId : null,
      closed: false,
    });
  }

  /** Known as closed first, so that nothing is written any more; without its address last: should the erasure fail, the event comes again. */
  private async close({ sequence, data: { id } }: AccountClosed): Promise<void> {
    await this.people.markClosed(id);
    await this.erased.begin(id);
    const known = await this.people.find(id);
    for (const email of [known?.email ?? null, ...(known?.formerEmails ?? [])])
      await this.erasure.ofAccount(id, email);
    await this.people.save({
      id,
      version: sequence,
      email: null,
      formerEmails: [],
      agencyId: null,
      closed: true,
    });
  }
}
