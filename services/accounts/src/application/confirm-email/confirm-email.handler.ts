import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, readInput, refuse, refuseField, refuseInput } from '@lintel/service-kit';
import { type Account, confirmAccount, confirmEmail } from '../../domain/account.js';
import { newPasswordSchema } from '../../domain/account-input.js';
import { followedSignUp } from '../../domain/candidate.js';
import { browserHashOf } from '../browser-hash.js';
import type { NewPasswords } from '../new-passwords.js';
import type { FollowedLink, OpenLinks } from '../open-links.js';
import type { OwnAgency } from '../own-agency.js';

export interface FollowConfirmation {
  readonly token: string;
  /** The key of the browser that the page is in. */
  readonly browser?: string | null;
  /** Chosen by whoever follows the link, where nothing says that they chose one when signing up. */
  readonly password?: string | null;
  readonly confirmPassword?: string | null;
}

export interface Confirmation {
  readonly role: Account['role'];
  readonly purpose: 'newAccount' | 'newEmail';
}

/** What following a confirmation link does. */
export class ConfirmEmailHandler {
  constructor(
    private readonly links: OpenLinks,
    private readonly ownAgency: OwnAgency,
    private readonly passwords: NewPasswords,
  ) {}

  async handle(given: FollowConfirmation): Promise<Result<Confirmation, Refusal>> {
    const link = await this.links.follow(given.token, ['confirm', 'change-email']);
    if (!link.ok) return link;
    if (link.value.purpose === 'confirm') return this.confirmSignUp(link.value, given);
    const changed = await this.links.use(link.value, confirmEmail);
    return changed.ok ? succeed({ role: changed.value.role, purpose: 'newEmail' }) : changed;
  }

  private async confirmSignUp(
    link: FollowedLink<unknown>,
    given: FollowConfirmation,
  ): Promise<Result<Confirmation, Refusal>> {
    const chosen = await this.chosen(link.account, given);
    if (!chosen.ok) return chosen;
    const browserHash = browserHashOf(given.browser);
    let undecided = false;
    const confirmed = await this.links.use(link, (account, change) => {
      const followed = followedSignUp(account, link.request, browserHash, change.now);
      if (!followed) return null;
      const passwordHash = chosen.value ?? (followed.counts ? followed.candidate.passwordHash : null);
      undecided = passwordHash === null;
      return passwordHash === null
        ? null
        : confirmAccount(account, change, { ...followed.candidate, passwordHash });
    });
    if (undecided) return refuse('PASSWORD_NEEDED', 'Choose the password of your account.');
    if (!confirmed.ok) return confirmed;
    await this.ownAgency.make(confirmed.value);
    return succeed({ role: confirmed.value.role, purpose: 'newAccount' });
  }

  /** Null where none was given. */
  private async chosen(
    { email, name }: Account,
    { password, confirmPassword }: FollowConfirmation,
  ): Promise<Result<string | null, Refusal>> {
    if (password === null || password === undefined) return succeed(null);
    const read = readInput(newPasswordSchema, { password, confirmPassword: confirmPassword ?? '' });
    if (!read.ok) return refuseInput(read.failure);
    const hash = await this.passwords.hash(password, [email ?? '', name]);
    return hash.ok ? hash : refuseField('password', hash.failure);
  }
}
