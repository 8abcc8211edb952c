import type { Message } from 'kafkajs';
import type { EventRecord } from './event-records.js';

/** Twice a day, so that one a day is certain; the first once a start is over. */
const EVERY_MS = 43_200_000;
const FIRST_MS = 600_000;

/** Ends with `v1` like any event, so that readers of other versions leave it alone as one they do not know. */
const TYPE = 'lintel.bus.tick.v1';

export interface TicksOptions {
  /** How often, in milliseconds; twice a day unless given. For tests. */
  readonly everyMs?: number;
  /** Publishes a message to each partition of a topic. */
  publish(topic: string, message: Message): Promise<void>;
  failed(error: unknown, topic: string): void;
}

/**
 * A broker ends the segment that it writes to only when something comes after it, and compacts no sooner: what was superseded last in a quiet partition
 * would stay for ever. So something comes, to each partition of a compacted topic; no consumer is given it.
 */
export class Ticks {
  readonly #options: TicksOptions;
  readonly #topics = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: TicksOptions) {
    this.#options = options;
  }

  /** From now on also for this topic. */
  keep(topic: string): void {
    this.#topics.add(topic);
    const { everyMs = FIRST_MS } = this.#options;
    this.#timer ??= setTimeout(() => void this.#tick(), everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#topics.clear();
  }

  async #tick(): Promise<void> {
    for (const topic of this.#topics)
      await this.#options
        .publish(topic, tick())
        .catch((error: unknown) => this.#options.failed(error, topic));
    if (this.#topics.size > 0)
      this.#timer = setTimeout(() => void this.#tick(), this.#options.everyMs ?? EVERY_MS).unref();
  }
}

/** Whether a record is the bus's own, and no event. */
export const isOfTheBus = ({ headers }: EventRecord): boolean =>
  String(headers?.['ce_type']).startsWith('lintel.bus.');

const tick = (): Message => ({
  key: 'tick',
  value: '{}',
  headers: {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: crypto.randomUUID(),
    ce_source: '/event-bus',
    ce_type: TYPE,
    ce_subject: 'tick',
    ce_time: new Date().toISOString(),
    ce_sequence: '1',
  },
});
