import type { FeatureLike } from 'ol/Feature.js';
import type Polygon from 'ol/geom/Polygon.js';
import Point from 'ol/geom/Point.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { DrawnKind } from './drawn-features.js';
import type { MapPalette } from './map-palette.js';

/** Web Mercator stretches London by 1 / cos(51.5°): a metre on the ground is as many units of the map. */
const stretch = 1.606;
/** From here on, in map units a pixel, the coasts are drawn: nearer they would be too rough. */
export const coastsFrom = 250;
const sans = "'Inter Variable', system-ui, sans-serif";

/** Styles by kind. `resolution` is map units a pixel. */
export function drawnStyle(palette: MapPalette): StyleFunction {
  const text = (
    words: string,
    font: string,
    fill: string,
    more: ConstructorParameters<typeof Text>[0] = {},
  ): Text =>
    new Text({
      text: words,
      font: `${font} ${sans}`,
      fill: new Fill({ color: fill }),
      stroke: new Stroke({ color: palette.halo, width: 3 }),
      ...more,
    });

  const styles: Record<DrawnKind, (feature: FeatureLike, resolution: number) => Style | Style[] | undefined> =
    {
      island: (_, resolution) =>
        resolution < coastsFrom
          ? undefined
          : new Style({ fill: new Fill({ color: palette.land }), zIndex: -1 }),
      park: (feature, resolution) => [
        new Style({ fill: new Fill({ color: palette.park }) }),
        new Style({
          text:
            resolution < 14
              ? text(feature.get('name'), 'italic 500 13px', palette.parkText, { overflow: false })
              : undefined,
          zIndex: 40,
        }),
      ],
      lake: (feature, resolution) =>
        new Style({
          fill: new Fill({ color: palette.water }),
          text:
            resolution < 6
              ? text(feature.get('name'), 'italic 500 12px', palette.waterText, { overflow: false })
              : undefined,
          zIndex: 9,
        }),
      water: (feature, resolution) =>
        new Style({
          stroke: new Stroke({
            color: palette.water,
            width: Math.max(2, (feature.get('width') * stretch) / resolution),
            lineCap: 'round',
          }),
          zIndex: 10,
        }),
      road: (feature, resolution) => {
        const rank: 1 | 2 | 3 = feature.get('rank');
        if (resolution > [0, 160, 50, 22][rank]!) return undefined;
        const metres = { 1: 26, 2: 20, 3: 14 }[rank];
        const width = Math.min(12, Math.max(1.25, (metres * stretch) / resolution));
        return [
          new Style({
            stroke: new Stroke({ color: palette.roadEdge, width: width + 2, lineCap: 'round' }),
            zIndex: 20 - rank,
          }),
          new Style({
            stroke: new Stroke({ color: palette.road, width, lineCap: 'round' }),
            text:
              resolution < 12
                ? text(feature.get('name'), '600 11px', palette.roadText, { placement: 'line', repeat: 320 })
                : undefined,
            zIndex: 24 - rank,
          }),
        ];
      },
      station: (feature, resolution) => {
        if (resolution > 12) return undefined;
        const underground = (feature.get('modes') as string[]).includes('tube');
        return new Style({
          image: new Circle({
            radius: 5,
            fill: new Fill({ color: palette.stationFill }),
            stroke: new Stroke({ color: underground ? palette.ring : palette.station, width: 2.5 }),
            declutterMode: 'obstacle',
          }),
          text: text(feature.get('name'), '600 12px', palette.station, { offsetX: 10, textAlign: 'left' }),
          zIndex: 60,
        });
      },
      place: (feature, resolution) => {
        const town: boolean = feature.get('town');
        if (town ? resolution < 20 : resolution > 26) return undefined;
        const words: string = feature.get('name');
        return new Style({
          text: text(
            town ? words : words.toLocaleUpperCase('en-GB').split('').join('\u200a'),
            '600 13px',
            palette.place,
          ),
          zIndex: 50,
        });
      },
      ring: (feature) => [
        new Style({ stroke: new Stroke({ color: palette.ring, width: 1.5, lineDash: [3, 6] }), zIndex: 70 }),
        new Style({
          // At the top of the circle.
          geometry: () => {
            const ring = (feature.getGeometry() as Polygon).getCoordinates()[0]!;
            return new Point(ring.reduce((top, point) => (point[1]! > top[1]! ? point : top)));
          },
          text: text(feature.get('name'), '600 12px', palette.ring, {
            backgroundFill: new Fill({ color: palette.halo }),
            padding: [2, 4, 1, 4],
          }),
          zIndex: 71,
        }),
      ],
    };
  // A map that is dragged asks for all of them again and again, at one resolution.
  const kept = new WeakMap<
    FeatureLike,
    { readonly resolution: number; readonly style: ReturnType<StyleFunction> }
  >();
  return (feature, resolution) => {
    const last = kept.get(feature);
    if (last?.resolution === resolution) return last.style;
    const style = styles[feature.get('kind') as DrawnKind](feature, resolution);
    kept.set(feature, { resolution, style });
    return style;
  };
}
