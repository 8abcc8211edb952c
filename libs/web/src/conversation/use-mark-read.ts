import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ThreadSource } from './thread-source.js';

const watchVisible = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

interface Shown {
  readonly unread: number;
  /** The id of the newest message that the server has. */
  readonly newest: string | undefined;
  /** Whether somebody may be looking at it. */
  readonly inSight: boolean;
}

/** Tells the server of what was seen: the newest message was in sight, on a page that was in front. */
export function useMarkRead(
  { markRead, changes }: Pick<ThreadSource, 'markRead' | 'changes'>,
  { unread, newest, inSight }: Shown,
): void {
  const queries = useQueryClient();
  const visible = useSyncExternalStore(watchVisible, () => document.visibilityState === 'visible');
  const marked = useRef<string>(undefined);
  const seen = visible && inSight && unread > 0 ? newest : undefined;
  useEffect(() => {
    if (seen === undefined || marked.current === seen) return;
    marked.current = seen;
    markRead(seen).then(
      () => queries.invalidateQueries({ queryKey: changes }),
      (error: unknown) => {
        // It stays unread, and is told again when it is next in sight.
        console.error('What was read could not be told', error);
        if (marked.current === seen) marked.current = undefined;
      },
    );
  }, [seen, markRead, changes, queries]);
}
