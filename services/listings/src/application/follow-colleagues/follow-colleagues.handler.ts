import type { CloudEvent } from '@lintel/contracts';
import {
  type AccountClosed,
  type AccountHeard,
  type ErasedAccounts,
  hearAccounts,
  type Reports,
} from '@lintel/service-kit';
import type { FollowAgenciesHandler } from '../follow-agencies/follow-agencies.handler.js';
import type { Colleagues } from '../colleagues.js';
import type { ListingForms } from '../listing-forms.js';

/** Learns what estate agents are called, and forgets whoever closed their account, with what they were typing. */
export class FollowColleaguesHandler {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly forms: ListingForms,
    private readonly reports: Reports,
    private readonly agencies: FollowAgenciesHandler,
    private readonly erased: ErasedAccounts,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    await hearAccounts(events, {
      changed: (event) => this.hear(event),
      closed: (event) => this.close(event),
    });
  }

  private async hear({ sequence: version, data }: AccountHeard): Promise<void> {
    const { id, name, role, confirmed, email, agencyId } = data;
    const before = await this.colleagues.find(id);
    // What comes late changes nothing.
    if (before && before.version > version) return;
    // Others change no listings, and their names are no business of this service.
    const after =
      role === 'agent'
        ? { id, version, name, email: confirmed ? email.toLowerCase() : null, agencyId }
        : null;
    await this.agencies.memberChanged(before, after);
    if (after) await this.colleagues.keep(after);
    else await this.colleagues.forget(id, version);
  }

  private async close({ sequence, data: { id } }: AccountClosed): Promise<void> {
    // First: afterwards the address is not known any more.
    await this.agencies.memberClosed(await this.colleagues.find(id));
    // In this order, so that nothing is kept that is written meanwhile.
    await this.colleagues.close(id, sequence);
    await this.erased.begin(id);
    await this.forms.eraseOf(id);
    await this.reports.erase(id);
  }
}
