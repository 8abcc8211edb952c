import { queryOptions } from '@tanstack/react-query';
import { isApiError } from './api-error.js';
import { given } from './listing-queries.js';
import { request } from './request.js';
import {
  AcceptProposedTimeDocument,
  CancelViewingDocument,
  MyViewingsDocument,
  RefuseProposedTimeDocument,
  RequestRescheduleDocument,
  RequestViewingDocument,
  SaveViewingNotesDocument,
  ViewingByLinkDocument,
  ViewingCalendarDocument,
  ViewingSlotsDocument,
  type MyViewingsQuery,
  type ViewingByLinkQuery,
  type ViewingRequestInput,
  type ViewingSlotsQuery,
  type ViewingStateFragment,
  type ViewingTimesFor,
} from './viewings.generated.js';

/** A viewing as its visitor sees it. */
export type Viewing = NonNullable<MyViewingsQuery['myViewings']>[number];
/** What a change answers with: all of a viewing but the pictures of its home. */
export type ViewingState = ViewingStateFragment;
/** An instant, and the day and time that clocks in London show then. */
export type ViewingMoment = Viewing['date'];
export type ViewingAction = Viewing['actions'][number];
export type FreeDay = NonNullable<ViewingSlotsQuery['viewingSlots']>[number];
export type { ViewingRequestInput, ViewingTimesFor };

/** Which viewing, and what shows that it is the caller's: the session, or the token of a link in an e-mail. */
export type ViewingClaim = { readonly id: string } | { readonly token: string };

/** The most days that are asked for at once. */
export const freeDaysAtOnce = 31;

/**
 * The times at which viewings of a home can still begin, of 31 days from `from` (`yyyy-MM-dd`) on; days without one are left out. Asked anew whenever
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

/** The viewings of an account. The account is part of the key: one visitor's are never shown to the next one on this device. */
export const myViewings = (account: string) =>
  queryOptions({
    queryKey: ['viewings', 'mine', account],
    queryFn: async ({ signal }): Promise<readonly Viewing[]> =>
      given(
        (
          await withoutPictures<MyViewingsQuery>(
            request(MyViewingsDocument, {}, { signal }),
            (partial) => partial.myViewings !== null,
          )
        ).myViewings,
      ),
    // Somebody who comes back to the page wants it as it is now.
    staleTime: 0,
  });

/** The viewing that a link in an e-mail is about; null when it is not there any more. Refused with `BAD_USER_INPUT` where the link is not valid. */
export const viewingByLink = (token: string) =>
  queryOptions({
    queryKey: ['viewings', 'link', token],
    queryFn: async ({ signal }): Promise<Viewing | null> =>
      (
        await withoutPictures<ViewingByLinkQuery>(
          request(ViewingByLinkDocument, { token }, { signal }),
          (partial) => partial.viewingByLink !== null,
        )
      ).viewingByLink,
    staleTime: 0,
  });

/** A calendar file (RFC 5545); null where nothing was arranged. */
export const viewingCalendar = async (claim: ViewingClaim): Promise<string | null> =>
  (await request(ViewingCalendarDocument, { id: null, token: null, ...claim })).viewingCalendar;

/** With or without an account. A repeated request of the same key and content is one request. */
export const requestViewing = async (input: ViewingRequestInput): Promise<boolean> =>
  (await request(RequestViewingDocument, { input })).requestViewing.accepted;

/** What these throw is an `ApiError`; `CONFLICT` when the viewing is no longer what was read, or the time was given to somebody else. */
export const viewingChanges = {
  accept: async (claim: ViewingClaim, proposal: string): Promise<ViewingState> =>
    (await request(AcceptProposedTimeDocument, { input: { ...claim, proposal } })).acceptProposedTime,
  refuse: async (claim: ViewingClaim, proposal: string): Promise<ViewingState> =>
    (await request(RefuseProposedTimeDocument, { input: { ...claim, proposal } })).refuseProposedTime,
  reschedule: async (
    claim: ViewingClaim,
    wish: {
      readonly dates: readonly string[];
      readonly times: readonly string[];
      readonly idempotencyKey: string;
    },
  ): Promise<ViewingState> =>
    (
      await request(RequestRescheduleDocument, {
        input: { ...claim, ...wish, dates: [...wish.dates], times: [...wish.times] },
      })
    ).requestReschedule,
  cancel: async (claim: ViewingClaim, reason: string): Promise<ViewingState> =>
    (await request(CancelViewingDocument, { input: { ...claim, reason } })).cancelViewing,
  /** Only for who is signed in. */
  saveNotes: async (id: string, notes: string): Promise<ViewingState> =>
    (await request(SaveViewingNotesDocument, { id, notes })).saveViewingNotes,
};

/** An answer that lacks only what another service would have added, the pictures, is an answer. */
async function withoutPictures<Answer>(
  asked: Promise<Answer>,
  suffices: (partial: Answer) => boolean,
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const partial = isApiError(error) ? (error.partial as Answer | undefined) : undefined;
    if (partial && suffices(partial)) return partial;
    throw error;
  }
}
