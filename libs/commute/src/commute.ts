import { type Journey, reachOf } from './reach.js';
import { spotNamed, walksOf } from './spot.js';

export interface NoCommute {
  readonly error: string;
}

/**
 * The journey of a line `from → to` (or `->`), between stations, areas, boroughs, towns and postcodes of the gazetteer. `rideMinutes` is the
 * time on trains alone, summed over the trains taken: no walk, no wait and no change is in it. `minutes` is door to door: the walk at
 * 3 mph in a straight line, half the time between two trains, the ride, for each change the walk between platforms and the next wait, and
 * the walk at the end. A station is its own door. What cannot be answered says why, and of which side.
 */
export function commuteOf(line: string): Journey | NoCommute {
  const arrow = /→|->/.exec(line);
  if (!arrow) return { error: 'write a line as: from → to' };
  const sides = [line.slice(0, arrow.index), line.slice(arrow.index + arrow[0].length)] as const;
  const [from, to] = sides.map(spotNamed);
  if (!from) return { error: unknown('from', sides[0]) };
  if (!to) return { error: unknown('to', sides[1]) };
  const journey = reachOf(to).fromSpot(from);
  if (journey) return journey;
  for (const [side, spot] of [['from', from] as const, ['to', to] as const])
    if (walksOf(spot).length === 0) return { error: `${side}: no station is within reach of ${spot.name}` };
  return { error: `no way is known from ${from.name} to ${to.name}` };
}

const SHOWN = 60;

function unknown(side: string, said: string): string {
  const name = said.trim();
  if (name === '') return `${side}: no place is said`;
  return `${side}: no place is known as “${name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name}”`;
}
