import { type CloudEvent, readEvent, type ReadingOptions } from '@lintel/contracts';
import {
  type EventBus,
  type RetryPolicy,
  type RunningConsumer,
  UnprocessableEvent,
} from '@lintel/platform/event-bus';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Logger } from '../logging/logger.js';
import { eventSpan } from './event-span.js';
import type { Metrics } from '../observability/metrics.js';
import { inSpans } from '../observability/spans.js';
import { OwnFailure, Together } from '../use-case/together.js';

/** What `@EventPattern(topic, extras)` may say beside the topic. */
export interface ConsumerExtras {
  /** A group of its own, when this work is not to hold up, or be held up by, the service's other work on the topic. */
  readonly consumer?: string;
  /** Spare parts of the service, by the names of their health checks, without which this work has to wait. */
  readonly needs?: readonly string[];
  readonly batchSize?: number;
  /**
   * Whether the events of several partitions may be given in one array, about `batchSize` of them: for what reads and writes for all of them at once. Those
   * of one subject are still in order. While one array is handled the others wait, so it is not for what handles them one after the other.
   */
  readonly acrossPartitions?: boolean;
  readonly from?: 'beginning' | 'latest';
  /** Whether operations may have it handle again what it did long ago: see the bus's `Subscription`. */
  readonly replayable?: boolean;
  /** `kept` is for a consumer that records what was said rather than acts on it; `replaced` unless given. */
  readonly unknownValues?: ReadingOptions['unknownValues'];
}

export interface EventBusStrategyOptions {
  readonly bus: EventBus;
  /** The consumer group: the service's name, or another for a rebuild beside it. */
  readonly consumer: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Whether all that handlers need is there, the named spare parts included. A failure while it is not is no event's fault. */
  canWork(needs: readonly string[]): Promise<boolean>;
  readonly retry?: RetryPolicy;
}

/** How often it is asked whether handlers can work again, in milliseconds. */
const ASK_AGAIN_MS = 500;
/** How long the start of a service waits for its groups to take it in, in milliseconds. */
const JOIN_WITHIN_MS = 5000;
/** A handler that has been at the same events for so long is said to be stuck, in milliseconds. */
const STUCK_AFTER_MS = 6000;

/** What a handler is at. */
interface UnderWay {
  readonly consumer: string;
  readonly events: readonly CloudEvent[];
  /** As `performance.now` has it. */
  readonly since: number;
}

/** What one method consumes: events of a topic, as a member of a group. */
interface Consumption {
  readonly topic: string;
  readonly consumer: string;
  readonly extras: ConsumerExtras;
  readonly handler: MessageHandler;
}

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());

/**
 * Makes a service's `@EventPattern(topic)` methods consumers of the bus. A method takes an array of events, in order, whose data satisfy their schemas;
 * retries, parking and commits are the bus's, and what a method throws reaches it. But while a part that the service needs is away, such
 * as its index, events wait here instead: counted as their own failures, they would be parked one after the other.
 */
export class EventBusStrategy extends Server implements CustomTransportStrategy {
  // Nest would otherwise log what a handler throws and report success.
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumptions: Consumption[] = [];
  private readonly consumers = new Map<Consumption, RunningConsumer>();
  private readonly underWay = new Set<UnderWay>();
  private readonly closing = new AbortController();

  constructor(private readonly options: EventBusStrategyOptions) {
    super();
  }

  // Nest's own would chain the handlers of one topic, whichever their groups.
  override addHandler(
    pattern: string,
    handler: MessageHandler,
    _isEventHandler?: boolean,
    extras: ConsumerExtras = {},
  ): void {
    const { consumer = this.options.consumer } = extras;
    this.consumptions.push({ topic: pattern, consumer, extras, handler });
  }

  listen(callback: (error?: unknown) => void): void {
    this.join().then(() => callback(), callback);
  }

  get consumes(): boolean {
    return this.consumptions.length > 0;
  }

  /** Whether a group has not yet taken this consumer in: until then others handle its events, or they wait. */
  get isJoining(): boolean {
    return this.consumers.size < this.consumptions.length;
  }

