import { queryOptions } from '@tanstack/react-query';
import { given, request, isApiError } from '@lintel/web';
import {
  type MyViewingsQuery,
  type ViewingStateFragment,
  MyViewingsDocument,
  ViewingByLinkDocument,
  type ViewingByLinkQuery,
  ViewingCalendarDocument,
  AcceptProposedTimeDocument,
  CancelViewingDocument,
  RefuseProposedTimeDocument,
  RequestRescheduleDocument,
  SaveViewingNotesDocument,
} from './viewings.generated.js';

/** A viewing as its visitor sees it. */
export type Viewing = NonNullable<MyViewingsQuery['myViewings']>[number];

/** What a change answers with: all of a viewing but the pictures of its home. */
export type ViewingState = ViewingStateFragment;

/** Which viewing, and what shows that it is the caller's: the session, or the token of a link in an e-mail. */
export type ViewingClaim = { readonly id: string } | { readonly token: string };

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

/** These throw an `ApiError`; `CONFLICT` when the viewing has changed since it was read, or its time went to somebody else. */
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
  /** Only for visitors who are signed in. */
  saveNotes: async (id: string, notes: string): Promise<ViewingState> =>
    (await request(SaveViewingNotesDocument, { id, notes })).saveViewingNotes,
};

/** Accepts an answer that lacks only the pictures, which another service adds. */
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
