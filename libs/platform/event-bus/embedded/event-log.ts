import { keepDaysOf, keptDays, type TopicDefinition } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { transaction, type BusFile } from './bus-file.js';
import { bodyOf, keepBody, type KeptBody } from './event-body.js';
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

const DAY_MS = 86_400_000;

const kinds = { plain: 0, parked: 1, retried: 2 } as const;

/** Topics and their events, in one file. Whoever appends brings the transaction. */
export class EventLog {
  readonly #durable: DatabaseSync;
  readonly #clock: Clock;
  readonly #insert: StatementSync;
  readonly #count: StatementSync;
  readonly #read: StatementSync;
  readonly #head: StatementSync;
  readonly #touched: StatementSync;
  readonly #find: StatementSync;
  readonly #notes: StatementSync;
  readonly #topics = new Map<string, Topic>();

  constructor({ durable, working }: BusFile, clock: Clock) {
    this.#durable = durable;
    this.#clock = clock;
    this.#insert = durable.prepare(
      'INSERT INTO event (topic, partition, key, at, note, body, packed) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#count = durable.prepare('UPDATE topic SET events = events + ? WHERE id = ?');
    this.#read = working.prepare(
      'SELECT position, body, packed FROM event WHERE topic = ? AND partition = ? AND position > ? ORDER BY position LIMIT ?',
    );
    this.#head = working.prepare('SELECT coalesce(max(position), 0) AS head FROM event');
    // Left to itself, SQLite walks the whole index, which has them in order, instead of the few new rows.
    this.#touched = working.prepare(
      'SELECT DISTINCT topic, partition FROM event NOT INDEXED WHERE position > ?',
    );
    this.#find = working.prepare('SELECT id, name, partitions, compacted FROM topic WHERE name = ?');
    this.#notes = working.prepare(
      'SELECT note, body, packed FROM event WHERE topic = ? AND settled IS NULL ORDER BY position',
    );
  }

  ensureTopics(definitions: readonly TopicDefinition[]): void {
    const settled = this.#durable.prepare(
      'SELECT 1 FROM topic WHERE name = ? AND compacted = ? AND keep_ms IS ?',
    );
    if (definitions.every((topic) => settled.get(topic.name, Number(topic.compacted), keepMsOf(topic))))
      return;
    transaction(this.#durable, () =>
      definitions.forEach((definition) => this.#make(definition, kinds.plain)),
    );
    definitions.forEach(({ name }) => this.#topics.delete(name));
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
    const at = this.#clock.now().getTime();
    for (const { subject, body: text, note } of events) {
      const partition = partitionOf(subject, topic.partitions);
      const key = topic.compacted ? subject : null;
      const { body, packed } = keepBody(text);
      this.#insert.run(topic.id, partition, key, at, note ?? null, body, packed);
      touched.add(partition);
    }
    this.#count.run(events.length, topic.id);
    return Array.from(touched, (partition) => ({ topic: topic.id, partition }));
  }

  /** Into a topic of the bus's own. Inside a transaction of `durable`. */
  keep(name: string, what: 'parked' | 'retried', event: NewEvent): readonly PartitionId[] {
    this.#make({ name, partitions: 1, compacted: false, keepDays: keptDays[what] }, kinds[what]);
    // Not remembered: this transaction may yet be rolled back.
    const topic = this.#durable.prepare('SELECT id, name, partitions FROM topic WHERE name = ?').get(name);
    return this.append({ ...(topic as unknown as Topic), compacted: false }, [event]);
  }

  /** Up to `limit` events of a partition after a position, fewer when they are large. */
  read({ topic, partition }: PartitionId, after: number, limit: number): StoredEvent[] {
    const events: StoredEvent[] = [];
    let bytes = 0;
    for (const row of this.#read.iterate(topic, partition, after, limit)) {
      const { position, ...kept } = row as unknown as { position: number } & KeptBody;
      const event = { position, body: bodyOf(kept) };
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

  /** Events of a topic that are not settled, with their notes, oldest first. */
  noted(topic: Topic): readonly { readonly note: string | null; readonly body: string }[] {
    const rows = this.#notes.all(topic.id) as unknown as ({ note: string | null } & KeptBody)[];
    return rows.map((row) => ({ note: row.note, body: bodyOf(row) }));
  }

  /** Partitions stay what they were, for they say which events are in order; all else follows the definition. */
  #make(definition: TopicDefinition, kind: number): void {
    const { name, partitions, compacted } = definition;
    this.#durable
      .prepare(
        `INSERT INTO topic (name, partitions, compacted, parked, keep_ms) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET compacted = excluded.compacted, keep_ms = excluded.keep_ms`,
      )
      .run(name, partitions, Number(compacted), kind, keepMsOf(definition));
  }
}

function keepMsOf(definition: TopicDefinition): number | null {
  const days = keepDaysOf(definition);
  return days === null ? null : days * DAY_MS;
}
