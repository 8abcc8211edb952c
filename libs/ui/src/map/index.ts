/** What draws maps, with the map library: to be reached by a dynamic import only. `map.css` beside it, after `ol/ol.css`. */
export { baseMap, type BaseMapOptions } from './base-map.js';
export { walkingRings } from './drawn-features.js';
export { currentPalette, type MapPalette, onPaletteChange } from './map-palette.js';
