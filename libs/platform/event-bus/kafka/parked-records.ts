import type { Message } from 'kafkajs';
import { parkedTopic, type ListedParked, type ParkedEvent, type Settled } from '../event-bus.port.js';
import { asFarAsReadable, textOf, type EventRecord } from './event-records.js';

/** Error texts are for people; what is longer than this would only fill the log. */
const MAX_ERROR_LENGTH = 10_000;

/** Of no event: see `isOfTheBus`. */
export const SETTLED_TYPE = 'lintel.bus.settled.v1';

/** What is parked, and by which settling it was settled. */
export interface KeptParked extends ListedParked {
  readonly record: EventRecord;
  readonly by?: string;
}

export interface Settling extends Settled {
  /** Tells who came first, of those who settle at once. */
  readonly by: string;
}

/** The record as it was, and why it was parked. `origin` is where it was read, so that the same one parked again after a crash is known. */
export function toParkedMessage(
  record: EventRecord,
  { error, attempts, parkedAt }: Pick<ParkedEvent, 'error' | 'attempts' | 'parkedAt'>,
  origin: string,
): Message {
  const { key, value, headers } = asItWas(record);
  return {
    key,
    value,
    headers: {
      ...headers,
      parked_error: error.slice(0, MAX_ERROR_LENGTH),
      parked_attempts: String(attempts),
      parked_at: parkedAt,
      parked_from: origin,
    },
  };
}

/** The record before it was parked. */
export const asItWas = ({ key, value, headers = {} }: EventRecord) => ({
  key,
  value,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('parked_'))),
});

/** Says of what is parked that it is settled. */
export const toSettledMessage = (id: string, { how, at, reason, by }: Settling): Message => ({
  key: id,
  value: '{}',
  headers: {
    ce_id: `${by}/${id}`,
    ce_type: SETTLED_TYPE,
    settled_id: id,
    settled_how: how,
    settled_at: at,
    settled_by: by,
    ...(reason !== undefined && { settled_reason: reason }),
  },
});

/**
 * What a parked topic comes to, oldest first. What was parked twice in a row is one, and the first who settles it has. Records that somebody else wrote
 * there are left out.
 */
export function fold(records: readonly EventRecord[], topic: string, consumer: string): KeptParked[] {
  const kept = new Map<string, KeptParked>();
  const waiting = new Map<string, string>();
  for (const record of records) {
    const { headers = {} } = record;
    const said = (name: string) => textOf(headers[name]);
    const [id, how, at] = [said('settled_id'), said('settled_how'), said('settled_at')];
    const [error, parkedAt] = [said('parked_error'), said('parked_at')];
    if (id !== undefined && at !== undefined && (how === 'retried' || how === 'discarded')) {
      const parked = kept.get(id);
      if (!parked || parked.settled) continue;
      const reason = said('settled_reason');
      const settled = { how, at, ...(reason !== undefined && { reason }) } as const;
      kept.set(id, { ...parked, settled, by: said('settled_by') ?? '' });
      waiting.delete(originOf(parked.record));
    } else if (error !== undefined && parkedAt !== undefined) {
      const origin = originOf(record);
      const same = waiting.get(origin) ?? record.offset;
      waiting.set(origin, same);
      kept.set(same, {
        event: asFarAsReadable(record, parkedTopic(topic, consumer)),
        ...{ topic, consumer, error, parkedAt, record },
        attempts: Number(said('parked_attempts')),
        id: same,
        settled: null,
      });
    }
  }
  return [...kept.values()];
}

const originOf = ({ headers = {}, offset }: EventRecord): string => textOf(headers['parked_from']) ?? offset;
