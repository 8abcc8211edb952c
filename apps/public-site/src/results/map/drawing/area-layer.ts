import type { DrawnArea } from '@lintel/contracts/search';
import { currentPalette, onPaletteChange } from '@lintel/ui/map';
import { asArray, asString } from 'ol/color.js';
import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';

/** Of a degree: so short a piece of an edge is as straight on a web map as in degrees. */
const piece = 0.05;

/** Edges are straight in degrees, which a web map bends, so long ones are drawn in pieces. */
export function polygonOf(area: DrawnArea): Polygon {
  const ring = area.flatMap((from, at) => {
    const to = area[(at + 1) % area.length]!;
    const north = to.latitude - from.latitude;
    const east = to.longitude - from.longitude;
    const pieces = Math.max(1, Math.ceil(Math.hypot(north, east) / piece));
    return Array.from({ length: pieces }, (_, n) =>
      fromLonLat([from.longitude + (east * n) / pieces, from.latitude + (north * n) / pieces]),
    );
  });
  return new Polygon([[...ring, ring[0]!]]);
}

/** Lays the areas of a search over a map, in the colours of the scheme. Returns what takes them away. */
export function showAreas(map: OlMap, areas: readonly DrawnArea[]): () => void {
  const features = areas.map((area) => new Feature({ geometry: polygonOf(area) }));
  const layer = new VectorLayer({ source: new VectorSource({ features }), zIndex: 6 });
  const paint = (): void => {
    const { ring: colour } = currentPalette();
    const [red, green, blue] = asArray(colour) as [number, number, number];
    layer.setStyle(
      new Style({
        fill: new Fill({ color: asString([red, green, blue, 0.12]) }),
        stroke: new Stroke({ color: colour, width: 3 }),
      }),
    );
  };
  paint();
  const stopPainting = onPaletteChange(paint);
  map.addLayer(layer);
  return () => {
    stopPainting();
    map.removeLayer(layer);
  };
}
