import type { ListedParked, Settled } from '../event-bus.port.js';
import type { Sought } from '../parked-rules.js';
import { asFarAsReadable, textOf, type EventRecord } from './event-records.js';

/** What a parked event is found by. Its record stays in the log, at the offset that is its id. */
export interface IndexedParked extends Sought, Pick<ListedParked, 'attempts'> {
  /** The record's length. */
  readonly bytes: number;
  readonly origin: string;
  /** By which settling it was settled. */
  readonly by?: string;
}

/** Of as many different errors the text is held once. */
const MOST_TEXTS = 1000;

/**
 * What a parked topic comes to, read on from where it was read to the last time. What was parked twice in a row is one, and the first who settles it
 * has. Records that somebody else wrote there are left out.
 */
export class ParkedIndex {
  readonly #source: string;
  /** By id, the oldest first. */
  readonly #entries = new Map<string, IndexedParked>();
  /** The ids of those that wait for somebody, by where they came from. */
  readonly #waiting = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  #next = 0;

  /** @param source the topic's name */
  constructor(source: string) {
    this.#source = source;
  }

  /** The offset of the record that is to be read next. */
  get next(): number {
    return this.#next;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  entries(): readonly IndexedParked[] {
    return [...this.#entries.values()];
  }

  /** Forgets what the topic keeps no longer, and everything when it was made anew. */
  keep({ low, high }: { readonly low: number; readonly high: number }): void {
    const from = high < this.#next ? Infinity : low;
    for (const [id, { origin }] of this.#entries) {
      if (Number(id) >= from) break;
      this.#entries.delete(id);
      if (this.#waiting.get(origin) === id) this.#waiting.delete(origin);
    }
    this.#next = high < this.#next ? low : Math.max(low, this.#next);
  }

  /** Takes the records from `next` up to an offset. */
  add(records: readonly EventRecord[], upto: number): void {
    for (const record of records) this.#add(record);
    this.#next = upto;
  }

  #add(record: EventRecord): void {
    const { headers = {}, offset } = record;
    const said = (name: string) => textOf(headers[name]);
    const [id, how, at] = [said('settled_id'), said('settled_how'), said('settled_at')];
    const [error, parkedAt] = [said('parked_error'), said('parked_at')];
    if (id !== undefined && at !== undefined && (how === 'retried' || how === 'discarded'))
      this.#settle(id, { how, at, ...reasonOf(said('settled_reason')) }, said('settled_by') ?? '');
    else if (error !== undefined && parkedAt !== undefined) {
      const origin = said('parked_from') ?? offset;
      const same = this.#waiting.get(origin) ?? offset;
      const { type, subject } = asFarAsReadable(record, this.#source);
      this.#waiting.set(origin, same);
      this.#entries.set(same, {
        ...{ id: same, origin, parkedAt, error: this.#once(error), event: { type, subject } },
        attempts: Number(said('parked_attempts')),
        bytes: record.value?.length ?? 0,
        settled: null,
      });
    }
  }

  #settle(id: string, settled: Settled, by: string): void {
    const parked = this.#entries.get(id);
    if (!parked || parked.settled) return;
    this.#entries.set(id, { ...parked, settled, by });
    this.#waiting.delete(parked.origin);
  }

  #once(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size === MOST_TEXTS) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }
}

const reasonOf = (reason: string | undefined) => (reason === undefined ? {} : { reason });
