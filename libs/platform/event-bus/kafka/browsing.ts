import { Partitioners } from 'kafkajs';
import { z } from 'zod';
import type { EventPage, EventPageOf, LoggedEvent } from '../event-bus.port.js';
import { eventPlace, holds, Looking, pageSize, type CheckedFilter } from '../operations-rules.js';
import { asFarAsReadable } from './event-records.js';
import type { Ends } from './positions.js';
import { isOfTheBus } from './ticks.js';
import type { LoggedRecord, Records, Spans } from './topic-reader.js';

/** Of each partition that is not read to its beginning, the offset below which to go on. */
const place = eventPlace(z.array(z.tuple([z.int().min(0), z.int().min(0)])));

/** Records of each partition that are read at once: few for the first page, more where the search has to go further back. */
const FIRST_READ = 50;
const NEXT_READ = 150;
/** How long a call goes on reading once it has begun, in milliseconds: then it says where it stopped. */
const LOOKS_FOR_MS = 150;

/** A partition that is read backwards. */
interface Backwards {
  readonly partition: number;
  readonly low: number;
  /** Below this nothing was read yet. */
  unread: number;
  /** Below this nothing was looked at yet. */
  upto: number;
  /** Read and not looked at yet, the newest last. */
  readonly records: LoggedRecord[];
}

export interface Browsing {
  readonly topic: string;
  /** What a filter's times leave of each partition. */
  readonly ends: Ends;
  read(spans: Spans): Promise<Records>;
}

/** Merges the partitions of a topic by when their records came, each from its end backwards. */
export async function browse(
  { topic, ends, read }: Browsing,
  filter: CheckedFilter,
  page: EventPageOf,
): Promise<EventPage> {
  const size = pageSize(page);
  const partitions = beginAt(ends, topic, filter.subject, page.after);
  const looking = new Looking();
  const events: LoggedEvent[] = [];
  let count = FIRST_READ;
  let until = Infinity;
  while (events.length < size && !looking.enough) {
    if (performance.now() > until && partitions.some(needsReading)) break;
    count = await readOn(partitions, read, count);
    // A reader that has yet to join its group is waited for.
    if (until === Infinity) until = performance.now() + LOOKS_FOR_MS;
    const next = newest(partitions);
    if (!next) return { events };
    const record = next.records.pop()!;
    const position = Number(record.offset);
    next.upto = position;
    looking.saw(record.value?.length ?? 0);
    if (isOfTheBus(record)) continue;
    const event = asFarAsReadable(record, topic);
    const publishedAt = new Date(Number(record.timestamp)).toISOString();
    if (holds(filter, event)) events.push({ event, partition: next.partition, position, publishedAt });
  }
  const left = partitions.filter(({ upto, low }) => upto > low);
  if (left.length === 0) return { events };
  return { events, next: place.write(left.map(({ partition, upto }) => [partition, upto])) };
}

function beginAt(
  ends: Ends,
  topic: string,
  subject: string | undefined,
  after: string | undefined,
): Backwards[] {
  const only = subject === undefined ? undefined : partitionOf(topic, subject, [...ends.keys()]);
  const from = after === undefined ? undefined : new Map(place.read(after));
  return Array.from(ends, ([partition, { low, high }]) => {
    const upto = Math.min(high, from === undefined ? high : (from.get(partition) ?? low));
    return { partition, low, unread: upto, upto, records: [] };
  }).filter(({ partition, low, upto }) => upto > low && (only === undefined || partition === only));
}

const needsReading = ({ records, unread, low }: Backwards): boolean => records.length === 0 && unread > low;

/** No record can be the newest before each partition has shown its own. Returns how many to read of each the next time. */
async function readOn(
  partitions: readonly Backwards[],
  read: Browsing['read'],
  count: number,
): Promise<number> {
  for (let next = count; ; next = NEXT_READ) {
    if (!partitions.some(needsReading)) return next;
    // Those that soon will be are read along: each reading waits for the broker, however many partitions it is of.
    const empty = partitions.filter(({ records, unread, low }) => records.length < next / 2 && unread > low);
    const found = await read(
      new Map(
        empty.map(({ partition, unread, low }) => [
          partition,
          { from: Math.max(low, unread - next), to: unread },
        ]),
      ),
    );
    for (const each of empty) {
      each.records.unshift(...(found.get(each.partition) ?? []));
      each.unread = Math.max(each.low, each.unread - next);
      if (each.records.length === 0) each.upto = each.unread;
    }
  }
}

function newest(partitions: readonly Backwards[]): Backwards | undefined {
  let best: Backwards | undefined;
  for (const each of partitions) {
    const [one, other] = [each.records.at(-1), best?.records.at(-1)];
    if (one && (!other || Number(one.timestamp) >= Number(other.timestamp))) best = each;
  }
  return best;
}

/** As our own publishers choose it. */
export function partitionOf(topic: string, subject: string, partitions: readonly number[]): number {
  const partitionMetadata = partitions.map((partitionId) => ({
    partitionId,
    leader: 0,
    partitionErrorCode: 0,
    replicas: [],
    isr: [],
  }));
  return Partitioners.DefaultPartitioner()({
    topic,
    partitionMetadata,
    message: { key: subject, value: null },
  });
}
