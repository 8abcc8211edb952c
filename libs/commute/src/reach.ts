import { milesBetween, type Point, WALKING_MILES_PER_HOUR } from '@lintel/geo';
import { stations, stops, stopsAt } from './network.js';
import { type Spot, type Walk, walksFrom, walksOf } from './spot.js';
import { FARTHEST_WALK, walkMinutes } from './walking.js';

export interface WalkLeg {
  readonly mode: 'walk';
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

export interface RideLeg {
  readonly mode: 'ride';
  /** `Northern line`, `Southern` */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** On the train. */
  readonly minutes: number;
  /** Minutes before the train goes: to the platform when changing, and half the time between two trains. */
  readonly wait: number;
  /** How many stations on. */
  readonly stops: number;
}

export type Leg = WalkLeg | RideLeg;

/** An estimate; `minutes` is all walks, waits and rides of the legs together. */
export interface Journey {
  /** On trains: no walk, wait or change. */
  readonly rideMinutes: number;
  /** Door to door. */
  readonly minutes: number;
  readonly legs: readonly Leg[];
}

export interface Circle {
  readonly centre: Point;
  readonly miles: number;
}

/** Of two ways as quick the one with fewer trains is taken: a minute counts as many, a train one. */
const MINUTE = 1000;
/** Of latitude, a little fewer than there are. */
const MILES_A_DEGREE = 69;

// A passenger is outside a station's platforms, wanting a train; on a train; or off one. The numbers of the three follow one another.
const count = stations.length;
const outside = (station: number) => station;
const off = (station: number) => count + station;
const aboard = (stop: number) => 2 * count + stop;

/** How long it takes to one destination from everywhere, worked out once. */
export class Reach {
  readonly #score = new Float64Array(2 * count + stops.length).fill(Infinity);
  /** Where one goes on to from each state; -1: on foot to the destination. */
  readonly #onward = new Int32Array(2 * count + stops.length).fill(-1);
  readonly #walks = new Map<number, number>();

  constructor(readonly destination: Spot) {
    const queue: number[][] = [];
    const offer = (state: number, score: number, onward: number): void => {
      if (score >= this.#score[state]!) return;
      this.#score[state] = score;
      this.#onward[state] = onward;
      (queue[Math.floor(score / MINUTE)] ??= []).push(state);
    };
    for (const { station, minutes } of walksOf(destination)) {
      this.#walks.set(station, minutes);
      offer(off(station), minutes * MINUTE, -1);
    }
    for (let minute = 0; minute < queue.length; minute++)
      for (const state of queue[minute] ?? []) {
        const score = this.#score[state]!;
        // Since found quicker, and dealt with then.
        if (Math.floor(score / MINUTE) < minute) continue;
        this.#backwards(state, (before, minutes, trains = 0) =>
          offer(before, score + minutes * MINUTE + trains, state),
        );
      }
  }

  /** States that one may come from, with what the step takes. */
  #backwards(state: number, offer: (before: number, minutes: number, trains?: number) => void): void {
    if (state >= 2 * count) {
      const { station, wait, next } = stops[state - 2 * count]!;
      for (const { stop, minutes } of next) offer(aboard(stop), minutes);
      offer(outside(station), wait, 1);
    } else if (state >= count) {
      for (const stop of stopsAt[state - count]!) offer(aboard(stop), 0);
    } else {
      const { change, near } = stations[state]!;
      offer(off(state), change);
      for (const { station, minutes } of near) offer(off(station), minutes);
    }
  }

  /** Whether any train goes there. */
  get isServed(): boolean {
    return this.#walks.size > 0;
  }

  /** From a home: null when no station is within half an hour's walk, nor the destination itself. */
  from(home: Point): Journey | null {
    return this.#best(home, walksFrom(home), '');
  }

  /** From a named place. */
  fromSpot(spot: Spot): Journey | null {
    if (spot.name === this.destination.name && milesBetween(spot, this.destination) === 0)
      return { rideMinutes: 0, minutes: 0, legs: [] };
    return this.#best(spot, walksOf(spot), spot.name);
  }

