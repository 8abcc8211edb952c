import { baseMap } from '@lintel/ui/map';
import type { Area } from '@lintel/web';
import type { Extent } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { fromLonLat } from 'ol/proj.js';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { areaOf } from './view-area.js';

/** What the map shows now. */
export interface Shown {
  readonly area: Area;
  readonly extent: Extent;
  /** Metres on the drawn map per pixel. */
  readonly resolution: number;
  readonly zoom: number;
}

const charingCross = fromLonLat([-0.1246, 51.5081]);
/** Nearer than this, one home would fill the map. */
export const closest = 16;
/** Room for the markers at the edges, in pixels: most at the top, since markers stand on their points, and some at the foot for the notices there. */
const padding = [104, 56, 48, 56];

/** How long a map that was let go of rests before it is drawn anew and searched, in milliseconds. */
const RESTS_MS = 150;

const log = (message: string, error?: unknown): void =>
  // Specification, section 8.
  console.error(message, ...(error === undefined ? [] : [error]));

interface ResultsView {
  readonly map: OlMap | undefined;
  /** Undefined until the map has drawn once. */
  readonly shown: Shown | undefined;
  /** Shows an extent without counting as a move of the visitor. */
  readonly fit: (extent: Extent, exactly?: boolean) => void;
}

/** A map in `frame`. `moved` is told when the visitor moved it, not when `fit` or a new size of the window did. */
export function useMap(frame: RefObject<HTMLElement | null>, moved: (shown: Shown) => void): ResultsView {
  const [map, setMap] = useState<OlMap>();
  const [shown, setShown] = useState<Shown>();
  /** The centre and zoom from which a difference is the visitor's own move. */
  const settled = useRef('');
  const onMoved = useRef(moved);
  useEffect(() => {
    onMoved.current = moved;
  });

  useEffect(() => {
    if (!frame.current) return;
    const made = baseMap({
      target: frame.current,
      view: { center: charingCross, zoom: 11, minZoom: 5 },
      log,
    });
    settled.current = standing(made.map);
    const tell = (): void => {
      const now = shownBy(made.map);
      if (!now) return;
      setShown(now);
      const stands = standing(made.map);
      if (stands === settled.current) return;
      settled.current = stands;
      onMoved.current(now);
    };
    // The map says so in the middle of drawing: what follows, a search of its own, waits until it is on the screen.
    let told: ReturnType<typeof setTimeout> | undefined;
    made.map.on('moveend', () => {
      clearTimeout(told);
      told = setTimeout(tell);
    });
    // OpenLayers compares a frame with the one before to tell that the map stands still: after the first, another is drawn, which nothing else may ask for.
    const first = made.map.on('postrender', ({ frameState }) => {
      if (!frameState) return;
      unByKey(first);
      made.map.render();
    });
    const letGo = restBetweenDrags(made.map, frame.current);
    setMap(made.map);
    return () => {
      letGo();
      clearTimeout(told);
      setMap(undefined);
      setShown(undefined);
      made.dispose();
    };
  }, [frame]);

  const fit = useCallback(
    (extent: Extent, exactly = false) => {
      if (!map) return;
      map.getView().fit(extent, { maxZoom: closest, ...(!exactly && { padding }) });
      settled.current = standing(map);
    },
    [map],
  );
  return { map, shown, fit };
}

/**
 * Counts drags that follow one another as one: drawing the map anew and searching in between would hold up whoever drags on. Returns what ends this.
 */
function restBetweenDrags(map: OlMap, frame: HTMLElement): () => void {
  const view = map.getView();
  let held = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => clearTimeout(resting);
  const hold = (): void => {
    goOn();
    if (!held) view.beginInteraction();
    held = true;
  };
  const release = (): void => {
    if (held) view.endInteraction();
    held = false;
  };
  const rest = (): void => {
    goOn();
    resting = setTimeout(release, RESTS_MS);
  };
  map.on('pointerdrag', hold);
  frame.addEventListener('pointerdown', goOn);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, rest);
  return () => {
    goOn();
    frame.removeEventListener('pointerdown', goOn);
    for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, rest);
  };
}

const standing = (map: OlMap): string => {
  const view = map.getView();
  return [...(view.getCenter() ?? []), view.getResolution()].map((value) => value!.toPrecision(9)).join();
};

function shownBy(map: OlMap): Shown | undefined {
  const size = map.getSize();
  const view = map.getView();
  const resolution = view.getResolution();
  const zoom = view.getZoom();
  if (!size || size[0]! <= 0 || size[1]! <= 0 || resolution === undefined || zoom === undefined)
    return undefined;
  const extent = view.calculateExtent(size);
  return { area: areaOf(extent), extent, resolution, zoom };
}

/** Moves towards a point or an extent as the visitor's own move, gliding unless motion is unwelcome. */
export function glide(map: OlMap, to: { center: number[]; zoom: number } | { extent: Extent }): void {
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
  const view = map.getView();
  if ('extent' in to) view.fit(to.extent, { maxZoom: 18, padding, duration });
  else view.animate({ ...to, duration });
}
