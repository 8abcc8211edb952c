import { listingTopic } from '@lintel/contracts';
import { given, steadyMongo } from '@lintel/e2e/engines';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  loadConfig,
  outboxFields,
  outboxIndex,
  OutboxRelay,
  platformConfigSchema,
} from '@lintel/service-kit';
import { Schema } from 'mongoose';
import { Kafka, logLevel, type Message } from 'kafkajs';
import type { DataFolders } from './data-folders.ts';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, median, type Row } from './figures.ts';
import { BATCH, fillOutboxes } from './full-outboxes.ts';

export interface KafkaEventsPlan {
  readonly count: number;
  readonly rounds: number;
}

const OUTBOXES = { embedded: 'SQLite', mongo: 'MongoDB' } as const;
type Outboxes = keyof typeof OUTBOXES;

/** From outboxes that are full to the last event handled, on Kafka, against its client alone with the same messages. */
export async function kafkaEventFigures(folders: DataFolders, plan: KafkaEventsPlan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const outboxes of Object.keys(OUTBOXES) as Outboxes[]) {
    const what = `events on Kafka: outbox in ${OUTBOXES[outboxes]} → handler`;
    const reason = whyNot('KAFKA', ...(outboxes === 'mongo' ? ['MONGO'] : []));
    rows.push(
      reason ? { what, skipped: reason } : await measure(what, outboxes, folders, planFor(outboxes, plan)),
    );
  }
  return rows;
}

/** Where no MongoDB can be, its stand-in writes a hundred documents a second. */
const planFor = (outboxes: Outboxes, { count, rounds }: KafkaEventsPlan): KafkaEventsPlan =>
  outboxes === 'mongo' ? { count: Math.ceil(count / 5), rounds: Math.min(rounds, 3) } : { count, rounds };

async function measure(
  what: string,
  outboxes: Outboxes,
  folders: DataFolders,
  { count, rounds }: KafkaEventsPlan,
): Promise<Row> {
  const kafka = new Kafka({
    brokers: given('KAFKA').split(','),
    clientId: 'bench',
    logLevel: logLevel.NOTHING,
  });
  const through: number[] = [];
  const alone: number[] = [];
  const store: number[] = [];
  await inNamespace(async (namespace) => {
    let messages: readonly Message[] | undefined;
    // Both in turn, so that a busy moment of the machine meets both.
    for (let round = 0; round < rounds; round++) {
      const own = `${namespace}-${round}`;
      through.push(await throughOutboxes(own, await folders.empty(), outboxes, count));
      store.push(await storeAlone(`${own}-store`, await folders.empty(), outboxes, count));
      messages ??= await messagesOf(kafka, own, count);
      alone.push(await clientAlone(kafka, `${own}-alone`, messages));
    }
  });
  const [perSecond, raw] = [median(through), median(alone)];
  return {
    what,
    value: perSecond,
    unit: 'events/s',
    ratio: perSecond / raw,
    to: `kafkajs alone, the same messages with acks=all, ${inWords(raw, 'events/s')}`,
    toReach: 'ratio ≥ 0.5',
    note: `${OUTBOXES[outboxes]} alone, as many documents by five hundreds with nothing published: ${inWords(median(store), 'documents/s')}`,
  };
}

/** What the relay asks of the documents, without anything published: what it cannot be above. */
async function storeAlone(
  namespace: string,
  folder: string,
  outboxes: Outboxes,
  count: number,
): Promise<number> {
  const documents = await openDocuments(configFor(namespace, folder, outboxes), 'listings', {
    sole: true,
  });
  const schema = new Schema({ _id: Number, ...outboxFields }, { versionKey: false });
  schema.index(...outboxIndex);
  const model = documents.connection.model('Full', schema);
  await documents.syncIndexes();
  const waiting = (n: number) => ({
    ...{ _id: n, version: 1, outboxSince: new Date(1_000_000 + n), outboxClaim: null },
    outbox: [{ id: `${n}`, subject: `${n}`, data: 'x'.repeat(2000) }],
  });
  for (let n = 0; n < count; n += BATCH)
    await model.collection.insertMany(
      Array.from({ length: Math.min(BATCH, count - n) }, (_, at) => waiting(n + at) as never),
    );
  const relay = new OutboxRelay({
    ...{ topic: listingTopic.name, model, service: 'bench' },
    ...{ clock: documents.clock, sole: documents.sole },
    bus: { publish: async () => undefined },
    logger: createLogger('bench', 'error'),
    metrics: createMetrics(),
  });
  const began = performance.now();
  await relay.drain();
  const seconds = (performance.now() - began) / 1000;
  await documents.close();
  return count / seconds;
}

