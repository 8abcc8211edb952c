import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { askedAgainAfter } from '@lintel/kernel';
import type { ApiError } from './api-error.js';

/**
 * The one cache of server state, made by the shell. Answers count as fresh for half a minute; a failure is tried twice more, no
 * sooner than its answer said, unless the API refused the question itself.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          againAfter(failures, error) !== undefined &&
          (!(error instanceof Error) || error.name !== 'ApiError' || (error as ApiError).retryable),
        retryDelay: (attempt, error) => againAfter(attempt, error) ?? 0,
      },
    },
  });

const againAfter = (failures: number, error: Error): number | undefined =>
  askedAgainAfter(failures, (error as Partial<ApiError>).retryAfterMs);

/**
 * Fetches anew what has changed. What is under way for the first time is asked for again too: the library would keep to its answer, which may be of
 * before the change.
 */
export async function askAgain(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await queries.cancelQueries({
    ...filters,
    predicate: (query) =>
      query.state.data === undefined &&
      query.state.fetchStatus === 'fetching' &&
      (filters.predicate?.(query) ?? true),
  });
  await queries.invalidateQueries(filters);
}
