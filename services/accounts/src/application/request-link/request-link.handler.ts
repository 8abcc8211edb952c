import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { type Account, requestLink } from '../../domain/account.js';
import { emailSchema } from '../../domain/account-input.js';
import { candidateToConfirm } from '../../domain/candidate.js';
import type { AccountStore } from '../account-store.js';
import type { AfterAnswer } from '../after-answer.js';
import { browserHashOf } from '../browser-hash.js';

type Ask = (account: Account, request: string, change: { readonly now: Date }) => Account | null;

/** Asks for links to be e-mailed, with the same answer for any address: whose it is is looked up when that has gone out. */
export class RequestLinkHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly after: AfterAnswer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** The link that confirms a new account. */
  confirmation(email: string, browser?: string | null): Result<null, Refusal> {
    return this.request(email, (account, request, change) =>
      account.confirmedAt === null && !account.closedAt
        ? requestLink(
            account,
            'confirm',
            request,
            change,
            candidateToConfirm(account, browserHashOf(browser)),
          )
        : null,
    );
  }

  passwordReset(email: string): Result<null, Refusal> {
    return this.request(email, (account, request, change) => requestLink(account, 'reset', request, change));
  }

  private request(given: string, ask: Ask): Result<null, Refusal> {
    const email = readInput(emailSchema, given, 'email');
    if (!email.ok) return refuseInput(email.failure as FieldProblem[]);
    const change = { now: this.clock.now() };
    this.after.run(async () => {
      const owner = await this.accounts.findByEmail(email.value);
      const request = this.ids.next();
      if (owner) await this.accounts.change(owner.id, (account) => ask(account, request, change));
    });
    return succeed(null);
  }
}
