import type { AccountLine } from './accounts.ledger.ts';
import { Tally } from './tally.ts';

export interface SavedHomeLine {
  readonly owner: AccountLine;
  readonly listingId: number;
  isSaved: boolean;
  /** One for each acknowledged change. */
  version: number;
}

export const frequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

export interface SavedSearchLine {
  readonly owner: AccountLine;
  readonly id: string;
  name: string;
  frequency: Frequency;
  isDeleted: boolean;
  /** One for each acknowledged change. */
  version: number;
}

/** What people of a run keep, as far as it was acknowledged. Nothing that is sent again is done again. */
export class SavedLedger {
  readonly homes: SavedHomeLine[] = [];
  readonly searches: SavedSearchLine[] = [];
  readonly tally = new Tally();
  readonly contradictions: string[] = [];

  homesOf(owner: AccountLine): readonly SavedHomeLine[] {
    return this.homes.filter((line) => line.owner === owner);
  }

  searchesOf(owner: AccountLine): readonly SavedSearchLine[] {
    return this.searches.filter((line) => line.owner === owner && !line.isDeleted);
  }

  /** A home was saved, or saved no more, which it was not before. */
  turned(owner: AccountLine, listingId: number): void {
    let line = this.homes.find((one) => one.owner === owner && one.listingId === listingId);
    if (!line) this.homes.push((line = { owner, listingId, isSaved: false, version: 0 }));
    line.isSaved = !line.isSaved;
    line.version++;
    this.tally.acknowledged(line.isSaved ? 'home saved' : 'home not saved any more');
  }

  created(line: Pick<SavedSearchLine, 'owner' | 'id' | 'name' | 'frequency'>): void {
    if (this.searches.some(({ id }) => id === line.id))
      this.contradictions.push(`saved search ${line.id} answers two that were to be saved`);
    this.searches.push({ ...line, isDeleted: false, version: 1 });
    this.tally.acknowledged('search saved');
  }

  changed(
    line: SavedSearchLine,
    to: Partial<Pick<SavedSearchLine, 'name' | 'frequency' | 'isDeleted'>>,
  ): void {
    Object.assign(line, to);
    line.version++;
    this.tally.acknowledged(to.isDeleted ? 'search deleted' : 'saved search changed');
  }
}
