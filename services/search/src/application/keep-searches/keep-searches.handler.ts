import type { AlertFrequency } from '@lintel/contracts';
import { type Clock, fail, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type FeedAddresses,
  type LinkKey,
  type Refusal,
  refuseField,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import {
  changeSearch,
  deleteSearch,
  mostSavedSearches,
  newSearch,
  type NewSearch,
  type SavedSearch,
} from '../../domain/saved/saved-search.js';
import { readName, readSavedSearch, type SavedSearchInput } from '../../domain/saved/saved-search-input.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** The purpose of the link in each e-mail of a saved search; the link's subject is the search. */
export const savedSearchAlertsPurpose = 'saved-search-alerts';

export type AlertsEnd = 'stopped' | 'alreadyStopped' | 'invalid';

const noSuchSearch = 'There is no such saved search.';
const missing = (): Result<never, Refusal> =>
  fail({
    code: 'NOT_FOUND',
    message: noSuchSearch,
    problems: [{ field: 'id', message: noSuchSearch }],
  });

/** The saved searches of an account. One of another account is answered as one that is not there. */
export class KeepSearchesHandler {
  constructor(
    private readonly searches: SavedSearchStore,
    private readonly feeds: FeedAddresses,
    private readonly closed: ClosedAccounts,
    private readonly linkKey: LinkKey,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  list(accountId: string): Promise<SavedSearch[]> {
    return this.searches.ofAccount(accountId);
  }

  async create(input: SavedSearchInput, accountId: string): Promise<Result<SavedSearch, Refusal>> {
    const read = readSavedSearch(input);
    if (!read.ok) return refuseInput(read.failure);
    return unlessClosed(this.closed, accountId, () => this.add(accountId, read.value));
  }

  async rename(id: string, given: string, accountId: string): Promise<Result<SavedSearch, Refusal>> {
    const owned = await this.owned(id, accountId);
    if (!owned.ok) return owned;
    const name = readName(given, 'name');
    if (!name.ok) return refuseInput(name.failure);
    return unlessClosed(this.closed, owned.value.accountId, () =>
      this.change(owned.value, { name: name.value }),
    );
  }

  async changeFrequency(
    id: string,
    alertFrequency: AlertFrequency,
    accountId: string,
  ): Promise<Result<SavedSearch, Refusal>> {
    const owned = await this.owned(id, accountId);
    if (!owned.ok) return owned;
    return unlessClosed(this.closed, owned.value.accountId, () =>
      this.change(owned.value, { alertFrequency }),
    );
  }

  /** False when it was gone already, or never the caller's. */
  async delete(id: string, accountId: string): Promise<boolean> {
    const owned = await this.owned(id, accountId);
    if (!owned.ok) return false;
    await this.searches.change(id, (search) => deleteSearch(search, this.clock.now()));
    await this.feeds.end(id);
    return true;
  }

  /** One that the account keeps. */
  async owned(id: string, accountId: string): Promise<Result<SavedSearch, Refusal>> {
    const search = await this.searches.find(id);
    return search?.accountId === accountId && search.state === 'kept' ? succeed(search) : missing();
  }

  async stopAlerts(token: string): Promise<AlertsEnd> {
    const link = await this.linkKey.verify(token, {
      purpose: savedSearchAlertsPurpose,
      now: this.clock.now(),
    });
    if (!link.ok) return 'invalid';
    let end: AlertsEnd = 'alreadyStopped';
    await this.searches.change(link.value.subject, (search) => {
      const stopped = changeSearch(search, { alertFrequency: 'off' }, this.clock.now());
      end = stopped ? 'stopped' : 'alreadyStopped';
      return stopped;
    });
    return end;
  }

  private async add(accountId: string, wanted: NewSearch): Promise<Result<SavedSearch, Refusal>> {
    const search = newSearch(wanted, { id: this.ids.next(), accountId, now: this.clock.now() });
    const same = await this.searches.findSame(search);
    if (same) return this.take(same, search);
    if ((await this.searches.ofAccount(accountId)).length >= mostSavedSearches)
      return refuseField(
        'input',
        `An account keeps at most ${mostSavedSearches} searches. Delete one first.`,
      );
    const inserted = await this.searches.insert(search);
    return inserted.ok ? inserted : this.take(inserted.failure, search);
  }

  private async take(same: SavedSearch, asked: SavedSearch): Promise<Result<SavedSearch, Refusal>> {
    const { name, alertFrequency } = asked;
    return this.change(same, { name, alertFrequency });
  }

  private async change(
    { id }: SavedSearch,
    to: Parameters<typeof changeSearch>[1],
  ): Promise<Result<SavedSearch, Refusal>> {
    const changed = await this.searches.change(id, (search) => changeSearch(search, to, this.clock.now()));
    return changed?.state === 'kept' ? succeed(changed) : missing();
  }
}
