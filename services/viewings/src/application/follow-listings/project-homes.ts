import type { CloudEvent, EventData, ListingAgent, PublicListing } from '@lintel/contracts';
import type { HomeStore } from '../viewing-store.js';

export type Removed = EventData<'lintel.listing.removed.v1'>;

export const isRemoval = (event: CloudEvent): event is CloudEvent<Removed> =>
  event.type === 'lintel.listing.removed.v1';

/** Keeps of each home what its viewings need. One that is removed stays known: its viewings are still shown. */
export class ProjectHomes {
  constructor(private readonly homes: Pick<HomeStore, 'save' | 'withdraw'>) {}

  handle(event: CloudEvent): Promise<void> {
    return isRemoval(event) ? this.withdraw(event) : this.keep(event as CloudEvent<PublicListing>);
  }

  private withdraw({ sequence, data: { id, contact } }: CloudEvent<Removed>): Promise<void> {
    return this.homes.withdraw(id, sequence, contact && inLowerCase(contact));
  }

  private async keep({ sequence, data }: CloudEvent<PublicListing>): Promise<void> {
    const { id, status, title, address, location, agent } = data;
    await this.homes.save({
      id,
      version: sequence,
      published: true,
      status,
      title,
      address,
      location,
      agent: inLowerCase(agent),
    });
  }
}

/** Programs write addresses as they please; those of accounts, which they are compared with, are in lower case. */
const inLowerCase = (agent: ListingAgent): ListingAgent => ({ ...agent, email: agent.email.toLowerCase() });
