import { foldName, GAZETTEER, milesBetween, type Place, type Point } from '@lintel/geo';
import { CHANGES } from './changes.js';
import { FURTHER_STATIONS } from './further-stations.js';
import { DLR_OVERGROUND_ELIZABETH_TRAM } from './lines/dlr-overground-elizabeth-tram.js';
import { NATIONAL_RAIL } from './lines/national-rail.js';
import { UNDERGROUND } from './lines/underground.js';
import { walkMinutes } from './walking.js';

export interface Station extends Point {
  readonly name: string;
  /** Minutes from one platform to another. */
  readonly change: number;
  /** Stations that one may walk to, to take another train there. */
  readonly near: readonly { readonly station: number; readonly minutes: number }[];
}

/** A place in the run of a train: what a passenger is at between two stations. */
export interface Stop {
  readonly station: number;
  /** Such as `Northern line`. */
  readonly line: string;
  /** Minutes waited for the train, half the time between two. */
  readonly wait: number;
  /** Neighbours on the run. */
  readonly next: readonly { readonly stop: number; readonly minutes: number }[];
}

/** One may walk as far between two stations, in miles. */
const WALK_BETWEEN_STATIONS = 0.4;
/** Degrees, a little more than that: a look at the latitudes spares most distances. */
const LATITUDE_BETWEEN_STATIONS = WALK_BETWEEN_STATIONS / 69;
const USUAL_CHANGE = 3;

interface Call {
  readonly name: string;
  /** From the call before. */
  readonly minutes: number;
}

interface Run {
  readonly line: string;
  readonly mode: string;
  readonly every: number;
  readonly calls: readonly Call[];
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

const runs: Run[] = [];
for (const [line = '', mode = '', every, calls = ''] of [
  UNDERGROUND,
  DLR_OVERGROUND_ELIZABETH_TRAM,
  NATIONAL_RAIL,
].flatMap(rowsOf))
  runs.push({ line, mode, every: Number(every), calls: callsOf(line, calls.split(', ')) });

function callsOf(line: string, written: readonly string[]): Call[] {
  const calls: Call[] = [];
  for (const call of written) {
    const [, onTo, minutes = '0', name = ''] = /^(?:(…) |(\d+) )?(.+)$/.exec(call)!;
    if (onTo) calls.push(...asBefore(line, calls.at(-1)!.name, name));
    else calls.push({ name, minutes: Number(minutes) });
  }
  return calls;
}

/** What an earlier row of the line has from one station on to another, in either direction. */
function asBefore(line: string, from: string, to: string): Call[] {
  for (const { calls } of runs.filter((run) => run.line === line)) {
    const [start, end] = [from, to].map((name) => calls.findIndex((call) => call.name === name)) as [
      number,
      number,
    ];
    if (start < 0 || end < 0) continue;
    if (start < end) return calls.slice(start + 1, end + 1);
    return calls
      .slice(end, start)
      .map(({ name }, index) => ({ name, minutes: calls[end + index + 1]!.minutes }))
      .reverse();
  }
  throw new Error(`no row of ${line} goes from ${from} to ${to}`);
}

const changes = new Map(
  rowsOf(CHANGES).flatMap(([minutes, names = '']) =>
    names.split(', ').map((name) => [name, Number(minutes)] as const),
  ),
);

const further = new Map(
  rowsOf(FURTHER_STATIONS).map(([name = '', latitude, longitude]) => [
    name,
    { latitude: Number(latitude), longitude: Number(longitude) },
  ]),
);

const known = Map.groupBy(
  GAZETTEER.filter(({ kind }) => kind === 'station'),
  ({ name }) => name,
);

/** Two stations are called Bethnal Green: the one that the mode serves. */
function placeOf(name: string, mode: string): Point & { readonly aliases?: readonly string[] } {
  const places = known.get(name) ?? [];
  const place: (Point & Partial<Place>) | undefined =
    places.find(({ modes }) => modes?.some((served) => String(served) === mode)) ??
    places[0] ??
    further.get(name);
  if (!place) throw new Error(`no position is known of the station ${name}`);
  return place;
}

const at = new Map<string, number>();
const places: (Point & { readonly name: string; readonly aliases: readonly string[] })[] = [];
const stopList: { station: number; line: string; wait: number; next: { stop: number; minutes: number }[] }[] =
  [];

for (const { line, mode, every, calls } of runs) {
  for (const [index, { name, minutes }] of calls.entries()) {
    const { latitude, longitude, aliases = [] } = placeOf(name, mode);
    const key = `${latitude},${longitude}`;
    const station = at.get(key) ?? places.push({ name, latitude, longitude, aliases }) - 1;
    at.set(key, station);
    const stop = stopList.push({ station, line, wait: Math.ceil(every / 2), next: [] }) - 1;
    if (index === 0) continue;
    stopList[stop]!.next.push({ stop: stop - 1, minutes });
    stopList[stop - 1]!.next.push({ stop, minutes });
  }
}

export const stations: readonly Station[] = places.map((place, index) => ({
  name: place.name,
  latitude: place.latitude,
  longitude: place.longitude,
  change: changes.get(place.name) ?? USUAL_CHANGE,
  near: places.flatMap((other, station) => {
    if (Math.abs(other.latitude - place.latitude) > LATITUDE_BETWEEN_STATIONS) return [];
    const miles = milesBetween(place, other);
    return station === index || miles > WALK_BETWEEN_STATIONS
      ? []
      : [{ station, minutes: walkMinutes(miles) }];
  }),
}));

export const stops: readonly Stop[] = stopList;

/** By station, the stops there. */
export const stopsAt: readonly (readonly number[])[] = stopsByStation();

function stopsByStation(): number[][] {
  const found: number[][] = stations.map(() => []);
  for (const [index, { station }] of stops.entries()) found[station]!.push(index);
  return found;
}

/** What people say for a station beside its names in the gazetteer. */
const SAID: Readonly<Record<string, string>> = {
  "King's Cross": "King's Cross St Pancras",
  'St Pancras': 'St Pancras International',
  Heathrow: 'Heathrow Terminals 2 & 3',
  'Heathrow Airport': 'Heathrow Terminals 2 & 3',
  'Clapham Jct': 'Clapham Junction',
  Stansted: 'Stansted Airport',
  'Luton Airport': 'Luton Airport Parkway',
  'Milton Keynes': 'Milton Keynes Central',
  'St Albans': 'St Albans City',
};

const named = new Map<string, number>();
for (const [index, { name, aliases }] of places.entries()) {
  for (const each of [name, ...aliases].map(foldName)) if (!named.has(each)) named.set(each, index);
}
for (const [said, name] of Object.entries(SAID)) named.set(foldName(said), named.get(foldName(name))!);

/** The station of a name such as `Bank`, `London Victoria` or `Angel tube station`. */
export function stationNamed(text: string): number | undefined {
  const name = foldName(text);
  return (
    named.get(name) ??
    named.get(
      name
        .replace(/^london (?!bridge|fields|city)/, '')
        .replace(
          / (?:(?:tube|underground|rail|railway|train|dlr|overground) )?(?:station|tube|underground)$/,
          '',
        ),
    )
  );
}

/** The station that lies at the very point. */
export const stationAt = ({ latitude, longitude }: Point): number | undefined =>
  at.get(`${latitude},${longitude}`);
