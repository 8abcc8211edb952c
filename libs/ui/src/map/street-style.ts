import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapPalette } from './map-palette.js';

const sans = "'Inter Variable', system-ui, sans-serif";
const METRES_A_PIXEL_AT_0 = 156_543.03;

/** Land that is green, by `kind` of the layers `landuse` and `landcover`. */
const GREEN = new Set(
  (
    'park forest wood cemetery golf_course grass grassland meadow scrub nature_reserve garden allotments village_green ' +
    'recreation_ground playground pitch protected_area national_park zoo orchard farmland'
  ).split(' '),
);

/** Roads by `kind`: from which zoom they are drawn, and how wide at zoom 15, in pixels. */
const ROADS: Readonly<Record<string, { readonly from: number; readonly width: number }>> = {
  highway: { from: 0, width: 10 },
  major_road: { from: 8, width: 8 },
  medium_road: { from: 11, width: 6 },
  minor_road: { from: 13, width: 5 },
};
const ROAD_ORDER = ['minor_road', 'medium_road', 'major_road', 'highway'];

const PLACES: Readonly<
  Record<string, { readonly from: number; readonly to: number; readonly font: string }>
> = {
  locality: { from: 4, to: 15, font: '600 14px' },
  macrohood: { from: 11, to: 15, font: '600 13px' },
  neighbourhood: { from: 13, to: 17, font: '500 12px' },
};

/** Our own look of Protomaps' basemap (docs.protomaps.com/basemaps/layers): land, green, water, buildings, roads, railways and names. */
export function streetStyle(palette: MapPalette): StyleFunction {
  const filled = (color: string, zIndex: number) => new Style({ fill: new Fill({ color }), zIndex });
  const text = (words: string, font: string, color: string, line = false) =>
    new Text({
      text: words,
      font: `${font} ${sans}`,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: palette.halo, width: 3 }),
      placement: line ? 'line' : 'point',
    });
  const land = filled(palette.land, 0);
  const green = filled(palette.park, 1);
  const water = filled(palette.water, 2);
  const river = new Style({ stroke: new Stroke({ color: palette.water, width: 1.5 }), zIndex: 2 });
  const building = filled(palette.building, 3);
  const path = new Style({
    stroke: new Stroke({ color: palette.roadEdge, width: 1, lineDash: [3, 3] }),
    zIndex: 4,
  });
  const rail = new Style({
    stroke: new Stroke({ color: palette.roadText, width: 1.25, lineDash: [6, 3] }),
    zIndex: 20,
  });

  const road = (feature: FeatureLike, zoom: number): Style | Style[] | undefined => {
    const kind = String(feature.get('kind'));
    if (kind === 'rail') return zoom >= 12 ? rail : undefined;
    if (kind === 'path') return zoom >= 15 ? path : undefined;
    const look = ROADS[kind];
    if (!look || zoom < look.from) return undefined;
    const width = Math.max(0.75, Math.min(look.width * 2.5, look.width * 1.5 ** (zoom - 15)));
    const order = ROAD_ORDER.indexOf(kind);
    const name = nameOf(feature);
    return [
      new Style({ stroke: new Stroke({ color: palette.roadEdge, width: width + 1.5 }), zIndex: 5 + order }),
      new Style({
        stroke: new Stroke({ color: palette.road, width, lineCap: 'round' }),
        text: name && zoom >= 14 ? text(name, '500 12px', palette.roadText, true) : undefined,
        zIndex: 10 + order,
      }),
    ];
  };

  const named = (words: string | undefined, font: string, color: string, zIndex: number) =>
    words === undefined ? undefined : new Style({ text: text(words, font, color), zIndex });

  const styles: Readonly<
    Record<string, (feature: FeatureLike, zoom: number) => Style | Style[] | undefined>
  > = {
    earth: (feature) => (isArea(feature) ? land : undefined),
    landcover: (feature) => (GREEN.has(String(feature.get('kind'))) ? green : undefined),
    landuse: (feature) => (isArea(feature) && GREEN.has(String(feature.get('kind'))) ? green : undefined),
    water: (feature, zoom) =>
      isArea(feature)
        ? water
        : shapeOf(feature).endsWith('Point')
          ? zoom >= 13
            ? named(nameOf(feature), 'italic 500 12px', palette.waterText, 30)
            : undefined
          : river,
    buildings: (feature, zoom) => (zoom >= 14 && isArea(feature) ? building : undefined),
    roads: road,
    places: (feature, zoom) => {
      const look = PLACES[String(feature.get('kind'))];
      return look && zoom >= look.from && zoom <= look.to
        ? named(nameOf(feature), look.font, palette.place, 40)
        : undefined;
    },
    pois: (feature, zoom) => {
      const kind = String(feature.get('kind'));
      if (kind === 'station' && zoom >= 13) return named(nameOf(feature), '600 12px', palette.station, 50);
      if (kind === 'park' && zoom >= 14)
        return named(nameOf(feature), 'italic 500 12px', palette.parkText, 35);
      return undefined;
    },
  };
  return (feature, resolution) =>
    styles[String(feature.get('layer'))]?.(feature, Math.log2(METRES_A_PIXEL_AT_0 / resolution));
}

const shapeOf = (feature: FeatureLike): string => feature.getGeometry()?.getType() ?? '';
const isArea = (feature: FeatureLike): boolean => shapeOf(feature).endsWith('Polygon');

/** In English where that has a name of its own. */
function nameOf(feature: FeatureLike): string | undefined {
  const name: unknown = feature.get('name:en') ?? feature.get('name');
  return typeof name === 'string' && name !== '' ? name : undefined;
}
