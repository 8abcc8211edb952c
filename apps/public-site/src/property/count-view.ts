import { recordListingView } from './property-queries.js';

/** The longest that a busy page puts it off, in milliseconds. */
const LATEST = 5000;

/** Has a view of a home counted once its page is shown and the browser has nothing better to do. Called before that, what it returns takes it back. */
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
