import { foldName } from './fold.js';
import { GAZETTEER } from './gazetteer/gazetteer.js';
import type { Place } from './place.js';
import { parsePostcode } from './postcode.js';

const byName = new Map<string, Place[]>();
/** First word of each name → most words any name starting with it has: rules most words out with one look. */
const reach = new Map<string, number>();

for (const place of GAZETTEER) {
  for (const name of new Set([place.name, ...(place.aliases ?? [])].map(foldName))) {
    const known = byName.get(name);
    if (known) known.push(place);
    else byName.set(name, [place]);
    const words = name.split(' ');
    const first = words[0] as string;
    reach.set(first, Math.max(reach.get(first) ?? 0, words.length));
  }
}

const sortedNames = [...byName.keys()].sort();

/** Folded names and aliases, for look-ups that compare spellings. */
export const knownNames: readonly string[] = sortedNames;

/**
 * All places of that name or alias, whatever the case, apostrophes, hyphens, "&" or "Saint"; a full postcode finds its
 * outcode. The order is that of {@link GAZETTEER}. Empty when nothing is called so.
 */
export function findPlace(text: string): readonly Place[] {
  const exact = byName.get(foldName(text));
  if (exact) return exact;
  const postcode = parsePostcode(text);
  return (postcode && byName.get(postcode.outcode.toLowerCase())) ?? [];
}

/**
 * The longest name that starts at `from` in a list of folded words. For readers of running text: it looks at each word
 * once and does no folding of its own.
 */
export function longestPlaceAt(
  words: readonly string[],
  from: number,
): { places: readonly Place[]; length: number } | undefined {
  const first = words[from];
  if (first === undefined) return undefined;
  const most = Math.min(reach.get(first) ?? 0, words.length - from);
  for (let length = most; length > 0; length--) {
    const places = byName.get(length === 1 ? first : words.slice(from, from + length).join(' '));
    if (places) return { places, length };
  }
  return undefined;
}

function firstNotBefore(prefix: string): number {
  let low = 0;
  let high = sortedNames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedNames[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Places whose name or alias starts with the typed letters, shortest name first, one for each pair of name and
 * `within`. Nothing is suggested for an empty prefix.
 */
export function suggestPlaces(prefix: string, limit = 8): readonly Place[] {
  const folded = foldName(prefix);
  if (folded === '') return [];
  const names: string[] = [];
  for (let at = firstNotBefore(folded); sortedNames[at]?.startsWith(folded); at++) {
    names.push(sortedNames[at] as string);
  }
  names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const shown = new Map<string, Place>();
  for (const place of names.flatMap((name) => byName.get(name) as Place[])) {
    const key = `${place.name}|${place.kind === 'town' ? place.within : ''}`;
    if (!shown.has(key)) shown.set(key, place);
    if (shown.size >= limit) break;
  }
  return [...shown.values()].slice(0, Math.max(0, limit));
}
