import { setTimeout as pause } from 'node:timers/promises';
import type { LinkKey } from '@lintel/service-kit';
import { askUntilAnswered } from './asker.ts';
import type { AccountNews } from './accounts-reading.ts';
import type { AccountsLedger } from './accounts.ledger.ts';
import { People, type Person, person } from './people.ts';
import { Random } from './random.ts';

export interface AccountsGeneratorOptions {
  readonly origin: string;
  readonly seed: number;
  /** Of all together, while they are answered at once. */
  readonly perSecond: number;
  /** Where a link is read that an e-mail leads to, and what it is signed with. */
  readonly news: AccountNews;
  readonly linkKey: LinkKey;
  readonly ledger: AccountsLedger;
  /** What people with accounts do beside looking after them. */
  readonly saving: { act(who: Person, people: People, random: Random): Promise<void> };
}

const WRITERS = 4;
/** Below the limit of a quarter of an hour, those that are sent again included. */
const PASSWORDS_OF_A_SESSION = 4;
/** A new account costs a hash and a sign-in: more of them are made once there are none to look after. */
const ACCOUNTS_OF_A_WRITER = 12;
const LINK_WITHIN_MS = 180_000;
const LOOK_AGAIN_MS = 100;

const SIGN_UP = 'mutation ($input: SignUpInput!) { outcome: signUp(input: $input) { accepted } }';
const CONFIRM = `mutation ($token: String!, $browser: String) { outcome: confirmEmail(token: $token, browser: $browser) { purpose } }`;
const NAME = 'mutation ($name: String!) { outcome: changeName(name: $name) { name } }';
const PHONE = 'mutation ($phone: String!) { outcome: changePhone(phone: $phone) { phone } }';
const PASSWORD = `mutation ($currentPassword: String!, $password: String!) {
  outcome: changePassword(currentPassword: $currentPassword, password: $password, confirmPassword: $password) { id } }`;
const CLOSE = 'mutation ($password: String!) { outcome: closeAccount(password: $password) { accepted } }';

/** People who make accounts, change them, and close some. Each does one thing after another, so that what their account is is known whatever is killed. */
export class AccountsGenerator {
  readonly #options: AccountsGeneratorOptions;
  readonly #people: People;
  readonly #writers: Promise<Person[]>[];
  #keys = 0;
  #stopped = false;

  constructor(options: AccountsGeneratorOptions) {
    this.#options = options;
    this.#people = new People(options.origin, options.ledger);
    this.#writers = Array.from({ length: WRITERS }, (_, writer) => this.#write(writer));
  }

