import type { IHeaders, Message } from 'kafkajs';
import type { CloudEvent } from '@lintel/contracts';
import { UnprocessableEvent } from '../event-bus.port.js';

/** A record as a broker gives it. */
export interface EventRecord {
  readonly offset: string;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers?: IHeaders | undefined;
}

const ATTRIBUTE = 'ce_';
const CONTENT_TYPE = 'content-type';

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

/** What is no event is shown all the same, with its text for data. */
export function asFarAsReadable(record: EventRecord, source: string): CloudEvent {
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

export function textOf(header: IHeaders[string]): string | undefined {
  const value = Array.isArray(header) ? header.at(-1) : header;
  return value?.toString();
}
