import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ConversationThread, Message } from './messages-queries.js';
import type { Outgoing } from './outbox.js';
import type { ThreadSource } from './thread-source.js';
import { stillOut } from './still-out.js';
import { outbox, useUnsent } from './use-unsent.js';

export interface Thread<Conversation extends ConversationThread = ConversationThread> {
  /** Null when there is no such conversation; undefined until that is known. */
  readonly conversation: Conversation | null | undefined;
  readonly error: unknown;
  /** Whether anything is being fetched. */
  readonly fetching: boolean;
  readonly retry: () => void;
  /** Oldest first, without holes; those that were just sent are among them. */
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  readonly earlier: 'none' | 'there' | 'loading' | 'failed';
  readonly showEarlier: () => void;
}

/** A conversation as far back as its reader has gone, and what they are sending. */
export function useThread<Conversation extends ConversationThread>(
  { query, place }: ThreadSource<Conversation>,
  refetchInterval: number | false = false,
): Thread<Conversation> {
  const asked = useInfiniteQuery({ ...query, refetchInterval });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = asked;
  const { outgoing } = useUnsent(place);
  const fetched = useMemo(() => inOrder(data?.pages ?? []), [data]);

  useEffect(() => {
    outbox.settle(place, new Set(fetched.map(({ id }) => id)));
  }, [place, fetched]);

  const messages = useMemo(() => {
    const there = new Set(fetched.map(({ id }) => id));
    const sent = outgoing.flatMap(({ message }) => (message && !there.has(message.id) ? [message] : []));
    return [...fetched, ...sent];
  }, [fetched, outgoing]);

  return {
    conversation: data?.pages[0],
    error,
    fetching: isFetching,
    retry: () => void asked.refetch(),
    messages,
    outgoing: stillOut(outgoing, fetched, data?.pages[0]?.side),
    earlier: isFetchingNextPage
      ? 'loading'
      : isFetchNextPageError
        ? 'failed'
        : hasNextPage
          ? 'there'
          : 'none',
    showEarlier: () => void asked.fetchNextPage(),
  };
}

/** Pages go back in time. A message that came in between two answers is in both. */
function inOrder(pages: readonly (ConversationThread | null)[]): readonly Message[] {
  const each = new Map<number, Message>();
  for (const page of [...pages].reverse())
    for (const message of page?.messages.messages ?? []) each.set(message.number, message);
  return [...each.values()];
}
