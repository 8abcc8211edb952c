import type { Area } from './wanted.js';

/** A map's tile is 256 pixels wide; a quarter of it is 64, about the size of a cluster's mark and its surroundings. */
const QUARTERS = 2;
/** An area has no more clusters than these, whatever zoom comes with it: a screen of 3840 by 2160 has 2,100 of that size. */
const MOST_TILES = 2_500;
const FINEST = 24;

/** How fine the tiles are by which homes are gathered on a map. */
export function clusterZoom(zoom: number, area: Area): number {
  const { north, east, south, west } = area;
  const width = (west <= east ? east - west : east - west + 360) / 360;
  const height = mapY(south) - mapY(north);
  let fine = Math.min(FINEST, Math.round(zoom) + QUARTERS);
  while (fine > 0 && (width * 2 ** fine + 1) * (height * 2 ** fine + 1) > MOST_TILES) fine--;
  return fine;
}

/** From 0 in the north to 1 in the south of a web map (Web Mercator). */
function mapY(latitude: number): number {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
