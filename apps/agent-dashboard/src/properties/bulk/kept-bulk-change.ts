import type { BulkKind } from './bulk-change.js';

/** The change of many homes that was started last, so that its progress is seen again after a reload. */
export interface KeptBulkChange {
  readonly account: string;
  readonly id: string;
  readonly change: BulkKind;
  /** By a home's number, for those that could not be changed. */
  readonly titles: Readonly<Record<number, string>>;
  /** Which homes go off the market again if it is undone; missing in changes kept by an older version. */
  readonly leavingIfUndone?: readonly number[];
}

const key = 'lintel.bulk-change';
const kinds: readonly unknown[] = ['status', 'price', 'archive', 'unarchive'] satisfies BulkKind['kind'][];

/** What was kept; undefined when it is another account's, or not what was written. */
export function readKept(text: string | null, account: string): KeptBulkChange | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptBulkChange | null;
    return kept?.account === account &&
      typeof kept.id === 'string' &&
      kinds.includes(kept.change.kind) &&
      typeof kept.titles === 'object'
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}

/** Kept for this browser tab only, and nowhere when its settings forbid that: then a reload forgets it, and the change itself goes on. */
export const keptBulkChange = {
  read(account: string): KeptBulkChange | undefined {
    try {
      return readKept(sessionStorage.getItem(key), account);
    } catch {
      return undefined;
    }
  },
  write(kept: KeptBulkChange | undefined): void {
    try {
      if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
      else sessionStorage.removeItem(key);
    } catch (error) {
      console.error('The progress of a change of many properties is not kept over a reload', error);
    }
  },
};
