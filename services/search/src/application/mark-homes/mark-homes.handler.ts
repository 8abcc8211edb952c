import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Refusal,
  refuseField,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import {
  type HomeNote,
  joinedNote,
  longestHomeNote,
  mostHiddenHomes,
  mostHomeNotes,
  mostNotesAtOnce,
  tidyNote,
} from '../../domain/saved/home-mark.js';
import { readIds } from '../../domain/search-input.js';
import { listedHomes, notListed } from '../listed-homes.js';
import type { ListingIndex } from '../listing-index.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';

export interface NoteToKeep {
  readonly id: number;
  readonly text: string;
}

type Ids = Result<readonly number[], Refusal>;

const tooLong = `A note has at most ${longestHomeNote.toLocaleString('en-GB')} characters.`;
const fullOfHidden = `An account hides at most ${mostHiddenHomes} homes. Bring some back first.`;
const fullOfNotes = `An account keeps notes of at most ${mostHomeNotes.toLocaleString('en-GB')} homes. Empty some first.`;

/** Homes that an account hides, and its notes of homes. The limits are not exact: requests at the same time may exceed them by what each adds. */
export class MarkHomesHandler {
  constructor(
    private readonly marks: HomeMarkStore,
    private readonly index: Pick<ListingIndex, 'get' | 'isComplete'>,
    private readonly closed: ClosedAccounts,
    private readonly clock: Clock,
  ) {}

  /** The last hidden first. */
  async hidden(accountId: string): Promise<number[]> {
    return (await this.marks.hidden(accountId)).map(({ listingId }) => listingId);
  }

  hide(id: number, accountId: string): Promise<Ids> {
    return unlessClosed(this.closed, accountId, async () => {
      const hidden = await this.hidden(accountId);
      if (hidden.includes(id)) return succeed(hidden);
      if (!(await listedHomes(this.index, [id])).has(id)) return refuseField('id', notListed);
      if (hidden.length >= mostHiddenHomes) return refuseField('id', fullOfHidden);
      await this.marks.hide(accountId, [id], this.clock.now());
      return succeed(await this.hidden(accountId));
    });
  }

  async show(id: number, accountId: string): Promise<readonly number[]> {
    await this.marks.show(accountId, id);
    return this.hidden(accountId);
  }

  /** Those of a device that are listed. */
  async mergeHidden(ids: readonly number[], accountId: string): Promise<Ids> {
    const read = readIds(ids, mostHiddenHomes);
    if (!read.ok) return refuseInput(read.failure);
    return unlessClosed(this.closed, accountId, async () => {
      const hidden = await this.hidden(accountId);
      const listed = await listedHomes(
        this.index,
        read.value.filter((id) => !hidden.includes(id)),
      );
      if (hidden.length + listed.size > mostHiddenHomes) return refuseField('ids', fullOfHidden);
      await this.marks.hide(accountId, [...listed.keys()], this.clock.now());
      return succeed(await this.hidden(accountId));
    });
  }

  async notes(ids: readonly number[], accountId: string): Promise<Result<readonly HomeNote[], Refusal>> {
    const read = readIds(ids, mostNotesAtOnce);
    return read.ok ? succeed(await this.marks.notes(accountId, read.value)) : refuseInput(read.failure);
  }

  /** Null when the text says nothing: there is no note then. */
  write({ id, text }: NoteToKeep, accountId: string): Promise<Result<HomeNote | null, Refusal>> {
    const tidy = tidyNote(text);
    return unlessClosed(this.closed, accountId, async () => {
      if (tidy.length > longestHomeNote) return refuseField('text', tooLong);
      if (tidy === '') {
        await this.marks.forget(accountId, id);
        return succeed(null);
      }
      const [before] = await this.marks.notes(accountId, [id]);
      if (!before) {
        if (!(await listedHomes(this.index, [id])).has(id)) return refuseField('id', notListed);
        if ((await this.marks.countNotes(accountId)) >= mostHomeNotes) return refuseField('id', fullOfNotes);
      }
      return succeed(await this.keep(accountId, id, tidy));
    });
  }

  /**
   * Adds notes of a device to those of the account, where both say something one below the other. Answers with those that are kept now: one that would
   * be too long together, or is of a home that is not listed, is not among them.
   */
  async mergeNotes(
    notes: readonly NoteToKeep[],
    accountId: string,
  ): Promise<Result<readonly HomeNote[], Refusal>> {
    if (notes.length > mostNotesAtOnce)
      return refuseField('notes', `at most ${mostNotesAtOnce} notes at once, not ${notes.length}`);
    const long = notes.findIndex(({ text }) => tidyNote(text).length > longestHomeNote);
    if (long >= 0) return refuseField(`notes.${long}.text`, tooLong);
    return unlessClosed(this.closed, accountId, async () => {
      const brought = new Map(notes.map(({ id, text }) => [id, tidyNote(text)]));
      const there = new Map(
        (await this.marks.notes(accountId, [...brought.keys()])).map((note) => [note.listingId, note]),
      );
      const others = [...brought.keys()].filter((id) => !there.has(id));
      const listed = await listedHomes(this.index, others);
      if ((await this.marks.countNotes(accountId)) + listed.size > mostHomeNotes)
        return refuseField('notes', fullOfNotes);
      const kept: HomeNote[] = [];
      for (const [id, text] of brought) {
        const before = there.get(id);
        const both = before || listed.has(id) ? joinedNote(before?.text ?? '', text) : null;
        if (both === null || both === '') continue;
        kept.push(before?.text === both ? before : await this.keep(accountId, id, both));
      }
      return succeed(kept);
    });
  }

  private async keep(accountId: string, listingId: number, text: string): Promise<HomeNote> {
    const note = { listingId, text, changedAt: this.clock.now() };
    await this.marks.write(accountId, note);
    return note;
  }
}