  /**
   * How many events are still to be handled: `lag` over all, and one of each topic and group, such as `lag_account`, or `lag_messaging_leads_account`
   * of a group beside the service's own; `parked` is how many were given up and wait for somebody, once that was counted; `joining` is how many have
   * not been taken in by their groups. Of those, one that hears only what comes from now on is behind nothing that could be told.
   */
  async backlog(): Promise<Record<string, number>> {
    const { bus, consumer: own } = this.options;
    const counted = this.consumptions.filter(
      (consumption) => this.consumers.has(consumption) || consumption.extras.from !== 'latest',
    );
    const each = await Promise.all(
      counted.map(async ({ topic, consumer }) => {
        const group = consumer === own ? '' : `_${consumer}`;
        const gauge = `lag${group}_${topic.replace(/^lintel\./, '')}`.replaceAll(/\W/g, '_');
        const [lag, parked] = [await bus.lag(topic, consumer), await bus.parkedCount(topic, consumer)];
        return { gauge, lag, parked };
      }),
    );
    const parked = each.reduce<number | null>((sum, one) => plus(sum, one.parked), 0);
    return {
      lag: each.reduce((sum, { lag }) => sum + lag, 0),
      joining: this.consumptions.length - this.consumers.size,
      ...(parked === null ? {} : { parked }),
      ...Object.fromEntries(each.map(({ gauge, lag }) => [gauge, lag])),
    };
  }

  /** Which handler does not come to an end, at which event, the longest first; undefined where each does. */
  stuck(): string | undefined {
    const longest = this.longest();
    const seconds = this.stuckSeconds();
    if (!longest || seconds === 0) return undefined;
    const { consumer, events } = longest;
    const { type, subject } = events[0]!;
    const more = events.length > 1 ? ` and ${events.length - 1} more` : '';
    return `${consumer} has been at ${type} of ${subject}${more} for ${seconds} s`;
  }

  /** For how long it has been at that; 0 where each comes to an end. */
  stuckSeconds(): number {
    const longest = this.longest();
    const ms = longest ? performance.now() - longest.since : 0;
    return ms < STUCK_AFTER_MS ? 0 : Math.round(ms / 1000);
  }

  private longest(): UnderWay | undefined {
    // Those that began first stand first.
    return this.underWay.values().next().value;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(Array.from(this.consumers.values(), (consumer) => consumer.stop()));
    this.consumers.clear();
  }

  // Nest asks for these; the bus has no connection events of its own.
  on(): void {}
  unwrap<T>(): T {
    return this.options.bus as T;
  }

