import 'ol/ol.css';
import '@lintel/ui/map.css';
import { Button, clsx, Pencil, RotateCcw, Search, X } from '@lintel/ui';
import { areasText, readDrawnAreas } from '@lintel/contracts/search';
import { areaParameter } from '@lintel/web';
import { resultsAddress } from '../results-address.js';
import { boundingExtent } from 'ol/extent.js';
import { toLonLat } from 'ol/proj.js';
import { useEffect, useRef, useState } from 'react';
import type { MapPanelProps } from '../map-panel.js';
import { withoutArea } from '../search-changes.js';
import { areasOf, mayDrawMore, withDrawnArea, withoutDrawnAreas } from './drawing/area-changes.js';
import { showAreas } from './drawing/area-layer.js';
import { DrawingBoard } from './drawing/drawing-board.js';
import { isArrowKey, nextMarker } from './marker-steps.js';
import { MapCard } from './map-card.js';
import { Markers } from './markers.js';
import { useHomesOnMap } from './use-homes-on-map.js';
import { useReach } from './use-reach.js';
import { glide, useMap, type Shown } from './use-map.js';
import { extentAround, extentOf } from './view-area.js';

interface Opened {
  readonly ids: readonly number[];
  readonly byKeyboard: boolean;
}
const none: Opened = { ids: [], byKeyboard: false };

/** The homes of a search on a map. The list beside it, or one press away, has the same homes. */
export default function ResultsMap({ search, homes, change, highlighted }: MapPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const [movedTo, setMovedTo] = useState<Shown>();
  const [opened, setOpened] = useState(none);
  /** The area that this map has put into the address itself. */
  const own = useRef<string>(undefined);
  const searchArea = ({ area }: Shown): void => {
    own.current = areaParameter(area);
    setMovedTo(undefined);
    change((current) => ({ ...current, area, view: 'map' }), { replace: true });
  };
  const { map, shown, fit } = useMap(frame, (now) => (follows ? searchArea(now) : setMovedTo(now)));
  const { found, overview, failed, retry } = useHomesOnMap(search, shown);
  useReach(map, search);

  // An area from elsewhere, such as a link or the back button: the map goes there.
  const area = search.area && areaParameter(search.area);
  useEffect(() => {
    if (!map || !search.area || area === own.current) return;
    own.current = area;
    fit(extentOf(search.area), true);
  }, [map, fit, area, search.area]);
  const areas = areasOf(search);
  const written = areasText(areas);
  // Without an area the map shows all homes of the search, and moves again when the search changes.
  const fitted = useRef<string>(undefined);
  const filters = resultsAddress({ ...withoutArea(search), sort: 'newest', view: 'list' });
  useEffect(() => {
    if (area !== undefined) {
      fitted.current = undefined;
      return;
    }
    own.current = undefined;
    if (!map || !overview || fitted.current === filters) return;
    fitted.current = filters;
    // What was drawn, or all that was found.
    const drawn = readDrawnAreas(written).flat();
    const extent = extentAround(drawn.length > 0 ? drawn : [...overview.homes, ...overview.clusters]);
    if (extent) fit(extent);
  }, [map, fit, area, overview, filters, written]);

  const [draws, setDraws] = useState(false);
  const drawButton = useRef<HTMLButtonElement>(null);
  const endDrawing = (): void => {
    setDraws(false);
    requestAnimationFrame(() => drawButton.current?.focus());
  };
  useEffect(() => (map ? showAreas(map, readDrawnAreas(written)) : undefined), [map, written]);

  // Before the map itself moves with these keys.
  useEffect(() => {
    const element = frame.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const from =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-marker]') : null;
      if (!element || !from || !isArrowKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const others = [...element.querySelectorAll<HTMLElement>('[data-marker]')].filter(
        (other) => other !== from,
      );
      const next = nextMarker(middleOf(from), others.map(middleOf), event.key);
      if (next !== undefined) others[next]?.focus({ preventScroll: true });
    };
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, []);

  const close = (): void => {
    if (opened.byKeyboard)
      frame.current?.querySelector<HTMLElement>('[data-marker][aria-expanded="true"]')?.focus();
    setOpened(none);
  };
  const nothingHere = found !== undefined && found.total === 0;

  return (
    <div className="relative size-full" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div
        ref={frame}
        role="region"
        aria-label="Map of the homes found"
        tabIndex={0}
        className="lintel-map relative size-full focus-visible:-outline-offset-3"
      />
      {map && shown && found && (
        <Markers
          map={map}
          shown={shown}
          homes={found.homes}
          clusters={found.clusters}
          highlighted={highlighted}
          listed={homes}
          opened={opened.ids}
          onOpen={(ids, byKeyboard) => setOpened({ ids, byKeyboard })}
          onApproach={(points) => {
            setOpened(none);
            if (points.length > 1) glide(map, { extent: boundingExtent([...points]) });
            else glide(map, { center: points[0]!, zoom: Math.min(shown.zoom + 2, 18) });
          }}
        />
      )}
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-start gap-2 pr-14 *:pointer-events-auto">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control bg-surface px-3 text-sm font-medium shadow-float">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => {
              setFollows(target.checked);
              if (target.checked && movedTo) searchArea(movedTo);
            }}
            className="size-4.5 accent-brick"
          />
          Search as I move the map
        </label>
        {!draws && (
          <div className="flex flex-wrap gap-2">
            {mayDrawMore(search) && (
              <Button ref={drawButton} className="shadow-float" onClick={() => setDraws(true)}>
                <Pencil aria-hidden />
                <span>
                  {areas.length === 0 ? 'Draw an' : 'Draw another'}
                  <span className={clsx(areas.length > 0 && 'max-sm:sr-only')}> area</span>
                </span>
              </Button>
            )}
            {areas.length > 0 && (
              <Button className="shadow-float" onClick={() => change(withoutDrawnAreas)}>
                <X aria-hidden />
                <span>
                  Remove
                  <span className="max-sm:sr-only">
                    {areas.length === 1 ? ' the drawn area' : ' the drawn areas'}
                  </span>
                </span>
              </Button>
            )}
          </div>
        )}
        {movedTo && !follows && (
          <Button variant="primary" className="shadow-float" onClick={() => searchArea(movedTo)}>
            <Search aria-hidden />
            Search this area
          </Button>
        )}
        <div role="status">
          {failed ? (
            <p className="flex items-center gap-3 rounded-control bg-surface px-3 py-1 text-sm shadow-float">
              The homes could not be put on the map.
              <Button size="small" variant="quiet" onClick={retry}>
                <RotateCcw className="size-4!" aria-hidden />
                Try again
              </Button>
            </p>
          ) : (
            nothingHere && (
              <p className="rounded-control bg-surface px-3 py-2.5 text-sm shadow-float">
                {search.area ? 'No homes found in this area' : 'No properties found'}
              </p>
            )
          )}
        </div>
      </div>
      {draws && map && (
        <DrawingBoard
          placeOf={({ x, y }) => {
            const [longitude, latitude] = toLonLat(map.getCoordinateFromPixel([x, y])) as [number, number];
            return { latitude, longitude };
          }}
          onDrawn={(drawn) => {
            endDrawing();
            setMovedTo(undefined);
            change((current) => withDrawnArea(current, drawn));
          }}
          onEnd={endDrawing}
        />
      )}
      {opened.ids.length > 0 && (
        <div className="pointer-events-none absolute inset-0 z-10 flex flex-col justify-end p-3 pb-10">
          <MapCard
            key={opened.ids.join()}
            ids={opened.ids}
            known={homes}
            takeFocus={opened.byKeyboard}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

const middleOf = (element: HTMLElement): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
