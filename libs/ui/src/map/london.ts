import { GAZETTEER, type Place } from '@lintel/geo';
import { COASTS } from './coasts.js';
import { PARKS } from './parks.js';
import { ROADS } from './roads.js';
import { THAMES } from './thames.js';
import { WATERS } from './waters.js';

/** Longitude and latitude in degrees. */
export type Coordinate = readonly [longitude: number, latitude: number];

/** A park, or a dock or lake. */
export interface Ground {
  readonly name: string;
  readonly outline: readonly Coordinate[];
}

export interface Road {
  readonly name: string;
  /** 1 motorway and trunk, 2 main, 3 street. */
  readonly rank: 1 | 2 | 3;
  readonly line: readonly Coordinate[];
}

/** A piece of the river with its width in metres. */
export interface Reach {
  readonly line: readonly Coordinate[];
  readonly width: number;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

const points = (text: string): Coordinate[] =>
  text.split(',').map((point) => {
    const [latitude, longitude] = point.split(' ');
    return [Number(longitude), Number(latitude)];
  });

const grounds = (table: string): Ground[] =>
  rows(table).map(([name = '', outline = '']) => ({ name, outline: points(outline) }));

/** The islands, for a map of the whole country. */
export const coasts = (): Ground[] => grounds(COASTS);

export const parks = (): Ground[] => grounds(PARKS);

export const waters = (): Ground[] => grounds(WATERS);

export const roads = (): Road[] =>
  rows(ROADS).map(([name = '', rank, line = '']) => ({
    name,
    rank: Number(rank) as Road['rank'],
    line: points(line),
  }));

/** The Thames in short reaches, each as wide as the river is there, its bends smoothed. */
export function thames(): Reach[] {
  const course = rows(THAMES).map((row) => row.map(Number) as [number, number, number]);
  const smooth = rounded(rounded(course));
  return smooth.slice(1).map(([latitude, longitude, width], index) => {
    const [fromLatitude, fromLongitude, fromWidth] = smooth[index]!;
    return {
      line: [
        [fromLongitude, fromLatitude],
        [longitude, latitude],
      ],
      width: (fromWidth + width) / 2,
    };
  });
}

/** Cuts every corner at a quarter of its sides (Chaikin's algorithm). */
export function rounded<Row extends readonly number[]>(line: readonly Row[]): Row[] {
  if (line.length < 3) return [...line];
  const between = (a: Row, b: Row, share: number): Row =>
    a.map((value, index) => value + (b[index]! - value) * share) as unknown as Row;
  const cut = line
    .slice(1)
    .flatMap((to, index) => [between(line[index]!, to, 0.25), between(line[index]!, to, 0.75)]);
  return [line[0]!, ...cut, line.at(-1)!];
}

/** Neighbourhoods and towns, whose names are laid over the land; a park of the same name says it itself. */
export function places(): Place[] {
  const drawn = new Set(parks().map(({ name }) => name));
  return GAZETTEER.filter(({ kind, name }) => (kind === 'area' || kind === 'town') && !drawn.has(name));
}

/** Stations; one that both lists of the gazetteer hold appears once. */
export const stations = (): Place[] => [
  ...new Map(
    GAZETTEER.filter(({ kind }) => kind === 'station').map((station) => [
      `${station.name} ${station.latitude.toFixed(2)} ${station.longitude.toFixed(2)}`,
      station,
    ]),
  ).values(),
];
