/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CancelViewingInput = {
  id?: string | number | null | undefined;
  reason?: string | null | undefined;
  token?: string | null | undefined;
};

/** By id for who is signed in, by token for who follows the link of an e-mail. */
export type ProposalAnswerInput = {
  id?: string | number | null | undefined;
  /** The id of the proposal that was read: one that another has taken the place of is not answered. */
  proposal: string | number;
  token?: string | null | undefined;
};

export type RescheduleInput = {
  dates: Array<string>;
  id?: string | number | null | undefined;
  idempotencyKey?: string | number | null | undefined;
  /** Each of them on each of the days. */
  times: Array<string>;
  token?: string | null | undefined;
};

export type ViewingAction =
  | 'accept'
  | 'cancel'
  | 'confirm'
  | 'decline'
  | 'honour'
  | 'keep'
  | 'move'
  | 'note'
  | 'propose'
  | 'refuse'
  | 'reject'
  | 'reschedule';

export type ViewingSide =
  | 'agent'
  | 'visitor';

export type VisitorViewingStatus =
  | 'cancelled'
  | 'completed'
  | 'pending'
  | 'rescheduling'
  | 'scheduled';

export type ViewingStateFragment = { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } };

export type MyViewingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyViewingsQuery = { myViewings: Array<{ id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, listing: { id: number, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> } | null, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } }> | null };

export type ViewingByLinkQueryVariables = Exact<{
  token: string;
}>;


export type ViewingByLinkQuery = { viewingByLink: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, listing: { id: number, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> } | null, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } | null };

export type ViewingCalendarQueryVariables = Exact<{
  id?: string | number | null | undefined;
  token?: string | null | undefined;
}>;


export type ViewingCalendarQuery = { viewingCalendar: string | null };

export type AcceptProposedTimeMutationVariables = Exact<{
  input: ProposalAnswerInput;
}>;


export type AcceptProposedTimeMutation = { acceptProposedTime: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } };

export type RefuseProposedTimeMutationVariables = Exact<{
  input: ProposalAnswerInput;
}>;


export type RefuseProposedTimeMutation = { refuseProposedTime: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } };

export type RequestRescheduleMutationVariables = Exact<{
  input: RescheduleInput;
}>;


export type RequestRescheduleMutation = { requestReschedule: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } };

export type CancelViewingMutationVariables = Exact<{
  input: CancelViewingInput;
}>;


export type CancelViewingMutation = { cancelViewing: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } };

export type SaveViewingNotesMutationVariables = Exact<{
  id: string | number;
  notes: string;
}>;


export type SaveViewingNotesMutation = { saveViewingNotes: { id: string, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, declineReason: string, cancelledBy: ViewingSide | null, notes: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { agency: string, name: string, phone: string } } };

export type PictureFragment = { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ViewingStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}
    `, {"fragmentName":"ViewingState"}) as unknown as TypedDocumentString<ViewingStateFragment, unknown>;
export const PictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const MyViewingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyViewings {
  myViewings {
    ...ViewingState
    listing {
      id
      images {
        ...Picture
      }
    }
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<MyViewingsQuery, MyViewingsQueryVariables>;
export const ViewingByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewingByLink($token: String!) {
  viewingByLink(token: $token) {
    ...ViewingState
    listing {
      id
      images {
        ...Picture
      }
    }
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<ViewingByLinkQuery, ViewingByLinkQueryVariables>;
export const ViewingCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewingCalendar($id: ID, $token: String) {
  viewingCalendar(id: $id, token: $token)
}
    `) as unknown as TypedDocumentString<ViewingCalendarQuery, ViewingCalendarQueryVariables>;
export const AcceptProposedTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptProposedTime($input: ProposalAnswerInput!) {
  acceptProposedTime(input: $input) {
    ...ViewingState
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}`) as unknown as TypedDocumentString<AcceptProposedTimeMutation, AcceptProposedTimeMutationVariables>;
export const RefuseProposedTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefuseProposedTime($input: ProposalAnswerInput!) {
  refuseProposedTime(input: $input) {
    ...ViewingState
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}`) as unknown as TypedDocumentString<RefuseProposedTimeMutation, RefuseProposedTimeMutationVariables>;
export const RequestRescheduleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestReschedule($input: RescheduleInput!) {
  requestReschedule(input: $input) {
    ...ViewingState
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}`) as unknown as TypedDocumentString<RequestRescheduleMutation, RequestRescheduleMutationVariables>;
export const CancelViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelViewing($input: CancelViewingInput!) {
  cancelViewing(input: $input) {
    ...ViewingState
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}`) as unknown as TypedDocumentString<CancelViewingMutation, CancelViewingMutationVariables>;
export const SaveViewingNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveViewingNotes($id: ID!, $notes: String!) {
  saveViewingNotes(id: $id, notes: $notes) {
    ...ViewingState
  }
}
    fragment ViewingState on Viewing {
  id
  propertyId
  propertyTitle
  propertyAddress
  status
  awaits
  actions
  date {
    instant
    date
    time
  }
  start {
    instant
    date
    time
  }
  requestedTimes {
    instant
    date
    time
  }
  proposal {
    id
    time {
      instant
      date
      time
    }
  }
  declineReason
  cancelledBy
  notes
  agent {
    agency
    name
    phone
  }
}`) as unknown as TypedDocumentString<SaveViewingNotesMutation, SaveViewingNotesMutationVariables>;