import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import Attribution from 'ol/control/Attribution.js';
import ScaleLine from 'ol/control/ScaleLine.js';
import Zoom from 'ol/control/Zoom.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { fromLonLat } from 'ol/proj.js';
import { drawnLayers } from './drawn-layers.js';
import { loadMapConfig } from './map-config.js';
import { onPaletteChange } from './map-palette.js';
import { tileLayer } from './tile-layer.js';

/** Specification, section 9. */
const zoom = 15;

export interface MapOptions {
  readonly target: HTMLElement;
  /** Stands on the home. */
  readonly marker: HTMLElement;
  readonly longitude: number;
  readonly latitude: number;
  readonly log: (message: string, error?: unknown) => void;
}

function mouseOrTwoFingers(this: unknown, { originalEvent }: MapBrowserEvent): boolean {
  return (
    (this as DragPan).getPointerCount() === 2 ||
    (originalEvent as Event as PointerEvent).pointerType === 'mouse'
  );
}

/** Draws a map around a home. Returns what takes it away. */
export function createMap({ target, marker, longitude, latitude, log }: MapOptions): () => void {
  const drawn = drawnLayers([longitude, latitude]);
  const map = new OlMap({
    target,
    layers: [drawn.rings],
    view: new View({ center: fromLonLat([longitude, latitude]), zoom, minZoom: 9, maxZoom: 18 }),
    controls: [new Zoom(), new ScaleLine({ units: 'imperial' }), new Attribution({ collapsible: false })],
    // A page scrolls past its map: the wheel zooms with Ctrl or Command held, one finger scrolls the page, two move the map.
    interactions: defaultInteractions({
      dragPan: false,
      mouseWheelZoom: false,
      altShiftDragRotate: false,
      pinchRotate: false,
    }).extend([
      new DragPan({ condition: mouseOrTwoFingers }),
      new MouseWheelZoom({ condition: platformModifierKeyOnly }),
    ]),
    overlays: [
      new Overlay({
        element: marker,
        position: fromLonLat([longitude, latitude]),
        positioning: 'bottom-center',
        stopEvent: false,
      }),
    ],
  });
  let gone = false;
  const drawOurOwn = (): void => drawn.base.forEach((layer, index) => map.getLayers().insertAt(index, layer));
  void loadMapConfig((error) => log('The configuration of the map could not be read', error)).then(
    (config) => {
      if (gone) return;
      const { tiles } = config;
      if (tiles === null) {
        drawOurOwn();
        return;
      }
      const layer = tileLayer({ ...config, tiles }, log, () => {
        map.removeLayer(layer);
        drawOurOwn();
      });
      map.getLayers().insertAt(0, layer);
    },
  );
  const stopPainting = onPaletteChange(drawn.repaint);
  return () => {
    gone = true;
    stopPainting();
    map.setTarget(undefined);
    map.dispose();
  };
}
