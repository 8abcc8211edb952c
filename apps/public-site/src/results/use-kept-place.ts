import { readWishes, type Wishes } from '@lintel/contracts/search';
import { useLocation, useNavigationType } from '@lintel/web/router';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mostPages, placesIn, type Place } from './place-memory.js';

const places = placesIn(
  ifAllowed(() => sessionStorage),
  ifAllowed(() => localStorage),
);

/** In the history's state of a visit by 'Back to properties'. */
interface Returning {
  readonly returning?: true;
}

/** Where 'Back to properties' leads: to the results as they were left, or to all homes. For `Link`. */
export function useWayBack(): { to: string; state: unknown } {
  const [place] = useState(() => places.last(new Date()));
  return {
    to: `/properties${place?.query ?? ''}`,
    state: place && { ...(place.state as object | null | undefined), returning: true },
  };
}

/** What the results wished for that were looked at last, in this tab or the one that it was opened from. */
export function useLastWishes(): Wishes {
  const [wishes] = useState(() => readWishes(new URLSearchParams(places.last(new Date())?.query)));
  return wishes;
}

/** The place that a visitor comes back to, by the browser's buttons, a home's own button or a reload; undefined for a new visit. */
export function useReturnPlace(): Place | undefined {
  const { key, search, state } = useLocation();
  const back = useNavigationType() === 'POP';
  const [place] = useState(() => {
    if (back) return places.find(key, search);
    const last = (state as Returning | null)?.returning ? places.last(new Date()) : undefined;
    return last?.query === search ? last : undefined;
  });
  return place && { ...place, pages: Math.min(place.pages, mostPages) };
}

/**
 * Remembers the place on this page for each entry of the history, and goes back to `place` once its homes are there. A new visit starts at
 * the top, as every change of route does; only going back to where one was goes on from there.
 */
export function useKeptPlace(
  place: Place | undefined,
  { pages, ready, area }: { pages: number; ready: boolean; area: RefObject<HTMLElement | null> },
): void {
  const { key, search, state } = useLocation();
  const latest = useRef({ top: 0, pages, left: undefined as number | undefined });
  useLayoutEffect(() => {
    latest.current.pages = Math.max(pages, 1);
  }, [pages]);

  const returned = useRef(false);
  // The shell scrolls to the top in a layout effect that comes after this one; a microtask comes after both and before anything is painted.
  useLayoutEffect(() => {
    if (!place || !ready || returned.current) return;
    returned.current = true;
    queueMicrotask(() => {
      if (window.scrollY < 1) window.scrollTo({ top: place.top, behavior: 'instant' });
    });
  }, [place, ready]);
  // After the page's heading took the focus, the keyboard goes on at the home that was left.
  const focused = useRef(false);
  useEffect(() => {
    if (!place?.left || !ready || focused.current) return;
    focused.current = true;
    area.current
      ?.querySelector<HTMLElement>(`h3 a[href="/property/${place.left}"]`)
      ?.focus({ preventScroll: true });
  }, [place, ready, area]);

  // In layout effects: when plain ones are cleaned up, the next page has already scrolled to its top.
  useLayoutEffect(() => {
    const now = latest.current;
    now.top = window.scrollY;
    now.left = undefined;
    const onScroll = (): void => {
      now.top = window.scrollY;
    };
    const keep = (): void => {
      const { left, ...rest } = now;
      const place = { query: search, state: withoutReturning(state), ...rest };
      places.keep(key, { ...place, ...(left !== undefined && { left }) }, new Date());
    };
    // Also what opens a home in another tab, which leaves this page as it is.
    const onOpen = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href^="/property/"]') : null;
      if (!link) return;
      now.left = Number(link.getAttribute('href')!.split('/').at(-1));
      keep();
    };
    addEventListener('scroll', onScroll, { passive: true });
    for (const opening of openings) addEventListener(opening, onOpen, { capture: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', onScroll);
      for (const opening of openings) removeEventListener(opening, onOpen, { capture: true });
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, search, state]);
}

const openings = ['click', 'auxclick', 'contextmenu'] as const;

function withoutReturning(state: unknown): unknown {
  const { returning: _, ...rest } = (state ?? {}) as Returning;
  return rest;
}

function ifAllowed(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    // Forbidden by the browser's settings: going back starts at the top.
    return undefined;
  }
}
