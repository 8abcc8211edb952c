/** What stands on a page before its map is there, without the map library. */
export { MapBoundary } from './map-boundary.js';
export { withRetries } from './retry.js';
