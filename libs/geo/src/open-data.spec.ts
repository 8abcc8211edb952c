import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { milesBetween, type Point } from './distance.js';
import { foldName } from './fold.js';
import { GAZETTEER } from './gazetteer/gazetteer.js';
import type { Place } from './place.js';

/** Open data sets to check our own table against; they stay outside the project. */
const shared = process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');
const present = existsSync(resolve(shared, 'stations/tfl-stations.json'));
if (!present)
  process.stdout.write(`Gazetteer check skipped: no open data at ${shared} (set LINTEL_SHARED_DATA).\n`);

const KM_PER_MILE = 1.609344;
const read = (path: string): string => readFileSync(resolve(shared, path), 'utf8');
const rowsOf = (path: string): string[][] =>
  read(path)
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','));
const kilometres = (a: Point, b: Point): number => milesBetween(a, b) * KM_PER_MILE;
const stations = GAZETTEER.filter(({ kind }) => kind === 'station');

/** "Bromley By Bow Station", "Angel Underground Station": the name without what every name has. */
function stationName(name: string): string {
  const plain = name
    .replace(/\s*\/.*$/, '')
    .replace(/\((?:H&C|District|Central|Bakerloo|Berks|Surrey|Kent|London).*\)/i, '');
  return foldName(
    plain.replace(/\b(?:underground|tube|dlr|rail)\b(?=.*\bstation\b)|\b(?:station|stn)\b|[()]/gi, ' '),
  );
}

function share(
  what: string,
  wanted: readonly { name: string; point: Point }[],
  limit: number,
  candidates: (name: string) => Place[],
): number {
  const near = wanted.filter(({ name, point }) =>
    candidates(name).some((place) => kilometres(place, point) <= limit),
  );
  process.stdout.write(`${what}: ${near.length} of ${wanted.length} within ${limit} km\n`);
  return near.length / wanted.length;
}

(!present ? describe.skip : describe)('our coordinates, against open data', () => {
  it('has at least 90 in 100 tube stations within 200 metres', () => {
    const tube = (
      JSON.parse(read('stations/tfl-stations.json')) as (Point & { name: string; modes: string[] })[]
    )
      .filter(({ modes }) => modes.includes('tube'))
      .map((station) => ({ name: stationName(station.name), point: station }));
    const named = (name: string): Place[] =>
      stations.filter((place) =>
        [place.name, ...(place.aliases ?? [])].some((known) => foldName(known) === name),
      );
    expect(share('tube stations', tube, 0.2, named)).toBeGreaterThanOrEqual(0.9);
  });

  it('lacks no railway station within 13 miles of Charing Cross, the circle in which train distances are given', () => {
    const inside = rowsOf('stations/uk-railway-stations.csv')
      .map(([name = '', latitude, longitude]) => ({
        name,
        point: { latitude: Number(latitude), longitude: Number(longitude) },
      }))
      .filter(({ point }) => milesBetween(point, { latitude: 51.5074, longitude: -0.1278 }) <= 13);
    expect(inside.length).toBeGreaterThan(300);
    expect(share('railway stations of inner London', inside, 0.5, () => stations)).toBe(1);
  });

  it('has at least 95 in 100 outcodes within 3 kilometres', () => {
    const known = new Map(rowsOf('postcodes/uk_outcodes.csv').map((row) => [row[0], row]));
    const ours = GAZETTEER.filter(({ kind, name }) => kind === 'outcode' && known.has(name));
    const wanted = ours.map(({ name }) => {
      const row = known.get(name) ?? [];
      return { name, point: { latitude: Number(row[3]), longitude: Number(row[4]) } };
    });
    expect(wanted.length).toBeGreaterThan(300);
    expect(
      share('outcodes', wanted, 3, (name) => ours.filter((place) => place.name === name)),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('has at least 95 in 100 National Rail stations within 300 metres', () => {
    const rows = rowsOf('stations/uk-railway-stations.csv');
    const byName = new Map(
      rows.map((row) => [foldName((row[0] ?? '').replace(/^London | \(.*\)$/g, '')), row]),
    );
    const wanted = stations.flatMap((place) => {
      const row = place.modes?.includes('national-rail') ? byName.get(foldName(place.name)) : undefined;
      return row
        ? [{ name: place.name, point: { latitude: Number(row[1]), longitude: Number(row[2]) } }]
        : [];
    });
    expect(wanted.length).toBeGreaterThan(250);
    expect(
      share('National Rail stations', wanted, 0.3, (name) => stations.filter((place) => place.name === name)),
    ).toBeGreaterThanOrEqual(0.95);
  });
});
