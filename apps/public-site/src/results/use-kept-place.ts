import { useLocation, useNavigationType } from '@lintel/web/router';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mostPages, placesIn, type Place } from './place-memory.js';

const places = placesIn(sessionStore());

/** Where somebody was who comes back here, by the back or forward button or by reloading; undefined for a new visit. */
export function useReturnPlace(): Place | undefined {
  const { key, search } = useLocation();
  const back = useNavigationType() === 'POP';
  const [place] = useState(() => (back ? places.find(key, search) : undefined));
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
  const { key, search } = useLocation();
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

  // In layout effects: by the time that plain ones are cleaned up, the next page has scrolled to its top.
  useLayoutEffect(() => {
    const now = latest.current;
    now.top = window.scrollY;
    now.left = undefined;
    const onScroll = (): void => {
      now.top = window.scrollY;
    };
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href^="/property/"]') : null;
      if (link) now.left = Number(link.getAttribute('href')!.split('/').at(-1));
    };
    const keep = (): void => {
      const { left, ...rest } = now;
      places.keep(key, { query: search, ...rest, ...(left !== undefined && { left }) });
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('click', onClick, { capture: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, search]);
}

function sessionStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // Forbidden by the browser's settings: going back starts at the top.
    return undefined;
  }
}
