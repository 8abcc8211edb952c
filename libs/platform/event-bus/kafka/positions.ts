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

  lag(group: string, topic: string): Promise<number> {
    return this.#link.use(async (admin) => {
      const [ends, committed] = [await endsOf(admin, topic), await committedBy(admin, group, topic)];
      let lag = 0;
      for (const [partition, { low, high }] of ends)
        lag += high - Math.min(high, Math.max(low, committed.get(partition) ?? low));
      return lag;
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }
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

/** What each comes to, together; nothing for what is not known. */
export async function sumOf<Key, Value>(
  all: ReadonlyMap<Key, Value>,
  each: (key: Key, value: Value) => Promise<number | null>,
): Promise<number> {
  const numbers = await Promise.all(Array.from(all, ([key, value]) => each(key, value)));
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
}
