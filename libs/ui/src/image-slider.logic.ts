/** The picture `step` away, wrapping at both ends (specification, section 4). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count;

/** Where a key leads: the arrows turn, Home and End go to either end. Undefined for every other key, and with Alt, Ctrl or Meta, which the browser has. */
export function indexAfterKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowLeft') return wrapIndex(index, -1, count);
  if (key === 'ArrowRight') return wrapIndex(index, 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Which pictures are worth loading: the one shown and its two neighbours. */
export const nearby = (index: number, count: number): readonly number[] =>
  [...new Set([index, wrapIndex(index, 1, count), wrapIndex(index, -1, count)])].filter((at) => at < count);

/** What a drag of so many pixels means: a swipe to the left goes on, one to the right goes back. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy) * 1.2) return 0;
  return dx < 0 ? 1 : -1;
}
