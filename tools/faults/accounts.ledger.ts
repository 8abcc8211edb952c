import { Tally } from './tally.ts';

/** One account, as far as it was acknowledged. What had no answer was sent again until it had one, or could be seen to have been done. */
export interface AccountLine {
  readonly email: string;
  /** Once its link was followed. */
  id: string | undefined;
  state: 'unconfirmed' | 'open' | 'closed';
  name: string;
  phone: string;
  password: string;
  /** Acknowledged, each of which made a version of it. */
  changes: number;
  /** New passwords among them. */
  passwords: number;
  /** What was sent and had no answer: each may have been done beside the one that had, late or twice. */
  lost: number;
}

/** Every account of a run. */
export class AccountsLedger {
  readonly lines: AccountLine[] = [];
  readonly tally = new Tally();
  readonly contradictions: string[] = [];

  /** Begins a line for an address that nobody had. */
  asked(line: Pick<AccountLine, 'email' | 'name' | 'password'>): AccountLine {
    const account: AccountLine = {
      ...line,
      ...{ id: undefined, state: 'unconfirmed', phone: '', changes: 0, passwords: 0, lost: 0 },
    };
    this.lines.push(account);
    return account;
  }

  changed(line: AccountLine, what: string, to: Partial<AccountLine> = {}): void {
    Object.assign(line, to);
    line.changes++;
    if (to.password !== undefined) line.passwords++;
    this.tally.acknowledged(what);
  }

  /** Without an answer. */
  lost(line: AccountLine, what: string): void {
    line.lost++;
    this.tally.sentAgain(what);
  }
}
