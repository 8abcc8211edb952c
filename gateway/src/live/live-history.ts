import type { Clock } from '@lintel/kernel';

/** An update on its way to one circle: an account's browsers, or those of an agency's agents. */
export interface Update {
  /** Unique for ever. */
  readonly id: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
}

/** One with its place in the stream: `<id>@<milliseconds>`. The time says to any replica where to go on, even to one that has not heard of it yet. */
export interface ToldUpdate extends Update {
  readonly place: string;
}

interface Kept extends ToldUpdate {
  readonly circle: string;
  /** When it reached this process, in milliseconds. */
  readonly at: number;
}

export const historyLimits = {
  keptMs: 5 * 60_000,
  /**
   * Two replicas hear of the same updates in different order: a browser that comes from another replica is sent again what arrived here this long before
   * the place it had reached there.
   */
  overlapMs: 60_000,
  /** A browser without a place has just fetched what it shows: it is sent what happened since this many milliseconds ago. */
  freshMs: 10_000,
  perCircle: 100,
  overall: 20_000,
} as const;

/** The place of an update, or of none: `@1772355600000`. */
const PLACE = /^[^@]{0,100}@(\d{1,15})$/;

/** What was told in the last minutes, so that a browser which was away for a moment misses nothing. */
export class LiveHistory {
  /** In the order they arrived; by circle and id, so that what the bus gives twice is one. */
  private readonly kept = new Map<string, Kept>();
  private readonly byCircle = new Map<string, Map<string, Kept>>();
  /** When the last update of a circle was dropped before its time. */
  private readonly droppedAt = new Map<string, number>();
  /** From when on this process has heard of everything. */
  private completeSince = Infinity;

  constructor(private readonly clock: Clock) {}

  begin(): void {
    this.completeSince = this.now();
  }

  /** Where the stream is now. */
  get place(): string {
    return `@${this.now()}`;
  }

  /** Undefined for an update that it has already. */
  add(circle: string, update: Update): ToldUpdate | undefined {
    this.dropOld();
    const key = keyOf(circle, update.id);
    if (this.kept.has(key)) return undefined;
    const at = this.now();
    const entry = { ...update, circle, at, place: `${update.id}@${at}` };
    this.kept.set(key, entry);
    const own = this.byCircle.get(circle) ?? new Map<string, Kept>();
    this.byCircle.set(circle, own.set(update.id, entry));
    if (own.size > historyLimits.perCircle) this.drop(own.values().next().value!, true);
    if (this.kept.size > historyLimits.overall) this.drop(this.kept.values().next().value!, true);
    return entry;
  }

  /**
   * What a browser that belongs to these circles may have missed, the oldest first, each once, and some that it has heard of.
   *
   * @param after the last place it heard of; undefined for a browser that comes for the first time
   * @returns undefined when what came after it is not known any more
   */
  after(circles: readonly string[], after: string | undefined): readonly ToldUpdate[] | undefined {
    this.dropOld();
    const since = this.since(after);
    if (since === undefined) return undefined;
    if (after !== undefined && circles.some((circle) => since < this.horizon(circle))) return undefined;
    const those = circles.flatMap((circle) => [...(this.byCircle.get(circle)?.values() ?? [])]);
    const missed = those.filter(({ at }) => at >= since).sort((one, other) => one.at - other.at);
    return [...new Map(missed.map((update) => [update.id, update])).values()];
  }

  /** Forgets what is too old. */
  dropOld(): void {
    const oldest = this.now() - historyLimits.keptMs;
    for (const entry of this.kept.values()) {
      if (entry.at >= oldest) break;
      this.drop(entry, false);
    }
    for (const [circle, at] of this.droppedAt) if (at < oldest) this.droppedAt.delete(circle);
  }

  private since(after: string | undefined): number | undefined {
    if (after === undefined) return this.now() - historyLimits.freshMs;
    const time = PLACE.exec(after)?.[1];
    return time === undefined ? undefined : Math.min(Number(time), this.now()) - historyLimits.overlapMs;
  }

  /** All that happened from here on is known. */
  private horizon(circle: string): number {
    const dropped = this.droppedAt.get(circle);
    return Math.max(
      this.completeSince,
      this.now() - historyLimits.keptMs,
      dropped === undefined ? -Infinity : dropped + 1,
    );
  }

  private drop(entry: Kept, early: boolean): void {
    const { circle, id, at } = entry;
    this.kept.delete(keyOf(circle, id));
    const own = this.byCircle.get(circle)!;
    own.delete(id);
    if (own.size === 0) this.byCircle.delete(circle);
    if (early) this.droppedAt.set(circle, at);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const keyOf = (circle: string, id: string): string => `${circle}\n${id}`;
