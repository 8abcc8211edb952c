import type { CloudEvent, TopicDefinition } from '@lintel/contracts';
import { InvalidEvent, InvalidTopic, maxEventBytes } from './event-bus.port.js';

/** Kafka's own rule, so that a name that works on one adapter works on all. */
const NAME = /^[A-Za-z0-9._-]{1,249}$/;

/** Throws `InvalidTopic` unless name, partitions and days are what every broker takes. */
export function assertTopic({ name, partitions, keepDays }: TopicDefinition): void {
  assertName(name, 'topic');
  if (!Number.isInteger(partitions) || partitions < 1)
    throw new InvalidTopic(`topic ${name}: partitions must be a whole number from 1, not ${partitions}`);
  if (keepDays !== undefined && keepDays !== null && (!Number.isInteger(keepDays) || keepDays < 1))
    throw new InvalidTopic(`topic ${name}: keepDays must be whole days from 1, or null, not ${keepDays}`);
}

/** Throws `InvalidTopic` for the name of a topic or a consumer that no broker takes. */
export function assertName(name: string, what: 'topic' | 'consumer'): void {
  if (!NAME.test(name) || name === '.' || name === '..')
    throw new InvalidTopic(
      `not a ${what}: ${JSON.stringify(name)} (1 to 249 letters, digits, dots, hyphens, underscores)`,
    );
}

/** The event as JSON. Throws `InvalidEvent` unless it has an id and a subject to keep order by, is JSON, and is of a size that every broker takes. */
export function toJson(event: CloudEvent): string {
  for (const attribute of ['id', 'subject'] as const)
    if (typeof event[attribute] !== 'string' || event[attribute] === '')
      throw new InvalidEvent(
        `event ${event.type} ${event.id}: ${attribute} must be a text that is not empty`,
      );
  if (!event.subject.isWellFormed())
    throw new InvalidEvent(`event ${event.type} ${event.id}: subject is not well-formed Unicode`);
  const json = serialise(event);
  if (json.length > maxEventBytes || Buffer.byteLength(json) > maxEventBytes)
    throw new InvalidEvent(
      `event ${event.type} ${event.id}: ${Buffer.byteLength(json)} bytes, at most ${maxEventBytes} are taken`,
    );
  return json;
}

function serialise(event: CloudEvent): string {
  try {
    return JSON.stringify(event);
  } catch (cause) {
    throw new InvalidEvent(`event ${event.type} ${event.id}: not JSON: ${String(cause)}`, { cause });
  }
}
