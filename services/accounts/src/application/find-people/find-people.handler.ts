import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import { type Account, lockAccount, unlockAccount } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import { hasFactor } from '../../domain/strong-factor.js';
import type { AccountStore, AgencyStore, SessionStore } from '../account-store.js';
import type { FactorStore } from '../factor-store.js';
import type { KnownCaller } from '../known-caller.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';
import { checkSought, type Sought } from '../sought.js';

export interface FoundPerson {
  readonly account: Account;
  readonly agency: Agency | null;
  /** How many devices are signed in. */
  readonly sessions: number;
  readonly strongSignIn: boolean;
}

/** What operations staff see of somebody who asks them for help, and do for them at once. */
export class FindPeopleHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly confirmed: ConfirmedLately,
    private readonly clock: Clock,
  ) {}

  async find(asked: Sought, identity: Identity): Promise<Result<readonly FoundPerson[], Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const sought = checkSought(asked);
    if (!sought.ok) return sought;
    const { q, first } = sought.value;
    const found = q === '' ? [] : await this.accounts.sought(q, first);
    return succeed(await Promise.all(found.map((account) => this.shown(account))));
  }

  /** Signs somebody out everywhere, as they ask or as it looks. */
  async endSessions(accountId: string, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const account = await this.accounts.find(accountId);
    if (!account || account.closedAt) return refuse('NOT_FOUND', 'There is no such account.');
    await this.sessions.endAll(accountId);
    return succeed(null);
  }

  /** Lets nobody sign in to an account, or lets its owner again. */
  async lock(accountId: string, locked: boolean, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    if (accountId === identity.subject) return refuse('CONFLICT', 'You cannot lock yourself out.');
    const account = await this.accounts.find(accountId);
    if (!account || account.closedAt) return refuse('NOT_FOUND', 'There is no such account.');
    const now = this.clock.now();
    await this.accounts.change(accountId, (before) =>
      locked ? lockAccount(before, { now }) : unlockAccount(before, { now }),
    );
    if (locked) await this.sessions.endAll(accountId);
    return succeed(null);
  }

  private async shown(account: Account): Promise<FoundPerson> {
    return {
      account,
      agency: account.agencyId ? await this.agencies.find(account.agencyId) : null,
      sessions: (await this.sessions.ofAccount(account.id)).length,
      strongSignIn: hasFactor(await this.factors.find(account.id)),
    };
  }
}
