import { isGeneric, type PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';

const NEGATIONS = new Set([
  'not',
  'except',
  'avoid',
  'avoiding',
  'excluding',
  'but',
  'no',
  'never',
  'dont',
  'besides',
  'without',
  'hate',
  'isnt',
  'unlike',
  'apart',
  'other',
  'rather',
  'instead',
  'bar',
  'excl',
  'exclude',
  'excludes',
  'minus',
  'skip',
  'dislike',
  'cant',
  'cannot',
  'wont',
  'nowhere',
  'neither',
  'nor',
  'ruling',
]);
const AFTER_NEGATION = new Set([
  'in',
  'near',
  'the',
  'to',
  'around',
  'be',
  'want',
  'for',
  'at',
  'live',
  'area',
  'by',
  'from',
  'like',
  'interested',
  'too',
  'far',
  'close',
  'than',
  'of',
  'anywhere',
  'go',
  'move',
  'moving',
  'living',
  'consider',
  'considering',
  'really',
  'keen',
  'on',
  'fond',
  'fan',
  'a',
  'out',
  'looking',
  'into',
  'stand',
  'do',
  'back',
  'bothered',
  'about',
]);

function isFar(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (/^(?:far|miles|away)$/.test(reading.word(at))) return true;
  return false;
}

/** "Croydon excluded", "Croydon is out". */
function isRefusedBehind(reading: Reading, end: number): boolean {
  const word = reading.word(end);
  const next = reading.word(end + 1);
  if (word === 'excluded' || word === 'aside') return true;
  return /^(?:is|are)$/.test(word)
    ? /^(?:out|excluded)$/.test(next)
    : word === 'not' && /^(?:wanted|considered|please)$/.test(next);
}

/** "not in Croydon", "anywhere but Croydon", "don't want to live near Croydon". */
export function isNegated(reading: Reading, start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at <= 7; at--) {
    const word = reading.word(at);
    if (word === 'away') return /^(?:stay|staying|keep|keeping|well|get|getting)$/.test(reading.word(at - 1));
    // "nothing but", "anywhere but" exclude; "small but in Clapham" does not.
    if (word === 'but') return /^(?:anywhere|everywhere|anything)$/.test(reading.word(at - 1));
    if (word === 'nothing') return /^(?:in|near|around)$/.test(reading.word(at + 1));
    // "would rather Clapham", "the other side of Clapham"
    if (word === 'rather' || word === 'other') return reading.word(at + 1) === 'than';
    if (word === 'instead' || word === 'apart') return /^(?:of|from)$/.test(reading.word(at + 1));
    // "not far from", "don't want to be too far from"
    if (NEGATIONS.has(word)) return !(reading.word(start - 1) === 'from' && isFar(reading, at, start));
    if (!AFTER_NEGATION.has(word)) return false;
  }
  return false;
}

const JOURNEYS =
  /^(?:commute|commutes|commuting|commutable|train|trains|tube|drive|driving|ride|links|link|transport|travel|travelling|access|flights|journey|line|bus|get|getting)$/;
const OCCUPATIONS = /^(?:work|working|works|job|office|studying|study|job|employed)$/;

/** "30 minutes from King's Cross by train" */
function isReached(reading: Reading, end: number | undefined): boolean {
  if (end === undefined || !/^(?:by|on)$/.test(reading.word(end))) return false;
  const on = reading.word(end + 1) === 'the' ? end + 2 : end + 1;
  return /^(?:train|tube|rail|car|bus|bike|underground|overground)$/.test(reading.word(on));
}

/** "commute to Bank", "30 minutes by train to Waterloo", "I work in Canary Wharf": where one travels, not where one lives. */
export function isDestination(reading: Reading, start: number, end?: number): boolean {
  const before = reading.word(start - 1);
  if (isReached(reading, end)) return true;
  if (before === 'from')
    return /^(?:moving|relocating|move|coming|am|were|im)$/.test(reading.word(start - 2));
  if (!/^(?:to|into|in|for|at|near)$/.test(before)) return false;
  for (let at = start - 2; at >= 0 && start - at <= 4; at--) {
    const word = reading.word(at);
    if (before === 'to' || before === 'into' || before === 'for') {
      if (JOURNEYS.test(word)) return !(word === 'access' && before === 'for');
    } else if (OCCUPATIONS.test(word))
      return ![1, 2, 3, 4].some((back) => /^(?:near|close|by|from|of)$/.test(reading.word(at - back)));
    if (/^[.,;]$/.test(word)) return false;
  }
  return false;
}

/** "Outside London" is anywhere else; "outside Cambridge" is near it. */
function isOutside(reading: Reading, start: number): boolean {
  return reading.word(start - 1) === 'outside' || reading.says(start - 2, 'outside', 'of');
}

const JOINTS = /^(?:,|\/|or|nor|and)$/;

/** "Hackney, Islington or Camden": for each mention the first of the list it stands in, when "or" or "and" ends the list. */
function listsOf(
  reading: Reading,
  mentions: readonly PlaceMention[],
): ReadonlyMap<PlaceMention, PlaceMention> {
  const heads = new Map<PlaceMention, PlaceMention>();
  let list: PlaceMention[] = [];
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1];
    const gap = previous ? mention.start - previous.end : 0;
    const joined =
      gap >= 1 &&
      gap <= 2 &&
      JOINTS.test(reading.word(mention.start - 1)) &&
      JOINTS.test(reading.word(mention.start - gap));
    if (!joined) list = [];
    list.push(mention);
    // A comma alone may begin another thought: "not Hackney, Camden if possible".
    if (list.length > 1 && /^(?:or|nor|and)$/.test(reading.word(mention.start - 1)))
      for (const each of list) heads.set(each, list[0] as PlaceMention);
  });
  return heads;
}

/** The candidates one may live in: neither excluded, nor travelled to, nor part of what others have claimed. */
export function livablePlaces(reading: Reading, mentions: readonly PlaceMention[]): PlaceMention[] {
  const kept: PlaceMention[] = [];
  const heads = listsOf(reading, mentions);
  const refused = new Set<PlaceMention>();
  for (const mention of mentions) {
    if (!reading.areFree(mention.start, mention.end)) continue;
    const head = heads.get(mention);
    const words = (): string => reading.quote(mention.start, mention.end);
    if (
      (head && refused.has(head)) ||
      isNegated(reading, mention.start) ||
      (isGeneric(mention) && isOutside(reading, mention.start)) ||
      isRefusedBehind(reading, mention.end)
    ) {
      refused.add(mention);
      refuse(reading, mention);
    } else if (isDestination(reading, mention.start, mention.end)) {
      reading.note(`“${words()}” was read as where you travel, not where you live.`);
      reading.setAside(mention.start, mention.end);
    } else kept.push(mention);
  }
  return kept;
}

function refuse(reading: Reading, { start, end, name }: PlaceMention): void {
  const { notPlaces = [] } = reading.wishes;
  reading.setAside(start, end);
  if (notPlaces.includes(name)) return;
  reading.wishes.notPlaces = [...notPlaces, name];
  reading.found('notPlaces', name, [start, end]);
}
