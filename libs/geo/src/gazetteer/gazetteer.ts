import type { Place, PlaceKind, StationMode } from '../place.js';
import { AREAS } from './areas.js';
import { BOROUGHS } from './boroughs.js';
import { OUTCODES } from './outcodes.js';
import { RAIL_STATIONS } from './rail-stations.js';
import { TOWNS } from './towns.js';
import { TUBE_STATIONS } from './tube-stations.js';

const MODE_LETTERS: Readonly<Record<string, StationMode>> = {
  T: 'tube',
  D: 'dlr',
  O: 'overground',
  E: 'elizabeth-line',
  R: 'national-rail',
};

type Column = 'aliases' | 'within' | 'modes';

function readTable(kind: PlaceKind, table: string, extra: readonly Column[]): Place[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', latitude, longitude, ...rest] = row.split('|');
      const cell = (column: Column): string | undefined => rest[extra.indexOf(column)] || undefined;
      const aliases = cell('aliases');
      const modes = cell('modes');
      const within = cell('within');
      return {
        name,
        kind,
        latitude: Number(latitude),
        longitude: Number(longitude),
        ...(modes && { modes: [...modes].map((letter) => MODE_LETTERS[letter] as StationMode) }),
        ...(aliases && { aliases: aliases.split(';') }),
        ...(within && { within }),
      };
    });
}

/**
 * Every place we know, most telling kind first: an area before the borough, the town and the station of the same
 * name, so that a look-up's first answer is the one people usually mean.
 */
export const GAZETTEER: readonly Place[] = [
  ...readTable('area', AREAS, ['aliases']),
  ...readTable('borough', BOROUGHS, ['aliases']),
  ...readTable('town', TOWNS, ['within', 'aliases']),
  ...readTable('outcode', OUTCODES, []),
  ...readTable('station', TUBE_STATIONS, ['modes', 'aliases', 'within']),
  ...readTable('station', RAIL_STATIONS, ['modes', 'aliases', 'within']),
];
