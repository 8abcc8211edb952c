import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  feedHashOf,
  isFeedToken,
  makeFeedToken,
  overtaken,
  type Refusal,
  refuse,
  refuseField,
  refuseInput,
  unlessClosed,
  untilWritten,
} from '@lintel/service-kit';
import type { ListingCard } from '../../domain/listing-document.js';
import {
  addHome,
  addNote,
  castVote,
  type ListChange,
  type ListVote,
  type ListWriter,
  readLine,
  removeHomeFromList,
  removeNote,
  type SharedList,
  sharedListLimits,
} from '../../domain/saved/shared-list.js';
import { listedHomes, notListed } from '../listed-homes.js';
import type { ListingIndex } from '../listing-index.js';
import type { SharedListStore } from '../saved/shared-list-store.js';
import type { ListLimits } from './list-limits.js';

/** How a list is named: by its id, for the account that made it, or by what its link ends with, for whoever has that. */
export interface ListKey {
  readonly id?: string | null;
  readonly token?: string | null;
}

/** Who asks. */
export interface ListCaller {
  readonly accountId: string | null;
  readonly clientAddress?: string | undefined;
}

export interface OpenedList {
  readonly list: SharedList;
  /** Of those that are listed. */
  readonly cards: ReadonlyMap<number, ListingCard>;
  readonly isOwner: boolean;
}

/** A link, which is told this once. */
export interface MadeList extends OpenedList {
  readonly token: string;
}

const { lists: mostLists, listName, writerName, note: longestNote } = sharedListLimits;

