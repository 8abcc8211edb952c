import { type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import { memberOf } from '../../domain/members.js';
import type { AgencyStore, SessionStore, VisitStore } from '../account-store.js';
import type { KnownCaller } from '../known-caller.js';
import type { FactorStore } from '../factor-store.js';

/** Gives people what is kept about them (UK GDPR, articles 15 and 20). What is kept about their colleagues is not theirs. */
export class ExportAccountHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly visits: VisitStore,
    private readonly factors: FactorStore,
  ) {}

  async handle(identity: Identity): Promise<Result<string, Refusal>> {
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
    const agency = await this.agency(caller.value);
    const dashboard = await this.visits.find(account.id);
    const invitations = await this.invitations(caller.value);
    const signIn = await this.signIn(caller.value);
    return succeed(JSON.stringify({ account, agency, devices, signIn, dashboard, invitations }, null, 2));
  }

  /** Beside the password; what would let somebody else in is left out. */
  private async signIn({ id }: Account) {
    const { passkeys, authenticator, recoveryCodes } = await this.factors.find(id);
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      authenticator: authenticator && { addedAt: authenticator.addedAt },
      recoveryCodesLeft: recoveryCodes.length,
    };
  }

  private async agency({ id, agencyId }: Account) {
    const agency = agencyId === null ? null : await this.agencies.find(agencyId);
    if (!agency) return null;
    const { members: _members, invitations, following: _following, version: _version, ...profile } = agency;
    return {
      ...profile,
      membership: memberOf(agency, id) ?? null,
      invitationsSent: invitations
        .filter(({ invitedBy }) => invitedBy === id)
        .map(({ email, role, sentAt, expiresAt }) => ({ email, role, sentAt, expiresAt })),
    };
  }

  /** Those that wait for the caller's answer. */
  private async invitations({ email }: Account) {
    const agencies = email === null ? [] : await this.agencies.inviting(email);
    return agencies.flatMap(({ companyName, invitations }) =>
      invitations
        .filter((invitation) => invitation.email === email)
        .map(({ role, sentAt, expiresAt }) => ({ agency: companyName, email, role, sentAt, expiresAt })),
    );
  }
}
