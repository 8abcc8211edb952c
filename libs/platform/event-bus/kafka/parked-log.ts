import { randomUUID } from 'node:crypto';
import type { Message } from 'kafkajs';
import { keptDays } from '@lintel/contracts';
import { within, type Clock } from '@lintel/kernel';
import {
  parkedTopic,
  retryTopic,
  type EventPageOf,
  type ParkedEvent,
  type ParkedPage,
  type Settled,
  type SettlingOutcome,
} from '../event-bus.port.js';
import { Looking, pageSize } from '../operations-rules.js';
import { parkedHolds, parkedPlace, type CheckedParkedFilter } from '../parked-rules.js';
import { asFarAsReadable } from './event-records.js';
import type { IndexedParked, ParkedIndex } from './parked-index.js';
import { ParkedReading } from './parked-reading.js';
import { asItWas, toSettledMessage } from './parked-records.js';
import type { Positions } from './positions.js';
import type { Readers } from './topic-reader.js';
import type { Topics } from './topics.js';

export interface ParkedLogOptions {
  readonly clock: Clock;
  /** Before the name of every topic in the cluster. */
  readonly prefix: string;
  readonly topics: Topics;
  readonly positions: Positions;
  readonly readers: Readers;
  publish(topic: string, messages: Message[], bytes: number): Promise<void>;
  /** Something is to be given again. */
  retried(): void;
}

/** Published at once. */
const BATCH_BYTES = 1_000_000;
/** How long a figure waits for records that came since it was last asked for, in milliseconds. */
const SOON_MS = 200;

/** What consumers parked: a log to which is added what became of it. */
export class ParkedLog {
  readonly #options: ParkedLogOptions;
  readonly #reading: ParkedReading;

  constructor(options: ParkedLogOptions) {
    this.#options = options;
    this.#reading = new ParkedReading(options);
  }

  exists(topic: string, consumer: string): Promise<boolean> {
    return this.#options.topics.exists(this.#kept(topic, consumer));
  }

  /** A topic of the bus's own, in the cluster. */
  async ensure(name: string, what: 'parked' | 'retried'): Promise<void> {
    // One partition, for the order among all; not compacted, for several of one subject may be there.
    if (!(await this.#options.topics.exists(name)))
      await this.#options.topics.ensure([
        { name, partitions: 1, compacted: false, keepDays: keptDays[what] },
      ]);
  }

