import type { CloudEvent, EventData } from '@lintel/contracts';
import type { Colleagues } from '../colleagues.js';
import type { ListingForms } from '../listing-forms.js';

type Closed = EventData<'lintel.account.closed.v1'>;
type State = EventData<'lintel.account.changed.v1'>;

/** Learns what estate agents are called, and forgets whoever closed their account, with what they were typing. */
export class FollowColleaguesHandler {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly forms: ListingForms,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (event.type === 'lintel.account.closed.v1') await this.close(event as CloudEvent<Closed>);
      else if (/^lintel\.account\.(registered|confirmed|changed)\.v1$/.test(event.type))
        await this.hear(event as CloudEvent<State>);
  }

  private async hear({ sequence, data: { id, name, role } }: CloudEvent<State>): Promise<void> {
    // Others change no listings, and their names are no business of this service.
    if (role === 'agent') await this.colleagues.keep({ id, version: sequence, name });
    else await this.colleagues.forget(id, sequence);
  }

  private async close({ sequence, data: { id } }: CloudEvent<Closed>): Promise<void> {
    await this.forms.eraseOf(id);
    await this.colleagues.forget(id, sequence);
  }
}
