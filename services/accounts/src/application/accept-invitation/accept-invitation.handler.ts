import { type Clock, type Result, succeed } from '@lintel/kernel';
import { actFor, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import { type Account, belongsElsewhere } from '../../domain/account.js';
import { longestPassword } from '../../domain/account-input.js';
import type { Agency } from '../../domain/agency.js';
import { join } from '../../domain/members.js';
import type { AgencyStore } from '../account-store.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { Followers } from '../followers.js';
import type { Passwords } from '../passwords.js';
import type { InvitationAnswer, InvitedAccounts } from './invited-accounts.js';
import type { OpenedInvitation, OpenInvitations } from './open-invitations.js';

/** What following the link of an invitation does. The link proves the address. */
export class AcceptInvitationHandler {
  constructor(
    private readonly invitations: OpenInvitations,
    private readonly invited: InvitedAccounts,
    private readonly agencies: AgencyStore,
    private readonly followers: Followers,
    private readonly passwords: Passwords,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async accept(given: InvitationAnswer): Promise<Result<null, Refusal>> {
    const opened = await this.invitations.find(given.token);
    if (!opened) return noLonger();
    const account = opened.account
      ? await this.prove(opened, opened.account, given.password)
      : await this.invited.open(opened.invitation.email, given);
    if (!account.ok) return account;
    const refusal = this.obstacle(account.value, opened.agency);
    if (refusal) return refusal;
    return this.join(account.value, opened);
  }

  private async join(account: Account, opened: OpenedInvitation): Promise<Result<null, Refusal>> {
    const { agency, invitation } = opened;
    actFor({ subject: account.id, role: 'agent', agencyId: agency.id });
    const joined = await this.agencies.change(agency.id, (current) =>
      join(current, account.id, invitation.id, this.clock.now()),
    );
    if (!joined) return noLonger();
    return (await this.followers.settle(agency.id, account.id)) ? succeed(null) : elsewhere();
  }

  private async prove(
    { invitation }: OpenedInvitation,
    account: Account,
    password: string,
  ): Promise<Result<Account, Refusal>> {
    const allowed = await this.limits.ofSession(account.id, invitation.id);
    if (!allowed.ok) return allowed;
    const right = await this.passwords.verify(account.passwordHash, password.slice(0, longestPassword + 1));
    return right
      ? succeed(account)
      : refuseField('input.password', 'This is not the password of your account.');
  }

  /** Said only to somebody who has the link and the password. */
  private obstacle(account: Account, agency: Agency): Result<never, Refusal> | null {
    if (belongsElsewhere(account, agency.id)) return elsewhere();
    return account.role === 'operations'
      ? refuse('CONFLICT', 'This account is of the portal’s own staff and cannot join an agency.')
      : null;
  }
}

const noLonger = (): Result<never, Refusal> =>
  refuseField(
    'input.token',
    'This invitation is not valid any more. Please ask your colleague to invite you again.',
  );

const elsewhere = (): Result<never, Refusal> =>
  refuse(
    'CONFLICT',
    'Your account belongs to another agency. Leave that agency first, or close the account if you are alone there, and open this link again.',
  );
