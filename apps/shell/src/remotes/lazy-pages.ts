import { createElement, lazy } from 'react';
import type { RouteObject } from '@lintel/web/router';
import type { Remote } from '@lintel/web';
import { patiently } from './patience.js';

const made = new WeakMap<Promise<Remote>, RouteObject[]>();

/**
 * A remote's routes with lazily loaded pages, the same for each render of one loading of the remote. A new loading gets new ones: React
 * keeps the failure of a lazy page for good.
 */
export function lazyPages(loading: Promise<Remote>, { routes }: Remote): RouteObject[] {
  const known = made.get(loading);
  if (known) return known;
  const pages = routes.map(({ path, load }) => ({
    path,
    element: createElement(lazy(() => patiently(path, load))),
  }));
  made.set(loading, pages);
  return pages;
}
