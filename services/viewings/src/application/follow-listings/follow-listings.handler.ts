import { type CloudEvent, nobodysAddress, type PublicListing } from '@lintel/contracts';
import { whyClosed } from '../../domain/home.js';
import { actorOf, type FollowAgenciesHandler } from '../follow-agencies/follow-agencies.handler.js';
import type { HomeStore } from '../viewing-store.js';
import { isRemoval, ProjectHomes, type Removed } from './project-homes.js';
import type { LeftMarket, WithdrawViewingsHandler } from '../withdraw-viewings/withdraw-viewings.handler.js';

const isHidden = (event: CloudEvent): event is CloudEvent<Removed> =>
  isRemoval(event) && event.data.agencySuspended === true;

/** Learns of each home what its viewings need, and calls them off when it leaves the market. */
export class FollowListingsHandler {
  private readonly project: ProjectHomes;

  constructor(
    private readonly homes: HomeStore,
    private readonly withdrawal: WithdrawViewingsHandler,
    private readonly agencies: FollowAgenciesHandler,
  ) {
    this.project = new ProjectHomes(homes);
  }

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const left: LeftMarket[] = [];
    for (const event of events) {
      const leaving = isHidden(event) ? await this.hidden(event) : leftMarket(event);
      if (leaving && !(await this.hasLeft(leaving, event.sequence))) left.push(leaving);
      await this.project.handle(event);
    }
    await this.withdrawal.handle(left);
  }

  /** As its agency is suspended: then nothing stands, whatever its agents said. */
  private async hidden(event: CloudEvent<Removed>): Promise<LeftMarket> {
    const { id: listingId, agencyId } = event.data;
    return { listingId, ...(await this.agencies.suspension(agencyId, event)) };
  }

  /** What is told again of a home that is gone, such as another text, calls nothing off that its agent has arranged since. */
  private async hasLeft({ listingId, reason, abandoned }: LeftMarket, sequence: number): Promise<boolean> {
    const known = abandoned ? null : await this.homes.find(listingId);
    return known !== null && known.version < sequence && whyClosed(known) === reason;
  }
}

/** What an event tells of a home that nobody can ask for any more; null of any other. */
function leftMarket(event: CloudEvent): LeftMarket | null {
  const { id, status } = event.data as Pick<PublicListing, 'id' | 'status'>;
  const removed = isRemoval(event);
  const reason = whyClosed({ published: !removed, status });
  if (!reason) return null;
  const abandoned = removed && event.data.contact?.email === nobodysAddress;
  return { listingId: id, reason, at: new Date(event.time), abandoned, actor: actorOf(event), event };
}
