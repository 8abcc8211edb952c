import { baseMap } from '@lintel/ui/map';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import Overlay from 'ol/Overlay.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PinMapOptions extends Place {
  readonly target: HTMLElement;
  /** Stands on the home, on its own lower edge. */
  readonly marker: HTMLElement;
  readonly zoom: number;
  readonly moved: (place: Place) => void;
  readonly log: (message: string, error?: unknown) => void;
}

export interface PinMap {
  /** Puts the pin there, and centres the map on it where it would be out of sight. */
  put(place: Place): void;
  dispose(): void;
}

function mouseOrTwoFingers(this: unknown, { originalEvent }: MapBrowserEvent): boolean {
  return (
    (this as DragPan).getPointerCount() === 2 ||
    (originalEvent as Event as PointerEvent).pointerType === 'mouse'
  );
}

/** A map with one pin that can be dragged. */
export function createPinMap({ target, marker, zoom, moved, log, ...place }: PinMapOptions): PinMap {
  const at = ({ latitude, longitude }: Place) => fromLonLat([longitude, latitude]);
  const { map, dispose } = baseMap({
    target,
    view: { center: at(place), zoom },
    // As on the property's page: the wheel zooms with Ctrl or Command held, one finger scrolls the page, two move the map.
    moves: [
      new DragPan({ condition: mouseOrTwoFingers }),
      new MouseWheelZoom({ condition: platformModifierKeyOnly }),
    ],
    log,
  });
  const pin = new Overlay({ element: marker, position: at(place), positioning: 'bottom-center' });
  map.addOverlay(pin);

  /** From the pointer to the tip of the pin, in pixels, so that the pin does not jump under the finger. */
  let grip: readonly [number, number] | undefined;
  const pixelOf = (event: PointerEvent): number[] => map.getEventPixel(event);
  const start = (event: PointerEvent): void => {
    const point = map.getPixelFromCoordinate(pin.getPosition()!);
    const pointer = pixelOf(event);
    grip = [point[0]! - pointer[0]!, point[1]! - pointer[1]!];
    marker.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    if (!grip) return;
    const pointer = pixelOf(event);
    pin.setPosition(map.getCoordinateFromPixel([pointer[0]! + grip[0], pointer[1]! + grip[1]]));
  };
  const drop = (event: PointerEvent): void => {
    if (!grip) return;
    drag(event);
    grip = undefined;
    const [longitude, latitude] = toLonLat(pin.getPosition()!);
    moved({ latitude: latitude!, longitude: longitude! });
  };
  const listeners = { pointerdown: start, pointermove: drag, pointerup: drop, pointercancel: drop };
  for (const [type, listener] of Object.entries(listeners))
    marker.addEventListener(type, listener as EventListener);

  return {
    put(next) {
      if (grip) return;
      pin.setPosition(at(next));
      const size = map.getSize();
      const pixel = map.getPixelFromCoordinate(at(next));
      const margin = 48;
      const isSeen =
        size &&
        pixel &&
        pixel[0]! > margin &&
        pixel[1]! > margin &&
        pixel[0]! < size[0]! - margin &&
        pixel[1]! < size[1]! - margin;
      if (!isSeen) map.getView().setCenter(at(next));
    },
    dispose() {
      for (const [type, listener] of Object.entries(listeners))
        marker.removeEventListener(type, listener as EventListener);
      dispose();
    },
  };
}
