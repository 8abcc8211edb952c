import type { Reading } from './reading.js';
import type { Criterion } from './understanding.types.js';

export type DistanceCriterion = Extract<Criterion, 'maxTubeDistance' | 'maxBusDistance' | 'maxTrainDistance'>;

/** A stop the text speaks of: "the nearest tube station". */
export interface Target {
  readonly start: number;
  readonly end: number;
  readonly criterion: DistanceCriterion;
  /** "station" said alone: the place it is named after may tell what stops there. */
  readonly plainStation: boolean;
}

const KINDS: Readonly<Record<string, DistanceCriterion>> = {
  tube: 'maxTubeDistance',
  tubes: 'maxTubeDistance',
  underground: 'maxTubeDistance',
  subway: 'maxTubeDistance',
  metro: 'maxTubeDistance',
  bus: 'maxBusDistance',
  buses: 'maxBusDistance',
  train: 'maxTrainDistance',
  trains: 'maxTrainDistance',
  rail: 'maxTrainDistance',
  railway: 'maxTrainDistance',
  overground: 'maxTrainDistance',
  crossrail: 'maxTrainDistance',
  dlr: 'maxTrainDistance',
  thameslink: 'maxTrainDistance',
};
const TUBE_LINES = new Set([
  'bakerloo',
  'central',
  'circle',
  'district',
  'jubilee',
  'metropolitan',
  'northern',
  'piccadilly',
  'victoria',
]);
const TRAIN_LINES = new Set(['elizabeth', 'mildmay', 'windrush', 'weaver', 'suffragette', 'lioness']);
const TAILS = new Set([
  'station',
  'stations',
  'stop',
  'stops',
  'line',
  'lines',
  'link',
  'links',
  'route',
  'routes',
  'network',
  'service',
  'services',
]);
/** Stations nobody boards a train at. */
const NO_STOPS = new Set([
  'fire',
  'police',
  'petrol',
  'power',
  'service',
  'filling',
  'charging',
  'radio',
  'work',
  'polling',
  'ambulance',
  'docking',
]);

function kindAt(
  reading: Reading,
  at: number,
): { criterion: DistanceCriterion; length: number; plain: boolean } | undefined {
  const word = reading.word(at);
  const next = reading.word(at + 1);
  if (next === 'line' && TUBE_LINES.has(word))
    return { criterion: 'maxTubeDistance', length: 2, plain: false };
  if (next === 'line' && TRAIN_LINES.has(word))
    return { criterion: 'maxTrainDistance', length: 2, plain: false };
  if (word === 'national' && next === 'rail')
    return { criterion: 'maxTrainDistance', length: 2, plain: false };
  if (Object.hasOwn(KINDS, word))
    return { criterion: KINDS[word] as DistanceCriterion, length: 1, plain: false };
  const plain =
    (word === 'station' || word === 'stations' || word === 'stn') && !NO_STOPS.has(reading.word(at - 1));
  return plain ? { criterion: 'maxTrainDistance', length: 1, plain } : undefined;
}

/** Every stop a text speaks of; words inside a place's own name ("Battersea Power Station") do not count. */
export function findTargets(reading: Reading, insidePlace: (at: number) => boolean): Target[] {
  const targets: Target[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (insidePlace(at)) continue;
    const kind = kindAt(reading, at);
    if (!kind) continue;
    // "by train", "train ride": travelling, not a stop.
    if (
      reading.word(at - 1) === 'by' ||
      /^(?:rides?|journeys?|commute|fares?|tickets?)$/.test(reading.word(at + kind.length))
    )
      continue;
    const start = at;
    let end = at + kind.length;
    while (TAILS.has(reading.word(end)) && end - at < kind.length + 2) end++;
    targets.push({ start, end, criterion: kind.criterion, plainStation: kind.plain });
    at = end - 1;
  }
  return targets;
}
