import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountEvent, StoredAccount } from './accounts-reading.ts';
import { compareAccountEvents, compareAccounts, compareClosed } from './accounts.comparison.ts';
import { type AccountLine, AccountsLedger } from './accounts.ledger.ts';
import { compareMails, type Problems } from './comparison.ts';
import { accountMails } from './mail-expectations.ts';

const found = (problems: Problems) =>
  Object.entries(problems).flatMap(([promise, all]) => (all.length > 0 ? [promise] : []));
const email = 'one@example.org';
const stored = (change: Partial<StoredAccount> = {}): StoredAccount => ({
  ...{ id: 'one', version: 3, email, name: 'Alex', phone: '', state: 'open', unpublished: 0 },
  ...change,
});
const erased = { state: 'closed', email: null, name: '', version: 4 } as const;

describe('accounts, compared with the ledger', () => {
  let ledger: AccountsLedger;
  let line: AccountLine;
  beforeEach(() => {
    ledger = new AccountsLedger();
    line = ledger.asked({ email, name: 'A. Member', password: 'first' });
    ledger.changed(line, 'sign-up');
    ledger.changed(line, 'confirmation', { id: 'one', state: 'open' });
    ledger.changed(line, 'new name', { name: 'Alex' });
  });

  it('are there as they were acknowledged', () => {
    expect(found(compareAccounts(ledger, [stored()]))).toEqual([]);
    ledger.changed(line, 'closing', { state: 'closed' });
    expect(found(compareAccounts(ledger, [stored(erased)]))).toEqual([]);
  });

  it('may have been changed once more by what had no answer', () => {
    ledger.lost(line, 'new name');
    expect(found(compareAccounts(ledger, [stored({ version: 4 })]))).toEqual([]);
    expect(found(compareAccounts(ledger, [stored({ version: 5 })]))).toEqual([
      'an account is as nobody made it',
    ]);
  });

  it.each<[string, StoredAccount[]]>([
    ['an acknowledged account is lost', []],
    ['an acknowledged account is lost', [stored({ version: 2 })]],
    ['an account is as nobody made it', [stored({ version: 4 })]],
    ['an account is as nobody made it', [stored({ name: 'A. Member' })]],
    ['an account is as nobody made it', [stored({ state: 'unconfirmed' })]],
    ['an account is as nobody made it', [stored(), stored({ id: 'two' })]],
    ['an account is as nobody made it', [stored(), stored({ id: 'two', email: 'two@example.org' })]],
  ])('show that %s', (promise, accounts) => {
    expect(found(compareAccounts(ledger, accounts))).toEqual([promise]);
  });

  it('show a closed one that still says whose it was, or that opened again', () => {
    ledger.changed(line, 'closing', { state: 'closed' });
    for (const account of [stored({ ...erased, name: 'Alex' }), stored({ version: 4 })])
      expect(found(compareAccounts(ledger, [account]))).toEqual(['an account is as nobody made it']);
    expect(found(compareClosed([{ accountId: 'one', where: 'sessions of accounts' }]))).toEqual([
      'something of a closed account is kept',
    ]);
  });

  it('make an e-mail for each new password, and one that asks who does not confirm', () => {
    const compared = (...ids: string[]) =>
      found(compareMails(accountMails(ledger), new Map([[email, ids]]), 0));
    ledger.changed(line, 'new password', { password: 'second' });
    expect(compared()).toEqual(['a mail is missing']);
    expect(compared('<1>')).toEqual([]);
    expect(compared('<1>', '<2>')).toEqual([]);
    expect(compared('<1>', '<2>', '<3>')).toEqual(['a mail is doubled']);
    line.state = 'closed';
    expect(compared()).toEqual([]);
    ledger.asked({ email: 'two@example.org', name: 'B. Member', password: 'third' });
    expect(compared()).toEqual(['a mail is missing']);
  });
});

describe('events of accounts', () => {
  const event = (sequence: number, says: AccountEvent['says'], change: Partial<AccountEvent> = {}) => ({
    ...{ id: `event ${sequence}`, subject: 'one', sequence, says, email, name: 'Alex' },
    ...change,
  });
  const registered = event(1, 'registered', { name: 'A. Member' });
  const confirmed = event(2, 'confirmed', { name: 'A. Member' });
  const renamed = event(3, 'changed');
  const compared = (account: StoredAccount, ...events: AccountEvent[]) =>
    found(compareAccountEvents([account], events));

  it('tell of each account once, repeats with the same id apart', () => {
    expect(compared(stored(), registered, confirmed, renamed)).toEqual([]);
    expect(compared(stored(), registered, confirmed, registered, renamed)).toEqual([]);
    // A new telephone number is no event.
    expect(compared(stored({ version: 5 }), registered, confirmed, renamed)).toEqual([]);
    const closed = event(4, 'closed', { email: null, name: '' });
    expect(compared(stored(erased), registered, confirmed, renamed, closed)).toEqual([]);
  });

  it.each<[string, AccountEvent[]]>([
    ['an event is missing', [confirmed, renamed]],
    ['an event is missing', [registered, renamed]],
    ['an event is missing', [registered, confirmed]],
    ['an event is doubled', [registered, confirmed, renamed, event(4, 'changed')]],
    ['an event is doubled', [registered, confirmed, { ...registered, id: 'other', subject: 'two' }, renamed]],
    ['events are out of order', [registered, renamed, confirmed]],
  ])('show that %s', (promise, events) => {
    expect(compared(stored(), ...events)).toEqual([promise]);
  });

  it('show one that is said to be confirmed twice, and events that wait', () => {
    const again = event(3, 'confirmed');
    expect(compared(stored(), registered, confirmed, again)).toEqual(['an event is doubled']);
    expect(compared(stored({ unpublished: 1 }), registered, confirmed, renamed)).toEqual([
      'events wait for ever',
    ]);
  });
});
