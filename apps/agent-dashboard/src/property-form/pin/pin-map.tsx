import 'ol/ol.css';
import '@lintel/ui/map.css';
import { MapPin } from '@lintel/ui';
import { useEffect, useRef } from 'react';
import type { Pin } from '../form/property-values.js';
import { createPinMap, type PinMap as Drawn } from './create-pin-map.js';
import { nudged, placedAt } from './pin-rules.js';

interface PinMapProps {
  readonly pin: Pin;
  readonly onMove: (pin: Pin) => void;
  /** Of the text that says what is known of the place. */
  readonly describedBy: string;
}

/** The whole of a district, or the street. */
const zoomOf = (pin: Pin): number => (pin.from === 'outcode' ? 13 : 16);

/** A map with the pin of the home, to be dragged or moved with the arrow keys. */
export default function PinMap({ pin, onMove, describedBy }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const map = useRef<Drawn>(null);
  const now = useRef({ pin, onMove });
  useEffect(() => {
    now.current = { pin, onMove };
    map.current?.put(pin);
  });

  useEffect(() => {
    if (!frame.current || !marker.current) return;
    map.current = createPinMap({
      target: frame.current,
      marker: marker.current,
      latitude: now.current.pin.latitude,
      longitude: now.current.pin.longitude,
      zoom: zoomOf(now.current.pin),
      moved: ({ latitude, longitude }) => now.current.onMove(placedAt(latitude, longitude)),
      // Specification, section 8.
      log: (message, error) => console.error(message, ...(error === undefined ? [] : [error])),
    });
    return () => {
      map.current?.dispose();
      map.current = null;
    };
  }, []);

  return (
    <>
      <div ref={frame} role="region" aria-label="Map" className="lintel-map relative size-full" />
      {/* The map takes the pin into itself; React keeps the element around it. */}
      <div hidden>
        <button
          ref={marker}
          type="button"
          aria-label="Pin of the home: move it with the arrow keys"
          aria-describedby={describedBy}
          className="grid size-12 cursor-grab touch-none place-items-center text-brick active:cursor-grabbing"
          onKeyDown={(event) => {
            const next = nudged(pin, event.key, event.shiftKey);
            if (!next) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(next);
          }}
        >
          <MapPin className="size-11 fill-surface drop-shadow-md" aria-hidden />
        </button>
      </div>
    </>
  );
}
