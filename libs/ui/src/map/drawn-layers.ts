import type Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { landFeatures, nameFeatures } from './drawn-features.js';
import { coastsFrom, drawnStyle } from './drawn-style.js';
import { currentPalette } from './map-palette.js';

export interface DrawnLayers {
  /** Our own land and names: a map without a source of tiles. */
  readonly base: readonly VectorLayer[];
  /** What a page lays over any base, such as rings around a home. */
  readonly over: VectorLayer;
  /** Colours of these layers after the scheme changed. */
  repaint(): void;
}

/** Pixels around the map that are made ready too: within them it is dragged without being drawn anew, which takes longer than a frame. */
const renderBuffer = 400;

export function drawnLayers(over: readonly Feature[] = []): DrawnLayers {
  const attributions = 'Simplified drawing';
  const land = new VectorLayer({
    source: new VectorSource({ features: landFeatures(), attributions }),
    renderBuffer,
  });
  const names = new VectorLayer({
    source: new VectorSource({ features: nameFeatures() }),
    declutter: true,
    renderBuffer,
  });
  const above = new VectorLayer({ source: new VectorSource({ features: [...over] }), zIndex: 5 });
  const repaint = (): void => {
    const palette = currentPalette();
    const style = drawnStyle(palette);
    land.setBackground((resolution) => (resolution < coastsFrom ? palette.land : palette.water));
    for (const layer of [land, names, above]) layer.setStyle(style);
  };
  repaint();
  return { base: [land, names], over: above, repaint };
}
