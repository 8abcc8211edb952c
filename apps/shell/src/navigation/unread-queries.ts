import { queryOptions } from '@tanstack/react-query';
import { request, messagesOf } from '@lintel/web';
import { UnreadMessagesDocument } from './unread.generated.js';

/** How many answers of agents wait for the account. */
export const unreadMessages = (account: string) =>
  queryOptions({
    queryKey: [...messagesOf(account), 'unread'],
    queryFn: async ({ signal }) =>
      (await request(UnreadMessagesDocument, {}, { signal })).unreadMessages ?? 0,
    staleTime: 0,
  });
