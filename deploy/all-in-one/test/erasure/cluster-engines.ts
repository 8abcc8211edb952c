import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topics } from '@lintel/contracts';
import {
  type AdapterSettings,
  openCache,
  openDocuments,
  openJobs,
  openObjectStore,
  openSearchIndex,
} from '@lintel/platform/adapters';
import { testCluster } from '@lintel/platform/event-bus/kafka/test-cluster';
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
import { type ListingCard, listingIndex } from '@lintel/search';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { ClusterStores } from './cluster-stores.js';
import type { Engines } from './engines.js';
import { tracesBelow, tracesIn } from './traces.js';

const given = (name: string) => process.env[`LINTEL_TEST_${name}`];
/** The first engine whose address is not given. */
export const missing = ['KAFKA', 'MONGO', 'REDIS', 'ELASTICSEARCH', 'S3'].find((name) => !given(name));

/** The engines of the cluster profile in a namespace of its own, each looked at by a client of its own. */
export async function clusterEngines(): Promise<Engines & { compact(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-erasure-'));
  const namespace = `erasure-${randomUUID().slice(0, 8)}`;
  const s3 = new URL(given('S3')!);
  const settings: AdapterSettings = {
    ...embeddedSettings(folder),
    LINTEL_NAMESPACE: namespace,
    LINTEL_IDENTITY_SECRET: 'a secret for tests that is long enough',
    LINTEL_DOCUMENTS: 'mongo',
    LINTEL_MONGO_URL: given('MONGO'),
    LINTEL_SEARCH_INDEX: 'elasticsearch',
    LINTEL_ELASTICSEARCH_URL: given('ELASTICSEARCH'),
    LINTEL_OBJECT_STORE: 's3',
    LINTEL_S3_URL: s3.origin,
    LINTEL_S3_ACCESS_KEY: decodeURIComponent(s3.username),
    LINTEL_S3_SECRET_KEY: decodeURIComponent(s3.password),
    LINTEL_CACHE: 'redis',
    LINTEL_JOBS: 'bullmq',
    LINTEL_REDIS_URL: given('REDIS'),
  };
  const clock = new FakeClock();
  const closing: { close(): Promise<void> }[] = [];
  const kept = <Opened extends { close(): Promise<void> }>(opened: Opened): Opened => {
    closing.push(opened);
    return opened;
  };
  const stores = new ClusterStores(settings);
  const broker = testCluster(`${namespace}-`);
  const mail = kept(await openEmbeddedMail({ folder: join(folder, 'mail'), clock }));
  return {
    clock,
    bus: broker.open(),
    mail,
    cache: kept(await openCache(settings)),
    objects: kept(await openObjectStore(settings)),
    index: kept(await openSearchIndex<ListingCard>(settings, listingIndex)),
    stepDays: 10,
    documents: async (service) => kept(await openDocuments(settings, service)),
    jobs: async () => kept(await openJobs(settings)),
    due: () => stores.promoteJobs(),
    async tidy(days) {
      await broker.pass(days);
      await mail.tidy();
    },
    /** From now on a day of a compacted topic is a moment to the broker's own cleaner, which looks every 15 seconds. */
    compact: () =>
      broker.open({ dayMs: 50, tickMs: 1000 }).ensureTopics(topics.filter(({ compacted }) => compacted)),
    async traces(marks) {
      const found = await Promise.all([
        tracesBelow(folder, marks),
        tracesIn(stores.everything(), marks),
        tracesIn(broker.records(), marks),
      ]);
      return found.flat().sort();
    },
    async close() {
      for (const opened of closing.splice(0).reverse()) await opened.close();
    },
    async dispose() {
      await broker.end();
      await stores.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
