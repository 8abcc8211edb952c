import type { Claim, GroupRegistry } from './group-registry.js';
import type { PartitionWorker } from './partition-worker.js';

export interface GroupMemberOptions {
  readonly group: number;
  readonly topic: number;
  readonly instance: string;
  readonly registry: GroupRegistry;
  /** Starts to work on a partition that was claimed. */
  work(claim: Claim): PartitionWorker;
  /** Called when partitions were set free that another member may be waiting for. */
  freed(): void;
  /** Called when a partition could not be let go of for now. */
  failed(error: unknown): void;
}

interface Holding {
  readonly claim: Claim;
  readonly worker: PartitionWorker;
  leaving: boolean;
}

/**
 * A member of a consumer group. Partition n belongs to the n-th living member, in the order they joined, counting round. A member lets go of what
 * is another's once its handler has ended, and takes what is its own once it is free.
 */
export class GroupMember {
  readonly group: number;
  readonly topic: number;
  readonly #options: GroupMemberOptions;
  readonly #holdings = new Map<number, Holding>();
  #id: number;
  /** The lease ran out, and the group has not yet taken the member in again. */
  #lost = false;
  #stopped = false;
  #stopping: Promise<void> | undefined;

  constructor(options: GroupMemberOptions) {
    this.group = options.group;
    this.topic = options.topic;
    this.#options = options;
    this.#id = options.registry.join(options.group, options.instance);
  }

  /** Brings what is held closer to what should be. Cheap when they are the same. */
  rebalance(): void {
    if (this.#stopped) return;
    const { registry, group, instance } = this.#options;
    if (this.#lost) {
      this.#id = registry.join(group, instance);
      this.#lost = false;
    }
    const { members, owners } = registry.state(group);
    const rank = members.indexOf(this.#id);
    const free: number[] = [];
    for (const [partition, owner] of owners) {
      const mine = rank >= 0 && partition % members.length === rank;
      const holding = this.#holdings.get(partition);
      // What was taken away while this process was suspended is held here but owned elsewhere.
      if (holding && (!mine || owner !== this.#id)) void this.#letGo(holding);
      if (mine && !holding && owner === null) free.push(partition);
    }
    if (free.length === 0) return;
    for (const claim of registry.claim(group, this.#id, free))
      this.#holdings.set(claim.partition, { claim, worker: this.#options.work(claim), leaving: false });
  }

  /** After the lease ran out: all that was held is lost, so the member joins as a new one. Where that fails, the next `rebalance` does it. */
  rejoin(): void {
    this.#lost = true;
    this.rebalance();
  }

  wake(partition: number): void {
    this.#holdings.get(partition)?.worker.wake();
  }

  stop(): Promise<void> {
    return (this.#stopping ??= this.#stop());
  }

  /** As though the process had died: nothing is committed or released any more. */
  abandon(): void {
    this.#stopped = true;
    for (const { worker } of this.#holdings.values()) void worker.stop();
  }

  async #stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(Array.from(this.#holdings.values(), ({ worker }) => worker.stop()));
    this.#options.registry.leave(this.#id);
    this.#options.freed();
  }

  async #letGo(holding: Holding): Promise<void> {
    if (holding.leaving) return;
    holding.leaving = true;
    await holding.worker.stop();
    if (this.#stopped) return;
    try {
      this.#options.registry.release(holding.claim);
    } catch (error) {
      holding.leaving = false;
      return this.#options.failed(error);
    }
    this.#holdings.delete(holding.claim.partition);
    // One's own next claim included.
    this.#options.freed();
  }
}
