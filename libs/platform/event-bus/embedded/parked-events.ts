import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import {
  retryTopic,
  type EventPageOf,
  type ListedParked,
  type ParkedPage,
  type Settled,
  type SettlingOutcome,
} from '../event-bus.port.js';
import { Looking, pageSize } from '../operations-rules.js';
import { parkedHolds, parkedPlace, type CheckedParkedFilter } from '../parked-rules.js';
import type { BusFile } from './bus-file.js';
import { bodyOf, type KeptBody } from './event-body.js';
import type { EventLog, PartitionId, Topic } from './event-log.js';
import type { ParkingNote } from './partition-sources.js';
import type { WriteQueue } from './write-queue.js';

/** Settled in one transaction. */
const BATCH = 200;

export interface ParkedEventsOptions {
  readonly file: BusFile;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly publishing: WriteQueue;
  /** Events are to be given again, perhaps to somebody who is not there yet. */
  retried(partitions: readonly PartitionId[]): void;
}

/** Whose parked events they are. */
export interface ParkedBy {
  readonly topic: string;
  readonly consumer: string;
  /** Where they are kept. */
  readonly kept: Topic;
}

interface Row {
  readonly position: number;
  readonly note: string;
  readonly settled: string | null;
  readonly body: string;
}

const COLUMNS = 'SELECT position, note, settled, body, packed FROM event';
const WAITING = 'note IS NOT NULL AND settled IS NULL';

/** What is parked is kept in a topic of its own, each with what became of it. */
export class ParkedEvents {
  readonly #options: ParkedEventsOptions;
  readonly #db: DatabaseSync;

  constructor(options: ParkedEventsOptions) {
    this.#options = options;
    this.#db = options.file.working;
  }

  list(kept: Topic, filter: CheckedParkedFilter, page: EventPageOf): ParkedPage {
    const size = pageSize(page);
    const before = page.after === undefined ? Number.MAX_SAFE_INTEGER : parkedPlace.read(page.after);
    const { found, stopped } = this.#scan(kept, filter, before, size);
    return { events: found, ...(stopped !== undefined && { next: parkedPlace.write(stopped) }) };
  }

  waiting(kept: Topic): number {
    const row = this.#db
      .prepare(`SELECT count(*) AS count FROM event INDEXED BY event_waiting WHERE topic = ? AND ${WAITING}`)
      .get(kept.id);
    return row!['count'] as number;
  }

  async count(kept: Topic, filter: CheckedParkedFilter): Promise<number> {
    return (await this.#matching(kept, filter)).length;
  }

  retry(by: ParkedBy, filter: CheckedParkedFilter): Promise<SettlingOutcome> {
    const to = retryTopic(by.topic, by.consumer);
    return this.#settle(by, filter, 'retried', undefined, (body) => {
      const { subject } = JSON.parse(body) as CloudEvent;
      return this.#options.log.keep(to, 'retried', { subject, body });
    });
  }

  discard(by: ParkedBy, filter: CheckedParkedFilter, reason: string): Promise<SettlingOutcome> {
    return this.#settle(by, filter, 'discarded', reason, () => []);
  }

  /** What becomes of an event, and that it is settled, is written together. */
  async #settle(
    { kept }: ParkedBy,
    filter: CheckedParkedFilter,
    how: Settled['how'],
    reason: string | undefined,
    act: (body: string) => readonly PartitionId[],
  ): Promise<SettlingOutcome> {
    const { clock, file, publishing, retried } = this.#options;
    const { ids: asked, ...others } = filter;
    const ids = asked ?? (await this.#matching(kept, others));
    const take = file.durable.prepare(
      `UPDATE event SET settled = ? WHERE position = ? AND topic = ? AND ${WAITING} RETURNING body, packed`,
    );
    let done = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      const settled = JSON.stringify({ how, at: clock.now().toISOString(), reason });
      const acted = await publishing.write(() =>
        ids.slice(from, from + BATCH).flatMap((id) => {
          const taken = take.all(settled, id, kept.id) as unknown as KeptBody[];
          return taken.map((row) => act(bodyOf(row)));
        }),
      );
      done += acted.length;
      retried(acted.flat());
    }
    return { matched: ids.length, done, overtaken: ids.length - done };
  }

  /** The ids of those that match, looked for in steps that let other work in between. */
  async #matching(kept: Topic, filter: CheckedParkedFilter): Promise<number[]> {
    const ids: number[] = [];
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined;) {
      const { found, stopped } = this.#scan(kept, filter, before, Number.MAX_SAFE_INTEGER);
      ids.push(...found.map(({ id }) => Number(id)));
      before = stopped;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return ids;
  }

  #scan(topic: Topic, filter: CheckedParkedFilter, before: number, size: number) {
    const [index, condition] =
      filter.settled === false
        ? ['event_waiting', `AND ${WAITING}`]
        : ['event_by_topic', 'AND note IS NOT NULL'];
    const ids = filter.ids && `AND position IN (${filter.ids.join(', ') || 'NULL'})`;
    const parameters: SQLInputValue[] = [topic.id, before];
    const rows = this.#db
      .prepare(
        `${COLUMNS} INDEXED BY ${index} WHERE topic = ? AND position < ? ${condition} ${ids ?? ''} ORDER BY position DESC`,
      )
      .iterate(...parameters);
    const looking = new Looking();
    const found: ListedParked[] = [];
    let stopped = before;
    for (const each of rows) {
      if (found.length === size || looking.enough) return { found, stopped };
      const kept = each as unknown as Row & KeptBody;
      const row = { ...kept, body: bodyOf(kept) };
      const parked = listed(row);
      looking.saw(row.body.length);
      stopped = row.position;
      if (parkedHolds(filter, parked)) found.push(parked);
    }
    return { found, stopped: undefined };
  }
}

const listed = ({ position, note, settled, body }: Row): ListedParked => ({
  event: JSON.parse(body) as CloudEvent,
  ...(JSON.parse(note) as ParkingNote),
  id: String(position),
  settled: settled === null ? null : (JSON.parse(settled) as Settled),
});
