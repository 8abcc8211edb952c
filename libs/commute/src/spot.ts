import { milesBetween, placeNamed, type Point } from '@lintel/geo';
import { stationAt, stationNamed, stations } from './network.js';
import { FARTHEST_WALK, walkMinutes } from './walking.js';

/** Where a journey begins or ends. */
export interface Spot extends Point {
  readonly name: string;
  /** Of the network, when the spot is one. */
  readonly station?: number;
}

/** Degrees, a little more than the farthest walk. */
const FARTHEST_LATITUDE = FARTHEST_WALK / 69;
/** A longer text is no name. */
const LONGEST_NAME = 100;
/** A town's or an outcode's middle may lie farther from its station than one walks. */
const FARTHEST_STATION = 3;

/**
 * What a name means: a station before a town or an area of that name, then all that the gazetteer names (areas, boroughs, towns,
 * postcodes), each as its middle. Undefined when nothing is called so.
 */
export function spotNamed(text: string): Spot | undefined {
  const said = text.trim();
  if (said === '' || said.length > LONGEST_NAME) return undefined;
  const station = stationNamed(said);
  if (station !== undefined) return spotOf(station);
  const place = placeNamed(said) ?? placeNamed(said.replace(/\s+station$/i, ''));
  if (!place) return undefined;
  const there = place.kind === 'station' ? stationAt(place) : undefined;
  const { name, latitude, longitude } = place;
  return there === undefined ? { name, latitude, longitude } : spotOf(there);
}

export function spotOf(station: number): Spot {
  const { name, latitude, longitude } = stations[station]!;
  return { name, latitude, longitude, station };
}

export interface Walk {
  readonly station: number;
  readonly minutes: number;
}

/** Stations that one walks to from a point, within half an hour. */
export function walksFrom(point: Point): Walk[] {
  const walks: Walk[] = [];
  for (const [index, station] of stations.entries()) {
    // A look at the latitudes spares most distances.
    if (Math.abs(station.latitude - point.latitude) > FARTHEST_LATITUDE) continue;
    const miles = milesBetween(point, station);
    if (miles <= FARTHEST_WALK) walks.push({ station: index, minutes: walkMinutes(miles) });
  }
  return walks;
}

/** Of a named place, too, whose nearest station is within three miles only. */
export function walksOf(spot: Spot): Walk[] {
  const walks = walksFrom(spot);
  if (walks.length > 0) return walks;
  const [nearest] = stations
    .map((station, index) => ({ station: index, miles: milesBetween(spot, station) }))
    .sort((a, b) => a.miles - b.miles);
  return nearest && nearest.miles <= FARTHEST_STATION
    ? [{ station: nearest.station, minutes: walkMinutes(nearest.miles) }]
    : [];
}
