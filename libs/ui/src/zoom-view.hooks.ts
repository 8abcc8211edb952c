import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './zoom-view.logic.js';

/** The size of an element as it changes. */
export function useFrameSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Calls with a factor when the wheel turns with Ctrl, as a pinch on a trackpad does too; and keeps the browser's own zoom from both. */
export function useZoomWheel(
  element: RefObject<HTMLElement | null>,
  zoom: (factor: number, event: WheelEvent) => void,
): void {
  const latest = useRef(zoom);
  useEffect(() => void (latest.current = zoom));
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      // A notch of a wheel is some 100, a trackpad sends many small ones; lines and pages count for more.
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33);
      latest.current(Math.exp(-Math.max(-100, Math.min(100, pixels)) / 250), event);
    };
    const onTouch = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    // React's own listeners are passive, and could not keep the browser from zooming the page.
    frame.addEventListener('wheel', onWheel, { passive: false });
    frame.addEventListener('touchstart', onTouch, { passive: false });
    frame.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      frame.removeEventListener('wheel', onWheel);
      frame.removeEventListener('touchstart', onTouch);
      frame.removeEventListener('touchmove', onTouch);
    };
  }, [element]);
}