  /** Resolves when everything that was begun has an answer, and everybody's password was tried. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const people = (await Promise.all(this.#writers)).flat();
    for (const who of people) await this.#tryPassword(who);
  }

  async #write(writer: number): Promise<Person[]> {
    const { seed, perSecond, saving } = this.#options;
    const random = new Random(seed * 4000 + writer);
    const all: Person[] = [];
    while (!this.#stopped) {
      await pause(random.exponential((WRITERS / perSecond) * 1000));
      const open = all.filter(({ line }) => line.state === 'open');
      const provable = open.filter(({ passwordsGiven }) => passwordsGiven < PASSWORDS_OF_A_SESSION);
      const change = random.weighted({
        signUp: open.length < ACCOUNTS_OF_A_WRITER ? 2 : 0.1,
        ...(open.length > 0 ? { name: 1, phone: 1, signIn: 0.5, save: 6 } : {}),
        ...(provable.length > 0 ? { password: 1, close: 0.3 } : {}),
      });
      if (change === 'signUp') all.push(await this.#signUp(random));
      else if (change === 'save') await saving.act(random.pick(open), this.#people, random);
      else if (change === 'signIn') await this.#signIn(random.pick(open));
      else if (change === 'password') await this.#changePassword(random.pick(provable));
      else if (change === 'close') await this.#close(random.pick(provable));
      else await this.#changeProfile(random.pick(open), change);
    }
    return all;
  }

  async #signUp(random: Random): Promise<Person> {
    const { origin, seed, ledger } = this.#options;
    const n = this.#keys++;
    const name = `A. Member ${n}`;
    const line = ledger.asked({ email: `member-${seed}-${n}@example.org`, name, password: password(n) });
    const who = person(line, `10.${192 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`);
    const { email } = line;
    const browser = `browser-${seed}-${n}`;
    const input = { name, email, password: line.password, confirmPassword: line.password, browser };
    const { code, message } = await askUntilAnswered(
      origin,
      SIGN_UP,
      { input },
      { from: who.from, onLost: () => ledger.lost(line, 'sign-up') },
    );
    if (code !== undefined) ledger.contradictions.push(`${email} could not sign up: ${message}`);
    else ledger.changed(line, 'sign-up');
    // Some never look at their mail.
    if (code === undefined && random.next() < 0.8) await this.#confirm(who, browser);
    return who;
  }

  /** Follows the link of the e-mail. */
  async #confirm(who: Person, browser: string): Promise<void> {
    const { origin, ledger } = this.#options;
    const { line, from } = who;
    const link = await this.#linkTo(line.email);
    if (!link) return void ledger.contradictions.push(`${line.email} signed up, and no link was asked for`);
    let lost = false;
    const { code, message } = await askUntilAnswered(
      origin,
      CONFIRM,
      { token: link.token, browser },
      {
        from,
        onLost: () => {
          lost = true;
          ledger.lost(line, 'confirmation of an address');
        },
      },
    );
    // Followed once more, it was used already: by the one without an answer.
    if (code !== undefined && !lost)
      return void ledger.contradictions.push(`${line.email} was not confirmed: ${message}`);
    ledger.changed(line, 'confirmation of an address', { id: link.accountId, state: 'open' });
    await this.#signIn(who);
  }

  async #linkTo(email: string): Promise<{ readonly accountId: string; readonly token: string } | undefined> {
    const { news, linkKey } = this.#options;
    const until = performance.now() + LINK_WITHIN_MS;
    while (performance.now() < until) {
      const link = news.confirmationOf(email);
      if (link) {
        const { accountId: subject, request, expiresAt } = link;
        const token = await linkKey.sign({ purpose: 'confirm', subject, request, expiresAt });
        return { accountId: subject, token };
      }
      await pause(LOOK_AGAIN_MS);
    }
    return undefined;
  }

  async #signIn(who: Person): Promise<void> {
    const { code, message } = await this.#people.signIn(who);
    if (code !== undefined)
      this.#options.ledger.contradictions.push(`${who.line.email} is not let in: ${message}`);
  }

  async #changeProfile(who: Person, what: 'name' | 'phone'): Promise<void> {
    const { ledger } = this.#options;
    const { line } = who;
    const n = this.#keys++;
    const to =
      what === 'name' ? { name: `B. Member ${n}` } : { phone: `020 7946 ${String(n).padStart(5, '0')}` };
    const { code, message } = await this.#people.ask(who, what === 'name' ? NAME : PHONE, to, () =>
      ledger.lost(line, `new ${what}`),
    );
    if (code === undefined) ledger.changed(line, `new ${what}`, to);
    else ledger.contradictions.push(`${line.email} could not change their ${what}: ${message}`);
  }

  async #changePassword(who: Person): Promise<void> {
    const { ledger } = this.#options;
    const { line } = who;
    const next = password(this.#keys++);
    let lost = false;
    who.passwordsGiven++;
    const { code, message } = await this.#people.ask(
      who,
      PASSWORD,
      { currentPassword: line.password, password: next },
      () => {
        lost = true;
        ledger.lost(line, 'new password');
      },
    );
    // The one before is no good any more: the change without an answer was made.
    if (code !== undefined && !lost)
      return void ledger.contradictions.push(`${line.email} could not change their password: ${message}`);
    who.isKnown = false;
    ledger.changed(line, 'new password', { password: next });
  }

  async #close(who: Person): Promise<void> {
    const { ledger } = this.#options;
    const { line } = who;
    let lost = false;
    who.passwordsGiven++;
    const { code, message } = await this.#people.ask(who, CLOSE, { password: line.password }, () => {
      lost = true;
      ledger.lost(line, 'closing of an account');
    });
    // Whose account is closed cannot sign in: the one without an answer was made.
    if (code === undefined || (lost && code === 'UNAUTHENTICATED'))
      ledger.changed(line, 'closing of an account', { state: 'closed' });
    else ledger.contradictions.push(`${line.email} could not close their account: ${message}`);
  }

  /** The last password that was acknowledged opens the account; that of a closed one, or of one that was never confirmed, nothing. */
  async #tryPassword(who: Person): Promise<void> {
    const { ledger } = this.#options;
    const { line } = who;
    const { code, message } = await this.#people.signIn(who);
    const due = { unconfirmed: 'EMAIL_NOT_CONFIRMED', open: undefined, closed: 'UNAUTHENTICATED' }[
      line.state
    ];
    if (code !== due)
      ledger.contradictions.push(
        `${line.email}, whose account is ${line.state}, is ${code ? `not let in: ${message}` : 'let in'}`,
      );
  }
}

const password = (n: number): string => `lantern ${n} otter gravel`;
