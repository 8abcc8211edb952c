import type { TopicDefinition } from '@lintel/contracts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { transaction, type BusFile } from './bus-file.js';
import { partitionOf } from './partition-of.js';

export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly partitions: number;
  readonly compacted: boolean;
}

export interface NewEvent {
  readonly subject: string;
  readonly body: string;
  /** Why it was parked. */
  readonly note?: string;
}

export interface StoredEvent {
  readonly position: number;
  readonly body: string;
}

/** A partition's address. */
export interface PartitionId {
  readonly topic: number;
  readonly partition: number;
}

/** Events read ahead of a handler are kept in memory: so many bytes of them (but one at least). */
const READ_AHEAD_BYTES = 1_000_000;

/** Topics and their events, in one file. Whoever appends brings the transaction. */
export class EventLog {
  readonly #durable: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #count: StatementSync;
  readonly #read: StatementSync;
  readonly #head: StatementSync;
  readonly #touched: StatementSync;
  readonly #find: StatementSync;
  readonly #notes: StatementSync;
  readonly #topics = new Map<string, Topic>();

  constructor({ durable, working }: BusFile) {
    this.#durable = durable;
    this.#insert = durable.prepare(
      'INSERT INTO event (topic, partition, key, note, body) VALUES (?, ?, ?, ?, ?)',
    );
    this.#count = durable.prepare('UPDATE topic SET events = events + ? WHERE id = ?');
    this.#read = working.prepare(
      'SELECT position, body FROM event WHERE topic = ? AND partition = ? AND position > ? ORDER BY position LIMIT ?',
    );
    this.#head = working.prepare('SELECT coalesce(max(position), 0) AS head FROM event');
    // Left to itself, SQLite walks the whole index, which has them in order, instead of the few new rows.
    this.#touched = working.prepare(
      'SELECT DISTINCT topic, partition FROM event NOT INDEXED WHERE position > ?',
    );
    this.#find = working.prepare('SELECT id, name, partitions, compacted FROM topic WHERE name = ?');
    this.#notes = working.prepare('SELECT note, body FROM event WHERE topic = ? ORDER BY position');
  }

  ensureTopics(definitions: readonly TopicDefinition[]): void {
    if (definitions.every(({ name }) => this.topic(name))) return;
    transaction(this.#durable, () => definitions.forEach((definition) => this.#make(definition, false)));
  }

  topic(name: string): Topic | undefined {
    const known = this.#topics.get(name);
    if (known) return known;
    const row = this.#find.get(name) as (Omit<Topic, 'compacted'> & { compacted: number }) | undefined;
    if (!row) return undefined;
    const topic = { ...row, compacted: row.compacted === 1 };
    this.#topics.set(name, topic);
    return topic;
  }

  /** Inside a transaction of `durable`. Returns the partitions that grew. */
  append(topic: Topic, events: readonly NewEvent[]): readonly PartitionId[] {
    const touched = new Set<number>();
    for (const { subject, body, note } of events) {
      const partition = partitionOf(subject, topic.partitions);
      this.#insert.run(topic.id, partition, topic.compacted ? subject : null, note ?? null, body);
      touched.add(partition);
    }
    this.#count.run(events.length, topic.id);
    return Array.from(touched, (partition) => ({ topic: topic.id, partition }));
  }

  /** Inside a transaction of `durable`. */
  park(name: string, event: NewEvent): readonly PartitionId[] {
    this.#make({ name, partitions: 1, compacted: false }, true);
    // Not remembered: this transaction may yet be rolled back.
    const topic = this.#durable.prepare('SELECT id, name, partitions FROM topic WHERE name = ?').get(name);
    return this.append({ ...(topic as unknown as Topic), compacted: false }, [event]);
  }

  /** Up to `limit` events of a partition after a position, fewer when they are large. */
  read({ topic, partition }: PartitionId, after: number, limit: number): StoredEvent[] {
    const events: StoredEvent[] = [];
    let bytes = 0;
    for (const row of this.#read.iterate(topic, partition, after, limit)) {
      const event = row as unknown as StoredEvent;
      events.push(event);
      bytes += event.body.length;
      if (bytes >= READ_AHEAD_BYTES) break;
    }
    return events;
  }

  /** The position of the last event of all. */
  head(): number {
    return this.#head.get()!['head'] as number;
  }

  touchedSince(position: number): readonly PartitionId[] {
    return this.#touched.all(position) as unknown as PartitionId[];
  }

  /** Events of a topic with their notes, oldest first. */
  noted(topic: Topic): readonly { readonly note: string | null; readonly body: string }[] {
    return this.#notes.all(topic.id) as unknown as { note: string | null; body: string }[];
  }

  #make({ name, partitions, compacted }: TopicDefinition, parked: boolean): void {
    this.#durable
      .prepare('INSERT OR IGNORE INTO topic (name, partitions, compacted, parked) VALUES (?, ?, ?, ?)')
      .run(name, partitions, Number(compacted), Number(parked));
  }
}
