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
  /** Questions without an answer yet; a topic's name has no blank. */
  readonly #asked = new Map<string, Promise<unknown>>();

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

  /**
   * Of several groups together. Where a topic ends is asked once, however many of them read it, and what is being asked already is not asked again: all
   * that a process says of itself is counted at once, by several.
   */
  async lag(topicOf: ReadonlyMap<string, string>): Promise<number> {
    const lags = Array.from(topicOf, async ([group, topic]) => {
      const [ends, committed] = await Promise.all([
        this.#underWay(topic, () => this.ends(topic)),
        this.#underWay(`${topic} ${group}`, () => this.committed(group, topic)),
      ]);
      return lagOf(ends, committed);
    });
    return (await Promise.all(lags)).reduce((sum, lag) => sum + lag, 0);
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }

  #underWay<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asked = this.#asked.get(question) ?? ask().finally(() => this.#asked.delete(question));
    this.#asked.set(question, asked);
    return asked as Promise<Answer>;
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
