import { foldName } from './fold.js';
import { sizeRank } from './largest-towns.js';
import { districtOf, findPlace, knownNames } from './lookup.js';
import type { Place, PlaceKind } from './place.js';
import { soundOf } from './sound.js';
import { bitCount, editsToBeginnings, letterMask, slipsForgiven, startsAlike } from './spelling.js';

/** How a name was met, the likeliest meaning first: `begins` is of names that go on after what was typed. */
const RANK = {
  exact: 0,
  begins: 1,
  laterWord: 2,
  oneSlip: 3,
  beginsWithOneSlip: 4,
  sounds: 5,
  twoSlips: 6,
  beginsWithTwoSlips: 7,
} as const;
/** Another name of a place counts a little less than its own. */
const ALIAS = 0.5;

interface KnownName {
  readonly name: string;
  readonly mask: number;
  readonly sound: string;
  /** ` common` of `clapham common`. */
  readonly later: string;
}

const names: readonly KnownName[] = knownNames.map((name) => ({
  name,
  mask: letterMask(name),
  sound: soundOf(name),
  later: name.includes(' ') ? name.slice(name.indexOf(' ')) : '',
}));

/** Homes are sought around areas and towns more than around stations, and by outcode by those who type one. */
const KINDS: Readonly<Record<PlaceKind, number>> = { town: 0, area: 0, borough: 0, station: 1, outcode: 2 };

/** Longer texts are no name's beginning. */
const LONGEST = 60;

interface Candidate {
  readonly place: Place;
  readonly rank: number;
  readonly name: string;
}

/**
 * Places that a text means, typed in part or misspelt, the likeliest first: those called so; those whose name, or another name of theirs,
 * begins so; those of which a later word does; then a slip away, sounding alike, two slips away. Of equally likely ones large towns come
 * first, then areas and towns before stations, then short names. What is after a comma is the district they lie in. One for each name and
 * district, so that a station is not offered beside the area of its name.
 */
export function suggestPlaces(text: string, limit = 8): readonly Place[] {
  const [before = '', ...after] = text.slice(0, LONGEST).split(',');
  const typed = foldName(before);
  if (typed === '' || limit < 1) return [];
  const candidates = new Map<Place, Candidate>();
  const offer = (rank: number, name: string) => {
    for (const place of findPlace(name)) {
      const itsRank = rank + (foldName(place.name) === name ? 0 : ALIAS);
      const known = candidates.get(place);
      if (!known || itsRank < known.rank) candidates.set(place, { place, rank: itsRank, name });
    }
  };
  // Apart from the names below, for a whole postcode, which only `findPlace` reads.
  offer(RANK.exact, typed);
  const rankOf = matcherFor(typed);
  for (const known of names) {
    const rank = rankOf(known);
    if (rank !== undefined) offer(rank, known.name);
  }
  const likeliest = distinct([...candidates.values()].sort(compare));
  return inDistrict(likeliest, foldName(after.join(' '))).slice(0, limit);
}

function matcherFor(typed: string): (known: KnownName) => number | undefined {
  const forgiven = /\d/.test(typed) ? 0 : slipsForgiven(typed.length);
  const mask = letterMask(typed);
  const sound = typed.length < 4 ? undefined : soundOf(typed);
  return ({ name, mask: letters, sound: said, later }) => {
    if (name.startsWith(typed)) return name === typed ? RANK.exact : RANK.begins;
    if (later.includes(` ${typed}`)) return RANK.laterWord;
    const alike = sound === said && typed[0] === name[0] ? RANK.sounds : undefined;
    // A slip brings in at most one letter that the name has not.
    if (forgiven === 0 || bitCount(mask & ~letters) > forgiven || !startsAlike(typed, name)) return alike;
    const edits = editsToBeginnings(typed, name);
    const [whole, fewest] = [edits[name.length]!, Math.min(...edits)];
    if (fewest > forgiven) return alike;
    if (whole === 1) return RANK.oneSlip;
    if (fewest === 1) return RANK.beginsWithOneSlip;
    return alike ?? (whole === 2 ? RANK.twoSlips : RANK.beginsWithTwoSlips);
  };
}

/** Those of the district, where some are. */
function inDistrict(places: readonly Place[], typed: string): readonly Place[] {
  if (typed === '') return places;
  const there = places.filter((place) => foldName(districtOf(place) ?? '').startsWith(typed));
  return there.length > 0 ? there : places;
}

function compare(a: Candidate, b: Candidate): number {
  return (
    a.rank - b.rank ||
    difference(sizeRank(a.place.name), sizeRank(b.place.name)) ||
    KINDS[a.place.kind] - KINDS[b.place.kind] ||
    a.name.length - b.name.length
  );
}

/** A subtraction would make NaN of two infinities. */
const difference = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** The first of each name and district; a station that is called like another place is that place. */
function distinct(candidates: readonly Candidate[]): Place[] {
  const shown = new Map<string, Place>();
  const named = new Set<string>();
  for (const { place } of candidates) {
    const key = `${place.name}|${districtOf(place) ?? ''}`;
    if (shown.has(key) || (place.kind === 'station' && named.has(place.name))) continue;
    shown.set(key, place);
    named.add(place.name);
  }
  return [...shown.values()];
}
