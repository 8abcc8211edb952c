import { randomUUID } from 'node:crypto';
import type { Consumer } from 'kafkajs';
import type { EventRecord } from './event-records.js';
import { Link } from './link.js';
import type { ClusterSettings } from './wire.js';

/** Offsets of a partition, the last one excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface LoggedRecord extends EventRecord {
  readonly timestamp: string;
}

export type Spans = ReadonlyMap<number, Span>;
export type Records = ReadonlyMap<number, readonly LoggedRecord[]>;

const WAIT_MS = 50;

/** A broker may let a group's first member wait for seconds, so a reader is kept for whoever browses on. */
const IDLE_MS = 60_000;

interface Reading {
  readonly spans: Map<number, Span>;
  readonly records: Map<number, LoggedRecord[]>;
  readonly done: PromiseWithResolvers<void>;
}

/** Reads parts of a topic, by a group of its own that commits nothing. */
class TopicReader {
  readonly #topic: string;
  readonly #link: Link<Consumer>;
  readonly #joined = new WeakMap<Consumer, Promise<void>>();
  #turn: Promise<unknown> = Promise.resolve();
  #reading: Reading | undefined;

  constructor(settings: ClusterSettings, limitMs: number, topic: string) {
    this.#topic = topic;
    this.#link = new Link({
      settings,
      limitMs,
      open: (kafka) =>
        kafka.consumer({
          groupId: readingGroup(topic),
          allowAutoTopicCreation: false,
          maxWaitTimeInMs: WAIT_MS,
          retry: { restartOnFailure: async () => false },
        }),
    });
  }

  /** One after the other: a partition is read at one place at a time. */
  read(spans: Spans): Promise<Records> {
    const read = this.#turn.then(() => this.#read(spans));
    this.#turn = read.catch(() => undefined);
    return read;
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }

  async #read(wanted: Spans): Promise<Records> {
    const spans = new Map([...wanted].filter(([, { from, to }]) => from < to));
    const records = new Map(Array.from(spans.keys(), (partition) => [partition, [] as LoggedRecord[]]));
    if (spans.size === 0) return records;
    const done = Promise.withResolvers<void>();
    // It may be rejected before anybody waits for it.
    done.promise.catch(() => undefined);
    try {
      await this.#link.use(async (consumer) => {
        if (!this.#joined.has(consumer)) this.#joined.set(consumer, this.#join(consumer));
        await this.#joined.get(consumer);
        this.#reading = { spans, records, done };
        for (const [partition, { from }] of spans) {
          consumer.seek({ topic: this.#topic, partition, offset: String(from) });
          consumer.resume([{ topic: this.#topic, partitions: [partition] }]);
        }
        await done.promise;
      });
    } finally {
      this.#reading = undefined;
    }
    return records;
  }

  async #join(consumer: Consumer): Promise<void> {
    const { promise: joined, resolve, reject } = Promise.withResolvers<void>();
    joined.catch(() => undefined);
    const topic = this.#topic;
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      consumer.pause([{ topic, partitions: payload.memberAssignment[topic] ?? [] }]);
      resolve();
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      reject(payload.error);
      this.#reading?.done.reject(payload.error);
    });
    // Told also of batches that hold nothing for readers.
    consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, lastOffset } }) => {
      const span = this.#reading?.spans.get(partition);
      if (!span || Number(lastOffset) + 1 < span.to) return;
      this.#reading!.spans.delete(partition);
      consumer.pause([{ topic, partitions: [partition] }]);
      if (this.#reading!.spans.size === 0) this.#reading!.done.resolve();
    });
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatch: async ({ batch: { partition, messages } }) => {
        const span = this.#reading?.spans.get(partition);
        if (span)
          this.#reading!.records.get(partition)!.push(
            ...messages.filter(({ offset }) => +offset >= span.from && +offset < span.to),
          );
      },
    });
    await joined;
  }
}

/** Not to be mistaken for a consumer's group, whose name holds no such sign. */
const readingGroup = (topic: string): string => `${topic}~${randomUUID()}`;
export const isReadingGroup = (group: string): boolean => group.includes('~');

/** Readers of topics, kept for a while after their last use. */
export class Readers {
  readonly #settings: ClusterSettings;
  readonly #limitMs: number;
  readonly #open = new Map<string, { readonly reader: TopicReader; readonly idle: NodeJS.Timeout }>();

  constructor(settings: ClusterSettings, limitMs: number) {
    this.#settings = settings;
    this.#limitMs = limitMs;
  }

  /** What is left of the spans of each partition, in the order of its log. */
  read(topic: string, spans: Spans): Promise<Records> {
    const known = this.#open.get(topic);
    const reader = known?.reader ?? new TopicReader(this.#settings, this.#limitMs, topic);
    clearTimeout(known?.idle);
    const idle = setTimeout(() => {
      this.#open.delete(topic);
      void reader.close();
    }, IDLE_MS).unref();
    this.#open.set(topic, { reader, idle });
    return reader.read(spans);
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#drop(), (reader) => reader.close()));
  }

  cut(): void {
    for (const reader of this.#drop()) reader.cut();
  }

  #drop(): TopicReader[] {
    const readers = Array.from(this.#open.values(), ({ reader, idle }) => {
      clearTimeout(idle);
      return reader;
    });
    this.#open.clear();
    return readers;
  }
}
