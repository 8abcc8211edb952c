import type { z } from 'zod';

/** A kind of event: its name, the topic it travels on, what its data looks like and an example that satisfies it. */
export interface EventDefinition<Type extends string = string, Data = unknown> {
  /** `lintel.<aggregate>.<what happened>.v<major>` */
  readonly type: Type;
  readonly topic: string;
  readonly summary: string;
  readonly schema: z.ZodType<Data>;
  readonly example: Data;
}

export const defineEvent = <const Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
): EventDefinition<Type, Data> => definition;

/** A topic and how the broker keeps it. */
export interface TopicDefinition {
  readonly name: string;
  readonly partitions: number;
  /** Compacted topics keep at least the last event of each key for ever. */
  readonly compacted: boolean;
  /**
   * After so many days, or one more at most, an event is gone, read or not; in a compacted topic, one that a later event of its key superseded that
   * long ago. Whole days; null, for topics that name nobody, leaves it to the broker. 14 unless given, and 7 where compacted, so that a topic which
   * nobody thought about does not keep personal data for long.
   */
  readonly keepDays?: number | null;
}

/**
 * What a person left on the bus is gone within 30 days of their erasure: an event is kept 14 days and may then be read late, and parked, for
 * 7 more, and at the end of them be retried, for 3; a broker drops by segments, which hold a day each: 14 + 1 + 7 + 1 + 3 + 1 = 27.
 */
export const keptDays = { events: 14, superseded: 7, parked: 7, retried: 3 } as const;

/** How many days a topic keeps; null: the broker decides. */
export const keepDaysOf = ({ compacted, keepDays }: TopicDefinition): number | null =>
  keepDays === undefined ? keptDays[compacted ? 'superseded' : 'events'] : keepDays;

export const dataschemaOf = (type: string): string => `/schemas/${type}.json`;
