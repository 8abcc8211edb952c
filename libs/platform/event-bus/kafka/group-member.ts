import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { Clock } from '@lintel/kernel';
import type { Subscription } from '../event-bus.port.js';
import { errorText, failing } from '../operations-rules.js';
import type { AdapterLogger } from '../../port.js';
import { noteOf } from './commit-note.js';
import { Committer } from './committer.js';
import { cooperativeAssigner } from './cooperative-assigner.js';
import type { EventRecord } from './event-records.js';
import { PartitionWorker } from './partition-worker.js';
import { pause, within } from './waiting.js';
import { type GroupOfTopic, heartbeatMs, visit, type Visit } from './visit.js';
import { Wire } from './wire.js';

export interface GroupMemberOptions extends GroupOfTopic {
  readonly subscription: Subscription;
  readonly logger: AdapterLogger;
  readonly clock: Clock;
  park(partition: number, record: EventRecord, error: unknown, attempts: number): Promise<void>;
  committed(): void;
  failed(): void;
}

/** A membership from joining until it lapsed, by a client of its own. */
interface Membership {
  readonly wire: Wire;
  readonly consumer: Consumer;
  memberId: string | undefined;
  committer: Committer;
  /** When the group was last heard of, by `performance.now()`. */
  heard: number;
  over: boolean;
}

interface Departing {
  readonly worker: PartitionWorker;
  /** By the membership that still owns it; none when that has lapsed. */
  claimed: boolean;
}

const FETCH_BYTES = 1_048_576;
const RECONNECT_MS = 500;
/** For how long a partition that was let go of waits for others to be given away with it: the group rebalances twice each time. */
const TOGETHER_MS = 1000;

const late = () => new Error('late');

/**
 * A member of a consumer group: fetches, hands records to a worker for each partition, and heeds what the group shares out. kafkajs fetches and speaks
 * with the group; as handlers never run inside its loop, none can hold up another partition or cost the session.
 */
export class GroupMember {
  readonly group: string;
  readonly topic: string;
  readonly #options: GroupMemberOptions;
  readonly #workers = new Map<number, PartitionWorker>();
  readonly #departing = new Map<number, Departing>();
  readonly #stopping = new AbortController();
  #membership: Membership | undefined;
  #watch: NodeJS.Timeout | undefined;
  #reconnecting: Promise<void> | undefined;
  #letGo = false;
  #handingOver: Promise<void> | undefined;
  #visit: Visit | undefined;
  #stopped: Promise<void> | undefined;

  constructor(options: GroupMemberOptions) {
    this.#options = options;
    this.group = options.group;
    this.topic = options.topic;
  }

  /** Resolves when the group has taken the member in. */
  async join(): Promise<void> {
    await this.#connect();
    const { sessionTimeoutMs } = this.#options;
    this.#watch = setInterval(() => this.#look(), sessionTimeoutMs).unref();
  }

  get connected(): boolean {
    return this.#membership?.memberId !== undefined;
  }

