/** Sets of rows: a bit for each, 32 to a number. Sets of one search may differ in length; what is beyond a set's end is not in it. */
export type Bits = Uint32Array<ArrayBuffer>;

/** @param rows one above the highest row */
export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export function bitsOf(rows: Uint32Array, count: number, words: number): Bits {
  const bits = new Uint32Array(words);
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    bits[row >>> 5]! |= 1 << (row & 31);
  }
  return bits;
}

export const has = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

export function common(left: Bits, right: Bits): Bits {
  const both = new Uint32Array(Math.min(left.length, right.length));
  for (let at = 0; at < both.length; at++) both[at] = left[at]! & right[at]!;
  return both;
}

export function countCommon(left: Bits, right: Bits): number {
  const length = Math.min(left.length, right.length);
  let count = 0;
  for (let at = 0; at < length; at++) count += ones(left[at]! & right[at]!);
  return count;
}

export function countOf(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += ones(bits[at]!);
  return count;
}

/** Writes the rows of a set, ascending, and says how many they are; there is to be room for them all. */
export function writeRows(bits: Bits, rows: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    while (word !== 0) {
      const lowest = word & -word;
      rows[count++] = (at << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return count;
}

/** How many bits of 32 are set, by adding neighbours up. */
function ones(word: number): number {
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
