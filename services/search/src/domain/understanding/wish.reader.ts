import { type FeatureName, featureLabels, type PropertyType, wishKey } from '@lintel/contracts';
import { findFeatures } from './feature-mentions.js';
import { isStudio, propertyTypeAt } from './property-type-words.js';
import type { Reading } from './reading.js';
import type { Part } from './understanding.types.js';
import { isFiller } from './vocabulary.js';
import { type Cue, cueEndingAt, cueStartingAt } from './wish-cues.js';

/** A feature or a type of home, with what is said of it. */
interface Item {
  readonly feature?: FeatureName;
  readonly type?: PropertyType;
  readonly start: number;
  readonly end: number;
  readonly isCorrected: boolean;
  /** What stands before it, or was said of the list it stands in. */
  cue?: Cue | undefined;
  /** Where the words begin that are its own. */
  from: number;
  /** What stands behind it. */
  after?: Cue | undefined;
  until: number;
  /** What joins it to the item before it; undefined: nothing. */
  joint?: 'or' | 'and' | ',' | undefined;
}

type Meaning = 'want' | 'exclude' | 'spare' | 'fine' | 'nothing';

/** What a home is, as opposed to what it has: "no" excludes it. */
const KINDS = new Set<FeatureName>([
  ...([
    'ground-floor',
    'top-floor',
    'basement',
    'penthouse',
    'new-build',
    'period',
    'needs-work',
    'freehold',
    'leasehold',
  ] as const),
  ...([
    'share-of-freehold',
    'shared-ownership',
    'retirement',
    'auction',
    'furnished',
    'part-furnished',
    'unfurnished',
  ] as const),
  ...([
    'students',
    'short-let',
    'open-plan',
    'detached',
    'semi-detached',
    'terraced',
    'end-of-terrace',
    'mews',
    'cottage',
  ] as const),
]);
/** What a landlord is asked to put up with: "pets ok" wishes for it, and "no pets" for nothing. */
const ALLOWED = new Set<FeatureName>(['pets', 'benefits-accepted', 'students', 'short-let']);

/** Of which one is as good as another: "garden, terrace or balcony". */
const FAMILIES: readonly (readonly FeatureName[])[] = [
  ['garden', 'balcony', 'terrace', 'outside-space', 'conservatory'],
  ['parking', 'garage', 'ev-charging'],
  ['ground-floor', 'top-floor', 'basement', 'lift', 'step-free', 'penthouse'],
  ['furnished', 'part-furnished', 'unfurnished'],
  ['freehold', 'leasehold', 'share-of-freehold', 'shared-ownership'],
  ['detached', 'semi-detached', 'terraced', 'end-of-terrace', 'mews', 'cottage'],
  ['new-build', 'period', 'needs-work'],
  ['gym', 'pool', 'concierge'],
  ['river-view', 'sea-view'],
];
const familyOf = new Map(FAMILIES.flatMap((family) => family.map((name) => [name, family] as const)));

/** Words that say how something is, and not whether it is wished for. */
const SOFT = new Set(
  'good nice decent big large small huge tiny private own south north east west facing rear front back enclosed walled fenced allocated gated secure double single triple integral original proper sunny shared communal covered residents downstairs upstairs quiet lovely little spare long fast super full off-road great bright pretty mature low maintenance low-maintenance manageable safe separate dedicated designated wide roomy : ( two three one 2 3 either fitted fully roof'.split(
    ' ',
  ),
);
const STOPS = /^(?:but|then|so|although|however|because|though|flat|house|while|where)$/;
/** How many words before and behind a wish say what it means. */
const REACH = 8;

/** Features and types of home: which are wanted, which are not, and how much. */
export function readWishes(reading: Reading): void {
  const items = itemsOf(reading);
  items.forEach((item, at) => look(reading, item, items[at - 1]));
  inherit(items);
  const meanings = new Map(items.map((item, at) => [item, meaningOf(reading, item, items[at - 1])]));
  const disputed = disputedOf(reading, items, meanings);
  for (const item of items) if (meanings.get(item) !== 'nothing') reading.claim(item.from, item.until);
  const lists = listsOf(items, meanings, disputed);
  for (const item of items) {
    const meaning = meanings.get(item);
    const name = item.feature ?? item.type;
    if (name === undefined || disputed.has(name)) continue;
    if (meaning === 'exclude') exclude(reading, item);
    else if (meaning === 'want') want(reading, item, lists.get(item));
  }
}

