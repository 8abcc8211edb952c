import { findPlace, foldName } from '@lintel/geo';
import { findLiteralPlace, literalBefore, type LiteralPlace } from './literal-place.js';
import { findMisspelt, widenMisspelt, type MisspeltPlace } from './misspelt-place.js';
import { isGeneric, type PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { wantPlaces } from './wanted-places.js';
import { isDestination, isNegated, livablePlaces } from './unwanted-places.js';

const STREETS =
  /^(?:road|rd|street|avenue|ave|lane|close|drive|way|crescent|mews|terrace|gardens|grove|row|walk|court|hill)$/;

/** Where to look. The first place counts; one that is misspelt or unknown gives way to none behind it. */
export function readLocation(reading: Reading, mentions: readonly PlaceMention[]): void {
  const candidates = livablePlaces(reading, mentions);
  const chosen = candidates.find((mention) => !isGeneric(mention)) ?? candidates[0];
  const compass = chosen && compassBefore(reading, chosen);
  if (compass) {
    useMention(reading, compass, [compass, ...candidates]);
    return;
  }
  const wider = chosen && widenMisspelt(reading, chosen);
  const earlier = findMisspelt(reading, chosen);
  const misspelt = wider && (!earlier || wider.start <= earlier.start) ? wider : earlier;
  if (misspelt) {
    useMisspelt(reading, misspelt, candidates);
    return;
  }
  const excluded = (at: number): boolean => isNegated(reading, at + 1) || isDestination(reading, at + 1);
  const literal = chosen
    ? literalBefore(reading, chosen.start, excluded)
    : findLiteralPlace(reading, excluded);
  if (literal && !(chosen && STREETS.test(reading.word(literal.end - 1))))
    useLiteral(reading, literal, candidates);
  else if (chosen) useMention(reading, chosen, candidates);
}

/** "North or East London": the first of the two is North London. */
function compassBefore(reading: Reading, { start, name }: PlaceMention): PlaceMention | undefined {
  const at = start - 2;
  if (!/ London$/.test(name) || !/^(?:or|and|\/|,)$/.test(reading.word(start - 1))) return undefined;
  const place = /^(?:north|south|east|west|central)$/.test(reading.word(at)) && reading.isFree(at);
  const places = place ? findPlace(`${reading.word(at)} london`) : [];
  return places[0] && { start: at, end: start - 1, places, name: places[0].name, isPostcode: false };
}

const isQuarter = (reading: Reading, at: number): boolean => QUARTERS.test(reading.word(at));

/** What new quarters by the water are called after their town: "Cardiff Bay", "Salford Quays". */
const QUARTERS = /^(?:bay|quays?|docks?|marina|harbour|village|waterfront)$/;

function useMisspelt(
  reading: Reading,
  { name, start, end }: MisspeltPlace,
  candidates: readonly PlaceMention[],
): void {
  for (const other of candidates) if (other.start >= end) reading.setAside(other.start, other.end);
  reading.criteria.location = name;
  reading.found('location', name, [start, end], 'likely', `Read “${reading.quote(start, end)}” as ${name}.`);
  reading.setAside(start, end);
  const others = candidates.filter((other) => other.start >= end && !isGeneric(other) && other.name !== name);
  wantPlaces(reading, { name, start, end, places: findPlace(name) }, others);
}

function useLiteral(
  reading: Reading,
  { name, start, end }: LiteralPlace,
  candidates: readonly PlaceMention[],
): void {
  for (const other of candidates) reading.setAside(other.start, other.end);
  reading.criteria.location = name;
  reading.found(
    'location',
    name,
    [start, end],
    'guess',
    'We do not know this place, so its name is looked for as typed.',
  );
  reading.setAside(start, end);
  const others = candidates.filter((other) => other.start >= end && !isGeneric(other) && other.name !== name);
  wantPlaces(reading, { name, start, end, places: [] }, others);
}

/** Newport is in Wales and on the Isle of Wight: the search finds homes in both. */
function noteNamesakes(reading: Reading, { name, places }: PlaceMention): void {
  const where = places.flatMap(({ kind, within }) =>
    kind === 'area' || kind === 'borough' ? ['London'] : kind === 'town' && within ? [within] : [],
  );
  const all = [...new Set(where)];
  if (all.length < 2) return;
  reading.note(
    `There is more than one ${name}: ${all.slice(0, -1).join(', ')} and ${all.at(-1)}. Homes in each of them may be shown.`,
  );
}

function useMention(reading: Reading, chosen: PlaceMention, candidates: readonly PlaceMention[]): void {
  // "Clapham Road" is a street, wherever it is.
  const street =
    !chosen.isPostcode &&
    (STREETS.test(reading.word(chosen.end)) || isQuarter(reading, chosen.end)) &&
    reading.tokens[chosen.end]?.capital === true &&
    !reading.isShouted;
  const end = street ? chosen.end + 1 : endWithQualifier(reading, chosen);
  const name = street ? reading.quote(chosen.start, end) : chosen.name;
  const others = candidates.filter(
    (other) => other !== chosen && other.start >= end && !isGeneric(other) && other.name !== name,
  );
  const [town] = others;
  // "near Bath Road in Reading": a known town finds more than a street's name.
  if (street && town && !isQuarter(reading, chosen.end)) {
    useMention(
      reading,
      town,
      candidates.filter((other) => other !== chosen),
    );
    return;
  }
  if (!street && end === chosen.end) noteNamesakes(reading, chosen);
  for (const other of candidates) reading.setAside(other.start, other.end);
  reading.criteria.location = name;
  reading.found('location', name, [chosen.start, end], street ? 'guess' : 'certain');
  reading.setAside(chosen.start, end);
  const details = others.filter((other) => isDetail(reading, chosen, other, end));
  // Of "Sheffield, S11 or S7" all postcodes say where in the town.
  const apart = others.filter((other) => !details.some(({ isPostcode }) => isPostcode === other.isPostcode));
  wantPlaces(reading, { name, start: chosen.start, end, places: chosen.places }, apart);
}

/** "Clapham SW4", "Clapham, SW4": the postcode of the same place. */
function isDetail(reading: Reading, chosen: PlaceMention, other: PlaceMention, end: number): boolean {
  return (
    other.isPostcode !== chosen.isPostcode && other.start <= end + 1 && reading.word(other.start - 1) !== 'or'
  );
}

/** "Newport, Isle of Wight", "Richmond in North Yorkshire": the county belongs to the name. */
function endWithQualifier(reading: Reading, chosen: PlaceMention): number {
  const from = /^(?:,|in)$/.test(reading.word(chosen.end)) ? chosen.end + 1 : chosen.end;
  for (const { within } of chosen.places) {
    const words = within ? foldName(within).split(' ') : [];
    if (words.length > 0 && reading.says(from, ...words)) return from + words.length;
  }
  return chosen.end;
}
