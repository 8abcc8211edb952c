import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foldName, GAZETTEER, milesBetween } from '@lintel/geo';
import { stations } from './network.js';

/** Open data to check our names and positions against; it stays outside the project. */
const shared = process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');
const file = resolve(shared, 'stations/uk-railway-stations.csv');
const present = existsSync(file);
if (!present) process.stdout.write(`Stations are not checked: no open data at ${shared}.\n`);

describe('the stations of the network', () => {
  it('are all of the gazetteer, and no place twice', () => {
    const known = new Set(stations.map(({ latitude, longitude }) => `${latitude},${longitude}`));
    const missing = GAZETTEER.filter(
      ({ kind, latitude, longitude }) => kind === 'station' && !known.has(`${latitude},${longitude}`),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(known.size).toBe(stations.length);
  });

  (present ? it : it.skip)(
    'lie within half a mile of where open data has them, 97 in 100 of those it names',
    () => {
      const plain = (name: string) => foldName(name.replace(/^London | \(.*\)$/g, ''));
      const rows = readFileSync(file, 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((row) => row.split(','));
      const byName = Map.groupBy(rows, ([name = '']) => plain(name));
      const named = stations.filter(({ name }) => byName.has(plain(name)));
      const far = named.filter((station) =>
        byName
          .get(plain(station.name))!
          .every(
            ([, latitude, longitude]) =>
              milesBetween(station, { latitude: Number(latitude), longitude: Number(longitude) }) > 0.5,
          ),
      );
      process.stdout.write(
        `${named.length} stations checked, far off: ${far.map(({ name }) => name).join(', ')}.\n`,
      );
      expect(named.length).toBeGreaterThan(500);
      expect(far.length / named.length).toBeLessThan(0.03);
    },
  );
});
