import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { landFeatures, nameFeatures, walkingRings } from './drawn-features.js';
import { drawnStyle } from './drawn-style.js';
import type { Coordinate } from './london.js';
import { currentPalette } from './map-palette.js';

export interface DrawnLayers {
  /** Our own land and names: a map without a source of tiles. */
  readonly base: readonly VectorLayer[];
  /** Laid over any base. */
  readonly rings: VectorLayer;
  /** Colours of these layers after the scheme changed. */
  repaint(): void;
}

export function drawnLayers(home: Coordinate): DrawnLayers {
  const attributions = 'Lintel, simplified drawing';
  const land = new VectorLayer({ source: new VectorSource({ features: landFeatures(), attributions }) });
  const names = new VectorLayer({ source: new VectorSource({ features: nameFeatures() }), declutter: true });
  const rings = new VectorLayer({
    source: new VectorSource({ features: walkingRings(home, [5, 10]) }),
    zIndex: 5,
  });
  const repaint = (): void => {
    const palette = currentPalette();
    const style = drawnStyle(palette);
    land.setBackground(palette.land);
    for (const layer of [land, names, rings]) layer.setStyle(style);
  };
  repaint();
  return { base: [land, names], rings, repaint };
}
