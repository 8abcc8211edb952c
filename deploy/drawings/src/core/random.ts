/** A repeatable source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent sequence, so that drawing one more tree does not move every window after it. */
  fork(name: string): Random;
}

/** FNV-1a over a text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** The mulberry32 generator: one 32-bit state, good enough to scatter leaves. */
export function randomFrom(seed: number): Random {
  const origin = hash(`${seed}`);
  let state = origin;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new RangeError('pick: there is nothing to choose from');
      return chosen;
    },
    chance: (probability) => next() < probability,
    fork: (name) => randomFrom(hash(`${origin}/${name}`)),
  };
}