/** Lists of homes that several people choose among. Whoever has the link of one reads it, adds to it, writes in it and takes away. */
export class ShareListsHandler {
  constructor(
    private readonly lists: SharedListStore,
    private readonly index: Pick<ListingIndex, 'get' | 'isComplete'>,
    private readonly limits: ListLimits,
    private readonly closed: ClosedAccounts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  mine(accountId: string): Promise<SharedList[]> {
    return this.lists.ofAccount(accountId);
  }

  /** Null where there is none for this caller. */
  async open(key: ListKey, caller: ListCaller): Promise<OpenedList | null> {
    const list = await this.find(key, caller);
    return list && this.opened(list, caller);
  }

  async create(given: string, accountId: string): Promise<Result<MadeList, Refusal>> {
    const name = readLine(given, 'name', { what: 'The name of the list', most: listName });
    if (!name.ok) return refuseInput(name.failure);
    return unlessClosed(this.closed, accountId, async () => {
      if ((await this.lists.ofAccount(accountId)).length >= mostLists)
        return refuseField('name', `An account has at most ${mostLists} lists. Delete one first.`);
      const token = makeFeedToken();
      const now = this.clock.now();
      const list: SharedList = {
        ...{ id: this.ids.next(), accountId, version: 1, name: name.value, linkHash: feedHashOf(token) },
        ...{ createdAt: now, changedAt: now, homes: [], notes: [], votes: [] },
      };
      await this.lists.insert(list);
      return succeed({ ...(await this.opened(list, { accountId })), token });
    });
  }

  async rename(id: string, given: string, accountId: string): Promise<Result<OpenedList, Refusal>> {
    const name = readLine(given, 'name', { what: 'The name of the list', most: listName });
    return this.changeOwn(id, accountId, (list) => (name.ok ? succeed({ ...list, name: name.value }) : name));
  }

  /** Another link: the one before is good no more. */
  async renewLink(id: string, accountId: string): Promise<Result<MadeList, Refusal>> {
    const token = makeFeedToken();
    const linkHash = feedHashOf(token);
    const changed = await this.changeOwn(id, accountId, (list) => succeed({ ...list, linkHash }));
    return changed.ok ? succeed({ ...changed.value, token }) : changed;
  }

  endLink(id: string, accountId: string): Promise<Result<OpenedList, Refusal>> {
    return this.changeOwn(id, accountId, (list) =>
      succeed(list.linkHash ? { ...list, linkHash: null } : null),
    );
  }

  /** False when it was gone already, or never the caller's. */
  async delete(id: string, accountId: string): Promise<boolean> {
    const list = await this.find({ id }, { accountId });
    if (!list) return false;
    await this.lists.delete(list.id);
    return true;
  }

  async add(key: ListKey, listingId: number, name: string, caller: ListCaller) {
    return this.write(key, caller, name, async (by) => {
      const card = (await listedHomes(this.index, [listingId])).get(listingId);
      if (!card) return refuseField('listingId', notListed);
      return succeed(addHome({ listingId, title: card.title, by, at: this.clock.now() }));
    });
  }

  async writeNote(key: ListKey, listingId: number, given: string, name: string, caller: ListCaller) {
    return this.write(key, caller, name, async (by) => {
      const text = given.replace(/\r\n?/g, '\n').trim();
      if (text === '') return refuseField('text', 'The note says nothing.');
      if (text.length > longestNote)
        return refuseField('text', `A note has at most ${longestNote.toLocaleString('en-GB')} characters.`);
      return succeed(addNote({ id: this.ids.next(), listingId, text, by, at: this.clock.now() }));
    });
  }

  async vote(key: ListKey, listingId: number, vote: ListVote | null, name: string, caller: ListCaller) {
    return this.write(key, caller, name, async (by) => succeed(castVote(listingId, vote, by)));
  }

  async removeHome(key: ListKey, listingId: number, caller: ListCaller) {
    return this.write(key, caller, null, async () => succeed(removeHomeFromList(listingId)));
  }

  async removeNote(key: ListKey, noteId: string, caller: ListCaller) {
    return this.write(key, caller, null, async () => succeed(removeNote(noteId)));
  }

  /** @param name of whoever writes; null where nobody's name is kept */
  private async write(
    key: ListKey,
    caller: ListCaller,
    name: string | null,
    changeBy: (by: ListWriter) => Promise<Result<ListChange, Refusal>>,
  ): Promise<Result<OpenedList, Refusal>> {
    const list = await this.find(key, caller);
    if (!list) return missing(key);
    const allowed = await this.limits.count(caller.accountId, caller.clientAddress);
    if (!allowed.ok) return allowed;
    const read =
      name === null ? succeed('') : readLine(name, 'name', { what: 'Your name', most: writerName });
    if (!read.ok) return refuseInput(read.failure);
    const work = async (): Promise<Result<OpenedList, Refusal>> => {
      const change = await changeBy({ name: read.value, accountId: caller.accountId });
      return change.ok ? this.change(key, caller, change.value) : change;
    };
    return caller.accountId === null ? work() : unlessClosed(this.closed, caller.accountId, work);
  }

  private changeOwn(id: string, accountId: string, change: ListChange): Promise<Result<OpenedList, Refusal>> {
    return unlessClosed(this.closed, accountId, () => this.change({ id }, { accountId }, change));
  }

  /** Read anew each time: its link may have ended, and others write too. */
  private change(key: ListKey, caller: ListCaller, change: ListChange): Promise<Result<OpenedList, Refusal>> {
    return untilWritten<Result<OpenedList, Refusal>>('a shared list', { attempts: 20 }, async () => {
      const list = await this.find(key, caller);
      if (!list) return missing(key);
      const changed = change(list);
      if (!changed.ok) return refuseInput(changed.failure);
      if (!changed.value) return succeed(await this.opened(list, caller));
      const next = { ...changed.value, version: list.version + 1, changedAt: this.clock.now() };
      return (await this.lists.replace(next)) ? succeed(await this.opened(next, caller)) : overtaken;
    });
  }

  private async find({ id, token }: ListKey, { accountId }: ListCaller): Promise<SharedList | null> {
    const list =
      typeof token === 'string'
        ? isFeedToken(token)
          ? await this.lists.findByLink(feedHashOf(token))
          : null
        : id && accountId !== null
          ? await this.lists.find(id)
          : null;
    if (!list || (typeof token !== 'string' && list.accountId !== accountId)) return null;
    return (await this.closed.has(list.accountId)) ? null : list;
  }

  private async opened(list: SharedList, { accountId }: ListCaller): Promise<OpenedList> {
    const ids = list.homes.map(({ listingId }) => String(listingId));
    const found = ids.length > 0 ? await this.index.get(ids) : [];
    return {
      list,
      cards: new Map(found.map((card) => [card.id, card])),
      isOwner: list.accountId === accountId,
    };
  }
}

const noSuchList = 'There is no such list. Its link may have ended, or the list was deleted.';
const missing = ({ token }: ListKey): Result<never, Refusal> =>
  refuse('NOT_FOUND', noSuchList, {
    problems: [{ field: typeof token === 'string' ? 'list.token' : 'list.id', message: noSuchList }],
  });
