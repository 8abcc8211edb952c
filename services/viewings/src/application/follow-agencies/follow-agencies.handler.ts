import { type CloudEvent, isAgencyState } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { SuspendedAgencies } from '@lintel/service-kit';
import { suspendedReason } from '../../domain/home.js';
import type { LeftMarket, WithdrawViewingsHandler } from '../withdraw-viewings/withdraw-viewings.handler.js';

/** Calls off what is still to come of an agency that operations staff have suspended, be the home on the market or not. */
export class FollowAgenciesHandler {
  constructor(
    private readonly suspended: SuspendedAgencies,
    private readonly withdrawal: WithdrawViewingsHandler,
    private readonly clock: Clock,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    await this.suspended.hear(events);
    for (const event of events)
      if (isAgencyState(event) && event.data.suspended)
        await this.withdrawal.ofAgency(event.data.id, await this.suspension(event.data.id, event));
  }

  /** While it lasts it takes what was asked for since, too; heard after its end, only what was asked for before it began. */
  async suspension(agencyId: string | undefined, event: CloudEvent): Promise<Omit<LeftMarket, 'listingId'>> {
    const lasts = agencyId !== undefined && (await this.suspended.has(agencyId));
    const at = lasts ? this.clock.now() : new Date(event.time);
    return { reason: suspendedReason, at, abandoned: true, actor: actorOf(event), event };
  }
}

/** Who is behind an event; null where nobody is in person. */
export const actorOf = ({
  actor: id,
  actorrole: role,
  actoragency: agencyId,
}: CloudEvent): LeftMarket['actor'] => (id && role ? { id, role, ...(agencyId ? { agencyId } : {}) } : null);
