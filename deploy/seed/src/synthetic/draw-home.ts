import type { ListingType, PropertyType } from '@lintel/contracts';
import type { Dwelling } from './address.js';
import type { Build, Era, Home, Outside } from './home.js';
import type { Market, Tier } from './market.js';
import type { Random } from './random.js';

type Mix = Readonly<Partial<Record<PropertyType, number>>>;
const mixes: Readonly<Record<ListingType, Readonly<Record<Tier, Mix>>>> = {
  sale: {
    prime: { flat: 72, house: 19, maisonette: 6, commercial: 3 },
    inner: { flat: 64, house: 23, maisonette: 9, commercial: 3, land: 1 },
    outer: { flat: 38, house: 48, maisonette: 8, bungalow: 3, commercial: 2, land: 1 },
    commuter: { flat: 25, house: 58, maisonette: 4, bungalow: 8, commercial: 2, land: 3 },
    regional: { flat: 20, house: 60, maisonette: 3, bungalow: 10, commercial: 3, land: 4 },
  },
  rent: {
    prime: { flat: 83, house: 9, maisonette: 6, commercial: 2 },
    inner: { flat: 77, house: 13, maisonette: 8, commercial: 2 },
    outer: { flat: 59, house: 29, maisonette: 9, bungalow: 1, commercial: 2 },
    commuter: { flat: 49, house: 41, maisonette: 5, bungalow: 3, commercial: 2 },
    regional: { flat: 47, house: 44, maisonette: 3, bungalow: 3, commercial: 3 },
  },
};

const bedroomWeights: Readonly<Record<'house' | 'flat' | 'bungalow' | 'maisonette', Record<string, number>>> =
  {
    house: { b2: 17, b3: 43, b4: 28, b5: 9, b6: 3 },
    flat: { b0: 6, b1: 33, b2: 45, b3: 14, b4: 2 },
    bungalow: { b2: 42, b3: 42, b4: 16 },
    maisonette: { b1: 13, b2: 50, b3: 31, b4: 6 },
  };

/** The middle size in square feet by number of bedrooms from a studio up. */
const flatSizes = [370, 510, 735, 985, 1330] as const;
const houseSizes = [500, 620, 780, 1040, 1440, 1980, 2650] as const;

export function drawHome(listingType: ListingType, market: Market, random: Random): Home {
  const propertyType = random.weighted(mixes[listingType][market.tier]);
  if (propertyType === 'land' || propertyType === 'commercial')
    return withoutRooms(listingType, propertyType, random);

  const flatlike = propertyType === 'flat' || propertyType === 'maisonette';
  const bedrooms = Number(random.weighted(bedroomWeights[propertyType]).slice(1));
  const sizes = flatlike ? flatSizes : houseSizes;
  const squareFeet = Math.round((sizes[bedrooms] ?? 3000) * Math.exp(random.gaussian() * 0.15));
  const bathrooms = bathroomsFor(bedrooms, squareFeet, random);
  const era = eraFor(propertyType, market, random);
  const build = flatlike ? null : buildFor(propertyType, bedrooms, era, market, random);
  const dwelling = flatlike
    ? flatDwelling(propertyType, era, market, random)
    : build === 'mews'
      ? 'mews'
      : 'house';
  const floor = flatlike ? floorFor(dwelling, market, random) : null;
  const old = era === 'Georgian' || era === 'Victorian' || era === 'Edwardian';
  const fresh = era === 'newly built' || era === 'modern';
  return {
    listingType,
    propertyType,
    dwelling,
    era,
    build,
    bedrooms,
    bathrooms,
    ensuites: bathrooms > 1 && random.chance(0.7) ? Math.min(bathrooms - 1, bedrooms - 1) : 0,
    receptions: flatlike ? 1 : bedrooms < 3 ? 1 : bedrooms < 5 ? random.whole(1, 2) : random.whole(2, 3),
    squareFeet,
    floor,
    lift: floor !== null && (floor > 4 || (floor > 1 && dwelling !== 'conversion' && random.chance(0.5))),
    outside: outsideFor(flatlike, build, floor, fresh, random),
    aspect: random.pick(['north', 'east', 'south', 'south', 'west', 'south-west', 'south-east'] as const),
    parking: parkingFor(flatlike, build, market, random),
    openPlan: bedrooms === 0 || random.chance(fresh ? 0.8 : 0.4),
    fireplace: old && dwelling !== 'warehouse' && random.chance(0.6),
    condition: fresh
      ? 'well kept'
      : random.pick([
          'newly refurbished',
          'well kept',
          'well kept',
          listingType === 'sale' ? 'in need of updating' : 'well kept',
        ] as const),
    furnishing:
      listingType === 'rent'
        ? random.pick(['furnished', 'part furnished', 'unfurnished', 'unfurnished'] as const)
        : null,
    pets: listingType === 'rent' && random.chance(0.3),
    chainFree: listingType === 'sale' && random.chance(0.35),
    heating:
      fresh && flatlike
        ? random.pick(['communal', 'electric', 'gas boiler'] as const)
        : era === 'newly built'
          ? 'heat pump'
          : random.chance(0.9)
            ? 'gas boiler'
            : 'electric',
    acres: 0,
  };
}

