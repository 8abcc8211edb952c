import type { CouncilTaxBand, MaterialInformation } from '@lintel/contracts';
import type { Home } from './home.js';
import type { Market } from './market.js';
import type { Random } from './random.js';

const bands: readonly CouncilTaxBand[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const heatings = {
  'gas boiler': 'Gas boiler and radiators',
  electric: 'Electric heaters',
  communal: 'Communal system, metered to each home',
  'heat pump': 'Air source heat pump',
} as const;
const parkings = {
  garage: 'Garage',
  driveway: 'Driveway',
  'allocated space': 'One allocated space',
  permit: 'Residents’ permit, on the street',
} as const;
const broadbands = [
  'Full fibre, up to 1,000 Mbps',
  'Full fibre, up to 900 Mbps',
  'Superfast, up to 76 Mbps',
  'Superfast, up to 67 Mbps',
  null,
] as const;

/** What the agent has filled in: now and then a field is left open, as in life. */
export function materialInformationOf(
  home: Home,
  price: number | null,
  market: Market,
  random: Random,
): MaterialInformation | null {
  if (home.propertyType === 'land' || home.propertyType === 'commercial') return null;
  const sale = home.listingType === 'sale';
  const tenure = sale ? tenureOf(home, market, random) : null;
  const leasehold = tenure === 'leasehold';
  const lease = random.pick([random.whole(78, 125), random.whole(110, 190), random.whole(900, 999)]);
  const chargeBySize = Math.round((home.squareFeet * random.between(2, home.lift ? 6 : 4)) / 10) * 10;
  return {
    councilTaxBand: bandOf(home, market, random),
    tenure,
    leaseYearsRemaining: leasehold ? lease : null,
    groundRent: leasehold ? random.pick([0, 0, 10, 100, 150, 250, 300]) : null,
    serviceCharge: leasehold ? chargeBySize : null,
    deposit: sale || price === null ? null : Math.floor((price * 12 * 5) / 52),
    parking: home.parking ? parkings[home.parking] : null,
    heating: heatings[home.heating],
    broadband: random.pick(broadbands),
  };
}

/** Scotland has no leases of homes to speak of; elsewhere a flat is leasehold or has a share of the freehold. */
function tenureOf(home: Home, market: Market, random: Random): MaterialInformation['tenure'] {
  const shared = home.propertyType === 'flat' || home.propertyType === 'maisonette';
  if (!shared || market.nation === 'Scotland') return 'freehold';
  return home.dwelling === 'conversion' && random.chance(0.3) ? 'shareOfFreehold' : 'leasehold';
}

/** By size and price of the place; Northern Ireland has rates and no bands. */
function bandOf(home: Home, market: Market, random: Random): CouncilTaxBand | null {
  if (market.nation === 'Northern Ireland' || random.chance(0.06)) return null;
  const worth = (home.squareFeet * Math.sqrt(market.poundsPerSquareFoot / 300)) / 330;
  return bands[Math.min(bands.length - 1, Math.max(0, Math.round(worth - 1.2 + random.gaussian() * 0.6)))]!;
}