  /** Those that wait, oldest first. */
  async all(topic: string, consumer: string): Promise<readonly ParkedEvent[]> {
    const waiting = (await this.#entries(topic, consumer)).filter(({ settled }) => settled === null);
    const listed = await this.#listed(topic, consumer, waiting);
    return listed.map(({ record: _, id: __, settled: ___, ...parked }) => parked);
  }

  async list(
    topic: string,
    consumer: string,
    filter: CheckedParkedFilter,
    page: EventPageOf,
  ): Promise<ParkedPage> {
    const size = pageSize(page);
    const before = page.after === undefined ? Infinity : parkedPlace.read(page.after);
    const looking = new Looking();
    const found: IndexedParked[] = [];
    let next: string | undefined;
    for (const parked of (await this.#entries(topic, consumer)).toReversed()) {
      if (Number(parked.id) >= before || !parkedHolds(filter, parked)) continue;
      if (found.length === size || looking.enough) {
        next = parkedPlace.write(Number(found.at(-1)!.id));
        break;
      }
      looking.saw(parked.bytes);
      found.push(parked);
    }
    const events = (await this.#listed(topic, consumer, found)).map(({ record: _, ...parked }) => parked);
    return { events, ...(next !== undefined && { next }) };
  }

  /** How many wait for somebody. */
  async waiting(topic: string, consumer: string): Promise<number> {
    return (await this.#index(topic, consumer))?.waiting ?? 0;
  }

  /** The same as far as is known at once, for a figure that is asked for often: null before they were counted. */
  async waitingByNow(topic: string, consumer: string): Promise<number | null> {
    const reading = this.#index(topic, consumer);
    // What is late is not waited for; why it failed is told to who asks again.
    reading.catch(() => undefined);
    if ((await within(SOON_MS, reading)) === undefined) return 0;
    return this.#reading.known(this.#kept(topic, consumer))?.waiting ?? null;
  }

  /** Of several consumers together, without what is not known yet. */
  async allWaitingByNow(consumers: readonly Pick<ParkedEvent, 'topic' | 'consumer'>[]): Promise<number> {
    const each = consumers.map(({ topic, consumer }) => this.waitingByNow(topic, consumer));
    return (await Promise.all(each)).reduce<number>((sum, waiting) => sum + (waiting ?? 0), 0);
  }

  async count(topic: string, consumer: string, filter: CheckedParkedFilter): Promise<number> {
    return (await this.#entries(topic, consumer)).filter((parked) => parkedHolds(filter, parked)).length;
  }

  async retry(topic: string, consumer: string, filter: CheckedParkedFilter): Promise<SettlingOutcome> {
    const to = this.#named(retryTopic(topic, consumer));
    return this.#settle(topic, consumer, filter, { how: 'retried' }, async (batch) => {
      await this.ensure(to, 'retried');
      const records = (await this.#listed(topic, consumer, batch)).map(({ record }) => asItWas(record));
      await this.#options.publish(to, records, bytesOf(batch));
      this.#options.retried();
    });
  }

  discard(
    topic: string,
    consumer: string,
    filter: CheckedParkedFilter,
    reason: string,
  ): Promise<SettlingOutcome> {
    return this.#settle(topic, consumer, filter, { how: 'discarded', reason }, async () => undefined);
  }

  /**
   * What is to be given again is safe before it is said to be settled: a crash between the two has it given twice, and loses nothing. Who settled what is
   * read from the log.
   */
  async #settle(
    topic: string,
    consumer: string,
    filter: CheckedParkedFilter,
    settled: Omit<Settled, 'at'>,
    act: (batch: readonly IndexedParked[]) => Promise<void>,
  ): Promise<SettlingOutcome> {
    const { clock, publish } = this.#options;
    const found = (await this.#entries(topic, consumer)).filter((parked) => parkedHolds(filter, parked));
    const matched = filter.ids?.length ?? found.length;
    if (found.length === 0) return { matched, done: 0, overtaken: matched };
    const by = randomUUID();
    for (const batch of inBatches(found)) {
      await act(batch);
      const at = clock.now().toISOString();
      await publish(
        this.#kept(topic, consumer),
        batch.map(({ id }) => toSettledMessage(id, { ...settled, at, by })),
        0,
      );
    }
    const done = (await this.#entries(topic, consumer)).filter((parked) => parked.by === by).length;
    return { matched, done, overtaken: matched - done };
  }

  async #entries(topic: string, consumer: string): Promise<readonly IndexedParked[]> {
    return (await this.#index(topic, consumer))?.entries() ?? [];
  }

  /** With all that is in the log by now; undefined where there is no log. */
  async #index(topic: string, consumer: string): Promise<ParkedIndex | undefined> {
    const name = this.#kept(topic, consumer);
    if (await this.exists(topic, consumer)) return this.#reading.index(name);
    this.#reading.forget(name);
    return undefined;
  }

  /** With their records, as far as these are kept yet. */
  async #listed(topic: string, consumer: string, found: readonly IndexedParked[]) {
    const records = await this.#reading.recordsOf(this.#kept(topic, consumer), found);
    return found.flatMap(({ id, error, attempts, parkedAt, settled }) => {
      const record = records.get(id);
      const event = record && asFarAsReadable(record, parkedTopic(topic, consumer));
      return event ? [{ id, topic, consumer, error, attempts, parkedAt, settled, event, record }] : [];
    });
  }

  #kept(topic: string, consumer: string): string {
    return this.#named(parkedTopic(topic, consumer));
  }

  #named(name: string): string {
    return `${this.#options.prefix}${name}`;
  }
}

const bytesOf = (batch: readonly IndexedParked[]): number => batch.reduce((sum, { bytes }) => sum + bytes, 0);

function* inBatches(found: readonly IndexedParked[]): Iterable<readonly IndexedParked[]> {
  let batch: IndexedParked[] = [];
  for (const parked of found) {
    batch.push(parked);
    if (batch.length < 500 && bytesOf(batch) < BATCH_BYTES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
