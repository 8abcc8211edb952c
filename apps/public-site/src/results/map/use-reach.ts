import { currentPalette, onPaletteChange } from '@lintel/ui/map';
import { useQuery } from '@tanstack/react-query';
import Feature from 'ol/Feature.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { useEffect } from 'react';
import type { ResultsSearch } from '../results-address.js';
import { commuteArea } from '../results-queries.js';

const metresPerMile = 1609.344;
const corners = 48;
/** Of the layer, not of its colour: where circles lie over each other it is no darker. */
const opacity = 0.16;

/** Shades where homes lie that are near enough in time, where a commute is asked for. */
export function useReach(map: OlMap | undefined, { wishes }: ResultsSearch): void {
  const commute = wishes?.commute;
  const { data: circles } = useQuery({
    ...commuteArea(commute ?? { to: '', minutes: 0 }),
    enabled: commute !== undefined,
  });
  useEffect(() => {
    if (!map || !circles || commute === undefined) return;
    const features = circles.map(({ latitude, longitude, miles }) => {
      const circle = circular([longitude, latitude], miles * metresPerMile, corners);
      return new Feature({ geometry: circle.transform('EPSG:4326', 'EPSG:3857') });
    });
    const layer = new VectorLayer({ source: new VectorSource({ features }), opacity, zIndex: 4 });
    const paint = (): void => layer.setStyle(new Style({ fill: new Fill({ color: currentPalette().ring }) }));
    paint();
    const stop = onPaletteChange(paint);
    map.addLayer(layer);
    return () => {
      stop();
      map.removeLayer(layer);
      layer.dispose();
    };
  }, [map, circles, commute]);
}
