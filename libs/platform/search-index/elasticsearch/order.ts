import type { estypes } from '@elastic/elasticsearch';
import { readSatisfying, type SortClause, type SortValue } from '../cursor.js';
import { InvalidSearch, type Sort } from '../search-index.port.js';
import { isGeoPoint } from './document.js';
import { placeOf } from './filters.js';
import type { Places } from './mapping.js';

/** One clause of a sort. */
export interface Order extends SortClause {
  readonly clause: estypes.SortCombinations;
  /** What Elasticsearch says, and wants to be told, of a document without a value. */
  readonly missing: SortValue;
  /** Whether values are metres from a point. */
  readonly isDistance: boolean;
}

/** After every clause, so that no two documents are equal. */
export const BY_ID: estypes.SortCombinations = { id: 'asc' };

/** Throws `InvalidSearch`. @param sorts all of the request's */
export function parseSort(places: Places, sort: Sort, sorts: readonly Sort[]): Order {
  if ('satisfying' in sort) {
    const { signature } = readSatisfying(sort, sorts);
    return {
      signature,
      holds: 'number',
      clause: { _score: { order: 'desc' } },
      missing: null,
      isDistance: false,
    };
  }
  const { field } = sort;
  const part = `sort.${field}`;
  const { type, at } = placeOf(places, field, part);
  const path = `fields.${at}`;
  if ('nearestTo' in sort) {
    const { nearestTo } = sort;
    if (type !== 'geo' || !isGeoPoint(nearestTo))
      throw new InvalidSearch(`${field} cannot be sorted by distance from that`, part);
    const { latitude, longitude } = nearestTo;
    return {
      signature: `${field} from ${latitude},${longitude}`,
      holds: 'number',
      clause: {
        _geo_distance: {
          [`${path}.point`]: { lat: latitude, lon: longitude },
          order: 'asc',
          unit: 'm',
          distance_type: 'arc',
        },
      },
      missing: 'Infinity',
      isDistance: true,
    };
  }
  if (sort.direction !== 'ascending' && sort.direction !== 'descending')
    throw new InvalidSearch('a direction is ascending or descending', part);
  const isDescending = sort.direction === 'descending';
  const order = isDescending ? 'desc' : 'asc';
  const common = { signature: `${field} ${sort.direction}`, isDistance: false };
  switch (type) {
    case 'keyword':
      return {
        ...common,
        holds: 'string',
        clause: { [path]: { order, missing: '_last' } },
        missing: null,
      };
    case 'number':
      return {
        ...common,
        holds: 'number',
        clause: { [path]: { order, missing: '_last' } },
        missing: isDescending ? '-Infinity' : 'Infinity',
      };
    case 'boolean': {
      // By itself it would be the largest of 64-bit numbers, which JSON in JavaScript cannot hold.
      const missing = isDescending ? -1 : 2;
      return { ...common, holds: 'number', clause: { [path]: { order, missing } }, missing };
    }
    default:
      throw new InvalidSearch(`${field}, of type ${type}, cannot be sorted in a direction`, part);
  }
}
