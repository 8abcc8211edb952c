import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudEvent } from '@lintel/contracts';
import { given } from '@lintel/e2e/engines';
import type { EventBus, EventFilter } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { openKafkaEventBus } from '@lintel/platform/event-bus/kafka';
import { inNamespace, whyNot } from './engines.ts';
import { percentile, type Row, sizeInWords } from './figures.ts';

export interface BrowsedEventsPlan {
  readonly count: number;
  readonly rounds: number;
}

const TOPIC = 'bench';
const BATCH = 1000;

/** Events browsed and filtered as people do who look for what became of a home or a request, in both profiles. */
export async function browsedEventFigures(plan: BrowsedEventsPlan): Promise<Row[]> {
  return [...(await embedded(plan)), ...(await onKafka(plan))];
}

async function embedded({ count, rounds }: BrowsedEventsPlan): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-bench-events-'));
  const bus = await openEmbeddedEventBus({ file: join(folder, 'events.sqlite') });
  try {
    return rowsOf('in SQLite', count, await browse(bus, count, rounds));
  } finally {
    await bus.close();
    await rm(folder, { recursive: true });
  }
}

async function onKafka({ count, rounds }: BrowsedEventsPlan): Promise<Row[]> {
  const what = `${sizeInWords(count)} events on Kafka: a filtered page`;
  const reason = whyNot('KAFKA');
  if (reason) return [{ what, skipped: reason }];
  return inNamespace(async (namespace) => {
    const brokers = given('KAFKA').split(',');
    const bus = await openKafkaEventBus({ brokers, clientId: 'bench', topicPrefix: `${namespace}-` });
    try {
      return rowsOf('on Kafka', count, await browse(bus, count, rounds));
    } finally {
      await bus.close();
    }
  });
}

function rowsOf(where: string, count: number, took: readonly number[]): Row[] {
  const what = (part: string) => `${sizeInWords(count)} events ${where}: a filtered page, ${part}`;
  const row = { unit: 'ms', ratio: null, to: '' } as const;
  return [
    { what: what('p50'), value: percentile(took, 0.5), ...row },
    { what: what('p95'), value: percentile(took, 0.95), ...row, toReach: '≤ 300 ms' },
  ];
}

/** How long each page took, in milliseconds. */
async function browse(bus: EventBus, count: number, rounds: number): Promise<number[]> {
  await bus.ensureTopics([{ name: TOPIC, partitions: 12, compacted: false }]);
  let middle = '';
  for (let from = 0; from < count; from += BATCH) {
    await bus.publish(
      TOPIC,
      Array.from({ length: BATCH }, (_, at) => event(from + at)),
    );
    if (from >= count / 2) middle ||= new Date().toISOString();
  }
  const filters: EventFilter[] = [
    {},
    { type: type(0) },
    { type: type(1) },
    { type: 'lintel.bench.unheard-of.v1' },
    { subject: 'home-42' },
    { subject: 'home-42', type: type(1) },
    { correlation: trace(777) },
    { publishedBefore: middle },
    { publishedFrom: middle, type: type(1) },
  ];
  const took: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const filter of filters) {
      const page = async (after?: string) => {
        const asked = performance.now();
        const { next } = await bus.operations.browse(TOPIC, filter, {
          ...(after !== undefined && { after }),
        });
        took.push(performance.now() - asked);
        return next;
      };
      const next = await page();
      if (next !== undefined) await page(next);
    }
  return took;
}

/** One in a thousand is of the other type. */
const type = (n: number): string => `lintel.bench.${n % 1000 === 1 ? 'removed' : 'changed'}.v1`;
const trace = (n: number): string => n.toString(16).padStart(32, '0');

const event = (n: number): CloudEvent => ({
  specversion: '1.0',
  id: `event-${n}`,
  source: '/bench',
  type: type(n),
  subject: `home-${n % 5000}`,
  time: '2026-03-01T09:30:00.000Z',
  sequence: 1 + Math.floor(n / 5000),
  datacontenttype: 'application/json',
  dataschema: '/schemas/lintel.bench.changed.v1.json',
  traceparent: `00-${trace(n)}-${'a'.repeat(16)}-01`,
  data: { description: 'A bright flat on a quiet street, close to shops and a park. '.repeat(8) },
});
