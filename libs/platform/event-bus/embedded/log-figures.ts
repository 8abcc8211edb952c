import type { DatabaseSync } from 'node:sqlite';

/**
 * Events after each partition's progress of a group. CROSS JOIN fixes the order: left alone, SQLite walks the whole topic instead of what is behind
 * each partition's position.
 */
const UNHANDLED = `FROM consumer_group CROSS JOIN progress ON progress.consumer_group = consumer_group.id
  CROSS JOIN event INDEXED BY event_by_partition ON event.topic = consumer_group.topic AND event.partition = progress.partition
   AND event.position > progress.position`;

/** What there is to count in a bus's file. */
export class LogFigures {
  readonly #db: DatabaseSync;
  readonly #unhandled;

  constructor(database: DatabaseSync) {
    this.#db = database;
    this.#unhandled = database.prepare(
      `SELECT 1 ${UNHANDLED} WHERE consumer_group.id = ? AND event.position <= ? LIMIT 1`,
    );
  }

  /** Whether a group has all events up to a position behind it. */
  caughtUp(group: number, position: number): boolean {
    return this.#unhandled.get(group, position) === undefined;
  }

  lag(group: number): number {
    return this.#number(`SELECT count(*) ${UNHANDLED} WHERE consumer_group.id = ?`, group);
  }

  /** How many events after a position a group has behind it. */
  handledSince(group: number, position: number): number {
    return this.#number(
      `SELECT count(*) FROM consumer_group CROSS JOIN progress ON progress.consumer_group = consumer_group.id
       CROSS JOIN event INDEXED BY event_by_partition ON event.topic = consumer_group.topic AND event.partition = progress.partition
        AND event.position > ? AND event.position <= progress.position
       WHERE consumer_group.id = ?`,
      position,
      group,
    );
  }

  eventsIn(topic: number): number {
    return this.#number('SELECT events FROM topic WHERE id = ?', topic);
  }

  /** Events kept and parked, and what groups have not handled: of all, and by consumer. */
  gauges(): Record<string, number> {
    const byConsumer = this.#db
      .prepare(
        `SELECT consumer, (SELECT count(*) ${UNHANDLED} WHERE consumer_group.id = g.id) AS lag FROM consumer_group AS g`,
      )
      .all() as unknown as { consumer: string; lag: number }[];
    const gauges: Record<string, number> = {
      depth: this.#number('SELECT coalesce(sum(events), 0) FROM topic WHERE NOT parked'),
      parked: this.#number(
        'SELECT count(*) FROM event INDEXED BY event_waiting WHERE note IS NOT NULL AND settled IS NULL',
      ),
      lag: byConsumer.reduce((sum, { lag }) => sum + lag, 0),
    };
    for (const { consumer, lag } of byConsumer) {
      const name = `lag_${consumer.replaceAll(/[^A-Za-z0-9_]/g, '_')}`;
      gauges[name] = (gauges[name] ?? 0) + lag;
    }
    return gauges;
  }

  #number(sql: string, ...values: number[]): number {
    return Object.values(this.#db.prepare(sql).get(...values)!)[0] as number;
  }
}
