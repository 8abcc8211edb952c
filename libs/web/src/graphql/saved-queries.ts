import { infiniteQueryOptions } from '@tanstack/react-query';
import { given, pageSize } from './listing-queries.js';
import {
  ChangeAlertFrequencyDocument,
  CreateSavedSearchDocument,
  DeleteSavedSearchDocument,
  MergeSavedPropertiesDocument,
  RenameSavedSearchDocument,
  SavedPropertiesDocument,
  SavedPropertyIdsDocument,
  SavedSearchesDocument,
  SavePropertyDocument,
  StopSavedHomeEmailsDocument,
  StopSavedSearchAlertsDocument,
  UnsavePropertyDocument,
  type AlertFrequency,
  type SavedPropertiesQuery,
  type SavedSearchInput,
  type SavedSearchOnAccountFragment,
  type StopSavedHomeEmailsMutation,
  type StopSavedSearchAlertsMutation,
} from './saved.generated.js';
import { request } from './request.js';

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

/** The ids of the caller's saved homes; each change answers with all of them, the last saved first. */
export const savedPropertiesApi = {
  ids: async (): Promise<readonly number[]> =>
    given((await request(SavedPropertyIdsDocument, {})).savedPropertyIds),
  save: async (id: number): Promise<readonly number[]> =>
    (await request(SavePropertyDocument, { id })).saveProperty,
  unsave: async (id: number): Promise<readonly number[]> =>
    (await request(UnsavePropertyDocument, { id })).unsaveProperty,
  /** At most 500 at once. */
  merge: async (ids: readonly number[]): Promise<readonly number[]> =>
    (await request(MergeSavedPropertiesDocument, { ids: [...ids] })).mergeSavedProperties,
};
export type SavedPropertiesApi = typeof savedPropertiesApi;

/** The caller's saved searches, the last saved first. */
const listSavedSearches = async (): Promise<readonly SavedSearchOnAccountFragment[]> =>
  given((await request(SavedSearchesDocument, {})).savedSearches);

const createSavedSearch = async (input: SavedSearchInput): Promise<SavedSearchOnAccountFragment> =>
  (await request(CreateSavedSearchDocument, { input })).createSavedSearch;

/** What merging needs, apart: the shell carries no more of it. */
export const savedSearchesMergeApi = { list: listSavedSearches, create: createSavedSearch };
export type SavedSearchesMergeApi = typeof savedSearchesMergeApi;

export const savedSearchesApi = {
  list: listSavedSearches,
  create: createSavedSearch,
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
