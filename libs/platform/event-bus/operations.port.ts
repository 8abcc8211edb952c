import type { CloudEvent } from '@lintel/contracts';
import type { ParkedEvent } from './event-bus.port.js';

/**
 * What those need who run a portal: see what travels, who is behind and why, and find an event. All of it is bounded: however many events there are, a
 * call looks through so many and no more, and says where it stopped.
 */
export interface EventOperations {
  /** All topics by name; not those in which the bus keeps what was parked. */
  topics(): Promise<readonly TopicState[]>;
  /** All consumer groups, by topic and name; those of one topic when it is given. Rejects with `UnknownTopic`. */
  consumers(topic?: string): Promise<readonly ConsumerState[]>;
  /**
   * Events of a topic that all of the filter holds for, the newest published first. A page may be shorter than asked for, even empty, and have a `next`:
   * then as many were looked through as one call may. Rejects with `UnknownTopic` or `InvalidFilter`.
   */
  browse(topic: string, filter: EventFilter, page?: EventPageOf): Promise<EventPage>;
  /**
   * What a consumer parked, the newest first, with what became of it. Pages are as `browse` has them. This and what follows reject with `UnknownTopic`,
   * `UnknownConsumer` or `InvalidFilter`.
   */
  parked(topic: string, consumer: string, filter: ParkedFilter, page?: EventPageOf): Promise<ParkedPage>;
  /** How many `retryParked` and `discardParked` would act on now. */
  countParked(topic: string, consumer: string, filter: ParkedFilter): Promise<number>;
  /**
   * Gives what was parked to its consumer again, and to no other; when nobody consumes, once somebody does. What fails again is parked anew. Takes what
   * was parked when it was called, each at least once: two who retry at once may have it given twice, which counts as done for one of them.
   */
  retryParked(topic: string, consumer: string, filter: ParkedFilter): Promise<SettlingOutcome>;
  /** Lets what was parked rest, for a reason of 1 to `maxReasonLength` characters, which is kept with it. */
  discardParked(
    topic: string,
    consumer: string,
    filter: ParkedFilter,
    reason: string,
  ): Promise<SettlingOutcome>;
  /** How many events `replay` would give a consumer again now. */
  countReplay(topic: string, consumer: string, from: ReplayFrom): Promise<number>;
  /**
   * Replays to a consumer what it has handled, from a moment on; what it has not handled yet is given to it as usual. Its members let go of all
   * partitions first. Resolves with how many events that will be. Rejects with `UnknownTopic`, `UnknownConsumer`, `InvalidFilter`, or `NotReplayable`
   * for a consumer that was not subscribed as `replayable`.
   */
  replay(topic: string, consumer: string, from: ReplayFrom): Promise<number>;
}

/** From the oldest event that is kept, or from when events came to the topic (RFC 3339). */
export type ReplayFrom = 'beginning' | { readonly publishedFrom: string };

export interface TopicState {
  readonly topic: string;
  readonly compacted: boolean;
  /** See `TopicDefinition`; null where the broker decides. */
  readonly keepDays: number | null;
  /** How many are kept. A broker counts what compaction has removed, too. */
  readonly events: number;
  readonly partitions: readonly PartitionState[];
  /** How many came in the last minute and hour, as far as they are still there. */
  readonly lastMinute: number;
  readonly lastHour: number;
}

export interface PartitionState {
  readonly partition: number;
  /** The positions of the first event kept and of the last; null where there is none. */
  readonly first: number | null;
  readonly last: number | null;
}

export interface ConsumerState {
  readonly topic: string;
  readonly consumer: string;
  /** See `Subscription`. */
  readonly replayable: boolean;
  /** In all processes; 0 when nobody consumes. */
  readonly members: number;
  /** How many events it has not handled, over all partitions. */
  readonly lag: number;
  readonly partitions: readonly PartitionProgress[];
  /** How many wait for somebody to retry or discard them. */
  readonly parked: number;
  /** How many are to be given to it again. */
  readonly retrying: number;
}

export interface PartitionProgress {
  readonly partition: number;
  readonly lag: number;
  /** What its handler threw last for the event whose turn it is; null once that is handled or parked. */
  readonly failing: Failing | null;
}

export interface Failing {
  /** Up to `maxFailingLength` characters, as it was thrown: text, whatever it looks like. */
  readonly error: string;
  /** How often the event was tried by itself, not in a batch. */
  readonly attempts: number;
  /** RFC 3339, UTC. */
  readonly at: string;
}

/** A field that is left out filters nothing. Times are RFC 3339; `...From` is inclusive, `...Before` exclusive. */
export interface EventFilter {
  readonly type?: string;
  readonly subject?: string;
  /** The trace id of `traceparent`: 32 hexadecimal digits. */
  readonly correlation?: string;
  /** When it came to the topic. */
  readonly publishedFrom?: string;
  readonly publishedBefore?: string;
}

export interface EventPageOf {
  /** How many at most, 1 to 200; 50 unless given. */
  readonly first?: number;
  readonly after?: string;
}

export interface EventPage {
  readonly events: readonly LoggedEvent[];
  /** For the next page's `after`; missing on the last page. */
  readonly next?: string;
}

export interface LoggedEvent {
  readonly event: CloudEvent;
  readonly partition: number;
  readonly position: number;
  /** RFC 3339, UTC. */
  readonly publishedAt: string;
}

/** A field that is left out filters nothing. */
export interface ParkedFilter {
  /** Those alone; up to `maxIds`. */
  readonly ids?: readonly string[];
  /** Whether it was retried or discarded. */
  readonly settled?: boolean;
  /** Part of the error's text, whichever its letters' case (of A to Z). */
  readonly error?: string;
  readonly type?: string;
  readonly subject?: string;
  readonly parkedFrom?: string;
  readonly parkedBefore?: string;
}

export interface ParkedPage {
  readonly events: readonly ListedParked[];
  /** For the next page's `after`; missing on the last page. */
  readonly next?: string;
}

export interface ListedParked extends ParkedEvent {
  /** Of this parking: an event that is parked anew has another. */
  readonly id: string;
  /** Null while it waits for somebody. */
  readonly settled: Settled | null;
}

export interface Settled {
  readonly how: 'retried' | 'discarded';
  /** RFC 3339, UTC. */
  readonly at: string;
  /** Of what was discarded. */
  readonly reason?: string;
}

export interface SettlingOutcome {
  /** How many ids were given; without any, how many the filter held for when it was called. */
  readonly matched: number;
  readonly done: number;
  /** How many were retried, discarded or kept no longer when their turn came, by whoever it was. */
  readonly overtaken: number;
}

/** A consumer that never was. */
export class UnknownConsumer extends Error {
  override readonly name = 'UnknownConsumer';

  constructor(topic: string, consumer: string) {
    super(`unknown consumer ${JSON.stringify(consumer)} of ${topic}`);
  }
}

/** A consumer that must not be given again what it has handled. */
export class NotReplayable extends Error {
  override readonly name = 'NotReplayable';

  constructor(topic: string, consumer: string) {
    super(`${consumer} of ${topic} is not to be given again what it has handled`);
  }
}

/** A filter, a page's place or a reason that is not valid. The message begins with the field's name. */
export class InvalidFilter extends Error {
  override readonly name = 'InvalidFilter';
}

export const maxFailingLength = 1000;
export const maxReasonLength = 500;
export const maxIds = 1000;

/** How many events, and how many bytes of them, one call looks through. */
export const maxLookedThrough = 5000;
export const maxLookedThroughBytes = 16_000_000;
