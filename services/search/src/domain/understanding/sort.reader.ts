import type { ListingSort } from '../search-request.js';
import type { Reading } from './reading.js';

const SAID: Readonly<Record<ListingSort, readonly string[]>> = {
  newest: [
    ...[
      'newest first',
      'newest',
      'latest first',
      'latest listings',
      'latest homes',
      'latest properties',
      'latest flats',
    ],
    ...[
      'latest houses',
      'latest',
      'most recent first',
      'most recent',
      'recently listed',
      'recently added',
      'just listed',
    ],
    ...[
      'newly listed',
      'new listings',
      'new listings first',
      'by date',
      'sort by date',
      'sort by newest',
      'sorted by newest',
      'by newest',
    ],
    ...['newest listings', 'newest listings first', 'added today'],
  ],
  priceAscending: [
    ...[
      'cheapest first',
      'cheapest',
      'lowest price first',
      'price low to high',
      'by price low to high',
      'low to high',
    ],
    ...[
      'price ascending',
      'by price lowest first',
      'sort by price',
      'sorted by price',
      'lowest first',
      'sort by cheapest',
    ],
    ...['cheapest to dearest', 'lowest rent first', 'least expensive first', 'least expensive'],
  ],
  priceDescending: [
    ...[
      'most expensive first',
      'most expensive',
      'dearest first',
      'highest price first',
      'price high to low',
      'by price high to low',
    ],
    ...[
      'high to low',
      'price descending',
      'by price highest first',
      'highest first',
      'priciest first',
      'priciest',
    ],
  ],
  nearest: [
    'nearest first',
    'closest first',
    'by distance',
    'sort by distance',
    'sorted by distance',
    'sort by nearest',
    'by nearest',
  ],
};
const byFirst = Map.groupBy(
  Object.entries(SAID)
    .flatMap(([sort, phrases]) =>
      phrases.map((phrase) => ({ sort: sort as ListingSort, words: phrase.split(' ') })),
    )
    .sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0]!,
);
/** "Newest", "latest" and "cheapest" speak of what is for sale, and not of its kitchen. */
const AMBIGUOUS = new Set([
  'newest',
  'latest',
  'cheapest',
  'most expensive',
  'least expensive',
  'most recent',
  'priciest',
]);
const HOMES =
  /^(?:homes?|houses?|flats?|apartments?|bungalows?|properties|listings?|studios?|villas?|maisonettes?|cottages?|places?|rentals?|beds?|detached|semis?|terraced|one|ones|first|,|\.|)$/;

/** "Cheapest first", "newest flats in Leeds": in which order; the first saying counts. */
export function readSort(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const said = byFirst.get(reading.word(at))?.find(({ words }) => reading.says(at, ...words));
    if (!said || reading.isAside(at)) continue;
    const end = at + said.words.length;
    if (AMBIGUOUS.has(said.words.join(' ')) && !isOfHomes(reading, end)) continue;
    // "Cheapest 3 bed houses in Hull first"
    if (reading.wishes.sort === undefined) {
      reading.wishes.sort = said.sort;
      reading.found('sort', said.sort, [at, end]);
    } else reading.claim(at, end);
    at = end - 1;
  }
}

function isOfHomes(reading: Reading, at: number): boolean {
  const next =
    reading.tokens[at]?.kind === 'number' || /^(?:one|two|three|four|five|six)$/.test(reading.word(at));
  return next || HOMES.test(reading.word(at));
}
