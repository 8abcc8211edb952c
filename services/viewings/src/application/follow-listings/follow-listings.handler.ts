import {
  type CloudEvent,
  type EventData,
  type ListingAgent,
  nobodysAddress,
  type PublicListing,
} from '@lintel/contracts';
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
    const left: LeftMarket[] = [];
    for (const event of events) {
      const leaving = leftMarket(event);
      if (leaving && !(await this.hasLeft(leaving, event.sequence))) left.push(leaving);
      if (isRemoval(event)) await this.withdraw(event);
      else await this.keep(event as CloudEvent<PublicListing>);
    }
    await this.withdrawal.handle(left);
  }

  /** What is told again of a home that is gone, such as another text, calls nothing off that its agent has arranged since. */
  private async hasLeft({ listingId, reason, abandoned }: LeftMarket, sequence: number): Promise<boolean> {
    const known = abandoned ? null : await this.homes.find(listingId);
    return known !== null && known.version < sequence && whyClosed(known) === reason;
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

/** What an event tells of a home that nobody can ask for any more; null of any other. */
function leftMarket(event: CloudEvent): LeftMarket | null {
  const { id, status } = event.data as Pick<PublicListing, 'id' | 'status'>;
  const removed = isRemoval(event);
  const reason = whyClosed({ published: !removed, status });
  if (!reason) return null;
  const abandoned = removed && event.data.contact?.email === nobodysAddress;
  return { listingId: id, reason, at: new Date(event.time), abandoned, actor: actorOf(event) };
}

const actorOf = ({ actor: id, actorrole: role, actoragency: agencyId }: CloudEvent): LeftMarket['actor'] =>
  id && role ? { id, role, ...(agencyId ? { agencyId } : {}) } : null;
