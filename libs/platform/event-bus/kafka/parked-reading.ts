import type { EventRecord } from './event-records.js';
import { ParkedIndex, type IndexedParked } from './parked-index.js';
import type { Positions } from './positions.js';
import type { Readers } from './topic-reader.js';

/** Topics of what is parked have one, for the order among all. */
const PARTITION = 0;
/** Records read at once; of those that are sought, with what lies between them. */
const READ_AT_ONCE = 1000;
const READ_OVER = 100;

interface Indexing {
  readonly index: ParkedIndex;
  /** Whether it was read to the end once. */
  whole: boolean;
  turn: Promise<unknown>;
}

/** Reads the topics of what is parked: their indexes, each from where it was read last, and single records. */
export class ParkedReading {
  readonly #positions: Positions;
  readonly #readers: Readers;
  readonly #indexes = new Map<string, Indexing>();

  constructor({ positions, readers }: { readonly positions: Positions; readonly readers: Readers }) {
    this.#positions = positions;
    this.#readers = readers;
  }

  /** With all that is in the topic by now. One reads at a time. */
  async index(name: string): Promise<ParkedIndex> {
    const known = this.#indexes.get(name);
    const indexing = known ?? { index: new ParkedIndex(name), whole: false, turn: Promise.resolve() };
    if (!known) this.#indexes.set(name, indexing);
    const reading = indexing.turn.then(() => this.#readOn(name, indexing));
    indexing.turn = reading.catch(() => undefined);
    await reading;
    return indexing.index;
  }

  /** As it was when it was read last; undefined where it never was read to the end. */
  known(name: string): ParkedIndex | undefined {
    const indexing = this.#indexes.get(name);
    return indexing?.whole ? indexing.index : undefined;
  }

  forget(name: string): void {
    this.#indexes.delete(name);
  }

  /** Their records by id, as far as they are kept yet. Those that lie close together are read at once. */
  async recordsOf(name: string, found: readonly IndexedParked[]): Promise<ReadonlyMap<string, EventRecord>> {
    const records = new Map<string, EventRecord>();
    const wanted = found.map(({ id }) => Number(id)).sort((one, other) => one - other);
    for (let at = 0; at < wanted.length;) {
      const from = wanted[at]!;
      let last = from;
      for (; at < wanted.length; last = wanted[at++]!)
        if (wanted[at]! - last > READ_OVER || wanted[at]! - from >= READ_AT_ONCE) break;
      for (const record of await this.#records(name, from, last + 1)) records.set(record.offset, record);
    }
    return records;
  }

  async #readOn(name: string, indexing: Indexing): Promise<void> {
    const { index } = indexing;
    const { low, high } = (await this.#positions.ends(name)).get(PARTITION) ?? { low: 0, high: 0 };
    index.keep({ low, high });
    while (index.next < high) {
      const to = Math.min(high, index.next + READ_AT_ONCE);
      index.add(await this.#records(name, index.next, to), to);
    }
    indexing.whole = true;
  }

  async #records(name: string, from: number, to: number): Promise<readonly EventRecord[]> {
    return (await this.#readers.read(name, new Map([[PARTITION, { from, to }]]))).get(PARTITION) ?? [];
  }
}
