import { randomUUID } from 'node:crypto';
import type { Message } from 'kafkajs';
import { keptDays } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import {
  parkedTopic,
  retryTopic,
  type EventPageOf,
  type ListedParked,
  type ParkedPage,
  type Settled,
  type SettlingOutcome,
} from '../event-bus.port.js';
import { Looking, pageSize } from '../operations-rules.js';
import { parkedHolds, parkedPlace, type CheckedParkedFilter } from '../parked-rules.js';
import { asItWas, fold, toSettledMessage, type KeptParked } from './parked-records.js';
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

/** What consumers parked: a log to which is added what became of it. */
export class ParkedLog {
  readonly #options: ParkedLogOptions;
  /** How many events wait, and the state of the topic at which they were counted. */
  readonly #counted = new Map<string, { readonly state: string; readonly waiting: number }>();

  constructor(options: ParkedLogOptions) {
    this.#options = options;
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

  /** Oldest first. */
  async all(topic: string, consumer: string): Promise<readonly KeptParked[]> {
    if (!(await this.exists(topic, consumer))) return [];
    const { positions, readers } = this.#options;
    const name = this.#kept(topic, consumer);
    const ends = await positions.ends(name);
    const spans = Array.from(
      ends,
      ([partition, { low, high }]) => [partition, { from: low, to: high }] as const,
    );
    const records = await readers.read(name, new Map(spans));
    const kept = fold([...records.values()].flat(), topic, consumer);
    const waiting = kept.filter(({ settled }) => settled === null).length;
    this.#counted.set(name, { state: JSON.stringify([...ends]), waiting });
    return kept;
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
    const events: ListedParked[] = [];
    let stopped = before;
    for (const { record, by: _, ...parked } of (await this.all(topic, consumer)).toReversed()) {
      const id = Number(parked.id);
      if (id >= before || !parkedHolds(filter, parked)) continue;
      if (events.length === size || looking.enough) return { events, next: parkedPlace.write(stopped) };
      looking.saw(record.value?.length ?? 0);
      events.push(parked);
      stopped = id;
    }
    return { events };
  }

  /** How many wait for somebody. */
  async waiting(topic: string, consumer: string): Promise<number> {
    if (!(await this.exists(topic, consumer))) return 0;
    const known = await this.#lastCounted(topic, consumer);
    if (known.current) return known.waiting;
    return (await this.all(topic, consumer)).filter(({ settled }) => settled === null).length;
  }

  /** The last count, at once, for a figure that is asked for often; where it is out of date, a new count goes on in the background. */
  async waitingByNow(topic: string, consumer: string): Promise<number> {
    if (!(await this.exists(topic, consumer))) return 0;
    const known = await this.#lastCounted(topic, consumer);
    if (!known.current) this.all(topic, consumer).catch(() => undefined);
    return known.waiting;
  }

  async matching(topic: string, consumer: string, filter: CheckedParkedFilter) {
    return (await this.all(topic, consumer)).filter((parked) => parkedHolds(filter, parked));
  }

  async retry(topic: string, consumer: string, filter: CheckedParkedFilter): Promise<SettlingOutcome> {
    const to = this.#named(retryTopic(topic, consumer));
    return this.#settle(topic, consumer, filter, { how: 'retried' }, async (batch) => {
      await this.ensure(to, 'retried');
      await this.#options.publish(
        to,
        batch.map(({ record }) => asItWas(record)),
        bytesOf(batch),
      );
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
    act: (batch: readonly KeptParked[]) => Promise<void>,
  ): Promise<SettlingOutcome> {
    const { clock, publish } = this.#options;
    const found = await this.matching(topic, consumer, filter);
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
    const done = (await this.all(topic, consumer)).filter((parked) => parked.by === by).length;
    return { matched, done, overtaken: matched - done };
  }

  async #lastCounted(topic: string, consumer: string) {
    const name = this.#kept(topic, consumer);
    const ends = await this.#options.positions.ends(name);
    const known = this.#counted.get(name);
    const upperBound = Array.from(ends.values()).reduce((sum, { low, high }) => sum + high - low, 0);
    return {
      current: upperBound === 0 || known?.state === JSON.stringify([...ends]),
      waiting: Math.min(known?.waiting ?? upperBound, upperBound),
    };
  }

  #kept(topic: string, consumer: string): string {
    return this.#named(parkedTopic(topic, consumer));
  }

  #named(name: string): string {
    return `${this.#options.prefix}${name}`;
  }
}

const bytesOf = (batch: readonly KeptParked[]): number =>
  batch.reduce((sum, { record }) => sum + (record.value?.length ?? 0), 0);

function* inBatches(found: readonly KeptParked[]): Iterable<readonly KeptParked[]> {
  let batch: KeptParked[] = [];
  for (const parked of found) {
    batch.push(parked);
    if (batch.length < 500 && bytesOf(batch) < BATCH_BYTES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
