/** An index within `count` pictures, wrapping at both ends. */
export const wrapped = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

/** The pictures worth loading: the one shown first, then the next and the previous. */
export const neighbours = (index: number, count: number): number[] =>
  count === 0 ? [] : [...new Set([index, wrapped(index + 1, count), wrapped(index - 1, count)])];

/** What a drag of so many pixels means: to the left goes on, to the right goes back, mostly up or down is scrolling. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy) * 1.2) return 0;
  return dx < 0 ? 1 : -1;
}
