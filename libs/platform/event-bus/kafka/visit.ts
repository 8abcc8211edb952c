import type { Consumer } from 'kafkajs';
import { noteOf } from './commit-note.js';
import { cooperativeAssigner } from './cooperative-assigner.js';
import { Link } from './link.js';
import type { Positions } from './positions.js';
import { Signal } from './waiting.js';
import type { ClusterSettings } from './wire.js';

export interface GroupOfTopic {
  readonly settings: ClusterSettings;
  /** Their names in the cluster. */
  readonly group: string;
  readonly topic: string;
  readonly sessionTimeoutMs: number;
  /** How long joining, and leaving, may take. */
  readonly limitMs: number;
}

export interface Visit {
  /** Resolves when it has left again. */
  readonly over: Promise<void>;
  /** As though the process had died. */
  cut(): void;
}

/**
 * How often a member sends its heartbeat, and so hears of a rebalance. Those that have heard fetch nothing until the last one has, so it is a good deal
 * more often than a session needs; yet each is a question to a broker that is mostly asked for nothing (ADR 64).
 */
export const heartbeatMs = (sessionTimeoutMs: number): number => sessionTimeoutMs / 10;

/** How long leaving takes at most, as nothing is fetched. */
const WAIT_MS = 50;

/**
 * A member that is given no partition: it joins, does what it came for, and leaves. Its joining and its leaving each make the group rebalance: kafkajs
 * has no other way for a member to ask for that without giving up what it has.
 */
export function visit(
  { settings, group, topic, sessionTimeoutMs, limitMs }: GroupOfTopic,
  work: (consumer: Consumer, leads: boolean) => Promise<void> = async () => undefined,
  taking?: (partitions: readonly number[]) => void,
): Visit {
  const link = new Link({
    settings,
    limitMs: limitMs + sessionTimeoutMs,
    open: (kafka) =>
      kafka.consumer({
        groupId: group,
        allowAutoTopicCreation: false,
        sessionTimeout: sessionTimeoutMs,
        rebalanceTimeout: sessionTimeoutMs,
        heartbeatInterval: heartbeatMs(sessionTimeoutMs),
        maxWaitTimeInMs: WAIT_MS,
        retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1000, restartOnFailure: async () => false },
        partitionAssigners: [
          ({ cluster }) =>
            cooperativeAssigner(cluster, topic, () => ({
              owned: [],
              visits: true,
              takesAll: taking !== undefined,
            })),
        ],
      }),
  });
  const stay = link.use(async (consumer) => {
    const { promise: crashed, reject } = Promise.withResolvers<never>();
    let leads = false;
    consumer.on(consumer.events.GROUP_JOIN, ({ payload: { isLeader, memberAssignment } }) => {
      leads = isLeader;
      const given = memberAssignment[topic] ?? [];
      if (given.length > 0) consumer.pause([{ topic, partitions: given }]);
      taking?.(given);
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    const come = async () => {
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await consumer.run({ autoCommit: false, eachBatch: async () => undefined });
      await work(consumer, leads);
    };
    await Promise.race([come(), crashed]);
  });
  return { over: stay.finally(() => link.close()), cut: () => link.cut() };
}

/**
 * Fixes where a group begins, unless it has begun: what is published from then on is seen, whenever its members come to look. Partitions that are added
 * later begin at their beginning.
 */
export async function begin(
  where: GroupOfTopic,
  positions: Positions,
  from: 'beginning' | 'latest',
  replayable: boolean,
): Promise<void> {
  const { group, topic, limitMs } = where;
  const hasBegun = async () => (await positions.committed(group, topic)).size > 0;
  const deadline = performance.now() + limitMs;
  while (!(await hasBegun()) && performance.now() < deadline)
    await visit(where, async (consumer, leads) => {
      // One decides: a second that came later would take from the first what was published in between.
      if (!leads) return;
      const ends = await positions.ends(topic);
      if (await hasBegun()) return;
      const offsets = Array.from(ends, ([partition, { low, high }]) => ({
        topic,
        partition,
        offset: String(from === 'latest' ? high : low),
        metadata: noteOf({ replayable, failing: null }),
      }));
      await consumer.commitOffsets(offsets);
    }).over;
}

/**
 * Has a group begin anew at other offsets: takes all partitions once their owners have let go of them, commits, and leaves, upon which they are shared
 * out again. Rejects when an owner does not let go in time, and then nothing has changed.
 */
export async function rewind(
  where: GroupOfTopic,
  partitions: number,
  offsetsOf: () => Promise<ReadonlyMap<number, number>>,
): Promise<void> {
  const { topic, group } = where;
  const changed = new Signal();
  let taken = 0;
  const takeAll = async (consumer: Consumer) => {
    const until = performance.now() + where.limitMs;
    while (taken < partitions) {
      if (performance.now() > until)
        throw new Error(`the members of ${group} do not let go of their partitions`);
      await changed.wait(WAIT_MS);
    }
    const offsets = Array.from(await offsetsOf(), ([partition, offset]) => ({
      topic,
      partition,
      offset: String(offset),
      metadata: noteOf({ replayable: true, failing: null }),
    }));
    if (offsets.length > 0) await consumer.commitOffsets(offsets);
  };
  await visit(where, takeAll, (given) => {
    taken = given.length;
    changed.raise();
  }).over;
}
