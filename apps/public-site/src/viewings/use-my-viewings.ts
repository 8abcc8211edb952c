import { askAgain, shell } from '@lintel/web';
import { myViewings } from './viewings-queries.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The viewings of an account, fetched again whenever a live update says that one has changed, or updates may have been missed. */
export function useMyViewings(account: string) {
  const viewings = useQuery(myViewings(account));
  const queries = useQueryClient();
  useEffect(() => {
    const { live } = shell();
    const again = () => void askAgain(queries, { queryKey: myViewings(account).queryKey });
    const endings = [live.on('viewings', again), live.onReset(again)];
    return () => endings.forEach((end) => end());
  }, [account, queries]);
  return viewings;
}
