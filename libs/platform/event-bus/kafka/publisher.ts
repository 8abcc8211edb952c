import { Partitioners, type Kafka, type Message, type Producer } from 'kafkajs';
import { TooLate } from '../event-bus.port.js';
import { Link } from './link.js';
import type { ClusterSettings } from './wire.js';

interface Publishing {
  readonly topic: string;
  readonly messages: Message[];
  readonly bytes: number;
  /** Until when it may be sent. */
  readonly by: number;
  resolve(): void;
  reject(error: unknown): void;
}

/** A message and how long it is, in bytes. */
export interface Sized {
  readonly message: Message;
  readonly bytes: number;
}

/** What is sent together at most, in bytes, unless one publish alone is more. Well below what a topic of ours takes for one partition. */
const MAX_TOGETHER = 4_000_000;

/**
 * Sends one request at a time, with all that was published while the last was under way. So events keep their order, and a producer that failed has
 * nothing else under way: it is replaced, for kafkajs would number the next events like those that may have arrived, and a broker drop them as repeats.
 */
export class Publisher {
  readonly #link: Link<Producer>;
  readonly #limitMs: number;
  #waiting: Publishing[] = [];
  #sending: Promise<void> | undefined;
  #lastMs = 0;
  #failures = 0;

  constructor(settings: ClusterSettings, limitMs: number) {
    this.#limitMs = limitMs;
    this.#link = new Link({ settings, limitMs, open: idempotentProducer });
  }

  /**
   * Resolves when all in-sync replicas have the messages.
   *
   * @param by as `EventBus.publish` has it
   */
  publish(topic: string, messages: Message[], bytes: number, by = Infinity): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ topic, messages, bytes, by, resolve, reject });
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return promise;
  }

  /** The same of as many as there are, which may be more than can be sent together: when it rejects, the first of them may be there. */
  async publishAll(topic: string, sized: readonly Sized[], by?: number): Promise<void> {
    const publish = (part: readonly Sized[]) =>
      this.publish(
        topic,
        part.map(({ message }) => message),
        bytesOf(part),
        by,
      );
    await Promise.all(inParts(sized).map(publish));
  }

  get gauges(): Readonly<Record<string, number>> {
    return {
      publish_waiting: this.#waiting.length,
      publish_milliseconds: this.#lastMs,
      publish_failures: this.#failures,
    };
  }

  async close(): Promise<void> {
    while (this.#sending) await this.#sending;
    await this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }

  async #sendAll(): Promise<void> {
    // Whoever publishes in the same turn goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const began = performance.now();
      const { late = [], inTime: together } = Object.groupBy(this.#take(), ({ by }) =>
        by > began ? 'inTime' : 'late',
      );
      for (const { reject } of late) reject(new TooLate());
      if (!together) continue;
      // What goes on after a failure, such as another try, ends with it.
      const until = Math.min(...together.map(({ by }) => by));
      try {
        await this.#link.use(
          (producer) =>
            producer.sendBatch({
              acks: -1,
              timeout: this.#limitMs,
              topicMessages: together.map(({ topic, messages }) => ({ topic, messages })),
            }),
          until - began,
        );
        this.#lastMs = performance.now() - began;
        for (const { resolve } of together) resolve();
      } catch (error) {
        this.#failures++;
        // Those that wait would only wait as long again, each after the other.
        for (const { reject } of [...together, ...this.#waiting.splice(0)]) reject(error);
      }
    }
  }

  #take(): Publishing[] {
    let bytes = 0;
    const end = this.#waiting.findIndex((next, index) => (bytes += next.bytes) > MAX_TOGETHER && index > 0);
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}

const bytesOf = (sized: readonly Sized[]): number => sized.reduce((sum, { bytes }) => sum + bytes, 0);

function inParts(sized: readonly Sized[]): readonly (readonly Sized[])[] {
  const parts: Sized[][] = [];
  let left = 0;
  for (const each of sized) {
    if (each.bytes > left || parts.length === 0) {
      parts.push([]);
      left = MAX_TOGETHER;
    }
    parts.at(-1)!.push(each);
    left -= each.bytes;
  }
  return parts;
}

const idempotentProducer = (kafka: Kafka): Producer =>
  kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    // The one that Java's clients use.
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: { retries: 20, initialRetryTime: 100, maxRetryTime: 1000 },
  });
