import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  AgencyConversationDocument,
  AgencyConversationsDocument,
  type AgencyConversationQuery,
  type AgencyConversationRowFragment,
} from './agency-messages.generated.js';
import { given, thread, request } from '@lintel/web';

/** A conversation as a list of an agency's shows it. */
export type AgencyConversationRow = AgencyConversationRowFragment;
/** A conversation with some of its messages, oldest first, and how the person can be reached. */
export type AgencyConversationThread = NonNullable<AgencyConversationQuery['conversation']>;

export interface AgencyConversationFilter {
  /** Words of the home's title or address, or of the person's name or address; empty for all. */
  readonly search: string;
  /** Only those about homes whose contact the caller is. */
  readonly mine: boolean;
  /** Only those with messages that wait for the caller. */
  readonly unreadOnly: boolean;
}

/** Conversations on one page. */
const atOnce = 24;

/** The beginning of all query keys of what people wrote to the agency of this account. */
export const agencyMessagesOf = (account: string) => ['agency-messages', account] as const;

/** What people wrote to the agency, the last message first, in pages of 24; for `useInfiniteQuery`. */
export const agencyConversations = (
  account: string,
  { search, mine, unreadOnly }: AgencyConversationFilter,
) =>
  infiniteQueryOptions({
    queryKey: [...agencyMessagesOf(account), 'list', search, mine, unreadOnly],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            AgencyConversationsDocument,
            { search: search || null, mine, unreadOnly, first: atOnce, after: pageParam },
            { signal },
          )
        ).agencyConversations,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** In pages of 50 messages, from the last to the first; null when there is no such conversation. For `useInfiniteQuery`. */
export const agencyConversation = (account: string, id: string) =>
  thread<AgencyConversationThread>(
    [...agencyMessagesOf(account), 'thread', id],
    async (page, options) =>
      (await request(AgencyConversationDocument, { id, ...page }, options)).conversation,
  );