  /** Waits for handlers under way, commits, leaves. */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop());
  }

  /** As though the process had died. */
  abandon(): void {
    this.#stopped ??= Promise.resolve();
    this.#stopping.abort();
    clearInterval(this.#watch);
    for (const worker of this.#workers.values()) worker.abandon();
    for (const { worker } of this.#departing.values()) worker.abandon();
    this.#visit?.cut();
    if (!this.#membership) return;
    this.#membership.over = true;
    this.#membership.committer.end('the process died');
    this.#membership.wire.cut();
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#watch);
    const membership = this.#membership;
    const { limitMs } = this.#options;
    const handled = this.#finishWorkers();
    // Handlers may take as long as they need; commits that a broker does not answer are given up.
    const giveUp = setInterval(() => {
      if (membership && membership.committer.waitingMs > limitMs)
        membership.committer.end('the consumer stopped while its broker was away');
    }, limitMs / 4);
    await handled;
    clearInterval(giveUp);
    await this.#reconnecting;
    await within(limitMs, this.#handingOver ?? Promise.resolve(), late).catch(() => this.#visit?.cut());
    if (this.#membership) await this.#leave(this.#membership);
  }

  async #finishWorkers(): Promise<void> {
    const departing = Array.from(this.#departing.values(), ({ worker }) => worker);
    await Promise.all([...this.#workers.values(), ...departing].map((worker) => worker.stop()));
  }

  async #leave(membership: Membership): Promise<void> {
    membership.over = true;
    membership.committer.end('the consumer stopped');
    await within(this.#options.limitMs, membership.consumer.disconnect(), late).catch(() => undefined);
    membership.wire.cut();
  }

  async #connect(): Promise<void> {
    const { settings, group, topic, sessionTimeoutMs, limitMs } = this.#options;
    const wire = new Wire(settings);
    const consumer: Consumer = wire.kafka.consumer({
      groupId: group,
      allowAutoTopicCreation: false,
      sessionTimeout: sessionTimeoutMs,
      // No member waits for a handler before it joins again, so a session's time is enough.
      rebalanceTimeout: sessionTimeoutMs,
      heartbeatInterval: heartbeatMs(sessionTimeoutMs),
      // The longest that a fetch waits for events, and so the longest it takes to stop, or to go on with a paused partition. kafkajs sends no heartbeat while it waits.
      maxWaitTimeInMs: heartbeatMs(sessionTimeoutMs),
      maxBytesPerPartition: FETCH_BYTES,
      // Started anew here, with a client of its own.
      retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1000, restartOnFailure: async () => false },
      partitionAssigners: [
        ({ cluster }) => cooperativeAssigner(cluster, topic, () => this.#claim(membership)),
      ],
    });
    const membership: Membership = {
      wire,
      consumer,
      memberId: undefined,
      committer: this.#newCommitter(consumer),
      heard: performance.now(),
      over: false,
    };
    this.#membership = membership;
    const { promise: joined, resolve, reject } = Promise.withResolvers<void>();
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      if (membership.over) return;
      this.#joined(membership, payload.memberId, payload.memberAssignment[topic] ?? []);
      resolve();
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      reject(payload.error);
      // Before it has joined, the caller of `#connect` is told and tries again. If both did, two members would for ever take partitions from each other.
      if (membership.memberId !== undefined) this.#lost(membership, payload.error);
    });
    consumer.on(consumer.events.HEARTBEAT, () => void (membership.heard = performance.now()));
    const start = async () => {
      await consumer.connect();
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        partitionsConsumedConcurrently: 1,
        eachBatch: async (payload) => this.#accept(membership, payload),
      });
    };
    start().catch(reject);
    const stopped = () => reject(new Error('the consumer stopped'));
    this.#stopping.signal.addEventListener('abort', stopped);
    try {
      await within(
        limitMs + sessionTimeoutMs,
        joined,
        () => new Error(`the group ${group} did not take the consumer in`),
      );
    } catch (error) {
      membership.over = true;
      this.#membership = undefined;
      wire.cut();
      throw error;
    } finally {
      this.#stopping.signal.removeEventListener('abort', stopped);
    }
  }

  #claim({ memberId }: Membership) {
    const departing = [...this.#departing].filter(([, { claimed }]) => claimed);
    return { memberId, owned: [...this.#workers.keys(), ...departing.map(([partition]) => partition)] };
  }

  #joined(membership: Membership, memberId: string, assigned: readonly number[]): void {
    const lapsed = membership.memberId !== undefined && membership.memberId !== memberId;
    if (lapsed) {
      this.#departAll();
      membership.committer.end('the membership lapsed');
      membership.committer = this.#newCommitter(membership.consumer);
    }
    membership.memberId = memberId;
    membership.heard = performance.now();
    if (this.#stopping.signal.aborted) return;
    for (const partition of [...this.#workers.keys()])
      if (!assigned.includes(partition)) void this.#depart(partition, true);
    const { consumer } = membership;
    for (const partition of assigned) {
      if (!this.#workers.has(partition)) this.#workers.set(partition, this.#newWorker(membership, partition));
      const { full } = this.#workers.get(partition)!;
      consumer[full ? 'pause' : 'resume']([{ topic: this.topic, partitions: [partition] }]);
    }
  }

  #newWorker({ committer, consumer }: Membership, partition: number): PartitionWorker {
    const { subscription, logger, park, committed, failed } = this.#options;
    return new PartitionWorker(
      {
        partition,
        commit: async (offset) => {
          await committer.commit(partition, offset);
          committed();
        },
        fails: (offset, error, attempts) => {
          const failed = failing(errorText(error), attempts, this.#options.clock.now());
          return committer.commit(partition, offset, failed);
        },
        park: (record, error, attempts) => park(partition, record, error, attempts),
        fetchMore: (wanted) => {
          // Between two memberships there is nothing to pause.
          if (this.#membership?.consumer === consumer && this.#workers.has(partition))
            consumer[wanted ? 'resume' : 'pause']([{ topic: this.topic, partitions: [partition] }]);
        },
        failed,
      },
      subscription,
      logger,
      this.#departing.get(partition)?.worker,
    );
  }

  #newCommitter(consumer: Consumer): Committer {
    return new Committer((offsets) =>
      consumer.commitOffsets(
        Array.from(offsets, ([partition, { offset, failing: failed }]) => ({
          topic: this.topic,
          partition,
          offset: String(offset),
          metadata: noteOf({ replayable: this.#options.subscription.replayable ?? false, failing: failed }),
        })),
      ),
    );
  }

  /** Lets go of a partition that is to be another's, once its handler has ended; then has it given away. */
  async #depart(partition: number, claimed: boolean): Promise<void> {
    const worker = this.#workers.get(partition)!;
    this.#workers.delete(partition);
    const departing: Departing = { worker, claimed };
    this.#departing.set(partition, departing);
    await worker.stop();
    if (this.#departing.get(partition) === departing) this.#departing.delete(partition);
    // What a membership that lapsed had is everybody's already.
    if (!departing.claimed) return;
    this.#letGo = true;
    this.#handingOver ??= this.#handOver();
  }

  /** Makes the group rebalance what was let go of; a member that stops need not, as its leaving does that too. */
  async #handOver(): Promise<void> {
    while (this.#letGo && !this.#stopping.signal.aborted)
      try {
        await this.#othersDepart();
        if (this.#stopping.signal.aborted) break;
        this.#letGo = false;
        this.#visit = visit(this.#options);
        await this.#visit.over;
      } catch (error) {
        this.#letGo = this.connected;
        const { topic, consumer } = this.#options.subscription;
        this.#options.logger.warn(
          { err: error, topic, consumer },
          'a partition cannot be handed over yet, trying again',
        );
        await pause(RECONNECT_MS, this.#stopping.signal);
      }
    this.#handingOver = undefined;
  }

  /** Resolves when nothing more is to be given away for now: what takes long is given away later. */
  async #othersDepart(): Promise<void> {
    const workers = [...this.#departing.values()]
      .filter(({ claimed }) => claimed)
      .map(({ worker }) => worker);
    await within(TOGETHER_MS, Promise.all(workers.map((worker) => worker.stop())), late).catch(
      () => undefined,
    );
  }

  #departAll(): void {
    for (const departing of this.#departing.values()) departing.claimed = false;
    for (const partition of [...this.#workers.keys()]) void this.#depart(partition, false);
  }

  #accept(membership: Membership, { batch }: EachBatchPayload): void {
    if (membership.over || this.#stopping.signal.aborted) return;
    membership.heard = performance.now();
    this.#workers.get(batch.partition)?.accept(batch.messages);
  }

  #look(): void {
    const membership = this.#membership;
    const { sessionTimeoutMs, limitMs } = this.#options;
    if (membership && performance.now() - membership.heard > 2 * sessionTimeoutMs + limitMs)
      this.#lost(membership, new Error('nothing was heard of the group for too long'));
  }

  #lost(membership: Membership, error: unknown): void {
    if (membership.over) return;
    membership.over = true;
    membership.wire.cut();
    membership.committer.end('the connection was lost');
    this.#departAll();
    if (this.#membership !== membership) return;
    this.#membership = undefined;
    if (this.#stopping.signal.aborted) return;
    const { subscription, logger } = this.#options;
    const where = { topic: subscription.topic, consumer: subscription.consumer };
    logger.error({ err: error, ...where }, 'a consumer lost its broker, joining again');
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#stopping.signal.aborted)
      try {
        return await this.#connect();
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        const { topic, consumer } = this.#options.subscription;
        this.#options.logger.warn(
          { err: error, topic, consumer },
          'a consumer cannot join yet, trying again',
        );
        await pause(RECONNECT_MS, this.#stopping.signal);
      }
  }
}
