import { wishLimits } from '@lintel/contracts';
import { comparatorAfter, comparatorBefore } from './comparators.js';
import { readCount, readFraction } from './numbers.js';
import type { PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { longestPlaceAt } from '@lintel/geo';
import { isCommonWord } from './vocabulary.js';

/** Fewer minutes to a place, without a word of travelling, are walked. */
const LEAST_RIDE = 20;
/** The same to "Bank station", which one walks to. */
const LEAST_RIDE_TO_STOP = 25;

/** A time the text speaks of: "half an hour", "max 45 minutes". */
interface Duration {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
}

/** Where one travels, and the words that say so. */
interface Journey extends Duration {
  readonly to: string;
  /** Undefined for a place nobody knows. */
  readonly mention?: PlaceMention;
}

const TRAVELS =
  /^(?:commute|commutes|commuting|commutable|journey|train|trains|tube|rail|transport|travel|travelling|ride|door|work|works|working|job|office|get|getting|studying|reach|underground|overground)$/;
const OTHERWISE =
  /^(?:walk|walks|walking|foot|stroll|drive|drives|driving|car|cycle|cycling|bike|bicycle|taxi|bus|flight|ferry)$/;
/** Between a time and where it leads: "45 mins door to door to Moorgate". */
const FORWARD = new Set(
  'by via on train tube trains rail public transport the a commute commuting commutable journey ride door to from of into in for away max maximum tops or less at most travel travelling time getting get direct total reach my our work job office distance s'.split(
    ' ',
  ),
);
/** Between a place and the time it takes there: "commute to Paddington, no more than 35 mins". */
const BACKWARD = new Set(
  ', - : ( < ≤ station under in within max maximum and is are be should no more than about around up to at most less of a an the commute journey with only ideally preferably takes taking which must not over approx below so thats'.split(
    ' ',
  ),
);
const LINKS = /^(?:to|from|of|into|for|reach)$/;
const STOPS = /^(?:station|stn|tube|stop|underground|dlr|overground)$/;

/**
 * "Half an hour to Bank", "commute to King's Cross under 40 min", "I work at Canary Wharf, 30 minutes max": the journey that is wished for. Its words,
 * its place among them, are set aside. A walk, a drive and less than twenty minutes are none.
 *
 * @returns the places that are left; each journey stands among them as one that cannot be lived in
 */
export function readJourneys(reading: Reading, mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  const journeys = findJourneys(reading, mentions);
  if (journeys.length === 0) return mentions;
  for (const journey of journeys) settle(reading, journey);
  const spans = journeys.map(({ start, end, to }) => ({
    start,
    end,
    places: [],
    name: to,
    isPostcode: false,
  }));
  const isTravelledTo = ({ start }: PlaceMention): boolean =>
    journeys.some((journey) => start >= journey.start && start < journey.end);
  return [...mentions.filter((mention) => !isTravelledTo(mention)), ...spans].sort(
    (a, b) => a.start - b.start,
  );
}

function settle(reading: Reading, { start, end, to, minutes, mention }: Journey): void {
  const words = reading.quote(start, end);
  reading.setAside(start, end);
  if (!mention) {
    reading.note(`We do not know the place in “${words}”, so it was left out.`);
    reading.putBack(start, end);
  } else if (minutes < 1 || minutes > wishLimits.minutes)
    reading.note(`A journey takes 1 to ${wishLimits.minutes} minutes, so “${words}” was left out.`);
  else if (reading.wishes.commute)
    reading.note(`Only one journey can be searched at a time, so “${words}” was left out.`);
  else {
    reading.wishes.commute = { to, minutes };
    reading.found('commute', `${to}|${minutes}`, [start, end]);
  }
}

function findJourneys(reading: Reading, mentions: readonly PlaceMention[]): Journey[] {
  const startsAt = new Map(mentions.map((mention) => [mention.start, mention]));
  const endsAt = new Map(mentions.map((mention) => [mention.end, mention]));
  const journeys: Journey[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const duration = reading.isFree(at) ? durationAt(reading, at) : undefined;
    if (!duration) continue;
    const journey = forward(reading, duration, startsAt) ?? backward(reading, duration, endsAt);
    const last = journeys.at(-1);
    if (journey && !(last && journey.start < last.end)) journeys.push(journey);
    at = Math.max(duration.end, journey?.end ?? 0) - 1;
  }
  return journeys;
}

const MINUTES = /^(?:minutes?|mins?)$/;
const HOURS = /^(?:hours?|hrs?|h)$/;

function durationAt(reading: Reading, at: number): Duration | undefined {
  const { tokens } = reading;
  const fraction = readFraction(tokens, at);
  if (fraction && HOURS.test(reading.word(fraction.end)))
    return bounded(reading, at, fraction.end + 1, fraction.value * 60);
  if (/^an?$/.test(reading.word(at)) && HOURS.test(reading.word(at + 1)))
    return hours(reading, at, at + 2, 1);
  if (reading.word(at - 1) === '£') return undefined;
  let count = readCount(tokens, at);
  if (!count) return undefined;
  // "30-40 minutes": the longer one is put up with.
  if (['-', 'to', 'or'].includes(reading.word(count.end))) count = readCount(tokens, count.end + 1) ?? count;
  if (MINUTES.test(reading.word(count.end))) return bounded(reading, at, count.end + 1, count.value);
  return HOURS.test(reading.word(count.end)) ? hours(reading, at, count.end + 1, count.value) : undefined;
}

/** "An hour and a half", "1 hour 15 minutes" */
function hours(reading: Reading, start: number, end: number, count: number): Duration {
  if (reading.says(end, 'and', 'a', 'half')) return bounded(reading, start, end + 3, (count + 0.5) * 60);
  const more = readCount(reading.tokens, reading.word(end) === 'and' ? end + 1 : end);
  return more && MINUTES.test(reading.word(more.end))
    ? bounded(reading, start, more.end + 1, count * 60 + more.value)
    : bounded(reading, start, end, count * 60);
}

function bounded(reading: Reading, from: number, to: number, minutes: number): Duration {
  const start = comparatorBefore(reading, from)?.start ?? from;
  return { start, end: comparatorAfter(reading, to)?.end ?? to, minutes: Math.round(minutes) };
}

function forward(
  reading: Reading,
  { start, end, minutes }: Duration,
  startsAt: ReadonlyMap<number, PlaceMention>,
): Journey | undefined {
  let travels = TRAVELS.test(reading.word(start - 1)) || TRAVELS.test(reading.word(start - 2));
  for (let at = end; at < end + 9; at++) {
    const word = reading.word(at);
    if (OTHERWISE.test(word)) return undefined;
    const linked =
      LINKS.test(reading.word(at - 1)) || (/^(?:the|in|at)$/.test(reading.word(at - 1)) && at > end + 1);
    const mention = startsAt.get(at) ?? (linked ? placeAt(reading, at) : undefined);
    if (mention || (linked && isUnknownName(reading, at)))
      return linked ? told(reading, { start, end: at, minutes }, mention, travels) : undefined;
    if (!FORWARD.has(word)) return undefined;
    travels ||= TRAVELS.test(word);
  }
  return undefined;
}

function told(
  reading: Reading,
  { start, end: at, minutes }: Duration,
  mention: PlaceMention | undefined,
  travels: boolean,
): Journey | undefined {
  const end = mention ? nameEnd(reading, mention) : capitalsEnd(reading, at);
  const after = reading.word(end);
  const byTransport = /^(?:by|on)$/.test(after);
  const by = reading.word(byTransport && reading.word(end + 1) === 'the' ? end + 2 : end + 1);
  if ((byTransport && OTHERWISE.test(by)) || OTHERWISE.test(after)) return undefined;
  const rides = travels || (byTransport && TRAVELS.test(by));
  const isStop = STOPS.test(after);
  if (!rides && minutes > 0 && minutes < (isStop ? LEAST_RIDE_TO_STOP : LEAST_RIDE)) return undefined;
  const until = isStop
    ? end + 1
    : byTransport && rides
      ? end + (reading.word(end + 1) === 'the' ? 3 : 2)
      : end;
  const begins = /^(?:commute|commuting|journey)$/.test(reading.word(start - 1)) ? start - 1 : start;
  const to = mention ? nameOf(reading, mention, end) : reading.quote(at, end);
  return {
    start: begins,
    end: comparatorAfter(reading, until)?.end ?? until,
    minutes,
    to,
    ...(mention && { mention }),
  };
}

/** The place a time is said of: "commute to Bank under 40 min", "I work at Canary Wharf, 30 minutes max", "Kings Cross 30 mins". */
function backward(
  reading: Reading,
  { start, end, minutes }: Duration,
  endsAt: ReadonlyMap<number, PlaceMention>,
): Journey | undefined {
  if ([0, 1, 2].some((ahead) => OTHERWISE.test(reading.word(end + ahead)))) return undefined;
  for (let at = start; at > start - 8 && at > 0; at--) {
    const mention = endsAt.get(at) ?? endsAt.get(at - 1) ?? endsAt.get(at - 2);
    const isNamed = mention && nameEnd(reading, mention) === at;
    if (isNamed) {
      const begins = travelBefore(reading, mention.start);
      const apart = start > at || /^(?:in|near|around|at)$/.test(reading.word(mention.start - 1));
      if (begins === undefined && (apart || minutes < LEAST_RIDE)) return undefined;
      const until = /^(?:commute|commuting|away|journey|train|by)$/.test(reading.word(end)) ? end + 1 : end;
      return {
        start: begins ?? mention.start,
        end: until,
        minutes,
        to: nameOf(reading, mention, at),
        mention,
      };
    }
    if (!BACKWARD.has(reading.word(at - 1))) return undefined;
  }
  return undefined;
}

/** Where the words begin that say one travels to what stands at an index: "commute to", "my office is at". */
function travelBefore(reading: Reading, place: number): number | undefined {
  let at = place - 1;
  while (/^(?:the|central)$/.test(reading.word(at))) at--;
  const link = reading.word(at);
  if (!/^(?:to|into|for|in|at|near|is)$/.test(link)) return undefined;
  const travelling = /^(?:to|into|for)$/.test(link)
    ? /^(?:commute|commutes|commuting|commutable|travel|travelling|get|getting|journey|train|tube|trains|access)$/
    : /^(?:work|works|working|job|office|study|studying|employed|uni|university|school|commute)$/;
  for (let back = at - 1; back >= at - 3; back--) if (travelling.test(reading.word(back))) return back;
  return undefined;
}

/** "Bank" and "angel" are places behind "30 minutes to". */
function placeAt(reading: Reading, start: number): PlaceMention | undefined {
  const words = reading.tokens
    .slice(start, start + 4)
    .map(({ kind, fold }) => (kind === 'word' ? fold : '\u0000'));
  const match = longestPlaceAt(words, 0);
  const [place] = match?.places ?? [];
  if (!match || !place) return undefined;
  return { start, end: start + match.length, places: match.places, name: place.name, isPostcode: false };
}

const isCapital = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.kind === 'word' && reading.tokens[at]?.capital === true && !reading.isShouted;

function isUnknownName(reading: Reading, at: number): boolean {
  return isCapital(reading, at) && !isCommonWord(reading.word(at));
}

function capitalsEnd(reading: Reading, from: number): number {
  let end = from;
  while (end < from + 4 && isCapital(reading, end) && (end === from || adjoins(reading, end))) end++;
  return end;
}

/** Only a space stands between a word and the one before it. */
function adjoins(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.start === (reading.tokens[at - 1]?.end ?? 0) + 1;
}

/** "Manchester Piccadilly", "Birmingham New Street": a station that is called after its town. */
function nameEnd(reading: Reading, mention: PlaceMention): number {
  let end = mention.end;
  while (
    end < mention.end + 2 &&
    OF_STATIONS.test(reading.word(end)) &&
    isCapital(reading, end) &&
    adjoins(reading, end)
  )
    end++;
  return end;
}

const OF_STATIONS =
  /^(?:piccadilly|new|street|victoria|temple|meads|central|queen|waverley|lime|parkway|road|snow|hill|moor|parade|international|castle|midland|interchange)$/;

const nameOf = (reading: Reading, { start, end, name }: PlaceMention, until: number): string =>
  until > end ? reading.quote(start, until) : name;
