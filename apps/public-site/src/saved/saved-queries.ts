import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  given,
  pageSize,
  request,
  type SavedSearchOnAccountFragment,
  savedSearchesMergeApi,
} from '@lintel/web';
import {
  type SavedPropertiesQuery,
  type StopSavedSearchAlertsMutation,
  type StopSavedHomeEmailsMutation,
  SavedPropertiesDocument,
  ChangeAlertFrequencyDocument,
  DeleteSavedSearchDocument,
  RenameSavedSearchDocument,
  type AlertFrequency,
  StopSavedSearchAlertsDocument,
  StopSavedHomeEmailsDocument,
} from './saved.generated.js';

/** A saved home; without a `listing` when the public cannot see it any more. */
export type SavedHome = NonNullable<SavedPropertiesQuery['savedProperties']>['edges'][number];
export type AlertsEnd = StopSavedSearchAlertsMutation['stopSavedSearchAlerts'];
export type EmailsEnd = StopSavedHomeEmailsMutation['stopSavedHomeEmails'];

/**
 * The saved homes of an account, the last saved first, in pages of 24; for `useInfiniteQuery`. The account is part of the key: one visitor's
 * homes are never shown to the next one on this device.
 */
export const savedHomes = (account: string) =>
  infiniteQueryOptions({
    queryKey: ['saved-homes', account],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(SavedPropertiesDocument, { first: pageSize, after: pageParam }, { signal }))
          .savedProperties,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    // Somebody who comes back to the page wants it as it is now.
    staleTime: 0,
  });

export const savedSearchesApi = {
  ...savedSearchesMergeApi,
  rename: async (id: string, name: string): Promise<SavedSearchOnAccountFragment> =>
    (await request(RenameSavedSearchDocument, { id, name })).renameSavedSearch,
  changeFrequency: async (id: string, frequency: AlertFrequency): Promise<SavedSearchOnAccountFragment> =>
    (await request(ChangeAlertFrequencyDocument, { id, frequency })).changeAlertFrequency,
  remove: async (id: string): Promise<boolean> =>
    (await request(DeleteSavedSearchDocument, { id })).deleteSavedSearch,
};

export type SavedSearchesApi = typeof savedSearchesApi;

/** Ends the alerts of one saved search by the token of a link in an e-mail; the search is kept. */
export const stopSavedSearchAlerts = async (token: string): Promise<AlertsEnd> =>
  (await request(StopSavedSearchAlertsDocument, { token })).stopSavedSearchAlerts;

/** Ends the e-mails about changes of saved homes by the token of a link in one of them; the homes stay saved. */
export const stopSavedHomeEmails = async (token: string): Promise<EmailsEnd> =>
  (await request(StopSavedHomeEmailsDocument, { token })).stopSavedHomeEmails;
