import type { Clock } from '@lintel/kernel';

/**
 * What was made a moment ago, by key: made once for all who ask meanwhile, kept for a time and forgotten oldest first. What came out as null
 * is not kept.
 */
export class Recent<Value> {
  readonly #kept = new Map<string, { readonly until: number; readonly value: Promise<Value | null> }>();

  constructor(
    private readonly limits: { readonly seconds: number; readonly most: number },
    private readonly clock: Clock,
  ) {}

  get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const now = this.clock.now().getTime();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.value;
    const value = make().catch(() => null);
    this.#kept.delete(key);
    this.#kept.set(key, { until: now + this.limits.seconds * 1000, value });
    if (this.#kept.size > this.limits.most) this.#kept.delete(this.#kept.keys().next().value!);
    void value.then((made) => {
      if (made === null && this.#kept.get(key)?.value === value) this.#kept.delete(key);
    });
    return value;
  }
}
