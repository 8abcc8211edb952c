/** A map that drops the entry that was longest out of use when it would grow past its size. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #size: number;
  #dropped = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How many were dropped for want of room. */
  get dropped(): number {
    return this.#dropped;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    // A Map keeps the order of insertion: the first is the one longest out of use.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#size) return;
    this.#entries.delete(this.#entries.keys().next().value!);
    this.#dropped++;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
