import { queryOptions, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { given, pageSize, request } from '@lintel/web';
import {
  type AgencyViewingFragment,
  type AgencyViewingPageQuery,
  AgencyViewingPageDocument,
  type AgencyViewingPageQueryVariables,
  StandingViewingsDocument,
  HonourViewingsDocument,
  OneAgencyViewingDocument,
  AlternativeViewingTimesDocument,
  WriteAboutViewingDocument,
  CancelAgencyViewingDocument,
  ConfirmViewingDocument,
  DeclineViewingDocument,
  EnterViewingDocument,
  KeepViewingTimeDocument,
  MoveViewingDocument,
  ProposeViewingTimeDocument,
  RejectViewingDocument,
  type EnteredViewingInput,
} from './agency-viewings.generated.js';

/** A viewing as the agents of its home's agency see it. */
export type AgencyViewing = AgencyViewingFragment;
/** An instant, and the day and time that clocks in London show then. */
export type ViewingMoment = AgencyViewing['date'];
export type AgencyViewingPage = NonNullable<AgencyViewingPageQuery['agencyViewings']>;
export type AgentViewingStatus = AgencyViewing['agentStatus'];

/** The beginning of all query keys of the viewings of this account's agency. */
export const agencyViewingsOf = (account: string) => ['viewings', 'agency', account] as const;

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

/** The viewings still to come of these homes. They are called off when the homes leave the market, unless they are left standing. */
export const standingViewings = async (listingIds: readonly number[]): Promise<readonly AgencyViewing[]> =>
  given((await request(StandingViewingsDocument, { listingIds: [...listingIds] })).standingViewings);

/** Lets viewings stand although their homes leave the market, or no longer. */
export const honourViewings = async (ids: readonly string[], honoured: boolean): Promise<void> => {
  if (ids.length > 0) await request(HonourViewingsDocument, { ids: [...ids], honoured });
};

/** One of them; null when there is none, or the account may not see it. */
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

/** Writes to whoever asked for a viewing; resolves with the id of the conversation. */
export const writeAboutViewing = async (
  viewingId: string,
  message: string,
  idempotencyKey: string,
): Promise<string> =>
  (await request(WriteAboutViewingDocument, { viewingId, message, idempotencyKey })).writeAboutViewing
    .conversation.id;

/** A day and a time of it, as clocks in London show them. */
type Clock = Pick<ViewingMoment, 'date' | 'time'>;

/**
 * These throw an `ApiError`: `CONFLICT` when the viewing has changed since it was read, or its time went to somebody else; `lostTime` then reads what is
 * free.
 */
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
