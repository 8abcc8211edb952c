import { foldName, longestPlaceAt, parsePostcode, type Place } from '@lintel/geo';
import type { Reading } from './reading.js';
import { isRegion, regionAt } from './regions.js';

/** A place of the gazetteer, or a postcode, as the text writes it. */
export interface PlaceMention {
  readonly start: number;
  readonly end: number;
  /** Empty for a postcode outside the gazetteer. */
  readonly places: readonly Place[];
  /** What the location filter gets. */
  readonly name: string;
  readonly isPostcode: boolean;
}

/** Places that are also plain English: they count only where a place is expected. */
const ORDINARY_PLACES = new Set(
  (
    'angel|all saints|bank|barking|barry|bath|borough|bow|bury|city road|clock house|custom house|cyprus|deal|elephant|fleet|grays|ham|hook|hull|kent house|lee|london road|' +
    'manor house|mansion house|monument|oval|poplar|rainham road|reading|royal oak|rugby|rye|sale|shirley|strand|temple|the borough|the city|the strand|ware|wells|' +
    'west end|wood street|silver street|upper street|mk|stroud|east village|grange park|victoria park|green park|hamilton|lincoln|lancaster|seven dials|south bank|church end|belmont|' +
    'hastings|newmarket|stone|windsor|halifax|oakwood|island gardens|star lane|white city|city airport|hope|perth|boston|beverley'
  ).split('|'),
);
/** Of those, the ones nobody types meaning anything else when they stand alone or with a capital letter. */
const WEAKLY_ORDINARY =
  /^(?:windsor|halifax|perth|boston|beverley|hastings|lincoln|lancaster|hamilton|stroud|rugby|hull|newmarket|belmont|white city|city airport|oakwood|island gardens|star lane|south bank|seven dials|green park|victoria park|royal oak|custom house|wood street|upper street|silver street|shirley|west end|church end|grange park|east village)$/;

const PREPOSITIONS = new Set([
  'in',
  'near',
  'around',
  'at',
  'to',
  'by',
  'round',
  'from',
  'of',
  'outside',
  'towards',
  'between',
  'within',
  'inside',
  'is',
  'nr',
  'for',
  'into',
  'nearby',
  'about',
  'central',
  'greater',
  'inner',
  'old',
  'beside',
]);
const STATION_WORDS = /^(?:station|tube|underground|dlr|overground|stn|area|town|village)$/;

function hasPlaceContext(reading: Reading, start: number, end: number): boolean {
  const before = reading.word(start - 1);
  const name = reading.quote(start, end).toLowerCase();
  const strong = PREPOSITIONS.has(before) && !/^(?:for|about|of|by|is|from|old|to)$/.test(before);
  if (strong || STATION_WORDS.test(reading.word(end))) return true;
  if (start === 0 && end === reading.tokens.length) return true;
  if (WEAKLY_ORDINARY.test(name)) return true;
  // A capital letter in the middle of a text that does not use capitals everywhere.
  const capital = reading.tokens[start]?.capital === true && start > 0 && !/^[.!?]$/.test(before);
  return capital && !reading.isShouted;
}

/** London, its quarters and the like: they give way to a place that says more. */
const GENERIC =
  /^(?:greater |central |inner |(?:north|south)?[ -]?(?:east|west)? ?)?london$|^(?:england|uk)$/;

export function isGeneric(mention: PlaceMention): boolean {
  return GENERIC.test(mention.name.toLowerCase()) || (mention.places.length === 0 && isRegion(mention.name));
}

const SCRAP_OF_ROAD = /^(?:motorway|corridor|junction)$/;

function postcodeAt(reading: Reading, at: number): PlaceMention | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== 'postcode') return undefined;
  const typed = reading.quote(at, at + 1);
  const postcode = parsePostcode(typed);
  if (!postcode) return undefined;
  const places = longestPlaceAt([postcode.outcode.toLowerCase()], 0)?.places ?? [];
  const before = reading.word(at - 1);
  // "the M25", "off the A3", "junction of the M4"
  if (before === 'the' || SCRAP_OF_ROAD.test(before) || SCRAP_OF_ROAD.test(reading.word(at + 1)))
    return undefined;
  // "g1" or "b2" in small letters is more often something else, unless a place is expected.
  const short = /^[a-z]\d/.test(typed) && places.length === 0 && !PREPOSITIONS.has(before);
  if (short) return undefined;
  return { start: at, end: at + 1, places, name: postcode.full ?? postcode.outcode, isPostcode: true };
}

/**
 * The gazetteer's name, but the shorter one when it was typed and is part of it ("Newark" for Newark-on-Trent): the
 * location filter looks for the text anywhere in an address, and addresses often have the short one.
 */
function nameOf(place: Place | undefined, typed: string): string {
  if (!place) return typed;
  const alias = place.aliases?.find((other) => foldName(other) === typed);
  return alias && ` ${foldName(place.name)} `.includes(` ${typed} `) ? alias : place.name;
}

/** Every postcode and known place of a text, longest names first, none inside another, in order. */
export function findMentions(reading: Reading): PlaceMention[] {
  const words = reading.tokens.map(({ kind, fold }) =>
    kind === 'word' ? fold : kind === 'number' ? fold : '\u0000',
  );
  const mentions: PlaceMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const postcode = postcodeAt(reading, at);
    if (postcode) {
      mentions.push(postcode);
      continue;
    }
    const match = longestPlaceAt(words, at);
    const region = regionAt(words, at);
    if (region && region.length > (match?.length ?? 0)) {
      const { name, length } = region;
      mentions.push({ start: at, end: at + length, places: [], name, isPostcode: false });
      at += length - 1;
      continue;
    }
    if (!match) continue;
    const end = at + match.length;
    const name = words.slice(at, end).join(' ');
    // "the city of Vacaville" is not the City.
    if (/^(?:the )?(?:city|borough)$/.test(name) && words[end] === 'of') continue;
    // "the Victoria line" is no place to live.
    if (/^lines?$/.test(words[end] ?? '')) continue;
    if (ORDINARY_PLACES.has(name) && !hasPlaceContext(reading, at, end)) continue;
    mentions.push({
      start: at,
      end,
      places: match.places,
      name: nameOf(match.places[0], name),
      isPostcode: false,
    });
    at = end - 1;
  }
  return mentions;
}
