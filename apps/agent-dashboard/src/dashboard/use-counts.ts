import { agencyConversationCount, agencyListingCount } from './dashboard-queries.js';
import { agencyMessagesOf } from '../messages/agency-messages-queries.js';
import { agencyViewingCount, agencyViewingsOf } from '../viewings/agency-viewings-queries.js';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellError } from '../shared/outcome.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import type { DashboardTab } from './tab-addresses.js';

export interface Counts {
  /** How many a tab lists; undefined where that is not known. */
  readonly of: Readonly<Record<DashboardTab, number | undefined>>;
  readonly loading: boolean;
  /** Whether nothing at all could be fetched. */
  readonly failed: boolean;
  /** Why something could not be. */
  readonly error: unknown;
  readonly refetch: () => void;
}

/** How much there is behind each tab, kept up as it changes. One service that is away does not hide the others. */
export function useCounts(account: string): Counts {
  useLiveRefetch('listings', [agencyListingCount(account).queryKey]);
  useLiveRefetch('viewings', [agencyViewingsOf(account)]);
  useLiveRefetch('messages', [agencyMessagesOf(account)]);
  const [listings, viewings, messages] = useQueries({
    queries: [agencyListingCount(account), agencyViewingCount(account), agencyConversationCount(account)],
  });
  const all = [listings, viewings, messages];
  const error = all.find((one) => one.isError && one.data === undefined)?.error;
  useEffect(() => {
    if (error) tellError('Failed to fetch dashboard data. Please try again.', error);
  }, [error]);
  return {
    of: { properties: listings.data, viewings: viewings.data, messages: messages.data },
    loading: all.some(({ isPending, isFetching }) => isPending && isFetching),
    failed: all.every(({ isError, data }) => isError && data === undefined),
    error,
    refetch: () => void all.forEach((one) => void one.refetch()),
  };
}
