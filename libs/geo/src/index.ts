export {
  boxAround,
  EARTH_RADIUS_MILES,
  isInRing,
  milesBetween,
  milesWalkedIn,
  nearest,
  WALKING_MILES_PER_HOUR,
  type BoundingBox,
  type Point,
} from './distance.js';
export { foldName } from './fold.js';
export { GAZETTEER } from './gazetteer/gazetteer.js';
export { districtOf, findPlace, longestPlaceAt, placeNamed } from './lookup.js';
export { isOrdinaryWord } from './ordinary-words.js';
export { PLACE_KINDS, STATION_MODES, type Place, type PlaceKind, type StationMode } from './place.js';
export { parsePostcode, type Postcode } from './postcode.js';
export { closestPlaces, type Respelling } from './spelling.js';
export {
  createStopFinder,
  STOP_MODES,
  type ImportedStops,
  type NearestStop,
  type Stop,
  type StopFinder,
  type StopMode,
} from './stops.js';
export { suggestPlaces } from './suggest.js';
