/** The picture `step` away, wrapping at both ends (specification, section 4). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count;

/** Which pictures are worth loading: the one shown and its two neighbours. */
export const nearby = (index: number, count: number): readonly number[] =>
  [...new Set([index, wrapIndex(index, 1, count), wrapIndex(index, -1, count)])].filter((at) => at < count);

/** What a drag of so many pixels means: a swipe to the left goes on, one to the right goes back. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy) * 1.2) return 0;
  return dx < 0 ? 1 : -1;
}
