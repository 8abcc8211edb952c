import type { IHeaders, Message } from 'kafkajs';
import type { CloudEvent } from '@lintel/contracts';
import { parkedTopic, UnprocessableEvent, type ParkedEvent } from '../event-bus.port.js';

/** A record as a broker gives it. */
export interface EventRecord {
  readonly offset: string;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers?: IHeaders | undefined;
}

/** Where a parked record came from, so that the same one parked again after a crash is known. */
export interface Origin {
  readonly partition: number;
  readonly offset: string;
}

const ATTRIBUTE = 'ce_';
const CONTENT_TYPE = 'content-type';

/** Error texts are for people; what is longer than this would only fill the log. */
const MAX_ERROR_LENGTH = 10_000;

/** CloudEvents in Kafka's binary content mode: attributes as headers, data as the value, the subject as the key too. */
export function toMessage(event: CloudEvent): Message {
  const { data, datacontenttype, ...attributes } = event;
  const headers: Record<string, string> = { [CONTENT_TYPE]: datacontenttype };
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) headers[ATTRIBUTE + name] = String(value);
  // Without data the value is empty; null would tell a compacted topic to forget the subject.
  return { key: event.subject, value: JSON.stringify(data) ?? '', headers };
}

/** Throws `UnprocessableEvent` for a record that is no event. */
export function toEvent({ key, value, headers = {} }: EventRecord): CloudEvent {
  const attributes: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(headers))
    if (name.startsWith(ATTRIBUTE)) attributes[name.slice(ATTRIBUTE.length)] = textOf(text);
  if (!attributes['id'] || !attributes['type'])
    throw new UnprocessableEvent(
      'not a CloudEvent in binary mode: the headers ce_id and ce_type are missing',
    );
  attributes['subject'] ??= key?.toString();
  if (attributes['sequence'] !== undefined) attributes['sequence'] = Number(attributes['sequence']);
  attributes['datacontenttype'] = textOf(headers[CONTENT_TYPE]) ?? 'application/json';
  if (value && value.length > 0) attributes['data'] = parse(value);
  return attributes as unknown as CloudEvent;
}

/** The record as it was, and why it was parked. */
export function toParkedMessage(
  { key, value, headers = {} }: EventRecord,
  { error, attempts, parkedAt }: Pick<ParkedEvent, 'error' | 'attempts' | 'parkedAt'>,
  { partition, offset }: Origin,
): Message {
  return {
    key,
    value,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('parked_'))),
      parked_error: error.slice(0, MAX_ERROR_LENGTH),
      parked_attempts: String(attempts),
      parked_at: parkedAt,
      parked_from: `${partition}/${offset}`,
    },
  };
}

/** Oldest first, each once. Records that somebody else wrote there are left out. */
export function toParkedEvents(
  records: readonly EventRecord[],
  topic: string,
  consumer: string,
): ParkedEvent[] {
  const byOrigin = new Map<string, ParkedEvent>();
  for (const record of records) {
    const { headers = {} } = record;
    const [error, attempts, parkedAt, from] = [
      'parked_error',
      'parked_attempts',
      'parked_at',
      'parked_from',
    ].map((name) => textOf(headers[name]));
    if (error === undefined || parkedAt === undefined) continue;
    byOrigin.set(from ?? record.offset, {
      event: asFarAsReadable(record, parkedTopic(topic, consumer)),
      topic,
      consumer,
      error,
      attempts: Number(attempts),
      parkedAt,
    });
  }
  return [...byOrigin.values()];
}

/** What was parked because it is no event is shown all the same, with its text for data. */
function asFarAsReadable(record: EventRecord, source: string): CloudEvent {
  try {
    return toEvent(record);
  } catch {
    return {
      specversion: '1.0',
      id: `${source}/${record.offset}`,
      source,
      type: 'unreadable',
      subject: record.key?.toString() ?? '',
      data: record.value?.toString(),
    } as unknown as CloudEvent;
  }
}

function parse(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString()) as unknown;
  } catch (cause) {
    throw new UnprocessableEvent(`the value is not JSON: ${String(cause)}`, { cause });
  }
}

function textOf(header: IHeaders[string]): string | undefined {
  const value = Array.isArray(header) ? header.at(-1) : header;
  return value?.toString();
}
