import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** A list that comes in pages, as a panel shows it. */
export interface PagedList<Item> {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Each once: a new one moves others on to the next page, where they would come again. */
  readonly items: readonly Item[];
  /** All of them; undefined until it is known. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly error: unknown;
  readonly busy: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** @param itemsOf a page. */
export function pagedList<Page extends { readonly total: number }, Item extends { readonly id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>,
  itemsOf: (page: Page) => readonly Item[],
): PagedList<Item> {
  const { data, isError, hasNextPage, isFetching, isFetchingNextPage } = query;
  return {
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    items: [...new Map(data?.pages.flatMap(itemsOf).map((item) => [item.id, item])).values()],
    total: data?.pages.at(-1)?.total,
    hasMore: hasNextPage,
    error: query.error,
    busy: data ? isFetchingNextPage : isFetching,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