const configFor = (namespace: string, folder: string, outboxes: Outboxes) =>
  loadConfig(platformConfigSchema, {
    LINTEL_NAMESPACE: namespace,
    LINTEL_DATA: folder,
    LINTEL_LOG_LEVEL: 'error',
    LINTEL_EVENT_BUS: 'kafka',
    LINTEL_KAFKA_BROKERS: given('KAFKA'),
    LINTEL_DOCUMENTS: outboxes,
    ...(outboxes === 'mongo' ? { LINTEL_MONGO_URL: steadyMongo() } : {}),
  });

async function throughOutboxes(
  namespace: string,
  folder: string,
  outboxes: Outboxes,
  count: number,
): Promise<number> {
  const config = configFor(namespace, folder, outboxes);
  const bus = await openEventBus(config, 'bench');
  const full = await fillOutboxes(config, bus, count);
  const all = counter(count);
  const consumer = await bus.subscribe({
    consumer: 'bench',
    topic: listingTopic.name,
    from: 'beginning',
    batchSize: BATCH,
    handle: async (events) => all.add(events.length),
  });
  const began = performance.now();
  await Promise.all([full.relay(), all.reached]);
  const seconds = (performance.now() - began) / 1000;
  await consumer.stop();
  await full.close();
  await bus.close();
  return count / seconds;
}

/** The messages that the bus made of the events. */
async function messagesOf(kafka: Kafka, namespace: string, count: number): Promise<Message[]> {
  const messages: Message[] = [];
  const all = counter(count);
  const stop = await consume(kafka, `${namespace}-${listingTopic.name}`, (batch) => {
    messages.push(...batch);
    all.add(batch.length);
  });
  await all.reached;
  await stop();
  return messages.map(({ key, value, headers }) => ({ key, value, headers }) as Message);
}

/** A producer and a consumer of the client library and nothing else: as many partitions and as large batches, and a handler that counts. */
async function clientAlone(kafka: Kafka, topic: string, messages: readonly Message[]): Promise<number> {
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({
    topics: [{ topic, numPartitions: listingTopic.partitions }],
    waitForLeaders: true,
  });
  await admin.disconnect();
  const producer = kafka.producer();
  await producer.connect();
  const all = counter(messages.length);
  const stop = await consume(kafka, topic, (batch) => all.add(batch.length));
  const began = performance.now();
  for (let n = 0; n < messages.length; n += BATCH)
    await producer.send({ topic, acks: -1, messages: messages.slice(n, n + BATCH) });
  await all.reached;
  const seconds = (performance.now() - began) / 1000;
  await stop();
  await producer.disconnect();
  return messages.length / seconds;
}

/** Resolves once the group has its partitions. */
async function consume(
  kafka: Kafka,
  topic: string,
  take: (batch: readonly Message[]) => void,
): Promise<() => Promise<void>> {
  const consumer = kafka.consumer({ groupId: `${topic}-reader` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const joined = new Promise<void>((resolve) => {
    const stop = consumer.on(consumer.events.GROUP_JOIN, () => {
      stop();
      resolve();
    });
  });
  await consumer.run({ eachBatch: async ({ batch }) => take(batch.messages as readonly Message[]) });
  await joined;
  return () => consumer.disconnect();
}

function counter(goal: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  return {
    reached: promise,
    add(more: number) {
      seen += more;
      if (seen >= goal) resolve();
    },
  };
}
