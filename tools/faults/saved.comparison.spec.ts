import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AccountLine, AccountsLedger } from './accounts.ledger.ts';
import type { StoredSavedHome, StoredSavedSearch } from './saved-reading.ts';
import { compareSaved } from './saved.comparison.ts';
import { SavedLedger } from './saved.ledger.ts';

const home = (change: Partial<StoredSavedHome> = {}): StoredSavedHome => ({
  ...{ id: 'one:12', accountId: 'one', listingId: 12, isSaved: true, version: 3, unpublished: 0 },
  ...change,
});
const search = (change: Partial<StoredSavedSearch> = {}): StoredSavedSearch => ({
  ...{ id: 's', accountId: 'one', name: 'Clapham', frequency: 'daily', version: 2, unpublished: 0 },
  isDeleted: false,
  ...change,
});

describe('what people keep, compared with the ledger', () => {
  let owner: AccountLine;
  let ledger: SavedLedger;
  beforeEach(() => {
    owner = new AccountsLedger().asked({ email: 'one@example.org', name: 'A. Member', password: '' });
    Object.assign(owner, { id: 'one', state: 'open' });
    ledger = new SavedLedger();
    for (let times = 0; times < 3; times++) ledger.turned(owner, 12);
    ledger.created({ owner, id: 's', name: 'Balham', frequency: 'daily' });
    ledger.changed(ledger.searches[0]!, { name: 'Clapham' });
  });
  const found = (homes: readonly StoredSavedHome[], searches: readonly StoredSavedSearch[]) =>
    Object.entries(compareSaved(ledger, { homes, searches })).flatMap(([promise, all]) =>
      all.length > 0 ? [promise] : [],
    );

  it('is there as it was acknowledged', () => {
    expect(found([home()], [search()])).toEqual([]);
    ledger.changed(ledger.searches[0]!, { isDeleted: true });
    expect(found([home()], [search({ isDeleted: true, version: 3 })])).toEqual([]);
  });

  const lost = 'something saved is lost';
  const unexplained = 'something is saved as nobody did';
  it.each<[string, StoredSavedHome[], StoredSavedSearch[]]>([
    [lost, [], [search()]],
    [lost, [home({ version: 2 })], [search()]],
    [lost, [home()], []],
    [lost, [home()], [search({ version: 1, name: 'Balham' })]],
    [unexplained, [home({ version: 4 })], [search()]],
    [unexplained, [home({ isSaved: false })], [search()]],
    [unexplained, [home(), home({ id: 'one:13', listingId: 13 })], [search()]],
    [unexplained, [home()], [search({ frequency: 'weekly' })]],
    [unexplained, [home()], [search({ isDeleted: true })]],
    [unexplained, [home()], [search({ accountId: 'two' })]],
    [unexplained, [home()], [search(), search({ id: 't' })]],
  ])('shows that %s', (promise, homes, searches) => {
    expect(found(homes, searches)).toEqual([promise]);
  });

  it('is nothing where the account is closed', () => {
    owner.state = 'closed';
    expect(found([], [])).toEqual([]);
  });

  it('contradicts an answer that gives two searches one id', () => {
    ledger.created({ owner, id: 's', name: 'Balham', frequency: 'daily' });
    expect(ledger.contradictions).toHaveLength(1);
  });
});
