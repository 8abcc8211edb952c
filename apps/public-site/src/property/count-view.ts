import { recordListingView } from './property-queries.js';

/** The longest that a busy page puts it off, in milliseconds. */
const LATEST = 5000;

/** Counts a view of a home once its page is shown and the browser is idle. Returns a function that cancels it. */
export function countView(id: number): () => void {
  const count = () => void recordListingView(id);
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(count, LATEST / 5);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(count, { timeout: LATEST });
  return () => cancelIdleCallback(idle);
}
