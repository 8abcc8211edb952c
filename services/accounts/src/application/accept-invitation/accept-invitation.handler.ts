import { invitationLinkPurpose } from '@lintel/contracts';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  actFor,
  type LinkKey,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import {
  type Account,
  belongsElsewhere,
  claimAccount,
  confirmAccount,
  openAccount,
} from '../../domain/account.js';
import { invitationAnswerSchema, longestPassword } from '../../domain/account-input.js';
import type { Agency } from '../../domain/agency.js';
import type { Invitation } from '../../domain/invitation.js';
import { join } from '../../domain/members.js';
import type { AccountStore, AgencyStore } from '../account-store.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { Followers } from '../followers.js';
import type { NewPasswords } from '../new-passwords.js';
import type { Passwords } from '../passwords.js';

export interface OpenedInvitation {
  readonly agency: Agency;
  readonly invitation: Invitation;
  /** That of the address, once its owner has confirmed it. */
  readonly account: Account | null;
}

export interface InvitationAnswer {
  readonly token: string;
  readonly name?: string | null;
  readonly password: string;
  readonly confirmPassword?: string | null;
}

const LONGEST_TOKEN = 1000;

/** What following the link of an invitation does. The link proves the address. */
export class AcceptInvitationHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly followers: Followers,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
    private readonly limits: AttemptLimits,
    private readonly linkKey: LinkKey,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Null for one that is used, withdrawn or expired, and for what is no link of ours. */
  async find(token: string): Promise<OpenedInvitation | null> {
    const now = this.clock.now();
    if (token.length > LONGEST_TOKEN) return null;
    const link = await this.linkKey.verify(token, { purpose: invitationLinkPurpose, now });
    const agency = link.ok ? await this.agencies.byInvitation(link.value.subject) : null;
    const invitation = agency?.invitations.find(
      ({ id, expiresAt }) => link.ok && id === link.value.subject && expiresAt > now,
    );
    if (!agency || !invitation) return null;
    const owner = await this.accounts.findByEmail(invitation.email);
    return { agency, invitation, account: owner?.confirmedAt ? owner : null };
  }

  async accept(given: InvitationAnswer): Promise<Result<null, Refusal>> {
    const opened = await this.find(given.token);
    if (!opened) return noLonger();
    const account = opened.account
      ? await this.prove(opened, opened.account, given.password)
      : await this.open(opened.invitation.email, given);
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

  /** Said to nobody but who has the link and the password. */
  private obstacle(account: Account, agency: Agency): Result<never, Refusal> | null {
    if (belongsElsewhere(account, agency.id)) return elsewhere();
    return account.role === 'operations'
      ? refuse('CONFLICT', 'This account is of Lintel’s own staff and cannot join an agency.')
      : null;
  }

  /** A confirmed account of the address, not yet of the agency: if a crash comes now, the same link asks for its password. */
  private async open(email: string, given: InvitationAnswer): Promise<Result<Account, Refusal>> {
    const read = readInput(
      invitationAnswerSchema,
      { ...given, name: given.name ?? '', confirmPassword: given.confirmPassword ?? '' },
      'input',
    );
    if (!read.ok) return refuseInput(read.failure);
    const { name, password } = read.value;
    const hashed = await this.newPasswords.hash(password, [email, name]);
    if (!hashed.ok) return refuseField('input.password', hashed.failure);
    const passwordHash = hashed.value;
    const change = { now: this.clock.now() };
    const opened = openAccount({ id: this.ids.next(), email, name, passwordHash }, this.ids.next(), change);
    const ready: Account = { ...confirmAccount(opened, change), version: 1 };
    if ((await this.accounts.insert(ready)).ok) return succeed(ready);
    return this.claim(email, { name, passwordHash });
  }

  /** Somebody typed the address into a form before, and nobody confirmed it: what they chose does not count. */
  private async claim(
    email: string,
    given: Pick<Account, 'name'> & { readonly passwordHash: string },
  ): Promise<Result<Account, Refusal>> {
    const unconfirmed = await this.accounts.findByEmail(email);
    const claimed =
      unconfirmed &&
      (await this.accounts.change(unconfirmed.id, (account) =>
        account.confirmedAt || account.email !== email
          ? null
          : claimAccount(account, given, { now: this.clock.now() }),
      ));
    return claimed?.ok && claimed.value
      ? succeed(claimed.value)
      : refuse('CONFLICT', 'Your account has just been made. Please open the link again.');
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
