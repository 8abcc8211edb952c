import { type CloudEvent, type EventData, nobodysAddress, type PublicListing } from '@lintel/contracts';
import { whyClosed } from '../../domain/home.js';
import type { HomeStore } from '../viewing-store.js';
import type { LeftMarket, WithdrawViewingsHandler } from '../withdraw-viewings/withdraw-viewings.handler.js';

type Removed = EventData<'lintel.listing.removed.v1'>;

const isRemoval = (event: CloudEvent): event is CloudEvent<Removed> =>
  event.type === 'lintel.listing.removed.v1';

/** Learns of each home what its viewings need. One that is removed stays known: its viewings are still shown. */
export class FollowListingsHandler {
  constructor(
    private readonly homes: HomeStore,
    private readonly withdrawal: WithdrawViewingsHandler,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (isRemoval(event)) await this.withdraw(event);
      else await this.keep(event as CloudEvent<PublicListing>);
    await this.withdrawal.handle(events.flatMap(leftMarket));
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

/** Whether an event tells of a home that nobody can ask for any more: each says so that has it so, as those before it need not be read. */
function leftMarket(event: CloudEvent): LeftMarket[] {
  const { id, status } = event.data as Pick<PublicListing, 'id' | 'status'>;
  const removed = isRemoval(event);
  const reason = whyClosed({ published: !removed, status });
  if (!reason) return [];
  const abandoned = removed && event.data.contact?.email === nobodysAddress;
  return [{ listingId: id, reason, at: new Date(event.time), abandoned, actor: actorOf(event) }];
}

const actorOf = ({ actor: id, actorrole: role, actoragency: agencyId }: CloudEvent): LeftMarket['actor'] =>
  id && role ? { id, role, ...(agencyId ? { agencyId } : {}) } : null;
