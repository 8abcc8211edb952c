import { type Clock, systemClock } from '@lintel/kernel';
import type { CloudEvent } from '@lintel/contracts';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Model } from 'mongoose';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { inSpans } from '../observability/spans.js';
import { contextFrom, runInContext } from '../request-context.js';
import { eventSpan } from './event-span.js';
import { OutboxClaims } from './outbox-claims.js';
import { hasUnpublished, type WithOutbox } from './outbox.js';

/** Aggregates whose events go out in one publish, at most; fewer for a while after a failure, which may have been one of time. */
const BATCH = 500;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5000;

export interface OutboxRelayOptions {
  /** Or that of each event, where aggregates of the collection have events of several topics. */
  readonly topic: string | ((event: CloudEvent) => string);
  readonly bus: Pick<EventBus, 'publish'>;
  // Any document that carries an outbox; its other fields and the type of its id are the service's own.
  readonly model: Model<any>;
  readonly service: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** How often it looks for what nobody has nudged it for, such as what a crash left behind; 5000 unless given. */
  readonly sweepMs?: number;
  /** That of the documents, by which relays claim what they publish. */
  readonly clock?: Clock;
  /** That of the documents: where no other process has them, nothing is claimed. */
  readonly sole?: boolean | undefined;
}

/** An event that waits for the bus, without what it says. */
export interface WaitingEvent {
  readonly type: string;
  readonly subject: string;
  /** Since when its aggregate has waited. RFC 3339, UTC. */
  readonly since: string;
}

/**
 * Moves events from the outboxes of one collection to the bus, in order, then clears them. Nudged right after a write, and sweeping on a timer,
 * so that a crash between the two loses nothing; what was published but not cleared is published again, and consumers are idempotent.
 *
 * Of several relays, as replicas have, one at a time publishes what a document holds: an old event that a slow relay appends after a newer one
 * would be what compaction keeps. Where the documents are one process's alone its relay is the only one, and spares them the claim.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private nudged = false;
  private stopped = true;
  private failures = 0;
  private size = BATCH;
  private complaint = '';
  private batches: Promise<unknown> = Promise.resolve();
  private readonly claims: OutboxClaims;

  constructor(private readonly options: OutboxRelayOptions) {
    this.claims = new OutboxClaims(options.model, options.clock ?? systemClock, options.sole);
  }

  start(): void {
    this.stopped = false;
    this.nudge();
  }

  /** There may be something to publish. Never throws and does not wait. */
  nudge(): void {
    if (this.stopped) return;
    this.nudged = true;
    // Not in the name of whoever happens to nudge.
    this.running ??= runInContext(contextFrom(), () => this.run()).finally(() => {
      this.running = undefined;
      if (this.nudged && this.failures === 0) this.nudge();
      else this.schedule();
    });
  }

  /** How many aggregates have events that are not yet on the bus. */
  async waiting(): Promise<number> {
    return this.options.model.countDocuments(hasUnpublished);
  }

  /** How long the aggregate that waits longest has waited for the bus, in seconds; 0 where none does. */
  async oldestSeconds(): Promise<number> {
    const { model, clock = systemClock } = this.options;
    const oldest = await model
      .findOne(hasUnpublished, { outboxSince: 1 })
      .sort({ outboxSince: 1 })
      .lean<{ outboxSince?: Date | null }>();
    return oldest?.outboxSince ? Math.max(0, clock.now().getTime() - oldest.outboxSince.getTime()) / 1000 : 0;
  }

  /** Those that wait longest first. */
  async firstWaiting(most: number): Promise<readonly WaitingEvent[]> {
    const found = await this.options.model
      .find(hasUnpublished, { outbox: 1, outboxSince: 1 })
      .sort({ outboxSince: 1 })
      .limit(most)
      .lean<Pick<WithOutbox, 'outbox' | 'outboxSince'>[]>();
    return found
      .flatMap(({ outbox, outboxSince }) =>
        outbox.map(({ type, subject }) => ({
          type,
          subject,
          since: (outboxSince ?? new Date(0)).toISOString(),
        })),
      )
      .slice(0, most);
  }

  /** Why the bus did not take them, as it said last; null once it has. */
  get problem(): string | null {
    return this.complaint || null;
  }

  /** Resolves when no unpublished event is left but what another relay is publishing. Rejects when the bus does not take them. */
  async drain(): Promise<void> {
    await this.running;
    while ((await this.relayBatch()) > 0);
  }

  /** Lets the batch under way finish, and publishes one more, of what was written meanwhile, so that it does not wait for another process. */
  async stop(): Promise<void> {
    const working = !this.stopped;
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    if (!working || this.failures > 0) return;
    try {
      await this.relayBatch();
      await this.claims.end();
    } catch (error) {
      this.options.logger.warn({ err: error }, 'events wait in the outbox');
    }
  }

  private schedule(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const wait =
      this.failures > 0
        ? Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS)
        : this.claims.overtaken
          ? FIRST_RETRY_MS
          : (this.options.sweepMs ?? 5000);
    this.timer = setTimeout(() => this.nudge(), wait).unref();
  }

  private async run(): Promise<void> {
    try {
      while (this.nudged) {
        this.nudged = false;
        while (!this.stopped && (await this.relayBatch()) > 0);
      }
      this.failures = 0;
      this.complaint = '';
    } catch (error) {
      this.failures += 1;
      // The events stay in their outboxes; an outage is worth a line for each reason, not for each try.
      const complaint = error instanceof Error ? error.message : String(error);
      if (complaint !== this.complaint) this.options.logger.warn({ err: error }, 'events wait in the outbox');
      this.complaint = complaint;
    }
  }

  /** One batch after the other, whoever asks for it: no two that are under way hold events of the same aggregate. */
  private relayBatch(): Promise<number> {
    const relayed = this.batches.then(() => this.relayNext());
    this.batches = relayed.then(
      () => (this.size = Math.min(BATCH, this.size * 2)),
      () => (this.size = Math.max(1, Math.floor(this.size / 2))),
    );
    return relayed;
  }

  private async relayNext(): Promise<number> {
    const { bus, topic, metrics, service } = this.options;
    const claimed = await this.claims.take(this.size);
    if (claimed.length === 0) return 0;
    const end = this.claims.keep(claimed);
    try {
      const events = claimed.flatMap(({ outbox }) => outbox);
      const topicOf = typeof topic === 'string' ? () => topic : topic;
      for (const [name, those] of Map.groupBy(events, topicOf))
        await inSpans(eventSpan(service, 'send', name), those, (given) =>
          bus.publish(name, given, { by: this.claims.goodUntil }),
        );
      metrics.eventsPublished.inc({ service }, events.length);
      await this.claims.clear(claimed);
    } catch (error) {
      await this.claims.release(claimed).catch(() => undefined);
      throw error;
    } finally {
      end();
    }
    return claimed.length;
  }
}
