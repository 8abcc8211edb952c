import type Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View, { type ViewOptions } from 'ol/View.js';
import Attribution from 'ol/control/Attribution.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import Zoom from 'ol/control/Zoom.js';
import type Interaction from 'ol/interaction/Interaction.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import { drawnLayers } from './drawn-layers.js';
import { loadMapConfig, type MapConfig, type MapFileConfig } from './map-config.js';
import { onPaletteChange } from './map-palette.js';
import { tileLayer } from './tile-layer.js';

export interface BaseMapOptions {
  readonly target: HTMLElement;
  readonly view: ViewOptions;
  /** Laid over the land, drawn in the colours of the scheme. */
  readonly over?: readonly Feature[];
  /** In place of moving by one finger and zooming by the wheel. */
  readonly moves?: readonly Interaction[];
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * A map with its land: the portal's own file of streets, tiles of the configured source, else, or when those fail, our own drawing. `dispose` takes it away.
 */
export function baseMap({ target, view, over, moves, log }: BaseMapOptions): {
  map: OlMap;
  dispose: () => void;
} {
  const drawn = drawnLayers(over);
  const map = new OlMap({
    target,
    layers: [drawn.over],
    view: new View({ minZoom: 9, maxZoom: 18, enableRotation: false, ...view }),
    controls: [new Zoom(), new ScaleLine({ units: 'imperial' }), new Attribution({ collapsible: false })],
    interactions: defaultInteractions({
      dragPan: moves === undefined,
      mouseWheelZoom: moves === undefined,
      altShiftDragRotate: false,
      pinchRotate: false,
    }).extend([...(moves ?? [])]),
  });
  let gone = false;
  const drawOurOwn = (): void => drawn.base.forEach((layer, index) => map.getLayers().insertAt(index, layer));
  const withoutStreets = ({ tiles, attribution }: MapConfig): void => {
    if (tiles === null) {
      drawOurOwn();
      return;
    }
    const layer = tileLayer({ tiles, attribution }, log, () => {
      map.removeLayer(layer);
      drawOurOwn();
    });
    map.getLayers().insertAt(0, layer);
  };
  let repaintStreets = (): void => {};
  const streets = async (file: MapFileConfig): Promise<void> => {
    // What reads vector tiles is loaded where there are some.
    const { streetLayer } = await import('./street-layer.js');
    if (gone) return;
    const { layer, repaint } = streetLayer(file, log, () => {
      map.removeLayer(layer);
      drawOurOwn();
    });
    repaintStreets = repaint;
    map.getLayers().insertAt(0, layer);
  };
  void loadMapConfig((error) => log('The configuration of the map could not be read', error)).then(
    (config) => {
      if (gone) return;
      if (config.file) {
        void streets(config.file).catch((error: unknown) => {
          log('The map of streets could not be drawn', error);
          if (!gone) withoutStreets(config);
        });
        return;
      }
      withoutStreets(config);
    },
  );
  const stopPainting = onPaletteChange(() => {
    drawn.repaint();
    repaintStreets();
  });
  return {
    map,
    dispose() {
      gone = true;
      stopPainting();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
