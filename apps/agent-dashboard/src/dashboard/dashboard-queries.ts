import { queryOptions } from '@tanstack/react-query';
import { request, given } from '@lintel/web';
import {
  type NewViewingsQuery,
  type NewConversationsQuery,
  OpenDashboardDocument,
  MarkActivitySeenDocument,
  NewViewingsDocument,
  NewConversationsDocument,
  AgencyListingCountDocument,
  AgencyConversationCountDocument,
} from './dashboard.generated.js';
import { agencyViewingsOf } from '../viewings/agency-viewings-queries.js';
import { agencyMessagesOf } from '../messages/agency-messages-queries.js';
import { agencyStock } from '../properties/agency-listings-queries.js';

export type NewViewings = NonNullable<NewViewingsQuery['agencyViewings']>;
export type NewConversations = NonNullable<NewConversationsQuery['agencyConversations']>;
export type NewConversation = NewConversations['conversations'][number];

/** Milliseconds after which a page still being looked at says so again: half an hour of silence would end the visit. */
const lookAgain = 10 * 60_000;

/** The instant from which on activity is new to the account. Asking for it tells the server that somebody is looking. */
export const dashboardVisit = (account: string) =>
  queryOptions({
    queryKey: ['dashboard-visit', account],
    queryFn: async ({ signal }) =>
      (await request(OpenDashboardDocument, {}, { signal })).openDashboard.newSince,
    staleTime: 0,
    refetchInterval: lookAgain,
  });

/** Answers with the instant since when what comes in is new from now on. */
export const markActivitySeen = async (): Promise<string> =>
  (await request(MarkActivitySeenDocument, {})).markActivitySeen.newSince;

/** As many as are listed of what is new. */
const newAtOnce = 50;

/** Requests for viewings since an instant, the first 50 of them, and how many they are. */
export const newViewings = (account: string, since: string) =>
  queryOptions({
    queryKey: [...agencyViewingsOf(account), 'new', since],
    queryFn: async ({ signal }): Promise<NewViewings> =>
      given((await request(NewViewingsDocument, { since, first: newAtOnce }, { signal })).agencyViewings),
    staleTime: 0,
  });

/** Conversations in which people wrote since an instant, the first 50 of them, and how many they are. */
export const newConversations = (account: string, since: string) =>
  queryOptions({
    queryKey: [...agencyMessagesOf(account), 'new', since],
    queryFn: async ({ signal }): Promise<NewConversations> =>
      given(
        (await request(NewConversationsDocument, { since, first: newAtOnce }, { signal }))
          .agencyConversations,
      ),
    staleTime: 0,
  });

/** How many homes the agency has. */
export const agencyListingCount = (account: string) =>
  queryOptions({
    queryKey: [...agencyStock(account), 'count'],
    queryFn: async ({ signal }) =>
      given((await request(AgencyListingCountDocument, {}, { signal })).agencyListings).total,
    staleTime: 0,
  });

/** How many conversations people have with the agency. */
export const agencyConversationCount = (account: string) =>
  queryOptions({
    queryKey: [...agencyMessagesOf(account), 'count'],
    queryFn: async ({ signal }) =>
      given((await request(AgencyConversationCountDocument, {}, { signal })).agencyConversations).total,
    staleTime: 0,
  });
