import type { LiveUpdateType } from '@lintel/contracts';
import { askAgain, shell } from '@lintel/web';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A bulk change sends an update for each home: those within this time are answered by one request. */
const GATHER_MS = 250;

/**
 * Fetches anew what the server says has changed, and all of it when updates may have been missed.
 *
 * @param types of the updates, such as `viewings`.
 * @param keys beginnings of the keys of what changes with them.
 */
export function useLiveRefetch(
  types: LiveUpdateType | readonly LiveUpdateType[],
  keys: readonly QueryKey[],
): void {
  const queries = useQueryClient();
  const concerned = useRef(keys);
  useEffect(() => {
    concerned.current = keys;
  });
  const heard = [types].flat().join(' ');
  useEffect(() => {
    const { live } = shell();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refetch = (): void => {
      waiting = undefined;
      for (const queryKey of concerned.current) void askAgain(queries, { queryKey });
    };
    const soon = (): void => {
      waiting ??= setTimeout(refetch, GATHER_MS);
    };
    const ends = [...heard.split(' ').map((type) => live.on(type, soon)), live.onReset(refetch)];
    return () => {
      clearTimeout(waiting);
      ends.forEach((end) => end());
    };
  }, [heard, queries]);
}
