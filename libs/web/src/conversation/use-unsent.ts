import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createOutbox, type Unsent } from './outbox.js';

/** For as long as the page is open. */
export const outbox = createOutbox();

/** What was typed in a conversation and has not been seen to arrive. */
export const useUnsent = (place: string): Unsent =>
  useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.get(place), [place]),
  );

/** The browser asks before it closes a page that would take words with it. */
export function useLossWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (outbox.holds()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
