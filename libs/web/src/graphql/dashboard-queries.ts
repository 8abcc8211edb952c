import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { agencyStock } from './agency-listings-queries.js';
import { agencyMessagesOf } from './agency-messages-queries.js';
import {
  AgencyConversationCountDocument,
  AgencyListingCountDocument,
  AgencyViewingPageDocument,
  AlternativeViewingTimesDocument,
  CancelAgencyViewingDocument,
  ConfirmViewingDocument,
  DeclineViewingDocument,
  EnterViewingDocument,
  HonourViewingsDocument,
  KeepViewingTimeDocument,
  MarkActivitySeenDocument,
  MoveViewingDocument,
  NewConversationsDocument,
  NewViewingsDocument,
  OneAgencyViewingDocument,
  OpenDashboardDocument,
  ProposeViewingTimeDocument,
  RejectViewingDocument,
  StandingViewingsDocument,
  WriteAboutViewingDocument,
  type AgencyViewingFragment,
  type AgencyViewingPageQuery,
  type AgencyViewingPageQueryVariables,
  type EnteredViewingInput,
  type NewConversationsQuery,
  type NewViewingsQuery,
} from './dashboard.generated.js';
import { given, pageSize } from './listing-queries.js';
import { request } from './request.js';
import type { ViewingMoment } from './viewings-queries.js';

/** A viewing as the agents of its home's agency see it. */
export type AgencyViewing = AgencyViewingFragment;
export type AgencyViewingPage = NonNullable<AgencyViewingPageQuery['agencyViewings']>;
export type { EnteredViewingInput };
export type AgentViewingStatus = AgencyViewing['agentStatus'];
export type NewViewings = NonNullable<NewViewingsQuery['agencyViewings']>;
export type NewConversations = NonNullable<NewConversationsQuery['agencyConversations']>;
export type NewConversation = NewConversations['conversations'][number];

/** The beginning of the key of all that is fetched of the viewings of this account's agency. */
export const agencyViewingsOf = (account: string) => ['viewings', 'agency', account] as const;

/** Milliseconds after which a page that is still looked at says so again: half an hour without a look would end the visit. */
const lookAgain = 10 * 60_000;

/** The instant since when what comes in is new to the account. Asking is what tells the server that somebody looks. */
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

/** How many viewings the agency has, whatever became of them. */
export const agencyViewingCount = (account: string) =>
  queryOptions({
    queryKey: [...agencyViewingsOf(account), 'count'],
    queryFn: async ({ signal }) =>
      (
        await page(
          { listingId: null, mine: false, status: null, day: null, sort: 'latest', first: 1, after: null },
          signal,
        )
      ).total,
    staleTime: 0,
  });

const page = async (
  variables: AgencyViewingPageQueryVariables,
  signal: AbortSignal,
): Promise<AgencyViewingPage> =>
  given((await request(AgencyViewingPageDocument, variables, { signal })).agencyViewings);

export interface AgencyViewingsSought {
  readonly status?: AgentViewingStatus;
  /** Only those of homes whose contact the account is. */
  readonly mine?: boolean;
  readonly sort: AgencyViewingPageQueryVariables['sort'];
  /** 24 unless given, 100 at most. */
  readonly first?: number;
}

/** The agency's viewings in pages; for `useInfiniteQuery`. */
export const agencyViewings = (
  account: string,
  { status, mine = false, sort, first = pageSize }: AgencyViewingsSought,
) =>
  infiniteQueryOptions({
    queryKey: [...agencyViewingsOf(account), 'list', status ?? null, mine, sort, first],
    queryFn: ({ signal, pageParam }) =>
      page(
        { listingId: null, mine, status: status ?? null, day: null, sort, first, after: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What homes still have to come: it is called off when they leave the market, unless it is let stand. */
export const standingViewings = async (listingIds: readonly number[]): Promise<readonly AgencyViewing[]> =>
  given((await request(StandingViewingsDocument, { listingIds: [...listingIds] })).standingViewings);

/** Whether viewings stand although their homes leave the market. */
export const honourViewings = async (ids: readonly string[], honoured: boolean): Promise<void> => {
  if (ids.length > 0) await request(HonourViewingsDocument, { ids: [...ids], honoured });
};

/** One of them; null for who may not see it, and when there is none. */
export const agencyViewing = (account: string, id: string) =>
  queryOptions({
    queryKey: [...agencyViewingsOf(account), 'one', id],
    queryFn: async ({ signal }) => (await request(OneAgencyViewingDocument, { id }, { signal })).viewing,
    staleTime: 0,
  });

/** The times that may be offered instead of those that were asked for, none of them taken. */
export const alternativeViewingTimes = (account: string, id: string) =>
  queryOptions({
    queryKey: [...agencyViewingsOf(account), 'alternatives', id],
    queryFn: async ({ signal }): Promise<readonly ViewingMoment[]> =>
      given((await request(AlternativeViewingTimesDocument, { id }, { signal })).alternativeViewingTimes),
    staleTime: 0,
  });

/** To who asked for a viewing; resolves with the id of the conversation that it stands in. */
export const writeAboutViewing = async (
  viewingId: string,
  message: string,
  idempotencyKey: string,
): Promise<string> =>
  (await request(WriteAboutViewingDocument, { viewingId, message, idempotencyKey })).writeAboutViewing
    .conversation.id;

/** A day and a time of it, as clocks in London show them. */
type Clock = Pick<ViewingMoment, 'date' | 'time'>;

/** What these throw is an `ApiError`: `CONFLICT` when the viewing is no longer what was read, or its time was given to somebody else; then `lostTime` reads what is free. */
export const agencyViewingChanges = {
  /** Without a time, the first of those that were asked for and are free. */
  confirm: async (id: string, at: Clock | null, idempotencyKey: string): Promise<AgencyViewing> =>
    (
      await request(ConfirmViewingDocument, {
        input: { id, date: at?.date ?? null, time: at?.time ?? null, idempotencyKey },
      })
    ).confirmViewing,
  decline: async (id: string, reason: string): Promise<AgencyViewing> =>
    (await request(DeclineViewingDocument, { id, reason })).declineViewing,
  /** Calls off what was arranged; the client is told. */
  cancel: async (id: string, reason: string): Promise<AgencyViewing> =>
    (await request(CancelAgencyViewingDocument, { input: { id, reason } })).cancelViewing,
  reject: async (id: string): Promise<AgencyViewing> =>
    (await request(RejectViewingDocument, { id })).rejectViewing,
  propose: async (id: string, at: Clock, idempotencyKey: string): Promise<AgencyViewing> =>
    (
      await request(ProposeViewingTimeDocument, {
        input: { id, date: at.date, time: at.time, idempotencyKey },
      })
    ).proposeViewingTime,
  /** Gives what is arranged another time. */
  move: async (id: string, at: Clock, idempotencyKey: string): Promise<AgencyViewing> =>
    (await request(MoveViewingDocument, { input: { id, date: at.date, time: at.time, idempotencyKey } }))
      .moveViewing,
  /** Writes down what was agreed elsewhere, such as by phone. */
  enter: async (input: EnteredViewingInput): Promise<AgencyViewing> =>
    (await request(EnterViewingDocument, { input })).enterViewing,
  keep: async (id: string): Promise<AgencyViewing> =>
    (await request(KeepViewingTimeDocument, { id })).keepViewingTime,
};