function itemsOf(reading: Reading): Item[] {
  const features = findFeatures(reading);
  const items: Item[] = features.map((mention) => ({ ...mention, from: mention.start, until: mention.end }));
  for (let at = 0; at < reading.tokens.length; at++) {
    const type = reading.isAside(at) ? undefined : propertyTypeAt(reading, at);
    if (!type || features.some(({ start, end }) => at > start && at < end)) continue;
    if (features.some(({ start, end, feature }) => at >= start && at < end && feature !== 'students'))
      continue;
    items.push({ type, start: at, end: at + 1, isCorrected: false, from: at, until: at + 1 });
  }
  return items.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Finds what is said of an item right before and behind it, and how it is joined to the one before. */
function look(reading: Reading, item: Item, previous: Item | undefined): void {
  let joint: Item['joint'];
  for (let at = item.start - 1; at >= 0 && item.start - at <= REACH; at--) {
    if (previous && at < previous.end) {
      item.joint = joint;
      break;
    }
    if (reading.isAside(at)) break;
    const word = reading.word(at);
    const cue = cueEndingAt(reading, at);
    if (
      cue &&
      !(previous && cue.start < previous.end) &&
      !(cue.cue === 'must' && isRooms(reading, at + 1, item.start))
    ) {
      if (joint === undefined) {
        item.cue = cue.cue;
        item.from = cue.start;
      }
      break;
    }
    const joins = /^(?:or|\/|nor)$/.test(word)
      ? 'or'
      : /^(?:and|\+)$/.test(word)
        ? 'and'
        : word === ','
          ? ','
          : undefined;
    if (joins) joint = joint === 'or' || joins === 'or' ? 'or' : joint === 'and' ? 'and' : joins;
    else if (STOPS.test(word) || !(SOFT.has(word) || isFiller(word))) break;
  }
  for (let at = item.end; at < item.end + 4; at++) {
    const cue = cueStartingAt(reading, at);
    if (cue) {
      item.after = cue.cue;
      item.until = cue.end;
      return;
    }
    const next = reading.word(at);
    if (!(
      next === '(' ||
      next === ',' ||
      propertyTypeAt(reading, at) ||
      /^(?:is|are|that|which|as|its|would|the)$/.test(next)
    ))
      return;
    // "Balcony, but not essential"
    if (next === ',' && !/^(?:but|though|although)$/.test(reading.word(at + 1))) return;
  }
}

/** "Need 2 beds": rooms stand between. */
function isRooms(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (reading.tokens[at]?.kind === 'number' && !reading.isFree(at)) return true;
  return false;
}

/** What is said of the first of a list holds of the others, and what is said behind the last of those before. */
function inherit(items: readonly Item[]): void {
  items.forEach((item, at) => {
    const previous = items[at - 1];
    if (!previous || item.joint === undefined || item.cue) return;
    const negative = previous.cue === 'exclude' || previous.cue === 'no' || previous.cue === 'spare';
    if (negative && previous.after === undefined && (item.joint !== ',' || endsInOr(items, at)))
      item.cue = previous.cue;
    else if (!negative) item.cue = previous.cue;
  });
  for (let at = items.length - 1; at > 0; at--) {
    const [item, previous] = [items[at]!, items[at - 1]!];
    const joined =
      item.joint === 'or' ||
      item.joint === 'and' ||
      (item.joint === ',' && items[at + 1]?.after === item.after);
    if (item.after && joined && previous.after === undefined && item.joint) previous.after = item.after;
  }
}

function endsInOr(items: readonly Item[], from: number): boolean {
  for (let at = from; at < items.length && items[at]?.joint !== undefined; at++)
    if (items[at]?.joint === 'or') return true;
  return false;
}

function meaningOf(reading: Reading, item: Item, previous: Item | undefined): Meaning {
  const { feature, type, cue, after } = item;
  // Of "no basement flats" and "not a new build house" the type of home is not meant.
  if (type && previous?.feature && previous.end === item.start && isRefused(previous)) return 'nothing';
  const allowed = feature !== undefined && ALLOWED.has(feature);
  if (after === 'spare' && cue !== 'ideally') return type ? 'want' : 'spare';
  if (after === 'fine' && !allowed && !type) return 'fine';
  if (after === 'exclude') return 'exclude';
  if (cue === 'spare') return type ? 'nothing' : 'spare';
  if (cue === 'no' || cue === 'exclude') {
    if (type) return isStudio(reading, item.start) || isLimited(reading, item.end) ? 'nothing' : 'exclude';
    if (after === 'must') return KINDS.has(feature!) && cue === 'exclude' ? 'exclude' : 'spare';
    if (allowed) return feature === 'students' || feature === 'short-let' ? 'exclude' : 'spare';
    return KINDS.has(feature!) || cue === 'exclude' ? 'exclude' : 'spare';
  }
  return 'want';
}

const isRefused = ({ cue, after }: Item): boolean => cue === 'no' || cue === 'exclude' || after === 'exclude';

/** "No flats above the second floor" */
const isLimited = (reading: Reading, at: number): boolean =>
  /^(?:above|over|on|with|without|in|below|under|that|near|next|by|which)$/.test(reading.word(at));

/** Names that are wanted here and refused there: neither is meant, and a note says so. */
function disputedOf(
  reading: Reading,
  items: readonly Item[],
  meanings: ReadonlyMap<Item, Meaning>,
): ReadonlySet<string> {
  const named = (meant: readonly Meaning[]): Map<string, Item> =>
    new Map(
      items
        .filter((item) => meant.includes(meanings.get(item)!))
        .map((item) => [(item.feature ?? item.type)!, item] as const),
    );
  const refused = named(['exclude', 'spare']);
  const disputed = [...named(['want'])].filter(([name]) => refused.has(name));
  for (const [name, { start, end }] of disputed)
    reading.note(
      `“${reading.quote(start, end)}” is both wanted and not wanted, so ${name in featureLabels ? 'it' : 'this type of home'} was left out.`,
    );
  return new Set(disputed.map(([name]) => name));
}

/** For each item of "garden, terrace or balcony" all of them; lists of one name are none. */
function listsOf(
  items: readonly Item[],
  meanings: ReadonlyMap<Item, Meaning>,
  disputed: ReadonlySet<string>,
): ReadonlyMap<Item, readonly Item[]> {
  const lists = new Map<Item, readonly Item[]>();
  const isWanted = ({ feature }: Item, item: Item): boolean =>
    feature !== undefined && meanings.get(item) === 'want' && !disputed.has(feature);
  for (let at = 0; at < items.length; at++) {
    const first = items[at]!;
    if (!isWanted(first, first)) continue;
    let end = at + 1;
    while (end < items.length && isWanted(items[end]!, items[end]!) && continues(items, at, end)) end++;
    const list = items.slice(at, end);
    if (new Set(list.map(({ feature }) => feature)).size > 1) for (const item of list) lists.set(item, list);
    at = end - 1;
  }
  return lists;
}

/** Whether an item is one more of those that began at `first`. */
function continues(items: readonly Item[], first: number, at: number): boolean {
  const { joint, feature } = items[at]!;
  if (joint === 'or') return true;
  const family = familyOf.get(items[first]!.feature!);
  return (
    joint === ',' &&
    family?.includes(feature!) === true &&
    endsInOr(items, at) &&
    isOneFamily(items, at, family)
  );
}

function isOneFamily(items: readonly Item[], from: number, family: readonly FeatureName[]): boolean {
  for (let at = from; items[at]?.joint !== undefined; at++) {
    if (!items[at]?.feature || !family.includes(items[at]!.feature!)) return false;
    if (items[at]?.joint === 'or') return true;
  }
  return false;
}

const push = <Name extends string>(names: readonly Name[] | undefined, name: Name): Name[] | undefined =>
  names?.includes(name) ? undefined : [...(names ?? []), name];

function exclude(reading: Reading, { feature, type, from, until, isCorrected }: Item): void {
  const { wishes } = reading;
  const confidence = isCorrected ? 'likely' : 'certain';
  // "Not a terrace": nobody refuses a roof terrace.
  const name = feature === 'terrace' ? 'terraced' : feature;
  const features = name && push(wishes.notFeatures, name);
  const types = type && push(wishes.notPropertyTypes, type);
  if (features) {
    wishes.notFeatures = features;
    reading.found('notFeatures', name!, [from, until], confidence);
  } else if (types) {
    wishes.notPropertyTypes = types;
    reading.found('notPropertyTypes', type, [from, until], confidence);
  }
}

function want(reading: Reading, item: Item, list: readonly Item[] | undefined): void {
  const { wishes } = reading;
  const { feature, type, start, end, isCorrected } = item;
  const confidence = isCorrected ? 'likely' : 'certain';
  if (type) {
    const types = push(wishes.propertyTypes, type);
    if (!types) return;
    wishes.propertyTypes = types;
    reading.found('propertyType', type, [start, end], confidence);
  } else if (list) {
    if (list[0] === item) wantAny(reading, list);
  } else if (feature) {
    const features = push(wishes.features, feature);
    if (!features) return;
    wishes.features = features;
    reading.found('features', feature, [start, end], confidence, undefined, strengthOf(item));
  }
}

function wantAny(reading: Reading, list: readonly Item[]): void {
  const names = [...new Set(list.map(({ feature }) => feature!))];
  const key = wishKey(names);
  if (reading.wishes.anyOf?.some((other) => wishKey(other) === key)) return;
  reading.wishes.anyOf = [...(reading.wishes.anyOf ?? []), names];
  const span = [list[0]!.start, list.at(-1)!.end] as const;
  const strengths = list.map(strengthOf);
  const strength = strengths.find((each) => each !== undefined);
  const confidence = list.some(({ isCorrected }) => isCorrected) ? 'likely' : 'certain';
  reading.found('anyOf', key, span, confidence, undefined, strength);
}

function strengthOf({ cue, after }: Item): Part['strength'] {
  if (cue === 'ideally' || after === 'ideally') return 'ideally';
  return cue === 'must' || after === 'must' ? 'must' : undefined;
}
