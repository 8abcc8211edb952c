import { hashOf } from './random.js';
import { milesBetween, milesFromLondon, nationOf, type Nation, type Place, type Point } from './place.js';

export type Tier = 'prime' | 'inner' | 'outer' | 'commuter' | 'regional';

/** What homes cost in one place. */
export interface Market {
  readonly tier: Tier;
  readonly inLondon: boolean;
  readonly nation: Nation;
  /** Pounds a square foot of an ordinary flat of 850 square feet. */
  readonly poundsPerSquareFoot: number;
  /** Yearly rent over price. */
  readonly grossYield: number;
}

/** Dear quarters of London: their middle, how far they reach in miles and what they add to a square foot. */
const quarters: readonly (Point & { readonly reach: number; readonly adds: number })[] = [
  { latitude: 51.5, longitude: -0.165, reach: 1.6, adds: 750 },
  { latitude: 51.556, longitude: -0.175, reach: 1.2, adds: 330 },
  { latitude: 51.46, longitude: -0.302, reach: 1.5, adds: 220 },
  { latitude: 51.424, longitude: -0.217, reach: 1.1, adds: 180 },
  { latitude: 51.447, longitude: -0.085, reach: 1, adds: 110 },
];

/** Towns well above or below what their distance from London suggests. */
const townFactors: Readonly<Record<string, number>> = {
  Altrincham: 1.55,
  Bath: 1.7,
  Brighton: 1.3,
  Bristol: 1.5,
  Cambridge: 1.5,
  Cheltenham: 1.3,
  Chester: 1.2,
  Edinburgh: 1.5,
  Exeter: 1.25,
  Guildford: 1.2,
  Harrogate: 1.35,
  Manchester: 1.2,
  Oxford: 1.55,
  Sevenoaks: 1.2,
  'St Albans': 1.35,
  Winchester: 1.4,
  York: 1.35,
  Blackpool: 0.7,
  Burnley: 0.62,
  Hartlepool: 0.65,
  Hull: 0.7,
  Middlesbrough: 0.65,
  'Stoke-on-Trent': 0.75,
  Sunderland: 0.68,
};

const yields: Readonly<Record<Tier, number>> = {
  prime: 0.042,
  inner: 0.052,
  outer: 0.057,
  commuter: 0.056,
  regional: 0.063,
};

export function marketOf(place: Place): Market {
  const miles = milesFromLondon(place);
  const inLondon = place.kind === 'area' && miles < 16;
  // A place keeps its own level whatever the seed: up to 12 % above or below its neighbours.
  const own = 0.88 + (hashOf(place.name) / 0xffff_ffff) * 0.24;
  const level = inLondon ? londonLevel(place, miles) : townLevel(place, miles);
  const poundsPerSquareFoot = level * own;
  const tier = tierOf(inLondon, miles, poundsPerSquareFoot);
  return { tier, inLondon, nation: nationOf(place), poundsPerSquareFoot, grossYield: yields[tier] };
}

function londonLevel(place: Place, miles: number): number {
  const east = Math.min(1, Math.max(0, (place.longitude + 0.05) / 0.15));
  return quarters.reduce(
    (sum, quarter) => sum + quarter.adds * Math.exp(-((milesBetween(place, quarter) / quarter.reach) ** 2)),
    420 + 900 * Math.exp(-miles / 3.6) - 60 * east,
  );
}

const townLevel = (place: Place, miles: number): number =>
  (205 + 290 * Math.exp(-Math.max(0, miles - 14) / 32)) * (townFactors[place.name] ?? 1);

function tierOf(inLondon: boolean, miles: number, level: number): Tier {
  if (inLondon) return level > 1100 ? 'prime' : miles < 5.5 ? 'inner' : 'outer';
  return miles < 45 ? 'commuter' : 'regional';
}
