import { askAgain, messagesOf, shell } from '@lintel/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Fetches anew what the server says has changed. */
export function useLiveMessages(account: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { live } = shell();
    const all = messagesOf(account);
    const ends = [
      live.on('messages', (data) => {
        const changed = (data as { conversationId?: string } | null)?.conversationId;
        void askAgain(queries, {
          queryKey: all,
          // Other conversations are as they were.
          predicate: ({ queryKey: [, , what, id] }) => what !== 'thread' || id === changed,
        });
      }),
      live.onReset(() => void askAgain(queries, { queryKey: all })),
    ];
    return () => ends.forEach((end) => end());
  }, [account, queries]);
}
