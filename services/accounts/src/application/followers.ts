import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { belongsElsewhere, joinAgency, leaveAgency } from '../domain/account.js';
import { withoutExpired } from '../domain/invitation.js';
import { memberOf, settled, withoutStray } from '../domain/members.js';
import type { AccountStore, AgencyStore, SessionStore } from './account-store.js';

const PAGE = 100;

/**
 * Has accounts follow what their agency says of them. The agency is written first and remembers who has yet to follow, so that a crash between the two
 * is made good by the next upkeep.
 */
export class Followers {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** False when the account turned out to be another agency's, so that this one goes without it. */
  async settle(agencyId: string, accountId: string): Promise<boolean> {
    // An agency may change its mind about one person faster than this is written.
    return untilWritten(`what account ${accountId} is at agency ${agencyId}`, { attempts: 10 }, async () => {
      const now = this.clock.now();
      const agency = await this.agencies.find(agencyId);
      const waiting = agency?.following.find((one) => one.accountId === accountId);
      if (!agency || !waiting) return true;
      const role = memberOf(agency, accountId)?.role ?? null;
      await this.accounts.change(accountId, (account) =>
        role === null
          ? leaveAgency(account, agencyId, { now })
          : joinAgency(account, { id: agencyId, role }, { now }),
      );
      const account = await this.accounts.find(accountId);
      if (role !== null && (!account || account.closedAt || belongsElsewhere(account, agencyId))) {
        await this.agencies.change(agencyId, (current) => withoutStray(current, accountId, now));
        return false;
      }
      if (waiting.endSessions) await this.sessions.endAll(accountId);
      const done = await this.agencies.change(agencyId, (current) => settled(current, accountId, role, now));
      return done ? true : overtaken;
    });
  }

  /** What crashes left, and invitations that nobody answered. */
  async tidy(): Promise<void> {
    const now = this.clock.now();
    for (let after = ''; ;) {
      const page = await this.agencies.toTidy(now, after, PAGE);
      for (const { id, following } of page) {
        await this.agencies.change(id, (agency) => withoutExpired(agency, now));
        for (const { accountId } of following) await this.settle(id, accountId);
      }
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }
}
