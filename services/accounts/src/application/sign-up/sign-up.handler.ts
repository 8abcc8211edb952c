import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { openAccount, requestLink, type SignUp, signUpAgain, touch } from '../../domain/account.js';
import { agentRegistrationSchema, signUpSchema } from '../../domain/account-input.js';
import type { AccountStore } from '../account-store.js';
import { browserHashOf } from '../browser-hash.js';
import type { NewPasswords } from '../new-passwords.js';

/**
 * Opens accounts of visitors and of estate agents. Whether the address has an account already is told to its owner by e-mail, and to nobody else:
 * the answer is the same, and takes as long.
 */
export class SignUpHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: NewPasswords,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async visitor(input: unknown): Promise<Result<null, Refusal>> {
    const read = readInput(signUpSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const { name, email, password, browser } = read.value;
    return this.open(email, { name, browserHash: browserHashOf(browser) }, password);
  }

  async agent(input: unknown): Promise<Result<null, Refusal>> {
    const read = readInput(agentRegistrationSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const { name, email, password, confirmPassword: _, browser, ...details } = read.value;
    const agency = { id: this.ids.next(), ...details };
    return this.open(
      email,
      { name: name ?? details.companyName, agency, browserHash: browserHashOf(browser) },
      password,
    );
  }

  /** Two searches and a write, whoever has the address. */
  private async open(
    email: string,
    given: Omit<SignUp, 'passwordHash'>,
    password: string,
  ): Promise<Result<null, Refusal>> {
    const words = [email, given.name, ...(given.agency ? [given.agency.companyName] : [])];
    const hash = await this.passwords.hash(password, words);
    if (!hash.ok) return refuseField('input.password', hash.failure);
    const signUp = { ...given, passwordHash: hash.value };
    const owner = await this.accounts.findByEmail(email);
    if (owner) await this.again(owner.id, signUp);
    else await this.first(email, signUp);
    return succeed(null);
  }

  private async first(email: string, signUp: SignUp): Promise<void> {
    const id = this.ids.next();
    const change = { now: this.clock.now() };
    // There is none: it is looked for only so that the time tells nothing.
    await this.accounts.find(id);
    const inserted = await this.accounts.insert(
      openAccount({ ...signUp, id, email }, this.ids.next(), change),
    );
    // Somebody else did at the same moment.
    const owner = inserted.ok ? null : await this.accounts.findByEmail(email);
    if (owner) await this.again(owner.id, signUp);
  }

  private async again(id: string, signUp: SignUp): Promise<void> {
    const request = this.ids.next();
    const change = { now: this.clock.now() };
    await this.accounts.change(id, (account) => {
      if (account.closedAt) return null;
      if (!account.confirmedAt) return signUpAgain(account, signUp, request, change);
      return requestLink(account, 'already-registered', request, change) ?? touch(account, change);
    });
  }
}
