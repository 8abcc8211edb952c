import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import type { CloudEvent } from '@lintel/contracts';
import type { EventPage, EventPageOf, LoggedEvent } from '../event-bus.port.js';
import { eventPlace, holds, Looking, pageSize, type CheckedFilter } from '../operations-rules.js';
import { attribute } from './bus-file.js';
import { bodyOf, type KeptBody } from './event-body.js';
import { lastBefore } from './retention.js';

/** The last position that was looked at. */
const place = eventPlace(z.int().min(1));

interface Row extends KeptBody {
  readonly position: number;
  readonly partition: number;
  readonly at: number | null;
}

/** Finds events of a topic by the most telling index there is for a filter. */
export function browse(
  database: DatabaseSync,
  topic: number,
  filter: CheckedFilter,
  page: EventPageOf,
): EventPage {
  const size = pageSize(page);
  const { index, condition, sought } = leading(filter);
  const before = page.after === undefined ? Number.MAX_SAFE_INTEGER : place.read(page.after);
  const rows = database
    .prepare(
      `SELECT position, partition, at, body, packed FROM event INDEXED BY ${index}
       WHERE topic = ? ${condition} AND position > ? AND position <= ? ORDER BY position DESC`,
    )
    .iterate(
      topic,
      ...sought,
      lastBefore(database, filter.from),
      Math.min(before - 1, lastBefore(database, filter.before)),
    );
  const looking = new Looking();
  const events: LoggedEvent[] = [];
  let last = 0;
  for (const row of rows) {
    if (events.length === size || looking.enough) return { events, next: place.write(last) };
    const { position, partition, at, ...kept } = row as unknown as Row;
    const body = bodyOf(kept);
    const event = JSON.parse(body) as CloudEvent;
    const publishedAt = at === null ? event.time : new Date(at).toISOString();
    looking.saw(body.length);
    last = position;
    if (holds(filter, event)) events.push({ event, partition, position, publishedAt });
  }
  return { events };
}

function leading({ correlation, subject, type }: CheckedFilter): {
  readonly index: string;
  readonly condition: string;
  readonly sought: readonly SQLInputValue[];
} {
  for (const [name, value] of Object.entries({ correlation, subject, type }))
    if (value !== undefined)
      return {
        index: `event_by_${name}`,
        condition: `AND ${attribute[name as keyof typeof attribute]} = ?`,
        sought: [value],
      };
  return { index: 'event_by_topic', condition: '', sought: [] };
}
