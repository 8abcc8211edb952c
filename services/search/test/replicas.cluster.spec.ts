import { randomUUID } from 'node:crypto';
import { listingTopic } from '@lintel/contracts';
import type { EventBus } from '@lintel/platform/event-bus';
import { openKafkaEventBus } from '@lintel/platform/event-bus/kafka';
import { openElasticsearchIndex } from '@lintel/platform/search-index/elasticsearch';
import {
  aListing,
  aListingEvent,
  aRemovalEvent,
  eventually,
  startHarness,
  type Harness,
} from '@lintel/testing';
import { Kafka, logLevel } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type ListingCard,
  type ListingIndex,
  listingIndex,
  type SearchService,
  startSearch,
} from '../src/index.js';

const kafka = process.env.LINTEL_TEST_KAFKA;
const elasticsearch = process.env.LINTEL_TEST_ELASTICSEARCH;
const skipped = 'skipped, LINTEL_TEST_KAFKA or LINTEL_TEST_ELASTICSEARCH is not set';

jest.setTimeout(120_000);
(!kafka || !elasticsearch ? describe.skip : describe)(
  kafka && elasticsearch ? 'replicas of search on real engines' : `replicas of search: ${skipped}`,
  () => {
    let harness: Harness;
    let prefix: string;
    beforeEach(async () => {
      harness = await startHarness();
      prefix = `test-${randomUUID().slice(0, 8)}-`;
    });
    afterEach(async () => {
      await harness.dispose();
      for (const name of await generations()) await fetch(`${elasticsearch}/${name}`, { method: 'DELETE' });
      const admin = new Kafka({ brokers: kafka!.split(','), logLevel: logLevel.NOTHING }).admin();
      await admin.connect();
      const topics = (await admin.listTopics()).filter((name) => name.startsWith(prefix));
      await admin.deleteTopics({ topics });
      await admin.disconnect();
    }, 60_000);

    const openBus = async (): Promise<EventBus> => {
      const bus = await openKafkaEventBus({
        brokers: kafka!.split(','),
        clientId: 'test',
        topicPrefix: prefix,
      });
      harness.onDispose(() => bus.close());
      return bus;
    };
    const openIndex = async (): Promise<ListingIndex> => {
      const index = await openElasticsearchIndex<ListingCard>({
        url: elasticsearch!,
        definition: listingIndex,
        prefix,
      });
      harness.onDispose(() => index.close());
      return index;
    };
    const startReplica = async (): Promise<SearchService> => {
      const [bus, index] = [await openBus(), await openIndex()];
      const service = await startSearch({
        ...harness,
        documents: undefined,
        bus,
        index,
        config: { LINTEL_MEDIA_URL: '/media' },
      });
      harness.onDispose(() => service.stop());
      return service;
    };
    const ids = async (index: ListingIndex) => {
      await index.flush();
      const { hits } = await index.search({ first: 1000 });
      return hits.map(({ source }) => source.id).sort((a, b) => a - b);
    };
    const generations = async () =>
      Object.keys((await (await fetch(`${elasticsearch}/${prefix}listings.*`)).json()) as object);

    it('that start at once on empty engines, while listings are published, lose none of them', async () => {
      const bus = await openBus();
      const publish = async () => {
        await bus.ensureTopics([listingTopic]);
        for (let id = 1; id <= 300; id += 10) {
          const events = Array.from({ length: 10 }, (_, n) => aListingEvent(aListing({ id: id + n })));
          await bus.publish(listingTopic.name, [...events, aRemovalEvent(id, 2)]);
        }
      };
      const [first] = await Promise.all([startReplica(), startReplica(), startReplica(), publish()]);
      await eventually(async () => expect(await bus.lag(listingTopic.name, 'search')).toBe(0), {
        timeout: 60_000,
      });
      const expected = Array.from({ length: 300 }, (_, n) => n + 1).filter((id) => id % 10 !== 1);
      const index = await openIndex();
      expect(await ids(index)).toEqual(expected);
      // One of them made the second, and the first is gone.
      expect(await generations()).toEqual([`${prefix}listings.2`]);
      expect(await index.isComplete()).toBe(true);
      await first.rebuild();
      expect(await ids(index)).toEqual(expected);
    });
  },
);
