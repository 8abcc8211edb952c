import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, consume, firstSeen, gate, names, recording } from '../contract/scene.js';
import { openClusterProxy, type ClusterProxy } from './cluster-proxy.fixture.js';
import { clusterAddress, skipped, testCluster, type TestCluster } from './test-cluster.fixture.js';

const LIMIT_MS = 2000;

(!clusterAddress ? describe.skip : describe)(
  clusterAddress ? 'event bus: kafka, while its broker is away' : skipped,
  () => {
    let cluster: TestCluster;
    let proxy: ClusterProxy;
    beforeEach(async () => {
      cluster = testCluster();
      proxy = await openClusterProxy(clusterAddress!.split(',')[0]!);
    });
    afterEach(async () => {
      await cluster.end();
      await proxy.close();
    });
    const throughProxy = () => cluster.open({ brokers: [proxy.address], limitMs: LIMIT_MS });

    it('refuses in time, says who is away, and works again when it is back', async () => {
      const bus = throughProxy();
      await bus.ensureTopics([{ name: 't', partitions: 2, compacted: false }]);
      await bus.publish('t', [anEvent('a', 1)]);
      proxy.cut();
      const began = performance.now();
      const asked = await Promise.allSettled([
        bus.publish('t', [anEvent('a', 2)]),
        bus.lag('t', 'reader'),
        bus.health(),
        bus.ensureTopics([{ name: 'u', partitions: 2, compacted: false }]),
        consume(bus, 't', recording().handle),
      ]);
      expect(performance.now() - began).toBeLessThan(LIMIT_MS * 2);
      for (const answer of asked)
        expect(answer).toMatchObject({
          status: 'rejected',
          reason: { message: expect.stringContaining(proxy.address) },
        });
      proxy.mend();
      await bus.health();
      await bus.publish('t', [anEvent('a', 3)]);
      const seen = recording();
      await consume(bus, 't', seen.handle);
      await bus.drain();
      expect(seen.events.map(({ sequence }) => sequence)).toEqual([1, 3]);
    });

    it.each(['at once', 'after its consumers gave the connection up'])(
      'loses nothing and keeps the order when it goes and comes back %s',
      async (when) => {
        const lost = Array.from({ length: 3 }, gate);
        let losses = 0;
        const logger = {
          warn: () => undefined,
          error: (_: object, message: string) => {
            if (/lost its broker/.test(message)) lost[losses++]?.open();
          },
        };
        const bus = cluster.open({ brokers: [proxy.address], limitMs: LIMIT_MS, logger });
        const elsewhere = cluster.open();
        await bus.ensureTopics([{ name: 't', partitions: 3, compacted: false }]);
        const seen = recording();
        await consume(bus, 't', seen.handle, { batchSize: 3 });
        const subjects = names('s', 10);
        const rounds = 12;
        for (let round = 0; round < rounds; round++) {
          // One process loses its broker, another does not.
          if (round % 4 === 1) {
            // Only what was joined again can be lost again.
            if (when !== 'at once') await bus.drain();
            proxy.cut();
          }
          if (round % 4 === 3) {
            if (when !== 'at once') await lost[(round - 3) / 4]!.opened;
            proxy.mend();
          }
          const publisher = round % 4 === 0 ? bus : elsewhere;
          const events = subjects.map((subject) => anEvent(subject, round + 1));
          // Like an outbox: the same again until it is confirmed.
          for (let done = false; !done;)
            done = await publisher.publish('t', events).then(
              () => true,
              () => false,
            );
        }
        await bus.drain();
        expect((await bus.health()).gauges).toMatchObject({ away: 0, lag: 0 });
        const order = Array.from({ length: rounds }, (_, index) => index + 1);
        expect(firstSeen(seen.events)).toEqual(
          Object.fromEntries(subjects.map((subject) => [subject, order])),
        );
        expect(await bus.parked('t', 'reader')).toEqual([]);
      },
    );

    it.each(['lost', 'silent'] as const)('closes all the same when it is %s', async (how) => {
      const bus = throughProxy();
      await bus.ensureTopics([{ name: 't', partitions: 2, compacted: false }]);
      const [hold, started] = [gate(), recording()];
      await consume(bus, 't', async (events) => {
        await started.handle(events);
        await hold.opened;
      });
      await bus.publish('t', [anEvent('a')]);
      await started.reached(1);
      proxy[how === 'lost' ? 'cut' : 'hush']();
      const began = performance.now();
      const closed = bus.close();
      hold.open();
      await closed;
      expect(performance.now() - began).toBeLessThan(LIMIT_MS * 4);
    });

    it('refuses in time when it is silent', async () => {
      const bus = throughProxy();
      await bus.ensureTopics([{ name: 't', partitions: 2, compacted: false }]);
      await bus.publish('t', [anEvent('a')]);
      proxy.hush();
      const began = performance.now();
      for (const asked of await Promise.allSettled([bus.publish('t', [anEvent('a')]), bus.health()]))
        expect(asked).toMatchObject({
          status: 'rejected',
          reason: { message: expect.stringContaining('did not answer within 2000 ms') },
        });
      expect(performance.now() - began).toBeLessThan(LIMIT_MS * 2);
    });
  },
);
