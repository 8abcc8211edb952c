/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Things that stand too close together to be told apart, and where their common marker stands. */
export interface Group<T> extends Spot {
  readonly members: readonly T[];
}

/**
 * Gathers what would overlap. Greedy in the given order, so the same things at the same zoom always make the same groups.
 * @param nearer pixels below which two share a marker, across and down: markers are wider than tall
 */
export function gathered<T>(things: readonly T[], spotOf: (thing: T) => Spot, nearer: Spot): Group<T>[] {
  const groups: { anchor: Spot; members: T[] }[] = [];
  for (const thing of things) {
    const spot = spotOf(thing);
    const group = groups.find(
      ({ anchor }) => Math.abs(anchor.x - spot.x) < nearer.x && Math.abs(anchor.y - spot.y) < nearer.y,
    );
    if (group) group.members.push(thing);
    else groups.push({ anchor: spot, members: [thing] });
  }
  return groups.map(({ members }) => {
    const spots = members.map(spotOf);
    const middle = (axis: 'x' | 'y'): number =>
      spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
    return { members, x: middle('x'), y: middle('y') };
  });
}
