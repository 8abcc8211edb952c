import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Something that stands on a point of the map. React keeps it; the map only moves the element around it. */
export function OnMap({
  map,
  point: [x, y],
  anchor,
  front = false,
  children,
}: {
  map: OlMap;
  point: readonly [number, number];
  /** `foot`: its lower edge is at the point. */
  anchor: 'foot' | 'middle';
  /** Above the others. */
  front?: boolean;
  children: ReactNode;
}) {
  const [element] = useState(() => document.createElement('div'));
  const [overlay] = useState(
    () => new Overlay({ element, positioning: anchor === 'foot' ? 'bottom-center' : 'center-center' }),
  );
  useEffect(() => {
    map.addOverlay(overlay);
    return () => void map.removeOverlay(overlay);
  }, [map, overlay]);
  useEffect(() => overlay.setPosition([x, y]), [overlay, x, y]);
  return createPortal(<div data-front={front || undefined}>{children}</div>, element);
}
