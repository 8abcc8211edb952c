import type { Home } from './home.js';
import type { Market } from './market.js';
import type { Random } from './random.js';

const builds = {
  terraced: 0.95,
  'end-of-terrace': 0.97,
  'semi-detached': 1,
  detached: 1.14,
  mews: 1.15,
} as const;
const conditions = { 'newly refurbished': 1.07, 'well kept': 1, 'in need of updating': 0.87 } as const;

/** The exceptional home costs at most this many times the ordinary one. */
const TAIL = 3;

/** Nothing with a roof is let for less, in pounds a month. */
const LEAST_RENT = 400;

/** Pounds for sale, or a calendar month to rent, as an agent would write it; null is price on application, for sales only. */
export function priceOf(home: Home, market: Market, random: Random): number | null {
  const value = valueOf(home, market, random);
  if (home.listingType === 'rent') {
    const yearly = value * market.grossYield * (home.propertyType === 'commercial' ? 1.3 : 1);
    return asRent((yearly / 12) * Math.exp(random.gaussian() * 0.09));
  }
  const onApplication =
    value > 2_500_000 ? random.chance(0.2) : home.propertyType === 'land' && random.chance(0.05);
  return onApplication ? null : asAskingPrice(value, random);
}

/** Pounds. Spread as prices are: a bell on a logarithmic scale, with a long tail of the exceptional. */
function valueOf(home: Home, market: Market, random: Random): number {
  const spread =
    Math.exp(random.gaussian() * 0.16) *
    (random.chance(0.02) ? Math.min(TAIL, (1 - random.next()) ** -0.45) : 1);
  const level = market.poundsPerSquareFoot * spread;
  // A plot is worth about a third of what could stand on it, at six homes an acre.
  if (home.propertyType === 'land') return level * 1250 * 0.34 * Math.max(1, home.acres * 6);
  if (home.propertyType === 'commercial') return level * 0.62 * home.squareFeet;
  // A larger home costs less by the square foot.
  const size = home.squareFeet * (home.squareFeet / 850) ** -0.13;
  const kind = home.propertyType === 'bungalow' ? 1.14 : home.build ? builds[home.build] : 1;
  const extras =
    (home.outside === 'garden' ? 1.03 : 1) *
    (home.parking && home.parking !== 'permit' ? 1.03 : 1) *
    (home.era === 'newly built' ? 1.08 : 1);
  return level * size * kind * extras * conditions[home.condition];
}

const toStep = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

function asRent(amount: number): number {
  return toStep(
    Math.max(LEAST_RENT, amount),
    amount < 2500 ? 25 : amount < 5000 ? 50 : amount < 10_000 ? 100 : 250,
  );
}

function asAskingPrice(value: number, random: Random): number {
  const step = value < 500_000 ? 5000 : value < 1_000_000 ? 10_000 : value < 3_000_000 ? 25_000 : 50_000;
  const round = toStep(value, step);
  // Just below a round figure, as windows have it.
  return round < 1_000_000 && random.chance(0.35) ? round - 50 : round;
}
