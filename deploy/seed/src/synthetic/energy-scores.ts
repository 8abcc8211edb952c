import type { EnergyScores } from '../demonstration/index.js';
import type { Era, Home } from './home.js';
import type { Random } from './random.js';

const middles: Readonly<Record<Era, number>> = {
  Georgian: 56,
  Victorian: 60,
  Edwardian: 61,
  '1930s': 63,
  'post-war': 66,
  modern: 79,
  'newly built': 86,
};

/** A home must reach band E (39) to be let; land and shops have no domestic certificate. */
export function energyScoresOf(home: Home, random: Random): EnergyScores | null {
  if (home.propertyType === 'land' || home.propertyType === 'commercial' || random.chance(0.08)) return null;
  const least = home.listingType === 'rent' ? 39 : 12;
  const better =
    home.condition === 'newly refurbished' ? 6 : home.condition === 'in need of updating' ? -10 : 0;
  const current = Math.min(
    94,
    Math.max(least, Math.round(middles[home.era] + better + random.gaussian() * 6)),
  );
  return {
    current,
    potential: Math.min(98, current + Math.max(1, Math.round((88 - current) * random.between(0.3, 0.8)))),
  };
}
