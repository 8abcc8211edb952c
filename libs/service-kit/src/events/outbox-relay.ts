import type { EventBus } from '@lintel/platform/event-bus';
import type { Model } from 'mongoose';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { hasUnpublished, type WithOutbox } from './outbox.js';

/** Aggregates whose events go out in one publish. */
const BATCH = 500;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5000;

export interface OutboxRelayOptions {
  readonly topic: string;
  readonly bus: EventBus;
  // Any document that carries an outbox; its other fields and the type of its id are the service's own.
  readonly model: Model<any>;
  readonly service: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** How often it looks for what a crash left behind; 1000 unless given. */
  readonly sweepMs?: number;
}

/**
 * Moves events from the outboxes of one collection to the bus, in order, then clears them. Nudged right after a write, and sweeping on a timer,
 * so that a crash between the two loses nothing; what was published but not cleared is published again, which consumers bear.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private nudged = false;
  private stopped = true;
  private failures = 0;

  constructor(private readonly options: OutboxRelayOptions) {}

  start(): void {
    this.stopped = false;
    this.nudge();
  }

  /** There may be something to publish. Never throws and does not wait. */
  nudge(): void {
    if (this.stopped) return;
    this.nudged = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.nudged && this.failures === 0) this.nudge();
      else this.schedule();
    });
  }

  /** Resolves when no unpublished event is left. Rejects when the bus does not take them. */
  async drain(): Promise<void> {
    await this.running;
    while ((await this.relayBatch()) > 0);
  }

  /** Lets the batch under way finish. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const wait =
      this.failures > 0
        ? Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS)
        : (this.options.sweepMs ?? 1000);
    this.timer = setTimeout(() => this.nudge(), wait).unref();
  }

  private async run(): Promise<void> {
    try {
      while (this.nudged) {
        this.nudged = false;
        while (!this.stopped && (await this.relayBatch()) > 0);
      }
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      // The events stay in their outboxes; the first failure is worth a line, the rest of an outage is not.
      if (this.failures === 1) this.options.logger.warn({ err: error }, 'events wait in the outbox');
    }
  }

  private async relayBatch(): Promise<number> {
    const { model, bus, topic, metrics, service } = this.options;
    const waiting = await model
      .find(hasUnpublished, { version: 1, outbox: 1 })
      .sort({ outboxSince: 1 })
      .limit(BATCH)
      .lean<(Pick<WithOutbox, 'version' | 'outbox'> & { _id: unknown })[]>();
    if (waiting.length === 0) return 0;
    const events = waiting.flatMap(({ outbox }) => outbox);
    await bus.publish(topic, events);
    metrics.eventsPublished.inc({ service }, events.length);
    // A document that has changed since is left as it is and published whole the next time.
    await model.bulkWrite(
      waiting.map(({ _id, version }) => ({
        updateOne: { filter: { _id, version }, update: { $set: { outbox: [], outboxSince: null } } },
      })),
      { ordered: false, timestamps: false },
    );
    return waiting.length;
  }
}
