import type { Line, ListingState, Status } from './ledger.ts';
import { Tally } from './tally.ts';

/** What is done to several homes at once. */
export type BulkEdit = { readonly status: Status } | { readonly pricePercent: number };

/** A change of several homes of an agency that was acknowledged. */
export interface BulkLine {
  readonly id: string;
  readonly edit: BulkEdit;
  state: 'done' | 'undone';
  /** What it made of each home, in the version that it made; homes that had what was wanted are left out. */
  readonly made: ReadonlyMap<number, ListingState>;
  /** Those that it left as they were. */
  readonly unchanged: readonly number[];
}

/** One without an answer: it may have been begun, once. Its homes are left alone from then on. */
export interface PossibleBulk {
  readonly edit: BulkEdit;
  readonly homes: readonly Line[];
}

/** Every change of several homes in a run. What the homes are is entered in their own lines. */
export class BulkLedger {
  readonly lines: BulkLine[] = [];
  readonly possible: PossibleBulk[] = [];
  readonly tally = new Tally();
  readonly contradictions: string[] = [];

  /** All of them are as was wanted. */
  done(id: string, edit: BulkEdit, homes: readonly Line[]): BulkLine {
    if (this.lines.some((line) => line.id === id)) this.contradictions.push(`change ${id} answers two`);
    const made = new Map<number, ListingState>();
    const unchanged: number[] = [];
    for (const home of homes) {
      const after = edited(home.certain, edit);
      if (after === home.certain) unchanged.push(home.id);
      else made.set(home.id, after);
      home.certain = after;
    }
    const line: BulkLine = { id, edit, state: 'done', made, unchanged };
    this.lines.push(line);
    this.tally.acknowledged('change of several homes');
    return line;
  }

  /** What was changed has again what it had before. */
  undone(line: BulkLine, homes: readonly Line[], before: ReadonlyMap<Line, ListingState>): void {
    line.state = 'undone';
    for (const home of homes)
      if (line.made.has(home.id)) home.certain = { ...before.get(home)!, version: home.certain.version + 1 };
    this.tally.acknowledged('undoing of a change of several homes');
  }

  maybe(edit: BulkEdit, homes: readonly Line[]): void {
    for (const home of homes) home.possible = edited(home.certain, edit);
    this.possible.push({ edit, homes });
    this.tally.sentAgain('change of several homes that may not be sent again');
  }
}

/** The same when it has what is wanted. Prices are whole pounds. */
export function edited(before: ListingState, edit: BulkEdit): ListingState {
  const version = before.version + 1;
  if ('status' in edit)
    return edit.status === before.status ? before : { ...before, version, status: edit.status };
  const price = Math.round((before.price * (100 + edit.pricePercent)) / 100);
  return price === before.price ? before : { ...before, version, price };
}
