import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './bus-file.js';

/** Events removed of a partition in one step, so that a step takes milliseconds. */
const STEP = 500;

/** What a group missed is not counted once it has had no member for so long: 90 days. */
const FORGOTTEN_MS = 90 * 24 * 3_600_000;

/** Where blanked rows are: no topic has this id. */
const NOWHERE = 0;

/** Events that went before a consumer had read them. */
export interface Missed {
  readonly topic: string;
  readonly consumer: string;
  readonly events: number;
}

export interface RetentionOutcome {
  readonly missed: readonly Missed[];
  /** There is more to remove. */
  readonly more: boolean;
}

/** One step of removing what topics that are not compacted no longer keep, read or not: a consumer that was too late goes on with what is left. */
export function retentionStep(database: DatabaseSync, now: Date): RetentionOutcome {
  const topics = database
    .prepare(
      'SELECT id, name, partitions, keep_ms AS keepMs FROM topic WHERE NOT compacted AND keep_ms IS NOT NULL',
    )
    .all() as unknown as { id: number; name: string; partitions: number; keepMs: number }[];
  const missed: Missed[] = [];
  let more = false;
  for (const { id, name, partitions, keepMs } of topics) {
    const to = lastBefore(database, now.getTime() - keepMs);
    for (let partition = 0; to > 0 && partition < partitions; partition++) {
      const step = expire(database, { topic: id, partition }, to);
      missed.push(...step.missed.map((found) => ({ ...found, topic: name })));
      more ||= step.more;
    }
  }
  return { missed, more };
}

/** The last position of all that was appended before a moment, in milliseconds; 0 where none was. Positions are in the order of time. */
export function lastBefore(database: DatabaseSync, moment: number): number {
  const nearest = database.prepare(
    `SELECT position, coalesce(at, unixepoch(json_extract(nullif(body, ''), '$.time')) * 1000, 0) AS at FROM event
     WHERE position <= ? ORDER BY position DESC LIMIT 1`,
  );
  const found = (position: number) => nearest.get(position) as { position: number; at: number } | undefined;
  let [before, after] = [0, (found(Number.MAX_SAFE_INTEGER)?.position ?? 0) + 1];
  while (before + 1 < after) {
    const middle = Math.floor((before + after) / 2);
    const event = found(middle);
    // Below `middle` there is nothing, or nothing that is not known to be early enough.
    if (!event || event.position <= before || event.at < moment) before = middle;
    else after = event.position;
  }
  return found(before)?.position ?? 0;
}

function expire(
  database: DatabaseSync,
  { topic, partition }: { readonly topic: number; readonly partition: number },
  to: number,
) {
  const among = 'event WHERE topic = ? AND partition = ? AND position <= ?';
  const oldest = database.prepare(`SELECT position FROM ${among} ORDER BY position LIMIT ${STEP}`);
  // Asked first, since it needs no write transaction.
  if (oldest.get(topic, partition, to) === undefined) return { missed: [], more: false };
  return transaction(database, () => {
    const found = oldest.all(topic, partition, to);
    const last = found.at(-1)!['position'] as number;
    const missed = database
      .prepare(
        `SELECT consumer, count(*) AS events FROM consumer_group CROSS JOIN progress ON consumer_group = consumer_group.id
         CROSS JOIN event ON event.topic = ?1 AND event.partition = ?2 AND event.position > progress.position AND event.position <= ?3
         WHERE consumer_group.topic = ?1 AND progress.partition = ?2 AND seen_at > ?4 GROUP BY consumer`,
      )
      .all(topic, partition, last, Date.now() - FORGOTTEN_MS) as unknown as Omit<Missed, 'topic'>[];
    const head = database.prepare('SELECT max(position) AS head FROM event').get()!['head'] as number;
    if (head === last)
      database
        .prepare(
          `UPDATE event SET topic = ${NOWHERE}, partition = 0, key = NULL, note = NULL, settled = NULL, body = '', packed = NULL WHERE position = ?`,
        )
        .run(head);
    database.prepare(`DELETE FROM ${among}`).run(topic, partition, last);
    database.prepare(`DELETE FROM event WHERE topic = ${NOWHERE} AND position < ?`).run(head);
    database.prepare('UPDATE topic SET events = events - ? WHERE id = ?').run(found.length, topic);
    return { missed, more: found.length === STEP };
  });
}
