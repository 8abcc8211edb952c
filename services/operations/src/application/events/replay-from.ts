import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { EventBus, ReplayFrom } from '@lintel/platform/event-bus';
import { refuseField, type Refusal } from '@lintel/service-kit';

const DAY_MS = 86_400_000;

/** Where a replay begins, unless that is no time, is still to come, or lies before what the topic keeps. */
export async function replayFrom(
  bus: EventBus,
  clock: Clock,
  topic: string,
  from: string | null,
): Promise<Result<ReplayFrom, Refusal>> {
  if (from === null) return succeed('beginning');
  const [moment, now] = [Date.parse(from), clock.now().getTime()];
  if (Number.isNaN(moment)) return refuseField('from', 'Give a time such as 2026-01-31T12:00:00Z.');
  if (moment > now) return refuseField('from', 'This time is still to come. Give one that has passed.');
  const kept = (await bus.operations.topics()).find((one) => one.topic === topic);
  // A compacted topic keeps the last of each, however old.
  if (kept && !kept.compacted && kept.keepDays !== null && moment < now - kept.keepDays * DAY_MS)
    return refuseField(
      'from',
      `This topic keeps events for ${kept.keepDays} days, and this time was before. Replay from the beginning for all that it has.`,
    );
  return succeed({ publishedFrom: from });
}
