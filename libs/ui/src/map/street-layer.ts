import type OlVectorTile from 'ol/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTile from 'ol/source/VectorTile.js';
import TileState from 'ol/TileState.js';
import { PMTiles } from 'pmtiles';
import type { MapFileConfig } from './map-config.js';
import { currentPalette } from './map-palette.js';
import { streetStyle } from './street-style.js';
import { onTrial } from './tile-layer.js';

/** What whoever shows this data owes (openstreetmap.org/copyright, protomaps.com). */
const CREDITS = [
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  '<a href="https://protomaps.com">Protomaps</a>',
];

/** The streets of a file of Protomaps' basemap, in the colours of the scheme; of the file only what is seen is asked for. Given up as `onTrial` says. */
export function streetLayer(
  { address, maxZoom }: MapFileConfig,
  log: (message: string) => void,
  gaveUp: () => void,
): { layer: VectorTileLayer; repaint: () => void } {
  const archive = new PMTiles(new URL(address, location.origin).href);
  const format = new MVT({ layerName: 'layer' });
  const source = new VectorTile({
    format,
    maxZoom,
    attributions: CREDITS,
    // Only what asks the archive is told of a tile; the address is for the cache of tiles.
    url: '{z}/{x}/{y}',
    tileLoadFunction: (given) => {
      const tile = given as OlVectorTile<RenderFeature>;
      const [z, x, y] = tile.getTileCoord() as [number, number, number];
      tile.setLoader((extent, _resolution, projection) => {
        archive.getZxy(z, x, y).then(
          // Where there is nothing, there is no tile.
          (found) =>
            tile.setFeatures(
              found ? format.readFeatures(found.data, { extent, featureProjection: projection }) : [],
            ),
          () => tile.setState(TileState.ERROR),
        );
      });
    },
  });
  onTrial(source, log, gaveUp);
  const layer = new VectorTileLayer({ source, declutter: true, renderMode: 'hybrid' });
  const repaint = (): void => {
    const palette = currentPalette();
    layer.setBackground(palette.land);
    layer.setStyle(streetStyle(palette));
  };
  repaint();
  return { layer, repaint };
}
