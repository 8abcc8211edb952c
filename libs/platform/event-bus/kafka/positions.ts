import type { Cluster } from 'kafkajs';
import type { EventRecord } from './event-records.js';
import { clusterOf, Link, refusal } from './link.js';
import type { ClusterSettings } from './wire.js';

export interface PartitionEnds {
  /** The first record's offset, and the one after the last's. */
  readonly low: number;
  readonly high: number;
}

export type Ends = ReadonlyMap<number, PartitionEnds>;

/** What a coordinator says to a commit from outside when a group has members. */
const HAS_MEMBERS = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS']);

const FETCH_WAIT_MS = 100;
const FETCH_BYTES = 10_000_000;
const READ_COMMITTED = 1;

/** Where topics end and groups are, and reading without a group. Topics must exist. */
export class Positions {
  readonly #link: Link<Cluster>;

  constructor(settings: ClusterSettings, limitMs: number) {
    this.#link = new Link({ settings, limitMs, repeats: true, open: clusterOf });
  }

  ends(topic: string): Promise<Ends> {
    return this.#link.use((cluster) => endsOf(cluster, topic));
  }

  /** By partition; one for which nothing was ever committed is left out. */
  committed(group: string, topic: string): Promise<ReadonlyMap<number, number>> {
    return this.#link.use((cluster) => committedBy(cluster, group, topic));
  }

  lag(group: string, topic: string): Promise<number> {
    return this.#link.use(async (cluster) => {
      const [ends, committed] = [await endsOf(cluster, topic), await committedBy(cluster, group, topic)];
      let lag = 0;
      for (const [partition, { low, high }] of ends)
        lag += high - Math.min(high, Math.max(low, committed.get(partition) ?? low));
      return lag;
    });
  }

  /**
   * Fixes where a group begins, unless it has begun: what is published from then on is seen, whenever its members come to look. Partitions that are
   * added later begin at their beginning.
   */
  begin(group: string, topic: string, from: 'beginning' | 'latest'): Promise<void> {
    return this.#link.use(async (cluster) => {
      if ((await committedBy(cluster, group, topic)).size > 0) return;
      const partitions = Array.from(await endsOf(cluster, topic), ([partition, { low, high }]) => ({
        partition,
        offset: String(from === 'latest' ? high : low),
      }));
      const coordinator = await cluster.findGroupCoordinator({ groupId: group });
      try {
        await coordinator.offsetCommit({
          groupId: group,
          memberId: '',
          groupGenerationId: -1,
          topics: [{ topic, partitions }],
        });
      } catch (error) {
        // A member elsewhere was quicker, and has begun.
        if (!HAS_MEMBERS.has(refusal(error) ?? '')) throw error;
      }
    });
  }

  /** All records that a topic has by now, partition by partition. */
  read(topic: string): Promise<EventRecord[]> {
    return this.#link.use(async (cluster) => {
      const records: EventRecord[] = [];
      for (const [partition, { low, high }] of await endsOf(cluster, topic))
        for (let next = low; next < high;) {
          const fetched = await fetchFrom(cluster, topic, partition, next);
          records.push(...fetched.filter(({ offset }) => Number(offset) >= next && Number(offset) < high));
          next = fetched.length > 0 ? Number(fetched.at(-1)!.offset) + 1 : high;
        }
      return records;
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }
}

async function endsOf(cluster: Cluster, topic: string): Promise<Ends> {
  await cluster.addTargetTopic(topic);
  await cluster.refreshMetadataIfNecessary();
  const partitions = cluster
    .findTopicPartitionMetadata(topic)
    .map(({ partitionId }) => ({ partition: partitionId }));
  const at = async (fromBeginning: boolean) => {
    const [found] = await cluster.fetchTopicsOffset([{ topic, partitions, fromBeginning }]);
    return new Map(found!.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  };
  const [low, high] = [await at(true), await at(false)];
  return new Map(
    Array.from(high, ([partition, end]) => [partition, { low: low.get(partition) ?? 0, high: end }]),
  );
}

async function committedBy(cluster: Cluster, group: string, topic: string): Promise<Map<number, number>> {
  await cluster.addTargetTopic(topic);
  await cluster.refreshMetadataIfNecessary();
  const partitions = cluster
    .findTopicPartitionMetadata(topic)
    .map(({ partitionId }) => ({ partition: partitionId, offset: '' }));
  const coordinator = await cluster.findGroupCoordinator({ groupId: group });
  const { responses } = await coordinator.offsetFetch({ groupId: group, topics: [{ topic, partitions }] });
  const found = responses.flatMap((response) => response.partitions);
  return new Map(
    found
      .filter(({ offset }) => Number(offset) >= 0)
      .map(({ partition, offset }) => [partition, Number(offset)]),
  );
}

interface Fetched {
  readonly responses: readonly {
    readonly partitions: readonly {
      readonly messages: readonly (EventRecord & { readonly isControlRecord?: boolean })[];
    }[];
  }[];
}

async function fetchFrom(cluster: Cluster, topic: string, partition: number, from: number) {
  const [nodeId] = Object.keys(cluster.findLeaderForPartitions(topic, [partition]));
  const broker = await cluster.findBroker({ nodeId: nodeId! });
  const { responses } = (await broker.fetch({
    maxWaitTime: FETCH_WAIT_MS,
    minBytes: 1,
    maxBytes: FETCH_BYTES,
    isolationLevel: READ_COMMITTED,
    topics: [{ topic, partitions: [{ partition, fetchOffset: String(from), maxBytes: FETCH_BYTES }] }],
    rackId: '',
  })) as Fetched;
  const messages = responses.flatMap(({ partitions }) => partitions.flatMap((found) => found.messages));
  return messages.filter(({ isControlRecord }) => !isControlRecord);
}
