import type { CloudEvent, EventData, PublicListing } from '@lintel/contracts';
import type { HomeStore } from '../viewing-store.js';

type Removed = EventData<'lintel.listing.removed.v1'>;

/** Learns of each home what its viewings need. One that is removed stays known: its viewings are still shown. */
export class FollowListingsHandler {
  constructor(private readonly homes: HomeStore) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (event.type === 'lintel.listing.removed.v1') await this.withdraw(event as CloudEvent<Removed>);
      else await this.keep(event as CloudEvent<PublicListing>);
  }

  private withdraw({ sequence, data: { id, contact } }: CloudEvent<Removed>): Promise<void> {
    return this.homes.withdraw(id, sequence, contact);
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
      agent,
    });
  }
}
