import { wishLimits } from '@lintel/contracts';
import { milesBetween, type Place } from '@lintel/geo';
import { nameAt } from './literal-place.js';
import type { PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { isRegion } from './regions.js';

/** A name of a list. */
interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Empty for a region, a postcode or a name that the gazetteer does not have. */
  readonly places: readonly Place[];
  /** Taken as typed. */
  readonly isGuess?: boolean;
}

/** What may stand between two names of a list, and what joins them: "Clapham, or maybe in Balham". */
const BETWEEN =
  /^(?:,|\/|or|and|-|\||\+|;|maybe|perhaps|possibly|even|either|also|in|near|around|at|the|then|else)$/;
const JOINS = /^(?:or|and|\/|\||\+|-|even|also)$/;
const ALTERNATES = /^(?:or|\/|\|)$/;
const STOPS = /^(?:station|stn|tube|underground|stop|overground|dlr|line)$/;
const MOST_BETWEEN = 4;
/** A quarter is no farther from its town. */
const TOWN_MILES = 10;

/**
 * The places of a list: "Clapham or Balham", "Tooting, Streatham, Norbury". Of "Headingley, Leeds" the second only says where the first is. What is
 * named elsewhere is noted and not searched.
 *
 * @param first the place that `criteria.location` names
 * @param others in the order of the text, behind the first
 */
export function wantPlaces(reading: Reading, first: Named, others: readonly PlaceMention[]): void {
  const startsAt = new Map(others.map((other) => [other.start, other]));
  const list: Named[] = [first];
  for (let next = nextOf(reading, first.end, startsAt); next; next = nextOf(reading, next.end, startsAt))
    list.push(next);
  const end = list.at(-1)!.end;
  list.push(...others.filter((other) => other.start >= end && isOffered(reading, other)));
  if (isContext(reading, list)) list.pop();
  const wanted = list.filter(({ name }, at) => list.findIndex((other) => other.name === name) === at);
  if (wanted.length > 1) want(reading, wanted);
  noteElsewhere(
    reading,
    others.filter((other) => !wanted.some(({ name }) => name === other.name)),
  );
}

function want(reading: Reading, wanted: readonly Named[]): void {
  reading.wishes.places = wanted.map(({ name }) => name).slice(0, wishLimits.places);
  for (const { name, start, end, isGuess } of wanted.slice(1, wishLimits.places)) {
    const note = isGuess ? 'We do not know this place, so its name is looked for as typed.' : undefined;
    reading.found('places', name, [start, end], isGuess ? 'guess' : 'certain', note);
    reading.setAside(start, end);
  }
  if (wanted.length > wishLimits.places)
    reading.note(`The first ${wishLimits.places} places are searched, and no more.`);
}

/** What follows a name in its list: another one, known or typed behind "or". */
function nextOf(
  reading: Reading,
  last: number,
  startsAt: ReadonlyMap<number, PlaceMention>,
): Named | undefined {
  let joins = reading.tokens[last - 1]?.kind === 'postcode' && reading.tokens[last]?.kind === 'postcode';
  let alternates = false;
  for (let at = last; at <= last + MOST_BETWEEN; at++) {
    const known = startsAt.get(at);
    if (known) return joins && !STOPS.test(reading.word(known.end)) ? known : undefined;
    const word = reading.word(at);
    if (!BETWEEN.test(word)) return joins ? typed(reading, at, alternates) : undefined;
    joins ||= JOINS.test(word) || /^[,;]$/.test(word);
    alternates ||= ALTERNATES.test(word);
  }
  return undefined;
}

function typed(reading: Reading, at: number, alternates: boolean): Named | undefined {
  if (reading.isShouted || !reading.tokens[at]?.capital) return undefined;
  const name = nameAt(reading, at);
  // Of "Leeds, Xyz or York" the second is one more, of "Leeds, Xyz" nobody knows.
  const isListed = name && (alternates || ALTERNATES.test(reading.word(name.end)));
  return isListed ? { ...name, places: [], isGuess: true } : undefined;
}

/** "In Clapham, 2 beds, or near Balham" */
function isOffered(reading: Reading, { start, end }: PlaceMention): boolean {
  if (STOPS.test(reading.word(end))) return false;
  const before = /^(?:in|near|around|maybe|even|possibly|perhaps)$/.test(reading.word(start - 1))
    ? start - 2
    : start - 1;
  return reading.word(before) === 'or';
}

/** Whether the last of a list is the town, county or nation that those before it lie in: behind a comma alone, "Penylan or Roath, Cardiff". */
function isContext(reading: Reading, list: readonly Named[]): boolean {
  const [before, last] = [list.at(-2), list.at(-1)!];
  if (!before || isJoined(reading, before, last) || last.isGuess) return false;
  if (last.places.length === 0) return isRegion(last.name) && !isRegion(before.name);
  // "Tooting, Streatham, Mitcham" are three.
  if (list.length > 2 && !list.some((other, at) => at > 0 && isJoined(reading, list[at - 1]!, other)))
    return false;
  const known = list.slice(0, -1).flatMap(({ places }) => places);
  return last.places.some((town) =>
    known.length > 0 ? known.some((place) => liesIn(place, town)) : isTown(town),
  );
}

function isJoined(reading: Reading, { end }: Named, { start }: Named): boolean {
  for (let at = end; at < start; at++) if (JOINS.test(reading.word(at))) return true;
  return false;
}

const isTown = ({ kind }: Place): boolean => kind === 'town' || kind === 'borough';

const liesIn = (place: Place, town: Place): boolean =>
  isTown(town) && !isTown(place) && milesBetween(place, town) <= TOWN_MILES;

function noteElsewhere(reading: Reading, others: readonly PlaceMention[]): void {
  const names = [...new Set(others.map(({ name }) => name))].slice(0, 5);
  if (names.length > 0) reading.note(`Also mentioned, and not searched: ${names.join(', ')}.`);
}