function withoutRooms(listingType: ListingType, propertyType: 'land' | 'commercial', random: Random): Home {
  const land = propertyType === 'land';
  return {
    listingType,
    propertyType,
    dwelling: land ? 'field' : 'shop',
    era: random.pick(['Victorian', 'Edwardian', '1930s', 'post-war', 'modern'] as const),
    build: null,
    bedrooms: 0,
    bathrooms: 0,
    ensuites: 0,
    receptions: 0,
    squareFeet: land ? 0 : Math.round(900 * Math.exp(random.gaussian() * 0.6)),
    floor: land ? null : 0,
    lift: false,
    outside: null,
    aspect: 'south',
    parking: land ? null : random.pick(['allocated space', null] as const),
    openPlan: true,
    fireplace: false,
    condition: 'well kept',
    furnishing: null,
    pets: false,
    chainFree: false,
    heating: 'electric',
    acres: land ? Math.round(Math.exp(random.gaussian() * 0.8 - 1) * 100 + 8) / 100 : 0,
  };
}

function bathroomsFor(bedrooms: number, squareFeet: number, random: Random): number {
  if (bedrooms < 2) return 1;
  const roomy = squareFeet / bedrooms > 380 ? 0.25 : 0;
  const most = bedrooms > 4 ? 4 : bedrooms > 2 ? 3 : 2;
  const second = random.chance([0, 0, 0.38, 0.55, 0.85, 0.95, 1][bedrooms]! + roomy) ? 1 : 0;
  const third = second && bedrooms > 2 && random.chance(0.08 * (bedrooms - 1) + roomy) ? 1 : 0;
  const fourth = third && bedrooms > 4 && random.chance(0.4) ? 1 : 0;
  return Math.min(most, 1 + second + third + fourth);
}

function eraFor(type: PropertyType, market: Market, random: Random): Era {
  if (type === 'bungalow') return random.pick(['1930s', 'post-war', 'post-war', 'modern'] as const);
  return random.weighted<Era>(
    market.tier === 'prime' || market.tier === 'inner'
      ? {
          Georgian: 12,
          Victorian: 40,
          Edwardian: 12,
          '1930s': 6,
          'post-war': 8,
          modern: 17,
          'newly built': 5,
        }
      : {
          Georgian: 3,
          Victorian: 22,
          Edwardian: 11,
          '1930s': 22,
          'post-war': 17,
          modern: 18,
          'newly built': 7,
        },
  );
}

function buildFor(type: PropertyType, bedrooms: number, era: Era, market: Market, random: Random): Build {
  if (type === 'bungalow') return random.pick(['detached', 'detached', 'semi-detached'] as const);
  if (market.tier === 'prime') return random.pick(['terraced', 'terraced', 'terraced', 'mews'] as const);
  if (era === 'Georgian' || market.tier === 'inner')
    return random.pick(['terraced', 'terraced', 'terraced', 'end-of-terrace', 'semi-detached'] as const);
  return bedrooms > 3
    ? random.pick(['detached', 'detached', 'semi-detached', 'semi-detached', 'terraced'] as const)
    : random.pick([
        'semi-detached',
        'semi-detached',
        'terraced',
        'terraced',
        'end-of-terrace',
        'detached',
      ] as const);
}

function flatDwelling(type: PropertyType, era: Era, market: Market, random: Random): Dwelling {
  if (era === 'Georgian') return 'conversion';
  if (type === 'maisonette' && (era === 'Victorian' || era === 'Edwardian')) return 'conversion';
  if (era === 'Victorian') return market.tier !== 'outer' && random.chance(0.12) ? 'warehouse' : 'conversion';
  if (era === 'Edwardian') return random.chance(0.6) ? 'mansions' : 'conversion';
  return 'block';
}

function floorFor(dwelling: Dwelling, market: Market, random: Random): number {
  if (dwelling === 'conversion') return random.whole(0, 3);
  if (dwelling !== 'block') return random.whole(0, 5);
  const tall = market.tier === 'inner' && random.chance(0.2);
  return tall ? random.whole(6, 28) : random.whole(0, 6);
}

function outsideFor(
  flatlike: boolean,
  build: Build | null,
  floor: number | null,
  fresh: boolean,
  random: Random,
): Outside | null {
  if (!flatlike)
    return build === 'mews'
      ? random.pick(['patio', null] as const)
      : random.chance(0.85)
        ? 'garden'
        : 'patio';
  if (floor === 0) return random.pick(['garden', 'patio', 'communal garden', null] as const);
  if (fresh) return random.pick(['balcony', 'balcony', 'communal garden', 'roof terrace', null] as const);
  return random.pick(['communal garden', 'balcony', 'roof terrace', null, null, null] as const);
}

function parkingFor(flatlike: boolean, build: Build | null, market: Market, random: Random): Home['parking'] {
  const central = market.tier === 'prime' || market.tier === 'inner';
  if (central) return random.pick(['permit', 'permit', 'permit', 'allocated space', null] as const);
  if (flatlike) return random.pick(['allocated space', 'allocated space', 'permit', null] as const);
  if (build === 'detached') return random.pick(['garage', 'driveway'] as const);
  return random.pick(['driveway', 'driveway', 'garage', 'permit', null] as const);
}
