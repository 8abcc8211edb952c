import { resolve } from 'node:path';
import type { Subscription } from '../event-bus.port.js';
import type { PartitionId } from './event-log.js';

/** A consumer of a topic, with what it is given again. */
export type Consumption = Pick<Subscription, 'consumer' | 'topic'>;

/** An adapter open on a file, as others in this process see it. Other processes find out by polling. */
export interface Neighbour {
  grown(partitions: readonly PartitionId[]): void;
  /** Of one consumer, or of any: a portal has some ninety, which each asking for all of them would cost seconds of its start. */
  membersChanged(of?: Consumption): void;
  progressed(): void;
}

const open = new Map<string, Set<Neighbour>>();

/** All adapters of this process that are open on one file, the one that asks included. */
export class Neighbourhood {
  readonly #path: string;

  constructor(file: string) {
    this.#path = resolve(file);
  }

  enter(neighbour: Neighbour): void {
    const others = open.get(this.#path) ?? new Set();
    open.set(this.#path, others.add(neighbour));
  }

  leave(neighbour: Neighbour): void {
    const others = open.get(this.#path);
    others?.delete(neighbour);
    if (others?.size === 0) open.delete(this.#path);
  }

  tell(news: (neighbour: Neighbour) => void): void {
    for (const neighbour of [...(open.get(this.#path) ?? [])]) news(neighbour);
  }
}
