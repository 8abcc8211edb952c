/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far a marker reaches from its place on the screen, in pixels: as far to the west as to the east. */
export interface Reach {
  readonly across: number;
  readonly above: number;
  readonly below: number;
}

/** Things that stand too close together to be told apart, and where their common marker stands. */
export interface Group<T> extends Spot {
  readonly members: readonly T[];
}

/**
 * Gathers what would overlap, until no marker overlaps another. Greedy in the given order, so the same things at the same zoom always make
 * the same groups.
 */
export function gathered<T>(
  things: readonly T[],
  spotOf: (thing: T) => Spot,
  reachOf: (members: readonly T[]) => Reach,
): Group<T>[] {
  let groups: readonly Group<T>[] = things.map((thing) => ({ members: [thing], ...spotOf(thing) }));
  for (;;) {
    const fewer = gatheredOnce(groups, reachOf);
    if (fewer.length === groups.length) return fewer;
    groups = fewer;
  }
}

function gatheredOnce<T>(groups: readonly Group<T>[], reachOf: (members: readonly T[]) => Reach): Group<T>[] {
  const gathering: { first: Group<T>; reach: Reach; all: Group<T>[] }[] = [];
  for (const group of groups) {
    const reach = reachOf(group.members);
    const near = gathering.find((other) => overlap(other.first, other.reach, group, reach));
    if (near) near.all.push(group);
    else gathering.push({ first: group, reach, all: [group] });
  }
  return gathering.map(({ first, all }) => (all.length === 1 ? first : together(all)));
}

const overlap = (a: Spot, ofA: Reach, b: Spot, ofB: Reach): boolean =>
  Math.abs(a.x - b.x) < ofA.across + ofB.across &&
  a.y - ofA.above < b.y + ofB.below &&
  b.y - ofB.above < a.y + ofA.below;

/** In the middle of all their members. */
function together<T>(groups: readonly Group<T>[]): Group<T> {
  const members = groups.flatMap((group) => group.members);
  const middle = (axis: 'x' | 'y'): number =>
    groups.reduce((sum, group) => sum + group[axis] * group.members.length, 0) / members.length;
  return { members, x: middle('x'), y: middle('y') };
}
