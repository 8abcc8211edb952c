import type { TransportDistances } from '@lintel/contracts';
import type { Random } from '../random.js';

const WALK = { tube: 1.2, train: 2 } as const;

/** Of the nearest station worth naming; empty when none is near or nothing is known. */
export function transportSentence(distances: TransportDistances | null, random: Random): string {
  if (!distances) return '';
  const { tube, train } = distances;
  const underground = tube !== null && tube <= WALK.tube && (train === null || tube <= train + 0.3);
  const miles = underground ? tube : train !== null && train <= WALK.train ? train : null;
  if (miles === null) return '';
  const station = underground ? 'Underground station' : 'station';
  const far =
    miles < 0.1
      ? 'under a tenth of a mile'
      : `${miles.toFixed(1)} mile${miles.toFixed(1) === '1.0' ? '' : 's'}`;
  return random.pick([`The nearest ${station} is ${far} away.`, `It is ${far} to the nearest ${station}.`]);
}
