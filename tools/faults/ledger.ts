export const statuses = ['available', 'underOffer', 'sold'] as const;
export type Status = (typeof statuses)[number];

/** A listing as its owner knows it. No two changes have the same price, so a price tells which change was the last. */
export interface ListingState {
  readonly version: number;
  readonly price: number;
  readonly status: Status;
  readonly removed: boolean;
}

/** One listing of the ledger: what was acknowledged last, and what may have happened since. */
export interface Line {
  readonly id: number;
  readonly title: string;
  certain: ListingState;
  /** What a change without an answer would have made of it. It is left alone from then on. */
  possible?: ListingState;
  /** The product makes versions of it of its own accord, such as when a picture becomes ready. */
  growsByItself?: boolean;
}

/** Every write of a run: what the product acknowledged, which it must never lose, and what it left open. */
export class Ledger {
  readonly lines = new Map<number, Line>();
  /** Titles of listings whose creation had no answer: they may be there, once. */
  readonly possibleTitles = new Set<string>();
  /** Addresses that asked for the newsletter, by whether that was acknowledged. */
  readonly addresses = new Map<string, 'acknowledged' | 'maybe'>();
  readonly acknowledged: Record<string, number> = {};
  readonly maybe: Record<string, number> = {};
  /** What was sent again, by its key, because no answer had come. */
  readonly again: Record<string, number> = {};
  /** Answers that contradict what is known. */
  readonly contradictions: string[] = [];

  created(line: Line): void {
    if (this.lines.has(line.id)) this.contradictions.push(`listing ${line.id} was created twice`);
    this.lines.set(line.id, line);
    this.count('acknowledged', 'create');
  }

  changed(line: Line, change: string, after: ListingState, answered: number): void {
    if (answered !== after.version)
      this.contradictions.push(
        `listing ${line.id}: ${change} was answered with version ${answered} where ${after.version} was due`,
      );
    line.certain = { ...after, version: answered };
    this.count('acknowledged', change);
  }

  count(kind: 'acknowledged' | 'maybe' | 'again', change: string): void {
    this[kind][change] = (this[kind][change] ?? 0) + 1;
  }
}
