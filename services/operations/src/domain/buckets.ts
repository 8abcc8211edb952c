export type BucketUnit = 'minute' | 'hour';

const UNIT_MS: Readonly<Record<BucketUnit, number>> = { minute: 60_000, hour: 3_600_000 };
/** How many rows are kept: a day of minutes and a week of hours, and a little more. */
export const keptMs: Readonly<Record<BucketUnit, number>> = { minute: 25 * 3_600_000, hour: 8 * 86_400_000 };

export const spans = ['hour', 'day', 'week'] as const;
export type Span = (typeof spans)[number];

/** What a span is drawn from: how far back, of which buckets, and how long each point of it is. */
export const spanOf: Readonly<
  Record<Span, { readonly ms: number; readonly unit: BucketUnit; readonly pointMs: number }>
> = {
  hour: { ms: 3_600_000, unit: 'minute', pointMs: 60_000 },
  day: { ms: 86_400_000, unit: 'minute', pointMs: 600_000 },
  week: { ms: 7 * 86_400_000, unit: 'hour', pointMs: 3_600_000 },
};

export const bucketStart = (unit: BucketUnit, at: Date): Date =>
  new Date(Math.floor(at.getTime() / UNIT_MS[unit]) * UNIT_MS[unit]);

/** The samples of one figure in a stretch of time. Two programs that sample at once make the mean no other. */
export interface Tally {
  readonly sum: number;
  readonly count: number;
  readonly max: number;
}

export interface Point {
  readonly at: Date;
  readonly mean: number;
  readonly max: number;
}

/** Tallies as points of a length, the oldest first; stretches without a sample are left out. */
export function pointsOf(
  tallies: readonly { readonly at: Date; readonly tally: Tally }[],
  pointMs: number,
): Point[] {
  const points = new Map<number, Tally>();
  for (const { at, tally } of tallies) {
    const start = Math.floor(at.getTime() / pointMs) * pointMs;
    const before = points.get(start) ?? { sum: 0, count: 0, max: tally.max };
    points.set(start, {
      sum: before.sum + tally.sum,
      count: before.count + tally.count,
      max: Math.max(before.max, tally.max),
    });
  }
  return Array.from(points)
    .sort(([a], [b]) => a - b)
    .flatMap(([start, { sum, count, max }]) =>
      count > 0 ? [{ at: new Date(start), mean: sum / count, max }] : [],
    );
}
