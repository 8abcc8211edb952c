export interface PlannedMember {
  readonly id: string;
  /** The partitions that it works on, or is still about to let go of. */
  readonly owned: readonly number[];
}

/**
 * Shares out partitions, as evenly as can be in the end: each member keeps what it owns up to its share; what nobody owns goes to those with less.
 * A partition whose owner has too many goes to nobody until that owner has let go of it, and so is never in two hands.
 */
export function plan(
  members: readonly PlannedMember[],
  partitions: readonly number[],
): Map<string, number[]> {
  if (members.length === 0) return new Map();
  const there = new Set(partitions);
  const taken = new Set<number>();
  const claims = members
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, owned }) => ({
      id,
      owned: owned.filter(
        (partition) => there.has(partition) && !taken.has(partition) && taken.add(partition),
      ),
    }))
    // Those who own most have the one more that does not divide, so that it need not move.
    .sort((a, b) => b.owned.length - a.owned.length);
  const share = Math.floor(partitions.length / claims.length);
  const oneMore = partitions.length % claims.length;
  const kept = claims.map(({ id, owned }, rank) => {
    const quota = share + (rank < oneMore ? 1 : 0);
    return { id, quota, partitions: owned.slice(0, quota) };
  });
  for (const partition of partitions) {
    if (taken.has(partition)) continue;
    const poorest = kept
      .filter((member) => member.partitions.length < member.quota)
      .reduce((least, member) => (member.partitions.length < least.partitions.length ? member : least));
    poorest.partitions.push(partition);
  }
  return new Map(kept.map(({ id, partitions: given }) => [id, given]));
}

/** Those that nobody owns. */
export const free = (partitions: readonly number[], members: readonly PlannedMember[]): number[] => {
  const owned = new Set(members.flatMap((member) => member.owned));
  return partitions.filter((partition) => !owned.has(partition));
};