  /** Joining takes long when a member of the group was killed, since the group notices only after a while. The service need not wait for that. */
  private async join(): Promise<void> {
    const joining = this.subscribeAll();
    const patience = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => patience.resolve('late'), JOIN_WITHIN_MS);
    try {
      if ((await Promise.race([joining, patience.promise])) === 'late') void this.joinAtLast(joining);
    } finally {
      clearTimeout(timer);
    }
  }

  private async joinAtLast(joining: Promise<void>): Promise<void> {
    const { logger, consumer } = this.options;
    logger.warn({ consumer }, 'joining takes long, and goes on beside the rest');
    for (let attempt = joining; ; attempt = this.subscribeAll())
      try {
        await attempt;
        return logger.info({ consumer }, 'joined at last');
      } catch (error) {
        if (this.closing.signal.aborted) return;
        logger.warn({ err: error, consumer }, 'joining failed, and is tried again');
        await pause();
      }
  }

  private async subscribeAll(): Promise<void> {
    const { bus, retry } = this.options;
    for (const consumption of this.consumptions) {
      if (this.consumers.has(consumption)) continue;
      const { topic, consumer, extras } = consumption;
      const gathered = extras.acrossPartitions ? this.gathered(consumption) : undefined;
      const subscribed = await bus.subscribe({
        consumer,
        topic,
        from: extras.from ?? 'beginning',
        batchSize: extras.batchSize ?? 1,
        replayable: extras.replayable ?? false,
        ...(retry ? { retry } : {}),
        handle: (events) => gathered?.ask(events) ?? this.handle(consumption, events),
      });
      this.consumers.set(consumption, subscribed);
      if (this.closing.signal.aborted) await subscribed.stop();
    }
  }

  /** What partitions give at the same time, handled at once; each by itself where that fails, so that a fault is that of its own partition. */
  private gathered(consumption: Consumption): Together<readonly CloudEvent[], void> {
    return new Together(async (batches) => {
      const outcomes: (void | OwnFailure)[] = [];
      for (const group of inGroups(batches, consumption.extras.batchSize ?? 1))
        outcomes.push(...(await this.handleGroup(consumption, group)));
      return outcomes;
    });
  }

  private async handleGroup(
    consumption: Consumption,
    batches: readonly (readonly CloudEvent[])[],
  ): Promise<(void | OwnFailure)[]> {
    const alone = (events: readonly CloudEvent[]) =>
      this.handle(consumption, events).catch((error: unknown) => new OwnFailure(error));
    if (batches.length === 1) return [await alone(batches[0]!)];
    try {
      await this.handle(consumption, batches.flat());
      return batches.map(() => undefined);
    } catch {
      return Promise.all(batches.map(alone));
    }
  }

  private async handle(consumption: Consumption, events: readonly CloudEvent[]): Promise<void> {
    const { topic, consumer, extras } = consumption;
    const { metrics, logger } = this.options;
    const doing: UnderWay = { consumer, events, since: performance.now() };
    this.underWay.add(doing);
    const spanOf = eventSpan(this.options.consumer, 'process', topic, consumer);
    await inSpans(spanOf, events, async (given) => {
      try {
        const known = given.map((event) => readWhole(event, extras)).filter((event) => event !== undefined);
        await this.handleOnceAble(consumption, known);
        metrics.eventsHandled.inc({ consumer, topic, outcome: 'handled' }, events.length);
        for (const event of known)
          metrics.eventAge.observe({ consumer }, Math.max(0, Date.now() - Date.parse(event.time)) / 1000);
      } catch (error) {
        const outcome = error instanceof UnprocessableEvent ? 'refused' : 'failed';
        // A batch is given again one by one; only the single failure is the event's own.
        if (events.length === 1) {
          metrics.eventsHandled.inc({ consumer, topic, outcome });
          logger.error(
            { err: error, event: events[0]!.id, topic, consumer },
            'an event could not be handled',
          );
        }
        throw error;
      } finally {
        this.underWay.delete(doing);
      }
    });
  }

  private async handleOnceAble(consumption: Consumption, events: readonly CloudEvent[]): Promise<void> {
    const { topic, consumer, handler } = consumption;
    const { needs = [] } = consumption.extras;
    for (let waited = false; ; waited = true)
      try {
        const answer: unknown = await handler(events, undefined);
        if (isObservable(answer)) await lastValueFrom(answer, { defaultValue: undefined });
        return;
      } catch (error) {
        const { logger, canWork } = this.options;
        if (error instanceof UnprocessableEvent || (await canWork(needs))) throw error;
        if (!waited) logger.warn({ err: error, topic, consumer }, 'events wait for a part that is away');
        do {
          await pause();
          // They are given again to whoever consumes next.
          if (this.closing.signal.aborted) throw error;
        } while (!(await canWork(needs)));
      }
  }
}

/** As few arrays as have no more than so many events in each, save where one alone has more. */
function inGroups(
  batches: readonly (readonly CloudEvent[])[],
  most: number,
): readonly (readonly (readonly CloudEvent[])[])[] {
  const groups: (readonly CloudEvent[])[][] = [];
  let left = 0;
  for (const batch of batches) {
    if (batch.length > left || groups.length === 0) {
      groups.push([]);
      left = most;
    }
    groups.at(-1)!.push(batch);
    left -= batch.length;
  }
  return groups;
}

/** The event as this release understands it; undefined for a type that it does not know, which a newer publisher may send. */
function readWhole(
  event: CloudEvent,
  { unknownValues = 'replaced' }: ConsumerExtras,
): CloudEvent | undefined {
  const read = readEvent(event, { unknownValues });
  if (!read || 'event' in read) return read?.event;
  throw new UnprocessableEvent(`${event.type} ${event.id}: ${read.problems.join('; ')}`);
}
