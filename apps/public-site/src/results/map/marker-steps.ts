import type { Spot } from './marker-groups.js';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const along: Record<ArrowKey, (from: Spot, to: Spot) => number> = {
  ArrowLeft: (from, to) => from.x - to.x,
  ArrowRight: (from, to) => to.x - from.x,
  ArrowUp: (from, to) => from.y - to.y,
  ArrowDown: (from, to) => to.y - from.y,
};

export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(along, key);

/** The marker that an arrow key leads to: the nearest within 45° either side of that direction, else the nearest on that side at all. */
export function nextMarker(from: Spot, others: readonly Spot[], key: ArrowKey): number | undefined {
  let best: { index: number; cost: number } | undefined;
  others.forEach((to, index) => {
    const ahead = along[key](from, to);
    if (ahead <= 0) return;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const aside = Math.sqrt(Math.max(distance ** 2 - ahead ** 2, 0));
    // What lies aside more than ahead counts only when nothing better does.
    const cost = distance + (aside > ahead ? 1e6 : 0);
    if (!best || cost < best.cost) best = { index, cost };
  });
  return best?.index;
}
