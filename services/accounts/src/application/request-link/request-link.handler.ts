import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { type Account, requestLink } from '../../domain/account.js';
import { emailSchema } from '../../domain/account-input.js';
import type { AccountStore } from '../account-store.js';

/** Asks for links to be e-mailed, with the same answer for any address. */
export class RequestLinkHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** The link that confirms a new account. */
  confirmation(email: string): Promise<Result<null, Refusal>> {
    return this.request(email, 'confirm', (account) => account.confirmedAt === null);
  }

  passwordReset(email: string): Promise<Result<null, Refusal>> {
    return this.request(email, 'reset', () => true);
  }

  private async request(
    given: string,
    purpose: 'confirm' | 'reset',
    applies: (account: Account) => boolean,
  ): Promise<Result<null, Refusal>> {
    const email = readInput(emailSchema, given, 'email');
    if (!email.ok) return refuseInput(email.failure as FieldProblem[]);
    const owner = await this.accounts.findByEmail(email.value);
    const request = this.ids.next();
    // An unknown address costs a write's search as well, so that the time tells little.
    await this.accounts.change(owner?.id ?? request, (account) =>
      applies(account) ? requestLink(account, purpose, request, { now: this.clock.now() }) : null,
    );
    return succeed(null);
  }
}
