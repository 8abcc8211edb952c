import {
  dashboardVisit,
  markActivitySeen,
  newConversations,
  newViewings,
  type NewConversations,
  type NewViewings,
} from './dashboard-queries.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellError } from '../shared/outcome.js';
import { waitingMessages, waitingViewings } from './waiting.js';

export interface Activity {
  /** What came in since the last visit; undefined while that is not known. */
  readonly viewings: NewViewings | undefined;
  readonly messages: NewConversations | undefined;
  /** How much of each nobody has answered; 0 while that is not known. */
  readonly waiting: { readonly viewings: number; readonly messages: number };
  /** Both together. */
  readonly count: number;
  readonly failed: boolean;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly retry: () => void;
  readonly marking: boolean;
  /** Marks all of it as seen. */
  readonly markSeen: () => void;
}

/** What is new to the agent since the last visit, which the server keeps. */
export function useActivity(account: string): Activity {
  const queries = useQueryClient();
  const visit = useQuery(dashboardVisit(account));
  const since = visit.data ?? '';
  const known = { enabled: visit.data !== undefined };
  const viewings = useQuery({ ...newViewings(account, since), ...known });
  const messages = useQuery({ ...newConversations(account, since), ...known });
  const all = [visit, viewings, messages];
  const marking = useMutation({
    mutationFn: markActivitySeen,
    networkMode: 'always',
    onSuccess: (newSince) => queries.setQueryData(dashboardVisit(account).queryKey, newSince),
    onError: (error) => tellError('It could not be marked as seen. Please try again.', error),
  });
  const waiting = {
    viewings: viewings.data ? waitingViewings(viewings.data) : 0,
    messages: messages.data ? waitingMessages(messages.data) : 0,
  };
  return {
    viewings: viewings.data,
    messages: messages.data,
    waiting,
    count: waiting.viewings + waiting.messages,
    failed: all.some(({ isError, data }) => isError && data === undefined),
    error: all.find(({ isError }) => isError)?.error,
    retrying: all.some(({ isFetching }) => isFetching),
    retry: () => void all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    marking: marking.isPending,
    markSeen: () => marking.mutate(),
  };
}
