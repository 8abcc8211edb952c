import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { closeAccount } from '../../domain/account.js';
import type { AccountStore, AgencyStore, SessionStore } from '../account-store.js';
import type { Caller } from '../caller.js';

/** Gives people what is kept about them, and erases it (UK GDPR, articles 15, 17 and 20). */
export class CloseAccountHandler {
  constructor(
    private readonly caller: Caller,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  async export(identity: Identity | null): Promise<Result<string, Refusal>> {
    const caller = await this.caller.account(identity);
    if (!caller.ok) return caller;
    const { passwordHash: _hash, openLinks: _links, version: _version, ...account } = caller.value;
    const sessions = await this.sessions.ofAccount(account.id);
    const devices = sessions.map(({ id, device, createdAt, rotatedAt }) => ({
      id,
      device,
      signedInAt: createdAt,
      lastUsedAt: rotatedAt,
    }));
    const agency = account.agencyId ? await this.agencies.find(account.agencyId) : null;
    return succeed(JSON.stringify({ account, agency, devices }, null, 2));
  }

  async close(password: string, identity: Identity | null): Promise<Result<null, Refusal>> {
    const caller = await this.caller.withPassword(identity, password, 'password');
    if (!caller.ok) return caller;
    const { id } = caller.value;
    await this.accounts.change(id, (account) => closeAccount(account, { now: this.clock.now() }));
    await this.sessions.endAll(id);
    return succeed(null);
  }
}
