import { resolve } from 'node:path';

/** An adapter open on a file, as others in this process see it. Other processes find out by polling. */
export interface Neighbour {
  /** There may be jobs to take, or fewer left. */
  changed(): void;
}

const open = new Map<string, Set<Neighbour>>();

/** All adapters of this process that are open on one file, the one that asks included. */
export class Neighbourhood {
  readonly #path: string;

  constructor(file: string) {
    this.#path = resolve(file);
  }

  enter(neighbour: Neighbour): void {
    open.set(this.#path, (open.get(this.#path) ?? new Set()).add(neighbour));
  }

  leave(neighbour: Neighbour): void {
    const others = open.get(this.#path);
    others?.delete(neighbour);
    if (others?.size === 0) open.delete(this.#path);
  }

  tell(): void {
    for (const neighbour of [...(open.get(this.#path) ?? [])]) neighbour.changed();
  }
}
