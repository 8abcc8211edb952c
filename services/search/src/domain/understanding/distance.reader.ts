import type { Place } from '@lintel/geo';
import { findNearness, type Nearness } from './nearness.js';
import type { PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';
import { findTargets, type Target } from './stop-words.js';

/** Words that may stand between "10 minutes" and "the station". */
const FILLERS = new Set(
  (
    'of from to the a an my any nearest local closest good main line walk walks walking distance foot on by away its is are be within both either ' +
    'must should be that which has have is shops shop schools school amenities parks park local located somewhere ideally preferably at most max only about just under no further than another some public transport links link access and or & easy short with well served'
  ).split(' '),
);
/** How many words apart a distance and its stop may be. */
const REACH = 10;

interface Pairing {
  readonly target: Target;
  readonly nearness: Nearness;
}

/**
 * Distances to tube, bus and train: a stop with words of nearness on either side, "near a tube", "tube within 10 minutes
 * walk". Near alone is half a mile; walking is three miles an hour.
 */
export function readDistances(reading: Reading, mentions: readonly PlaceMention[]): void {
  const inPlace = new Map<number, PlaceMention>();
  for (const mention of mentions) {
    for (let at = mention.start; at < mention.end; at++) inPlace.set(at, mention);
  }
  const insidePlace = (at: number): boolean => inPlace.has(at);
  const targets = findTargets(reading, insidePlace);
  const spans = findNearness(reading, insidePlace);
  const endsAt = new Map(spans.map((nearness) => [nearness.end, nearness]));
  const startsAt = new Map(spans.map((nearness) => [nearness.start, nearness]));
  const targetAt = new Map<number, Target>();
  for (const target of targets) for (let at = target.start; at < target.end; at++) targetAt.set(at, target);

  const maySkip = (at: number): boolean => {
    if (FILLERS.has(reading.word(at)) || inPlace.has(at) || targetAt.has(at)) return true;
    if (reading.word(at) === ',' || reading.word(at) === '/') return targetAt.has(at - 1);
    // "Xyz" in "near Xyz station": a name we do not know.
    return reading.tokens[at]?.capital === true && reading.tokens[at]?.kind === 'word';
  };
  /** "1km to the nearest station": the figure before a word of nearness is what counts. */
  const measured = (vague: Nearness): Nearness | undefined => {
    if (!vague.vague) return undefined;
    for (let at = vague.start; at > vague.start - 4 && at >= 0; at--) {
      const nearness = endsAt.get(at);
      if (nearness && !nearness.vague) return nearness;
      if (!FILLERS.has(reading.word(at - 1))) return undefined;
    }
    return undefined;
  };
  const before = (target: Target): Nearness | undefined => {
    for (let at = target.start; at > target.start - REACH && at >= 0; at--) {
      const nearness = endsAt.get(at);
      if (nearness && nearness.start < at) return measured(nearness) ?? nearness;
      if (!maySkip(at - 1)) return undefined;
    }
    return undefined;
  };
  const behind = (target: Target): Nearness | undefined => {
    for (let at = target.end; at < target.end + REACH; at++) {
      const nearness = startsAt.get(at);
      // "tube near shops": what is vague and stands behind must end there to be about the stop.
      if (nearness && (!nearness.vague || /^(?:nearby|close|walking|short|easy)$/.test(reading.word(at))))
        return nearness;
      if (nearness || !(maySkip(at) || /^[:=(]$/.test(reading.word(at)))) return undefined;
    }
    return undefined;
  };

  const used = new Set<Nearness>();
  /** Measures that stand behind their stop: "train within a mile" leaves none for "and bus within 5 minutes". */
  const behindAnother = new Set<Nearness>();
  for (const target of targets) {
    const ahead = before(target);
    const after = !ahead || behindAnother.has(ahead) ? behind(target) : undefined;
    const nearness = after && (!ahead || !after.vague) ? after : ahead;
    if (!nearness) continue;
    if (nearness === after) behindAnother.add(after);
    used.add(nearness);
    pair(reading, { target, nearness }, inPlace.get(target.start - 1)?.places);
  }
  for (const nearness of spans) {
    if (nearness.vague || used.has(nearness)) continue;
    const station = stationBehind(reading, nearness, inPlace);
    if (!station) continue;
    used.add(nearness);
    const criterion = station.places.some(({ modes }) => modes?.includes('tube'))
      ? 'maxTubeDistance'
      : 'maxTrainDistance';
    pair(reading, { target: { ...station, criterion, plainStation: false }, nearness }, undefined);
    reading.release(reading.tokens.flatMap((_, at) => (inPlace.get(at) === station ? [at] : [])));
  }
  noteUnused(reading, spans, used);
}

/** "10 minutes walk from Walthamstow Central": a name that only a station has stands for the station. */
function stationBehind(
  reading: Reading,
  nearness: Nearness,
  inPlace: ReadonlyMap<number, PlaceMention>,
): PlaceMention | undefined {
  let at = nearness.end;
  while (at < nearness.end + 4 && FILLERS.has(reading.word(at)) && !inPlace.has(at)) at++;
  const mention = inPlace.get(at);
  const onlyStation = mention?.places.length !== 0 && mention?.places.every(({ kind }) => kind === 'station');
  return onlyStation ? mention : undefined;
}

function pair(reading: Reading, { target, nearness }: Pairing, named: readonly Place[] | undefined): void {
  const criterion = target.plainStation && isTubeOnly(named) ? 'maxTubeDistance' : target.criterion;
  const from = Math.min(nearness.start, target.start);
  const to = Math.max(nearness.end, target.end);
  reading.claim(nearness.start, nearness.end);
  reading.claim(target.start, target.end);
  if (nearness.miles === undefined) {
    reading.note(
      `The search filters by the greatest distance only, so “${reading.quote(from, to)}” was left out.`,
    );
    return;
  }
  const known = reading.criteria[criterion];
  if (known !== undefined && known <= nearness.miles) return;
  const superseded = reading.parts.findIndex((part) => part.criterion === criterion);
  if (superseded >= 0) reading.parts.splice(superseded, 1);
  reading.criteria[criterion] = nearness.miles;
  const note = nearness.vague
    ? `Without a figure we look within ${nearness.miles} miles, about 10 minutes on foot.`
    : undefined;
  const stillFree = reading.freeWithin(from, to);
  reading.found(criterion, nearness.miles, [from, to], nearness.vague ? 'likely' : 'certain', note);
  reading.release(stillFree);
}

/** A station of the Underground where no train of another company calls. */
function isTubeOnly(places: readonly Place[] | undefined): boolean {
  const stations = places?.filter((place) => place.modes !== undefined) ?? [];
  return (
    stations.length > 0 &&
    stations.every(
      ({ modes = [] }) => modes.includes('tube') && !modes.some((mode) => mode !== 'tube' && mode !== 'dlr'),
    )
  );
}

function noteUnused(reading: Reading, spans: readonly Nearness[], used: ReadonlySet<Nearness>): void {
  for (const nearness of spans) {
    if (nearness.vague || used.has(nearness)) continue;
    // It is no price either: "10 minutes", "800 metres".
    reading.claim(nearness.start, nearness.end);
    reading.note(
      `“${reading.quote(nearness.start, nearness.end)}” was left out: distances are to a tube, bus or train stop.`,
    );
  }
}
