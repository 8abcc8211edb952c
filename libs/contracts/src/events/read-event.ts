import type { CloudEvent } from '../cloud-event.js';
import { findEventDefinition } from './catalogue.js';
import { type ReadingOptions, readingOf } from './reading.js';

export type ReadEvent = { readonly event: CloudEvent } | { readonly problems: readonly string[] };

/** An event as this release understands it, whichever release published it; undefined for a kind of event that it does not know. */
export function readEvent(event: CloudEvent, options?: ReadingOptions): ReadEvent | undefined {
  const definition = findEventDefinition(event.type);
  if (!definition) return undefined;
  const { data, error } = readingOf(definition.schema, options).safeParse(event.data);
  return error
    ? { problems: error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`) }
    : { event: { ...event, data } };
}

/** Its data; undefined for what is not known, or is not what its schema says. */
export function readEventData(event: CloudEvent): unknown {
  const read = readEvent(event);
  return read && 'event' in read ? read.event.data : undefined;
}
