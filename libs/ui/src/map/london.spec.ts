import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  coasts,
  parks,
  places,
  roads,
  rounded,
  stations,
  thames,
  waters,
  type Coordinate,
} from './london.js';

const inLondon = ([longitude, latitude]: Coordinate): boolean =>
  longitude > -0.6 && longitude < 0.35 && latitude > 51.25 && latitude < 51.75;

describe('the drawn map of London', () => {
  it('has parks with an area, roads with a length, and all of them in London', () => {
    for (const { name, outline } of [...parks(), ...waters()]) {
      expect(name).not.toBe('');
      expect([name, outline.length >= 4]).toEqual([name, true]);
      expect([name, outline.every(inLondon)]).toEqual([name, true]);
    }
    for (const { name, rank, line } of roads()) {
      expect(name).toMatch(/^[AM]\d+$/);
      expect([1, 2, 3]).toContain(rank);
      expect([name, line.length >= 2]).toEqual([name, true]);
      expect([name, line.every(inLondon)]).toEqual([name, true]);
    }
  });

  it('has the river in one piece, growing towards the sea', () => {
    const reaches = thames();
    for (const [index, reach] of reaches.slice(1).entries()) {
      expect(reach.line[0]).toEqual(reaches[index]!.line[1]);
    }
    expect(reaches.at(-1)!.width).toBeGreaterThan(reaches[0]!.width * 5);
  });

  it('has the towns on dry land, and the sea where it is', () => {
    const islands = coasts();
    const onLand = ([x, y]: Coordinate): boolean =>
      islands.some(({ outline }) => {
        let inside = false;
        outline.forEach(([ax, ay], index) => {
          const [bx, by] = outline[(index + 1) % outline.length]!;
          if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
        });
        return inside;
      });
    // A town may stand on the very shore, which is simplified.
    const nearLand = ([x, y]: Coordinate): boolean =>
      [0, 0.05, -0.05].some((east) => [0, 0.04, -0.04].some((north) => onLand([x + east, y + north])));
    const towns = places().filter(({ kind }) => kind === 'town');
    expect(towns.length).toBeGreaterThan(50);
    const wet = towns.filter(({ longitude, latitude }) => !nearLand([longitude, latitude]));
    expect(wet.map(({ name }) => name)).toEqual([]);
    for (const sea of [
      [-4.6, 53.7],
      [-0.5, 50.3],
      [2, 54],
      [-5.2, 52.4],
      [-3.9, 51.35],
      [0.2, 52.97],
    ] as const)
      expect([String(sea), onLand(sea)]).toEqual([String(sea), false]);
  });

  it('knows the names around a home', () => {
    expect(places().map(({ name }) => name)).toContain('Clapham');
    const names = stations().map(({ name }) => name);
    expect(names).toContain('Clapham Common');
    expect(names.filter((name) => name === 'Balham')).toHaveLength(1);
  });
});

describe('a rounded line', () => {
  it('keeps its ends and cuts its corners', () => {
    expect(
      rounded([
        [0, 0],
        [4, 0],
        [4, 4],
      ]),
    ).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [4, 4],
    ]);
  });
});

const openData = process.env.LINTEL_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data');
const boundary = join(openData, 'boundaries/river_thames.geojson');

(!existsSync(boundary) ? describe.skip : describe)(
  `the course of the river${existsSync(boundary) ? '' : ` (skipped: no ${boundary})`}`,
  () => {
    it('keeps within 200 metres of the open data', () => {
      const { features } = JSON.parse(readFileSync(boundary, 'utf8')) as {
        features: { geometry: { coordinates: [number, number][][] } }[];
      };
      const bank = features.flatMap(({ geometry }) => geometry.coordinates[0]!);
      for (const { line, width } of thames()) {
        const [longitude, latitude] = line[0]!;
        const away = Math.min(
          ...bank.map(([x, y]) => Math.hypot((x - longitude) * 69_300, (y - latitude) * 111_200)),
        );
        expect([`${latitude} ${longitude}`, away < 200 + width / 2]).toEqual([
          `${latitude} ${longitude}`,
          true,
        ]);
      }
    });
  },
);
