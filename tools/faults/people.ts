import { type Answer, askUntilAnswered, signIn, untilAnswered } from './asker.ts';
import type { AccountLine, AccountsLedger } from './accounts.ledger.ts';
import { Cookies } from './cookies.ts';

/** Somebody with an account and a browser. */
export interface Person {
  readonly line: AccountLine;
  readonly cookies: Cookies;
  /** Their address of the network, as one may try a few times an hour only. */
  readonly from: string;
  /** Whether the account knows the browser: it knows none until somebody signs in after the password was set. */
  isKnown: boolean;
  /** How often the password was asked for since they signed in. */
  passwordsGiven: number;
}

export const person = (line: AccountLine, from: string): Person => ({
  line,
  from,
  cookies: new Cookies(),
  isKnown: false,
  passwordsGiven: 0,
});

/** Of signing in again because the session was lost. */
const MOST_SESSIONS = 5;

/** Sends what people ask for, signing in where they are not. */
export class People {
  readonly #origin: string;
  readonly #ledger: AccountsLedger;

  constructor(origin: string, ledger: AccountsLedger) {
    this.#origin = origin;
    this.#ledger = ledger;
  }

  /** Signs in, be they signed in or not. */
  async signIn(who: Person): Promise<Answer<unknown>> {
    const { line, cookies, from } = who;
    const answer = await untilAnswered(
      () => signIn(this.#origin, { email: line.email, password: line.password }, { cookies, from }),
      () => this.#ledger.lost(line, 'sign-in'),
    );
    if (answer.code !== undefined) return answer;
    who.passwordsGiven = 0;
    // A browser that is not known is written down with the account.
    if (who.isKnown) this.#ledger.tally.acknowledged('sign-in');
    else this.#ledger.changed(line, 'sign-in');
    who.isKnown = true;
    return answer;
  }

  /**
   * Asks until there is an answer; with a new session where the one before is gone, which a renewal whose answer was lost ends.
   * @param onLost as of `untilAnswered`
   */
  async ask<Data>(who: Person, query: string, variables: object, onLost: () => void): Promise<Answer<Data>> {
    const { cookies, from } = who;
    for (let session = 1; ; session++) {
      const answer = await askUntilAnswered<Data>(this.#origin, query, variables, { cookies, from, onLost });
      if (answer.code !== 'UNAUTHENTICATED' || session === MOST_SESSIONS) return answer;
      this.#ledger.tally.sentAgain('without a session');
      const signedIn = await this.signIn(who);
      if (signedIn.code !== undefined) return signedIn as Answer<Data>;
    }
  }
}
