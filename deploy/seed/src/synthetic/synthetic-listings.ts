import type { ListingStatus, TransportDistances } from '@lintel/contracts';
import type { EnergyScores, UndrawnListing } from '../demonstration/index.js';
import { streetAddress } from './address.js';
import { agentIn } from './agencies.js';
import { energyScoresOf } from './energy-scores.js';
import { drawHome } from './draw-home.js';
import type { Home } from './home.js';
import { marketOf, type Market } from './market.js';
import { materialInformationOf } from './material-information.js';
import { outcodeFinder } from './outcode-finder.js';
import { moved, type Place, type Point } from './place.js';
import { poolFor } from './pool.js';
import { priceOf } from './price.js';
import { Random } from './random.js';
import { descriptionOf } from './words/description.js';
import { keyFeaturesOf } from './words/key-features.js';
import { titleOf } from './words/title.js';

export interface SyntheticOptions {
  /** Any whole number up to 2^53; the same seed and options give the same listings. */
  readonly seed: number;
  readonly count: number;
  /** Id of the first; the others count up from it. */
  readonly firstId: number;
  /** Nothing is published or updated after it, or published more than 120 days before it. */
  readonly now: Date;
  /** A gazetteer: homes stand around its areas and towns, outcodes are found from its outcodes. At least one area or town. */
  readonly places: readonly Place[];
  /** Miles to the nearest stop of each kind, when it is known. */
  readonly distances?: ((point: Point) => TransportDistances | null) | undefined;
}

/** An invented listing, with pictures borrowed from a demonstration listing of a like home. */
export interface SyntheticListing {
  readonly listing: UndrawnListing;
  /** `pool` is the id of the demonstration listing whose pictures suit; null for land and shops, which no demonstration listing shows. */
  readonly drawing: { readonly pool: number | null };
  readonly epc: EnergyScores | null;
  readonly floorplan: boolean;
}

const DAY = 86_400_000;
const OLDEST_DAYS = 120;
const LONDON_SHARE = 0.55;
const SALE_SHARE = 0.6;
const SPREAD_MILES = 0.4;

/** `North East London` is a direction, not an address. */
const COMPASS = /\bLondon$/;

interface Setting {
  readonly place: Place;
  readonly market: Market;
  readonly location: string;
}

/**
 * Plausible listings, one at a time and each depending on nothing but the seed, its index and the options.
 * @throws RangeError on a count below zero, ids beyond 32 bits or no area or town among the places
 */
export function* syntheticListings(options: SyntheticOptions): Generator<SyntheticListing, void, undefined> {
  const { seed, count, firstId, places } = options;
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed: ${seed} is not a whole number`);
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`count: ${count} is not a count`);
  if (!Number.isSafeInteger(firstId) || firstId < 1 || firstId + count - 1 > 2_147_483_647)
    throw new RangeError(`firstId: ${firstId} is not a first id for ${count} listings`);
  if (Number.isNaN(options.now.getTime())) throw new RangeError('now: not a date');
  const settings = settingsOf(places);
  const outcodeAt = outcodeFinder(places);
  for (let index = 0; index < count; index++) {
    yield listingOf(firstId + index, Random.of(seed, index), options, settings, outcodeAt);
  }
}

interface Settings {
  readonly london: readonly Setting[];
  readonly elsewhere: readonly Setting[];
}

function settingsOf(places: readonly Place[]): Settings {
  const all = places
    .filter(({ kind, name }) => (kind === 'area' || kind === 'town') && !COMPASS.test(name))
    .map((place) => {
      const market = marketOf(place);
      const location = market.inLondon
        ? `${place.name}, London`
        : place.within
          ? `${place.name}, ${place.within}`
          : place.name;
      return { place, market, location };
    });
  if (all.length === 0) throw new RangeError('places: neither an area nor a town among them');
  const london = all.filter(({ market }) => market.inLondon);
  const elsewhere = all.filter(({ market }) => !market.inLondon);
  return {
    london: london.length > 0 ? london : elsewhere,
    elsewhere: elsewhere.length > 0 ? elsewhere : london,
  };
}

function listingOf(
  id: number,
  random: Random,
  { now, distances }: SyntheticOptions,
  settings: Settings,
  outcodeAt: (point: Point) => string | null,
): SyntheticListing {
  const { place, market, location } = random.pick(
    random.chance(LONDON_SHARE) ? settings.london : settings.elsewhere,
  );
  const listingType = random.chance(SALE_SHARE) ? 'sale' : 'rent';
  const point = moved(place, random.gaussian() * SPREAD_MILES, random.gaussian() * SPREAD_MILES);
  const home = drawHome(listingType, market, random);
  const price = priceOf(home, market, random);
  const outcode = outcodeAt(point);
  const transportDistances = distances?.(point) ?? null;
  const squareFeet = home.propertyType === 'land' || random.chance(0.12) ? null : home.squareFeet;
  const material = materialInformationOf(home, price, market, random);
  const age = random.next() ** 1.5 * OLDEST_DAYS * DAY;
  const published = now.getTime() - Math.floor(age);
  const updated = random.chance(0.4) ? published + Math.floor(random.next() * age) : published;
  const town = market.inLondon ? `${place.name}, London` : place.name;
  const listing: UndrawnListing = {
    id,
    listingType,
    status: statusOf(home, age / DAY, random),
    propertyType: home.propertyType,
    title: titleOf(home, place.name, random),
    description: descriptionOf(home, place.name, transportDistances, random),
    price,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    squareFeet,
    address: `${streetAddress(home.dwelling, home.floor, random)}, ${town}${outcode ? ` ${outcode}` : ''}`,
    location,
    outcode,
    latitude: point.latitude,
    longitude: point.longitude,
    transportDistances,
    keyFeatures: keyFeaturesOf(home, { squareFeet, material, distances: transportDistances }),
    agent: agentIn(place.name, market.inLondon, listingType, random),
    materialInformation: material,
    publishedAt: new Date(published).toISOString(),
    updatedAt: new Date(updated).toISOString(),
  };
  return {
    listing,
    drawing: { pool: poolFor(home, random) },
    epc: energyScoresOf(home, random),
    floorplan: home.propertyType !== 'land' && random.chance(0.85),
  };
}

/** The longer it has been on the market, the likelier it is taken. */
function statusOf(home: Home, ageInDays: number, random: Random): ListingStatus {
  const left = random.next() - ageInDays / 600;
  if (left > 0.16) return 'available';
  return left > 0.06 ? 'underOffer' : home.listingType === 'sale' ? 'sold' : 'let';
}
