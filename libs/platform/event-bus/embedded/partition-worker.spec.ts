import { describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import { gate } from '../contract/scene.js';
import type { StoredEvent } from './event-log.js';
import { silent } from '../../port.js';
import { PartitionWorker, type PartitionSource } from './partition-worker.js';

/** A partition of events numbered from 1, whose store can be made to fail. */
function aPartition(events: number, overrides: Partial<PartitionSource> = {}) {
  const stored: StoredEvent[] = Array.from({ length: events }, (_, index) => ({
    position: index + 1,
    body: JSON.stringify({ sequence: index + 1 }),
  }));
  const committed: number[] = [];
  const done = gate();
  const source: { -readonly [Name in keyof PartitionSource]: PartitionSource[Name] } = {
    position: 0,
    read: (after, limit) => stored.filter(({ position }) => position > after).slice(0, limit),
    async commit(position) {
      committed.push(position);
      if (position === events) done.open();
      return true;
    },
    fail: async () => undefined,
    park: () => Promise.reject(new Error('nothing is parked here')),
    ...overrides,
  };
  const handled: number[] = [];
  const start = (before: () => void = () => undefined) =>
    new PartitionWorker(
      source,
      {
        consumer: 'reader',
        topic: 't',
        from: 'beginning',
        async handle(batch: readonly CloudEvent[]) {
          before();
          handled.push(...batch.map(({ sequence }) => sequence));
        },
      },
      silent,
    );
  return { source, start, handled, committed, done: done.opened };
}

describe('the worker of a partition', () => {
  it('commits each event once it is handled', async () => {
    const partition = aPartition(3);
    const worker = partition.start();
    await partition.done;
    await worker.stop();
    expect(partition.committed).toEqual([1, 2, 3]);
    expect(partition.handled).toEqual([1, 2, 3]);
  });

  it('ends when another member has its partition by now', async () => {
    const lost = gate();
    const partition = aPartition(3, {
      async commit() {
        lost.open();
        return false;
      },
    });
    const worker = partition.start();
    await lost.opened;
    // Time enough to go on, if it did.
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(partition.handled).toEqual([1]);
    await worker.stop();
  });

  it('gives no event again only because the commit failed', async () => {
    let failures = 1;
    const partition = aPartition(2);
    const { commit } = partition.source;
    partition.source.commit = (position) =>
      failures-- > 0 ? Promise.reject(new Error('disk full')) : commit(position);
    const worker = partition.start();
    await partition.done;
    await worker.stop();
    expect(partition.handled).toEqual([1, 2]);
  });

  it('tries again when events cannot be read', async () => {
    let failures = 1;
    const partition = aPartition(1);
    const { read } = partition.source;
    partition.source.read = (after, limit) => {
      if (failures-- > 0) throw new Error('disk error');
      return read(after, limit);
    };
    const worker = partition.start();
    await partition.done;
    await worker.stop();
    expect(partition.handled).toEqual([1]);
  });

  it('sees an event that came while it found nothing', async () => {
    const partition = aPartition(1);
    const { read } = partition.source;
    const empty = gate();
    let present = false;
    partition.source.read = (after, limit) => {
      if (present) return read(after, limit);
      empty.open();
      return [];
    };
    const worker = partition.start();
    await empty.opened;
    present = true;
    worker.wake();
    await partition.done;
    await worker.stop();
    expect(partition.handled).toEqual([1]);
  });
});
