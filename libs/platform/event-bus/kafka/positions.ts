import type { Admin } from 'kafkajs';
import { Link } from './link.js';
import type { ClusterSettings } from './wire.js';

export interface PartitionEnds {
  /** The first record's offset, and the one after the last's. */
  readonly low: number;
  readonly high: number;
}

export type Ends = ReadonlyMap<number, PartitionEnds>;

/** Where topics end and groups are. Topics must exist. */
export class Positions {
  readonly #link: Link<Admin>;

  constructor(settings: ClusterSettings, limitMs: number) {
    this.#link = new Link({ settings, limitMs, repeats: true, open: (kafka) => kafka.admin() });
  }

  ends(topic: string): Promise<Ends> {
    return this.#link.use((admin) => endsOf(admin, topic));
  }

  /** By partition; one for which nothing was ever committed is left out. */
  committed(group: string, topic: string): Promise<ReadonlyMap<number, number>> {
    return this.#link.use((admin) => committedBy(admin, group, topic));
  }

  /** Of several groups together. Where a topic ends is asked once, however many of them read it. */
  lag(topicOf: ReadonlyMap<string, string>): Promise<number> {
    return this.#link.use(async (admin) => {
      const topics = new Set(topicOf.values());
      const ends = new Map(
        await Promise.all(Array.from(topics, async (topic) => [topic, await endsOf(admin, topic)] as const)),
      );
      const lags = Array.from(topicOf, async ([group, topic]) =>
        lagOf(ends.get(topic)!, await committedBy(admin, group, topic)),
      );
      return (await Promise.all(lags)).reduce((sum, lag) => sum + lag, 0);
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }
}

function lagOf(ends: Ends, committed: ReadonlyMap<number, number>): number {
  let lag = 0;
  for (const [partition, { low, high }] of ends)
    lag += high - Math.min(high, Math.max(low, committed.get(partition) ?? low));
  return lag;
}

async function endsOf(admin: Admin, topic: string): Promise<Ends> {
  const found = await admin.fetchTopicOffsets(topic);
  return new Map(
    found.map(({ partition, low, high }) => [
      partition,
      // Records may be removed between the two answers.
      { low: Math.min(Number(low), Number(high)), high: Number(high) },
    ]),
  );
}

async function committedBy(admin: Admin, group: string, topic: string): Promise<Map<number, number>> {
  const found = await admin.fetchOffsets({ groupId: group, topics: [topic] });
  return new Map(
    found
      .flatMap(({ partitions }) => partitions)
      .filter(({ offset }) => Number(offset) >= 0)
      .map(({ partition, offset }) => [partition, Number(offset)]),
  );
}