  #best(from: Point, walks: readonly Walk[], name: string): Journey | null {
    const miles = milesBetween(from, this.destination);
    const onFoot = miles <= FARTHEST_WALK ? walkMinutes(miles) : Infinity;
    let best: Walk | undefined;
    let least = onFoot * MINUTE;
    for (const walk of walks) {
      const score = walk.minutes * MINUTE + this.#score[outside(walk.station)]!;
      if (score < least) [best, least] = [walk, score];
    }
    if (least === Infinity) return null;
    const legs = best
      ? [...walkLeg(name, stations[best.station]!.name, best.minutes), ...this.#legsFrom(best.station)]
      : walkLeg(name, this.destination.name, onFoot);
    const rideMinutes = legs.reduce((sum, leg) => sum + (leg.mode === 'ride' ? leg.minutes : 0), 0);
    return { rideMinutes, minutes: Math.floor(least / MINUTE), legs };
  }

  #legsFrom(first: number): Leg[] {
    const legs: Leg[] = [];
    let station = first;
    let change = 0;
    for (;;) {
      const { line, wait, arrival, minutes, passed } = this.#ride(station);
      const [from, to] = [stations[station]!.name, stations[arrival]!.name];
      legs.push({ mode: 'ride', line, from, to, minutes, wait: change + wait, stops: passed });
      const onward = this.#onward[off(arrival)]!;
      if (onward < 0) return [...legs, ...walkLeg(to, this.destination.name, this.#walks.get(arrival)!)];
      change = onward === arrival ? stations[arrival]!.change : 0;
      const walk = stations[arrival]!.near.find((near) => near.station === onward);
      if (walk) legs.push(...walkLeg(to, stations[onward]!.name, walk.minutes));
      station = onward;
    }
  }

  #ride(station: number) {
    let state = this.#onward[outside(station)]!;
    const { line, wait } = stops[state - 2 * count]!;
    let minutes = 0;
    let passed = 0;
    for (;;) {
      const next = this.#onward[state]!;
      const here = stops[state - 2 * count]!;
      if (next < 2 * count) return { line, wait, arrival: here.station, minutes, passed };
      minutes += here.next.find(({ stop }) => aboard(stop) === next)!.minutes;
      passed++;
      state = next;
    }
  }

  /**
   * Where homes lie from which the destination is reached in that time, as circles on the map: around the destination, and around each
   * station from which time is left to walk to it. A circle within another is left out. The same list for the same minutes, while it is kept.
   */
  circles(within: number): readonly Circle[] {
    return keptIn(keptCircles, `${keyOf(this.destination)}|${within}`, () => this.#circlesOf(within));
  }

  #circlesOf(within: number): Circle[] {
    const around = stations.map((station, index) => ({
      centre: { latitude: station.latitude, longitude: station.longitude },
      left: within - Math.floor(this.#score[outside(index)]! / MINUTE),
    }));
    const { latitude, longitude } = this.destination;
    const circles = [...around, { centre: { latitude, longitude }, left: within }]
      .filter(({ left }) => left > 0)
      .map(({ centre, left }) => ({
        centre,
        miles: Math.min((left * WALKING_MILES_PER_HOUR) / 60, FARTHEST_WALK),
      }))
      .sort((a, b) => b.miles - a.miles);
    return circles.filter(({ centre, miles }) => {
      for (const larger of circles) {
        if (larger.miles <= miles) return true;
        const room = larger.miles - miles;
        // A look at the latitudes spares most distances.
        if (Math.abs(larger.centre.latitude - centre.latitude) * MILES_A_DEGREE > room) continue;
        if (milesBetween(larger.centre, centre) <= room) return false;
      }
      return true;
    });
  }
}

const walkLeg = (from: string, to: string, minutes: number): WalkLeg[] =>
  minutes > 0 ? [{ mode: 'walk', from, to, minutes }] : [];

const MOST_KEPT = 100;
const keptReaches = new Map<string, Reach>();
const keptCircles = new Map<string, readonly Circle[]>();

/** The hundred asked for last are kept. */
function keptIn<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return value;
}

const keyOf = ({ latitude, longitude, name }: Spot): string => `${latitude},${longitude},${name}`;

/** The same for the same destination; the hundred asked for last are kept. */
export const reachOf = (destination: Spot): Reach =>
  keptIn(keptReaches, keyOf(destination), () => new Reach(destination));
