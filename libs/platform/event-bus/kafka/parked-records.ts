import type { Message } from 'kafkajs';
import type { ParkedEvent, Settled } from '../event-bus.port.js';
import type { EventRecord } from './event-records.js';

/** Error texts are for people; what is longer than this would only fill the log. */
const MAX_ERROR_LENGTH = 10_000;

/** Of no event: see `isOfTheBus`. */
export const SETTLED_TYPE = 'lintel.bus.settled.v1';

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
