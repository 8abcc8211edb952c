import { readDistances } from './distance.reader.js';
import { guessBedrooms } from './guessed-rooms.reader.js';
import { readJourneys } from './journey.reader.js';
import { noteOtherType, readListingType } from './kind.reader.js';
import { readLists } from './list.reader.js';
import { readLocation } from './location.reader.js';
import { noteOtherLanguage } from './other-language.js';
import { readOtherNumbers } from './other-numbers.reader.js';
import { findMentions } from './place-mentions.js';
import { setPresentHomeAside } from './present-home.reader.js';
import { readPrices } from './price.reader.js';
import { Reading } from './reading.js';
import { readRooms } from './rooms.reader.js';
import { readSort } from './sort.reader.js';
import type { Criteria, ListingType, SaidWishes, Understanding } from './understanding.types.js';
import { CRITERIA } from './understanding.types.js';
import { findUnrecognised } from './unrecognised.js';
import { readWishes } from './wish.reader.js';

/**
 * Reads a home search typed in plain English. Pure, total and linear in the text's length: any text gives an answer, and
 * the answer's criteria hold nothing but what is declared, each within sane bounds.
 *
 * @param text what the visitor typed; what lies beyond 10,000 characters or 600 words is not read, and a note says so
 * @param listingType the button pressed, which decides what a bare number may mean
 */
export function understand(text: string, listingType: ListingType): Understanding {
  const reading = new Reading(text, listingType);
  if (reading.isCut) reading.note('The text is very long; only its beginning was read.');
  noteOtherLanguage(reading);
  const named = findMentions(reading);
  setPresentHomeAside(reading, named);
  const mentions = readJourneys(reading, named);
  readListingType(reading);
  readLists(reading);
  readRooms(reading);
  readDistances(reading, mentions);
  readOtherNumbers(reading);
  readPrices(reading);
  noteOtherType(reading);
  guessBedrooms(reading);
  readLocation(reading, mentions);
  readSort(reading);
  readWishes(reading);
  reading.releasePutBack();
  const wishes = wishesInOrder(reading.wishes);
  return {
    criteria: inOrder(reading.criteria),
    ...(wishes && { wishes }),
    parts: reading.parts.sort((a, b) => a.start - b.start || a.end - b.end),
    ...(reading.saidType && { listingType: reading.saidType }),
    unrecognised: findUnrecognised(reading),
    notes: reading.notes,
  };
}

/** Always the same order, so that equal searches give equal query strings. */
function inOrder(criteria: Criteria): Criteria {
  return Object.fromEntries(
    CRITERIA.flatMap((key) => (criteria[key] === undefined ? [] : [[key, criteria[key]]])),
  );
}

const WISHES: readonly (keyof SaidWishes)[] = [
  ...([
    'places',
    'notPlaces',
    'propertyTypes',
    'notPropertyTypes',
    'features',
    'notFeatures',
    'anyOf',
  ] as const),
  ...(['commute', 'sort'] as const),
];

/** Undefined when nothing is wished for. */
function wishesInOrder(wishes: SaidWishes): SaidWishes | undefined {
  const kept = WISHES.flatMap((name) => (wishes[name] === undefined ? [] : [[name, wishes[name]] as const]));
  return kept.length > 0 ? (Object.fromEntries(kept) as SaidWishes) : undefined;
}
