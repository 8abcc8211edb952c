import type { LinkPurpose } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type LinkKey, type Refusal, refuseField } from '@lintel/service-kit';
import { type Account, linkIsOpen } from '../domain/account.js';
import type { AccountStore } from './account-store.js';

/** Reads the links of e-mails. */
export class OpenLinks {
  constructor(
    private readonly accounts: AccountStore,
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  /** The account of a link that is still good for one of the purposes. */
  async follow<Purpose extends LinkPurpose>(
    token: string,
    purposes: readonly Purpose[],
  ): Promise<Result<{ readonly account: Account; readonly purpose: Purpose }, Refusal>> {
    const now = this.clock.now();
    for (const purpose of purposes) {
      const link = await this.key.verify(token, { purpose, now });
      if (!link.ok && link.failure === 'expired')
        return refuseField('token', 'This link has expired. Please ask for a new one.');
      if (!link.ok) continue;
      const account = await this.accounts.find(link.value.subject);
      if (!account || !linkIsOpen(account, link.value.request, now))
        return refuseField('token', 'This link has been used already, or a newer one has taken its place.');
      return succeed({ account, purpose });
    }
    return refuseField('token', 'This link is not valid. Please copy the whole address from the e-mail.');
  }
}
