import type { MaterialInformation, TransportDistances } from '@lintel/contracts';
import type { Home } from '../home.js';
import { capital, floorName, inAcres, inWords, withSeparators } from './phrases.js';

const parkings = {
  garage: 'Garage',
  driveway: 'Off-street parking',
  'allocated space': 'Allocated parking space',
} as const;

/** From three to eight short lines, most telling first. */
export function keyFeaturesOf(
  home: Home,
  known: {
    squareFeet: number | null;
    material: MaterialInformation | null;
    distances: TransportDistances | null;
  },
): string[] {
  if (home.propertyType === 'land')
    return [`Site of ${inAcres(home.acres)}`, 'Road frontage', 'Services understood to be nearby'];
  const size = known.squareFeet === null ? [] : [`${withSeparators(known.squareFeet)} sq ft`];
  if (home.propertyType === 'commercial')
    return [
      'Ground-floor premises',
      ...size,
      'Use class E',
      ...(home.parking ? ['Parking space at the rear'] : []),
      'Own frontage',
    ];

  const features: string[] = [rooms(home)];
  if (home.floor !== null) features.push(`${capital(floorName(home.floor))}${home.lift ? ' with lift' : ''}`);
  if (home.outside) features.push(outside(home));
  if (home.parking && home.parking !== 'permit') features.push(parkings[home.parking]);
  if (home.openPlan && home.bedrooms > 0) features.push('Open-plan kitchen and living space');
  if (home.fireplace) features.push(`${home.era} fireplace`);
  if (home.condition === 'newly refurbished') features.push('Newly refurbished');
  if (home.furnishing) features.push(capital(home.furnishing));
  if (home.pets) features.push('Pets considered');
  if (home.chainFree) features.push('No onward chain');
  if (known.material?.tenure === 'shareOfFreehold') features.push('Share of freehold');
  const tube = known.distances?.tube;
  if (typeof tube === 'number' && tube <= 0.5)
    features.push(`Underground station within ${tube <= 0.25 ? 'a quarter of' : 'half'} a mile`);
  return features.slice(0, 8);
}

const rooms = (home: Home): string =>
  home.bedrooms === 0
    ? 'Studio with separate bathroom'
    : `${capital(inWords(home.bedrooms))} bedroom${home.bedrooms > 1 ? 's' : ''} and ${inWords(home.bathrooms)} bathroom${home.bathrooms > 1 ? 's' : ''}`;

function outside(home: Home): string {
  if (home.outside === 'communal garden') return 'Communal gardens';
  if (home.outside === 'garden') return `${capital(home.aspect)}-facing garden`;
  return capital(home.outside ?? '');
}
