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

const LONDON_NAME = 'London';

/**
 * The one place that a location means, such as 'Clapham', 'Clapham, London', 'Newport, Isle of Wight' or 'SW4 7AA': what
 * {@link findPlace} has first, of those that lie where the text after a comma says. Undefined when nothing is called so.
 */
export function placeNamed(location: string): Place | undefined {
  const [exact] = findPlace(location);
  if (exact) return exact;
  const comma = location.indexOf(',');
  if (comma < 0) return undefined;
  const places = findPlace(location.slice(0, comma));
  const within = foldName(location.slice(comma + 1));
  return places.find((place) => foldName(districtOf(place) ?? '') === within) ?? places[0];
}

/** County, nation or district that a place lies in; London for its areas and boroughs, which the gazetteer does not say of each. */
export function districtOf({ within, kind }: Place): string | undefined {
  return within ?? (kind === 'area' || kind === 'borough' || kind === 'outcode' ? LONDON_NAME : undefined);
}
