import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { type NewAccount, openAccount, requestLink } from '../../domain/account.js';
import { agentRegistrationSchema, signUpSchema } from '../../domain/account-input.js';
import { weaknessOf } from '../../domain/password-policy.js';
import type { AccountStore } from '../account-store.js';
import type { Passwords } from '../passwords.js';

/**
 * Opens accounts of visitors and of estate agents. Whether the address has an account already is told to its owner by e-mail, and to nobody else:
 * the answer is the same, and takes as long.
 */
export class SignUpHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: Passwords,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async visitor(input: unknown): Promise<Result<null, Refusal>> {
    const read = readInput(signUpSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const { name, email, password } = read.value;
    return this.open({ email, name }, password, [name]);
  }

  async agent(input: unknown): Promise<Result<null, Refusal>> {
    const read = readInput(agentRegistrationSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const { email, password, confirmPassword: _, ...details } = read.value;
    const agency = { id: this.ids.next(), ...details };
    return this.open({ email, name: details.companyName, agency }, password, [details.companyName]);
  }

  private async open(
    given: Pick<NewAccount, 'email' | 'name' | 'agency'>,
    password: string,
    personal: readonly string[],
  ): Promise<Result<null, Refusal>> {
    const weakness = weaknessOf(password, [given.email, ...personal]);
    if (weakness) return refuseField('input.password', weakness);
    const passwordHash = await this.passwords.hash(password);
    const change = { now: this.clock.now() };
    const account = openAccount({ ...given, id: this.ids.next(), passwordHash }, this.ids.next(), change);
    const inserted = await this.accounts.insert(account);
    if (!inserted.ok) await this.tellOwner(given.email);
    return succeed(null);
  }

  private async tellOwner(email: string): Promise<void> {
    const owner = await this.accounts.findByEmail(email);
    if (!owner) return;
    // Who never confirmed wants the first link again, not a second account.
    const purpose = owner.confirmedAt ? 'already-registered' : 'confirm';
    await this.accounts.change(owner.id, (account) =>
      requestLink(account, purpose, this.ids.next(), { now: this.clock.now() }),
    );
  }
}
