import type { Bits } from './bits.js';

/**
 * The matches by weight, the heaviest first, as far as they are asked for. Weights are added up 32 rows at a time: each plane holds one
 * binary digit of every row's sum.
 *
 * @param upTo no level above is wanted
 */
export function* weightLevels(
  matches: Bits,
  sets: readonly { readonly bits: Bits; readonly weight: number }[],
  upTo = Infinity,
): Generator<{ readonly weight: number; readonly matches: Bits }> {
  const most = sets.reduce((sum, { weight }) => sum + weight, 0);
  const planes = Array.from({ length: 32 - Math.clz32(most) }, () => new Uint32Array(matches.length));
  for (const { bits, weight } of sets)
    for (let digit = 0; weight >>> digit > 0; digit++)
      if ((weight >>> digit) & 1) addAt(planes, digit, matches, bits);
  yield* below(planes, planes.length - 1, matches, 0, upTo);
}

function addAt(planes: readonly Bits[], digit: number, matches: Bits, bits: Bits): void {
  const length = Math.min(matches.length, bits.length);
  for (let at = 0; at < length; at++) {
    let carry = matches[at]! & bits[at]!;
    for (let place = digit; carry !== 0; place++) {
      const before = planes[place]![at]!;
      planes[place]![at] = before ^ carry;
      carry &= before;
    }
  }
}

function* below(
  planes: readonly Bits[],
  place: number,
  rows: Bits,
  weight: number,
  upTo: number,
): Generator<{ readonly weight: number; readonly matches: Bits }> {
  if (weight > upTo) return;
  if (place < 0) {
    yield { weight, matches: rows };
    return;
  }
  const plane = planes[place]!;
  const [heavier, lighter] = [new Uint32Array(rows.length), new Uint32Array(rows.length)];
  let [some, others] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    some |= heavier[at] = rows[at]! & plane[at]!;
    others |= lighter[at] = rows[at]! & ~plane[at]!;
  }
  if (some !== 0) yield* below(planes, place - 1, heavier, weight + 2 ** place, upTo);
  if (others !== 0) yield* below(planes, place - 1, lighter, weight, upTo);
}
