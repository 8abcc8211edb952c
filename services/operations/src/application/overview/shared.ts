import type { Clock } from '@lintel/kernel';

/** How long all open consoles share one look at everything, in milliseconds. */
const SAME_FOR_MS = 2000;

/** A look at everything that is taken once, however many ask for it within two seconds. */
export class Shared<Value> {
  #last: { readonly at: number; readonly value: Promise<Value> } | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly look: () => Promise<Value>,
  ) {}

  get(): Promise<Value> {
    const at = this.clock.now().getTime();
    // A clock that was set back must not keep old figures on show.
    const fresh = this.#last && Math.abs(at - this.#last.at) < SAME_FOR_MS;
    if (!fresh) this.#last = { at, value: this.look() };
    return this.#last!.value;
  }
}
