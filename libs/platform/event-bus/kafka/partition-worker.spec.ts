import { describe, expect, it } from '@jest/globals';
import { silent } from '../../port.js';
import { gate, recording, rounds } from '../contract/scene.js';
import type { Subscription } from '../event-bus.port.js';
import { toMessage, type EventRecord } from './event-records.js';
import { PartitionWorker, type PartitionOwner } from './partition-worker.js';

const owner: PartitionOwner = {
  partition: 0,
  commit: async () => undefined,
  park: async () => undefined,
  fetchMore: () => undefined,
  failed: () => undefined,
  fails: async () => undefined,
};

const subscribed = (handle: Subscription['handle']): Subscription => ({
  consumer: 'reader',
  topic: 't',
  from: 'beginning',
  retry: { attempts: 2, initialDelayMs: 1 },
  handle,
});

/** Records of one event each, from the offset 0. */
const records = (count: number): EventRecord[] =>
  rounds(['a'], count).map((event, offset) => ({
    ...(toMessage(event) as Pick<EventRecord, 'headers'>),
    offset: String(offset),
    key: null,
    value: null,
  }));

describe('the worker of a partition of Kafka', () => {
  it('goes on after what its worker before had handled and could not commit, however much that is', async () => {
    const given = records(30);
    const before = recording();
    const first = new PartitionWorker(owner, subscribed(before.handle), silent);
    first.accept(given.slice(0, 9));
    await before.reached(9);
    const after = recording();
    const second = new PartitionWorker(owner, subscribed(after.handle), silent, first);
    second.accept(given);
    await after.reached(21);
    await second.stop();
    expect(after.events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 21 }, (_, n) => n + 10),
    );
  });

  it('ends only when the note of a failure is committed, which would set back whoever is next', async () => {
    const [noted, failing] = [gate(), gate()];
    const worker = new PartitionWorker(
      {
        ...owner,
        fails() {
          failing.open();
          return noted.opened;
        },
      },
      {
        ...subscribed(() => Promise.reject(new Error('no'))),
        retry: { attempts: 5, initialDelayMs: 3_600_000 },
      },
      silent,
    );
    worker.accept(records(1));
    await failing.opened;
    let ended = false;
    const stopped = worker.stop().then(() => (ended = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).toBe(false);
    noted.open();
    await stopped;
  });
});
