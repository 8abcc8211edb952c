const GOLDEN = 0x9e3779b9;

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the answer. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32: 32 bits of state, the same sequence on every machine. Not for secrets. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** An independent sequence for one member of a series, so that any member can be made without those before it. */
  static of(seed: number, index: number): Random {
    const high = Math.floor(seed / 0x1_0000_0000);
    return new Random(mix(mix(mix(seed | 0) ^ high) + Math.imul(index + 1, GOLDEN)));
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('pick: there is nothing to choose from');
    return choices[Math.floor(this.next() * choices.length)]!;
  }

  /** One of the keys, each as often as its weight says. Keys that are whole numbers are not allowed: objects reorder them. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new RangeError('weighted: no weight is above zero');
  }

  /** Normal with mean 0 and deviation 1 (Box and Muller). */
  gaussian(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}

/** FNV-1a over a text, as an unsigned 32-bit number: what belongs to a name and not to a run. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return mix(value);
}
