import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, overtaken, type Refusal, untilWritten } from '@lintel/service-kit';
import { type DashboardVisit, look, seen } from '../../domain/dashboard-visit.js';
import type { VisitStore } from '../account-store.js';
import type { AgencyAccess, AgencyCaller } from '../agency-access.js';

/** Since when what comes in is new to an agent. */
export class OpenDashboardHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly visits: VisitStore,
    private readonly clock: Clock,
  ) {}

  open(identity: Identity): Promise<Result<DashboardVisit, Refusal>> {
    return this.visit(identity, (before, { account, member }) =>
      look(before, { accountId: account.id, since: member.joinedAt }, this.clock.now()),
    );
  }

  markSeen(identity: Identity): Promise<Result<DashboardVisit, Refusal>> {
    return this.visit(identity, (_before, { account }) => seen(account.id, this.clock.now()));
  }

  private async visit(
    identity: Identity,
    decide: (before: DashboardVisit | null, caller: AgencyCaller) => DashboardVisit,
  ): Promise<Result<DashboardVisit, Refusal>> {
    const caller = await this.access.agent(identity);
    if (!caller.ok) return caller;
    // Several windows of one agent may look at once.
    return untilWritten('what an agent has seen', { attempts: 10 }, async () => {
      const before = await this.visits.find(caller.value.account.id);
      const after = decide(before, caller.value);
      return (await this.visits.save(before, after)) ? succeed(after) : overtaken;
    });
  }
}
