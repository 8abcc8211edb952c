import type { Line } from './lines.js';

/** A stretch of the axis, in parts of its length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Gaps shorter than this are drawn by their length, longer ones ever shorter: a reminder is due days after milliseconds that matter. */
const PLAIN_MS = 50;
const drawn = (ms: number): number => Math.log2(1 + ms / PLAIN_MS);

/** Where times stand on an axis on which order is kept and nothing is too small to be seen. */
export function axisOf(lines: readonly Line[], now: number): (from: number, to: number) => Stretch {
  const times = lines.flatMap(({ at, work }) => (work ? [at, work.from, work.until ?? now] : [at]));
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const places = new Map<number, number>();
  let length = 0;
  for (const [index, time] of sorted.entries()) {
    if (index > 0) length += drawn(time - sorted[index - 1]!);
    places.set(time, length);
  }
  const placeOf = (time: number) => (length === 0 ? 0 : (places.get(time) ?? length) / length);
  return (from, to) => ({ from: placeOf(from), to: placeOf(to) });
}
