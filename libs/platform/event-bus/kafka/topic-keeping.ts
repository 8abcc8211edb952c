import { keepDaysOf, type TopicDefinition } from '@lintel/contracts';

const DAY_MS = 86_400_000;

/** What a broker takes for "for ever", and for its own time to compact. */
const FOR_EVER = '-1';
const WHENEVER = '9223372036854775807';
/** A broker's own segments. */
const USUAL_SEGMENT_DAYS = 7;

/**
 * How a broker keeps a topic. It removes whole segments, by their last event, and compacts all but the one that is written to: so a segment holds a day
 * at most. The lag of compaction is two days shorter than what the topic promises: one for the segment, one for the event that ends it (`Ticks`). Age
 * is the broker's to say, or a publisher whose clock is ahead would have its events stay.
 */
export function keepingOf(definition: TopicDefinition, dayMs = DAY_MS): Record<string, string> {
  const days = keepDaysOf(definition);
  const ms = (count: number) => String(Math.ceil(count * dayMs));
  return {
    'cleanup.policy': definition.compacted ? 'compact' : 'delete',
    'message.timestamp.type': 'LogAppendTime',
    'segment.ms': ms(days === null ? USUAL_SEGMENT_DAYS : 1),
    'retention.ms': definition.compacted || days === null ? FOR_EVER : ms(days),
    'max.compaction.lag.ms': definition.compacted && days !== null ? ms(Math.max(1, days - 2)) : WHENEVER,
    'delete.retention.ms': ms(1),
  };
}

/** What `keepingOf` came to. */
export function keptDaysOf(
  config: Readonly<Record<string, string>>,
  dayMs = DAY_MS,
): { readonly compacted: boolean; readonly keepDays: number | null } {
  const compacted = config['cleanup.policy']?.includes('compact') ?? false;
  const ms = config[compacted ? 'max.compaction.lag.ms' : 'retention.ms'];
  if (ms === undefined || ms === FOR_EVER || ms === WHENEVER) return { compacted, keepDays: null };
  return { compacted, keepDays: Math.round(Number(ms) / dayMs) + (compacted ? 2 : 0) };
}
