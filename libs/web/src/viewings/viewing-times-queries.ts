import { queryOptions } from '@tanstack/react-query';
import {
  ViewingSlotsDocument,
  type ViewingSlotsQuery,
  type ViewingTimesFor,
} from './viewing-times.generated.js';
import { given } from '../graphql/given.js';
import { request } from '../graphql/request.js';

export type FreeDay = NonNullable<ViewingSlotsQuery['viewingSlots']>[number];
export type { ViewingTimesFor };

/** The most days that are asked for at once. */
export const freeDaysAtOnce = 31;

/**
 * The times at which viewings of a home can still begin, of 31 days from `from` (`yyyy-MM-dd`) on; days without any are left out. Asked anew whenever
 * a form opens: others book as well.
 */
export const freeViewingTimes = (listingId: number, from: string, kind: ViewingTimesFor) =>
  queryOptions({
    queryKey: ['viewings', 'free', listingId, kind, from],
    queryFn: async ({ signal }): Promise<readonly FreeDay[]> =>
      given(
        (
          await request(
            ViewingSlotsDocument,
            { listingId, from, days: freeDaysAtOnce, for: kind },
            { signal },
          )
        ).viewingSlots,
      ),
    staleTime: 0,
  });
