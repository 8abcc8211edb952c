import { readNote } from './commit-note.js';
import type { GroupProgress, Inspection } from './inspection.js';
import type { Positions } from './positions.js';
import { rewind, type GroupOfTopic } from './visit.js';

export interface Replaying {
  readonly where: GroupOfTopic;
  /** When it begins, in milliseconds; 0 for the beginning. */
  readonly moment: number;
  readonly inspection: Inspection;
  readonly positions: Positions;
}

/** Where a partition's consumer is, and where it is to begin again. */
interface Step {
  readonly from: number;
  readonly to: number;
}

/** As its members say along with what they commit; all that have said so agree. */
export function isReplayable(progress: ReadonlyMap<number, GroupProgress>): boolean {
  const said = Array.from(progress.values(), ({ note }) => readNote(note).replayable);
  return said.includes(true) && !said.includes(false);
}

/** Only of partitions that have something to be given again. */
export async function planReplay({
  where: { group, topic },
  moment,
  inspection,
  positions,
}: Replaying): Promise<ReadonlyMap<number, Step>> {
  const [ends, since, committed] = await Promise.all([
    positions.ends(topic),
    moment === 0 ? undefined : inspection.since(topic, moment),
    positions.committed(group, topic),
  ]);
  const steps = Array.from(ends, ([partition, { low, high }]) => {
    const to = Math.min(high, committed.get(partition) ?? low);
    return [partition, { from: Math.max(low, since?.get(partition) ?? low), to }] as const;
  });
  return new Map(steps.filter(([, step]) => step.from < step.to));
}

export const eventsOf = (steps: ReadonlyMap<number, Step>): number =>
  [...steps.values()].reduce((sum, { from, to }) => sum + to - from, 0);

/** Resolves with how many events there are to be given again. */
export async function replay(replaying: Replaying): Promise<number> {
  const { where, positions } = replaying;
  if ((await planReplay(replaying)).size === 0) return 0;
  const partitions = (await positions.ends(where.topic)).size;
  let events = 0;
  await rewind(where, partitions, async () => {
    // Its members have handled more meanwhile.
    const steps = await planReplay(replaying);
    events = eventsOf(steps);
    return new Map(Array.from(steps, ([partition, step]) => [partition, step.from]));
  });
  return events;
}
