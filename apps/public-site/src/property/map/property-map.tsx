import 'ol/ol.css';
import '@lintel/ui/map.css';
import { House } from '@lintel/ui';
import { useEffect, useRef } from 'react';
import { createMap } from './create-map.js';

interface PropertyMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
}

/** A map of where a home is, its marker titled with the address. */
export default function PropertyMap({ latitude, longitude, address }: PropertyMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current || !marker.current) return;
    return createMap({
      target: frame.current,
      marker: marker.current,
      latitude,
      longitude,
      // Specification, section 8.
      log: (message, error) => console.error(message, ...(error === undefined ? [] : [error])),
    });
  }, [latitude, longitude]);
  return (
    <>
      <div
        ref={frame}
        role="region"
        aria-label={`Map around ${address}`}
        tabIndex={0}
        className="lintel-map relative size-full"
      />
      {/* The map takes the marker into itself; React keeps the element around it. */}
      <div hidden>
        <div ref={marker} role="img" title={address} aria-label={address} className="grid place-items-center">
          <span className="grid size-11 place-items-center rounded-full border-3 border-white bg-brick text-on-brick shadow-float">
            <House className="size-5" aria-hidden />
          </span>
          <span className="-mt-1.5 size-3 rotate-45 rounded-sm bg-white" />
        </div>
      </div>
    </>
  );
}
