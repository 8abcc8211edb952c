import { baseMap, walkingRings } from '@lintel/ui/map';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import Overlay from 'ol/Overlay.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { fromLonLat } from 'ol/proj.js';

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
  const home = fromLonLat([longitude, latitude]);
  const { map, dispose } = baseMap({
    target,
    view: { center: home, zoom },
    over: walkingRings([longitude, latitude], [5, 10]),
    // A page scrolls past its map: the wheel zooms with Ctrl or Command held, one finger scrolls the page, two move the map.
    moves: [
      new DragPan({ condition: mouseOrTwoFingers }),
      new MouseWheelZoom({ condition: platformModifierKeyOnly }),
    ],
    log,
  });
  map.addOverlay(
    new Overlay({ element: marker, position: home, positioning: 'bottom-center', stopEvent: false }),
  );
  return dispose;
}
