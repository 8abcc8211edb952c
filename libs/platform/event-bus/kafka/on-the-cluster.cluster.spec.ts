import type { KafkaMessage } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lintel/platform/eventually';
import { anEvent, consume, gate, recording } from '../contract/scene.js';
import { UnprocessableEvent } from '../event-bus.port.js';
import { clusterAddress, skipped, testCluster, type TestCluster } from './test-cluster.fixture.js';

const days = (count: number) => String(count * 86_400_000);

(!clusterAddress ? describe.skip : describe)(
  clusterAddress ? 'event bus: kafka, as other clients see it' : skipped,
  () => {
    let cluster: TestCluster;
    beforeEach(() => {
      cluster = testCluster();
    });
    afterEach(() => cluster.end());

    /** The first record of a topic, read by a client that knows nothing of the bus. */
    async function firstRecord(topic: string): Promise<KafkaMessage> {
      const consumer = cluster.plain.consumer({ groupId: `${topic}.plain`, maxWaitTimeInMs: 100 });
      const { promise, resolve } = Promise.withResolvers<KafkaMessage>();
      await consumer.connect();
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await consumer.run({ eachMessage: async ({ message }) => resolve(message) });
      const record = await promise;
      await consumer.disconnect();
      return record;
    }

    const headersOf = ({ headers = {} }: KafkaMessage) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

    it('writes CloudEvents in binary mode', async () => {
      const bus = cluster.open();
      await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false }]);
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const event = { ...anEvent('listing-7', 4, { price: 325_000 }), traceparent };
      await bus.publish('t', [event]);
      const record = await firstRecord(`${cluster.prefix}t`);
      expect(record.key?.toString()).toBe('listing-7');
      expect(record.value?.toString()).toBe('{"price":325000}');
      expect(headersOf(record)).toEqual({
        'content-type': 'application/json',
        ce_specversion: '1.0',
        ce_id: event.id,
        ce_source: event.source,
        ce_type: event.type,
        ce_subject: 'listing-7',
        ce_time: event.time,
        ce_sequence: '4',
        ce_dataschema: event.dataschema,
        ce_traceparent: traceparent,
      });
    });

    it('parks the record as it was, with the reason in its headers', async () => {
      const bus = cluster.open({ clock: { now: () => new Date('2026-03-01T10:00:00Z') } });
      await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false }]);
      await consume(bus, 't', async () => {
        throw new UnprocessableEvent('price: expected number');
      });
      const event = anEvent('listing-7');
      await bus.publish('t', [event]);
      await bus.drain();
      const record = await firstRecord(`${cluster.prefix}t.reader.parked`);
      expect(record.value?.toString()).toBe(JSON.stringify(event.data));
      expect(headersOf(record)).toMatchObject({
        ce_id: event.id,
        parked_error: 'UnprocessableEvent: price: expected number',
        parked_attempts: '1',
        parked_at: '2026-03-01T10:00:00.000Z',
        parked_from: '0/0',
      });
      const { gauges } = await bus.health();
      expect(gauges).toMatchObject({ lag: 0, parked: 1, consumers: 1, away: 0, handler_failures: 1 });
    });

    it('parks what another client wrote that is no event, and goes on', async () => {
      const bus = cluster.open();
      await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false }]);
      const producer = cluster.plain.producer({ allowAutoTopicCreation: false });
      await producer.connect();
      await producer.send({ topic: `${cluster.prefix}t`, messages: [{ key: 'a', value: 'hello' }] });
      await producer.disconnect();
      const event = anEvent('a');
      await bus.publish('t', [event]);
      const seen = recording();
      await consume(bus, 't', seen.handle, { batchSize: 10 });
      await bus.drain();
      expect(seen.events).toEqual([event]);
      expect(await bus.parked('t', 'reader')).toMatchObject([
        { event: { data: 'hello' }, attempts: 1, error: expect.stringContaining('ce_id') },
      ]);
    });

    it('makes topics with their partitions, and has the broker keep them no longer than they say', async () => {
      const bus = cluster.open({ minInSyncReplicas: 1, replicationFactor: 1 });
      await bus.ensureTopics([
        { name: 'compacted', partitions: 5, compacted: true, keepDays: 7 },
        { name: 'kept', partitions: 2, compacted: false, keepDays: 14 },
        { name: 'lasting', partitions: 2, compacted: false, keepDays: null },
      ]);
      const admin = cluster.plain.admin();
      await admin.connect();
      const [compacted, kept] = [`${cluster.prefix}compacted`, `${cluster.prefix}kept`];
      const { topics } = await admin.fetchTopicMetadata({ topics: [compacted, kept] });
      await admin.disconnect();
      expect(Object.fromEntries(topics.map(({ name, partitions }) => [name, partitions.length]))).toEqual({
        [compacted]: 5,
        [kept]: 2,
      });
      expect(await cluster.configOf('compacted')).toMatchObject({
        'cleanup.policy': 'compact',
        'segment.ms': days(1),
        'max.compaction.lag.ms': days(5),
        'message.timestamp.type': 'LogAppendTime',
        'min.insync.replicas': '1',
      });
      expect(await cluster.configOf('kept')).toMatchObject({
        'cleanup.policy': 'delete',
        'retention.ms': days(14),
        'segment.ms': days(1),
        'message.timestamp.type': 'LogAppendTime',
      });
      expect(await cluster.configOf('lasting')).toMatchObject({
        'cleanup.policy': 'delete',
        'retention.ms': '-1',
      });
    });

    it('has a topic of before keep what its definition says, and leaves the settings that are not ours', async () => {
      const admin = cluster.plain.admin();
      await admin.connect();
      await admin.createTopics({
        topics: [
          {
            topic: `${cluster.prefix}t`,
            numPartitions: 3,
            configEntries: [
              { name: 'cleanup.policy', value: 'delete' },
              { name: 'retention.ms', value: '-1' },
              { name: 'max.message.bytes', value: '1000000' },
              { name: 'segment.bytes', value: '123456789' },
            ],
          },
        ],
      });
      await admin.disconnect();
      // A broker learns a moment later of what its controller has answered: here, and after the change.
      await eventually(async () =>
        expect(await cluster.configOf('t')).toMatchObject({ 'segment.bytes': '123456789' }),
      );
      await cluster.open().ensureTopics([{ name: 't', partitions: 9, compacted: false, keepDays: 14 }]);
      await eventually(async () =>
        expect(await cluster.configOf('t')).toMatchObject({
          'retention.ms': days(14),
          'segment.ms': days(1),
          'max.message.bytes': '8388608',
          'segment.bytes': '123456789',
        }),
      );
    });

    it('has a quiet partition compacted too, and gives no consumer what brings that about', async () => {
      // A day of 50 ms; the cleaner itself looks every 15 s.
      const bus = cluster.open({ dayMs: 50, tickMs: 200 });
      await bus.ensureTopics([{ name: 't', partitions: 2, compacted: true, keepDays: 3 }]);
      const seen = recording();
      await consume(bus, 't', seen.handle, { batchSize: 10 });
      const erased = [anEvent('a', 1, { name: 'A. Buyer' }), anEvent('a', 2, { name: null })];
      await bus.publish('t', erased);
      await bus.drain();
      const remembered = async () => {
        const reader = recording();
        const running = await consume(cluster.open(), 't', reader.handle, { consumer: crypto.randomUUID() });
        await reader.reached(1);
        await running.stop();
        return reader.events.some(({ sequence }) => sequence === 1);
      };
      await eventually(async () => expect(await remembered()).toBe(false), {
        timeout: 50_000,
        interval: 2000,
      });
      await bus.drain();
      expect(seen.events).toEqual(erased);
    });

    it('keeps its partitions while a handler takes longer than a session', async () => {
      const bus = cluster.open();
      const other = cluster.open();
      await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false }]);
      const [first, second] = [recording(), recording()];
      const [hold, sessionOver] = [gate(), gate()];
      await consume(bus, 't', async (events) => {
        await first.handle(events);
        await hold.opened;
      });
      await bus.publish('t', [anEvent('a')]);
      await first.reached(1);
      // A second member is taken in meanwhile, and waits for its turn.
      await consume(other, 't', second.handle);
      setTimeout(sessionOver.open, 8000);
      await sessionOver.opened;
      expect(second.events).toEqual([]);
      hold.open();
      await Promise.all([bus.drain(), other.drain()]);
      expect(first.events).toHaveLength(1);
      expect(second.events).toEqual([]);
    });
  },
);
