import { randomUUID } from 'node:crypto';
import { openRedisCache } from '@lintel/platform/cache/redis';
import { TcpProxy } from '@lintel/platform/cache/redis/tcp-proxy';
import { type ClusterProxy, openClusterProxy } from '@lintel/platform/event-bus/kafka/cluster-proxy';
import { clusterAddress, testCluster } from '@lintel/platform/event-bus/kafka/test-cluster';
import { isReady } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AgencyScene } from './agency-scene.js';

const EMAIL = 'alex@example.org';
const redis = process.env['LINTEL_TEST_REDIS'];
const runs = redis !== undefined && clusterAddress !== undefined;

jest.setTimeout(120_000);
(runs ? describe : describe.skip)(
  `signing in while Redis and Kafka go away${runs ? '' : ': skipped, LINTEL_TEST_REDIS or LINTEL_TEST_KAFKA is not set'}`,
  () => {
    let scene: AgencyScene;
    let toRedis: TcpProxy;
    let toKafka: ClusterProxy;
    let cluster: ReturnType<typeof testCluster>;

    beforeEach(async () => {
      const { hostname, port } = new URL(redis!);
      toRedis = new TcpProxy({ host: hostname, port: Number(port || 6379) });
      await toRedis.up();
      toKafka = await openClusterProxy(clusterAddress!.split(',')[0]!);
      cluster = testCluster();
      const bus = cluster.open({ brokers: [toKafka.address], limitMs: 2000 });
      const cache = await openRedisCache({
        url: `redis://127.0.0.1:${toRedis.port}`,
        prefix: `lintel-test-${randomUUID()}:`,
      });
      scene = await AgencyScene.start(undefined, undefined, { cache, bus });
      await scene.person(EMAIL);
    });
    afterEach(async () => {
      toKafka.mend();
      await scene.harness.dispose();
      await cluster.end();
      await toKafka.close();
      await toRedis.down();
    });

    it('works, and what happened is told once Kafka is back', async () => {
      await scene.accounts.drain();
      await toRedis.down();
      toKafka.cut();
      const began = performance.now();
      expect((await scene.open(EMAIL, 'visitor')).data.openSession.accessToken).toEqual(expect.any(String));
      const firstMs = performance.now() - began;
      const again = performance.now();
      expect((await scene.open(EMAIL, 'visitor')).data.openSession.accessToken).toEqual(expect.any(String));
      // The first may find out that Redis is away; nobody after it waits for that.
      expect(firstMs).toBeLessThan(3000);
      expect(performance.now() - again).toBeLessThan(1000);

      const rows = await scene.accounts.health();
      expect(isReady(rows)).toBe(true);
      const away = rows.filter(({ ready }) => !ready).map(({ name }) => name);
      expect(away).toEqual(expect.arrayContaining(['accounts: event bus', 'accounts: cache']));

      await scene.ask(`mutation { requestPasswordReset(email: "${EMAIL}") { accepted } }`);
      expect((await scene.accounts.backlog())?.waiting).toBeGreaterThan(0);
      toKafka.mend();
      await scene.accounts.drain();
      expect((await scene.accounts.backlog())?.waiting).toBe(0);
    });
  },
);
