import type { LinkPurpose, NoticeKind } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import { actFor, type LinkKey, type Refusal, refuseField } from '@lintel/service-kit';
import type { Account } from '../domain/account.js';
import { linkIsOpen } from '../domain/open-link.js';
import type { AccountStore } from './account-store.js';

export interface FollowedLink<Purpose> {
  readonly account: Account;
  readonly purpose: Purpose;
  readonly request: string;
}

/** Reads the links of e-mails. */
export class OpenLinks {
  constructor(
    private readonly accounts: AccountStore,
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  /** The account of a link that is still good for one of the purposes. It may be used by another at the same moment: `use` decides. */
  async follow<Purpose extends LinkPurpose | NoticeKind>(
    token: string,
    purposes: readonly Purpose[],
  ): Promise<Result<FollowedLink<Purpose>, Refusal>> {
    const now = this.clock.now();
    for (const purpose of purposes) {
      const link = await this.key.verify(token, { purpose, now });
      if (!link.ok && link.failure === 'expired')
        return refuseField('token', 'This link has expired. Please ask for a new one.');
      if (!link.ok) continue;
      const { subject, request } = link.value;
      const account = await this.accounts.find(subject);
      if (!account || !linkIsOpen(account, request, now)) return usedAlready();
      // The link proves it, whoever else may be signed in.
      actFor(identityOf(account));
      return succeed({ account, purpose, request });
    }
    return refuseField('token', 'This link is not valid. Please copy the whole address from the e-mail.');
  }

  /**
   * Does what the link is for, once: of several who follow it at the same moment one does. `decide` leaves the account without the link, or answers null when it
   * is good no more.
   */
  async use(
    { account, request }: FollowedLink<unknown>,
    decide: (account: Account, change: { readonly now: Date }) => Account | null,
  ): Promise<Result<Account, Refusal>> {
    const now = this.clock.now();
    const changed = await this.accounts.change(account.id, (current) =>
      linkIsOpen(current, request, now) ? decide(current, { now }) : null,
    );
    if (!changed.ok) return refuseField('token', 'This address has an account of its own by now.');
    return changed.value ? succeed(changed.value) : usedAlready();
  }
}

const identityOf = ({ id, role, agencyId }: Account) => ({
  subject: id,
  role,
  ...(agencyId ? { agencyId } : {}),
});

const usedAlready = () =>
  refuseField('token', 'This link has been used already, or a newer one has taken its place.');
