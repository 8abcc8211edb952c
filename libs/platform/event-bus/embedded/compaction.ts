import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './bus-file.js';
import { lastBefore } from './retention.js';

/** Positions looked at in one step, so that a step takes milliseconds. */
const STEP = 500;

/** A group without a living member for so long holds nothing back: 7 days, as brokers forget groups. */
const ABANDONED_MS = 7 * 24 * 3_600_000;

/**
 * One step of removing superseded events of compacted topics: for each event that every group has behind it, or that is as old as its topic keeps what
 * is superseded, the older ones of its key go. It itself stays, so the last of a key is never removed. True when there is more to do.
 */
export function compactionStep(database: DatabaseSync, now: Date): boolean {
  const topics = database
    .prepare('SELECT id, keep_ms AS keepMs FROM topic WHERE compacted')
    .all() as unknown as { id: number; keepMs: number | null }[];
  const limits = topics.map(({ id, keepMs }) => ({
    id,
    limit: Math.max(
      handledByAll(database, id),
      keepMs === null ? 0 : lastBefore(database, now.getTime() - keepMs),
    ),
  }));
  return limits.map(({ id, limit }) => compactTopic(database, id, limit)).includes(true);
}

function compactTopic(database: DatabaseSync, topic: number, limit: number): boolean {
  // Asked first, since it needs no write transaction.
  if (compactedTo(database, topic) >= limit) return false;
  return transaction(database, () => {
    const from = compactedTo(database, topic);
    const to = Math.min(from + STEP, limit);
    if (to <= from) return false;
    // The plus keeps SQLite from walking the whole topic instead of the few positions.
    const { changes } = database
      .prepare(
        `DELETE FROM event WHERE position IN (
           SELECT old.position FROM event AS new CROSS JOIN event AS old
             ON old.topic = new.topic AND old.key = new.key AND old.key IS NOT NULL AND old.position < new.position
           WHERE +new.topic = ? AND new.position > ? AND new.position <= ?)`,
      )
      .run(topic, from, to);
    database
      .prepare('UPDATE topic SET compacted_to = ?, events = events - ? WHERE id = ?')
      .run(to, changes, topic);
    return to < limit;
  });
}

const compactedTo = (database: DatabaseSync, topic: number): number =>
  database.prepare('SELECT compacted_to FROM topic WHERE id = ?').get(topic)!['compacted_to'] as number;

/** The position up to which every group has handled the events of the topic. */
function handledByAll(database: DatabaseSync, topic: number): number {
  const row = database
    .prepare(
      `SELECT coalesce(min((SELECT min(position) FROM event
          WHERE event.topic = ?1 AND event.partition = progress.partition AND event.position > progress.position)) - 1,
        (SELECT max(position) FROM event), 0) AS handled
       FROM progress JOIN consumer_group ON consumer_group.id = progress.consumer_group
       WHERE consumer_group.topic = ?1 AND consumer_group.seen_at > ?2`,
    )
    .get(topic, Date.now() - ABANDONED_MS);
  return row!['handled'] as number;
}
