import { randomUUID } from 'node:crypto';
import type { EventRecord } from './event-records.js';
import { Link } from './link.js';
import type { Ends } from './positions.js';
import type { ClusterSettings } from './wire.js';

const WAIT_MS = 100;

/** All records that a topic had when its ends were read, partition by partition. By a group of its own, which commits nothing. */
export async function readAll(
  settings: ClusterSettings,
  limitMs: number,
  topic: string,
  ends: Ends,
): Promise<EventRecord[]> {
  const unread = new Set([...ends].filter(([, { low, high }]) => high > low).map(([partition]) => partition));
  if (unread.size === 0) return [];
  const records = new Map<number, EventRecord[]>(Array.from(unread, (partition) => [partition, []]));
  const link = new Link({
    settings,
    limitMs,
    open: (kafka) =>
      kafka.consumer({
        groupId: `${topic}.reading.${randomUUID()}`,
        allowAutoTopicCreation: false,
        maxWaitTimeInMs: WAIT_MS,
        retry: { restartOnFailure: async () => false },
      }),
  });
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  try {
    await link.use(async (consumer) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      // Also of batches that hold nothing for readers.
      consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, lastOffset } }) => {
        if (Number(lastOffset) + 1 >= ends.get(partition)!.high) unread.delete(partition);
        if (unread.size === 0) resolve();
      });
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch: { partition, messages } }) => {
          const { high } = ends.get(partition)!;
          records.get(partition)?.push(...messages.filter(({ offset }) => Number(offset) < high));
        },
      });
      await done;
    });
  } finally {
    await link.close();
  }
  return [...records.values()].flat();
}
