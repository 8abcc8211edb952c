/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgentViewingStatus =
  | 'cancelled'
  | 'confirmed'
  | 'pending'
  | 'rejected';

export type CancelViewingInput = {
  id?: string | number | null | undefined;
  reason?: string | null | undefined;
  token?: string | null | undefined;
};

export type ConfirmViewingInput = {
  date?: string | null | undefined;
  id: string | number;
  idempotencyKey?: string | number | null | undefined;
  time?: string | null | undefined;
};

export type EnteredViewingInput = {
  date: string;
  /** Without it nobody but the agent is told. */
  email?: string | null | undefined;
  idempotencyKey?: string | number | null | undefined;
  listingId: number;
  /** Who comes. */
  name: string;
  /** The agency's own. */
  notes?: string | null | undefined;
  phone: string;
  time: string;
};

export type MoveViewingInput = {
  date: string;
  id: string | number;
  idempotencyKey?: string | number | null | undefined;
  time: string;
};

export type ProposeViewingTimeInput = {
  date: string;
  id: string | number;
  idempotencyKey?: string | number | null | undefined;
  time: string;
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

export type ViewingSort =
  | 'earliest'
  | 'latest';

export type VisitorViewingStatus =
  | 'cancelled'
  | 'completed'
  | 'pending'
  | 'rescheduling'
  | 'scheduled';

export type AgencyViewingFragment = { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null };

export type StandingViewingsQueryVariables = Exact<{
  listingIds: Array<number> | number;
}>;


export type StandingViewingsQuery = { standingViewings: Array<{ id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null }> | null };

export type HonourViewingsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  honoured: boolean;
}>;


export type HonourViewingsMutation = { honourViewings: Array<{ id: string }> };

export type MoveViewingMutationVariables = Exact<{
  input: MoveViewingInput;
}>;


export type MoveViewingMutation = { moveViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type EnterViewingMutationVariables = Exact<{
  input: EnteredViewingInput;
}>;


export type EnterViewingMutation = { enterViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type OneAgencyViewingQueryVariables = Exact<{
  id: string | number;
}>;


export type OneAgencyViewingQuery = { viewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } | null };

export type AgencyViewingPageQueryVariables = Exact<{
  listingId?: number | null | undefined;
  mine?: boolean | null | undefined;
  status?: AgentViewingStatus | null | undefined;
  day?: string | null | undefined;
  sort: ViewingSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyViewingPageQuery = { agencyViewings: { total: number, hasNextPage: boolean, endCursor: string | null, viewings: Array<{ id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null }> } | null };

export type AlternativeViewingTimesQueryVariables = Exact<{
  id: string | number;
}>;


export type AlternativeViewingTimesQuery = { alternativeViewingTimes: Array<{ instant: string, date: string, time: string }> | null };

export type WriteAboutViewingMutationVariables = Exact<{
  viewingId: string | number;
  message: string;
  idempotencyKey: string;
}>;


export type WriteAboutViewingMutation = { writeAboutViewing: { conversation: { id: string } } };

export type ConfirmViewingMutationVariables = Exact<{
  input: ConfirmViewingInput;
}>;


export type ConfirmViewingMutation = { confirmViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type DeclineViewingMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type DeclineViewingMutation = { declineViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type RejectViewingMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectViewingMutation = { rejectViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type ProposeViewingTimeMutationVariables = Exact<{
  input: ProposeViewingTimeInput;
}>;


export type ProposeViewingTimeMutation = { proposeViewingTime: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type KeepViewingTimeMutationVariables = Exact<{
  id: string | number;
}>;


export type KeepViewingTimeMutation = { keepViewingTime: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

export type CancelAgencyViewingMutationVariables = Exact<{
  input: CancelViewingInput;
}>;


export type CancelAgencyViewingMutation = { cancelViewing: { id: string, version: number, propertyId: number, propertyTitle: string, propertyAddress: string, status: VisitorViewingStatus, agentStatus: AgentViewingStatus, awaits: ViewingSide | null, actions: Array<ViewingAction>, isRescheduled: boolean, isEntered: boolean, isHonoured: boolean, declineReason: string, cancelledBy: ViewingSide | null, message: string, notes: string, isMine: boolean, requestedAt: string, date: { instant: string, date: string, time: string }, start: { instant: string, date: string, time: string } | null, requestedTimes: Array<{ instant: string, date: string, time: string }>, proposal: { id: string, time: { instant: string, date: string, time: string } } | null, agent: { name: string }, visitor: { name: string, email: string, phone: string, verified: boolean } | null } };

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
export const AgencyViewingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}
    `, {"fragmentName":"AgencyViewing"}) as unknown as TypedDocumentString<AgencyViewingFragment, unknown>;
export const StandingViewingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StandingViewings($listingIds: [Int!]!) {
  standingViewings(listingIds: $listingIds) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<StandingViewingsQuery, StandingViewingsQueryVariables>;
export const HonourViewingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HonourViewings($ids: [ID!]!, $honoured: Boolean!) {
  honourViewings(ids: $ids, honoured: $honoured) {
    id
  }
}
    `) as unknown as TypedDocumentString<HonourViewingsMutation, HonourViewingsMutationVariables>;
export const MoveViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveViewing($input: MoveViewingInput!) {
  moveViewing(input: $input) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<MoveViewingMutation, MoveViewingMutationVariables>;
export const EnterViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EnterViewing($input: EnteredViewingInput!) {
  enterViewing(input: $input) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<EnterViewingMutation, EnterViewingMutationVariables>;
export const OneAgencyViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneAgencyViewing($id: ID!) {
  viewing(id: $id) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<OneAgencyViewingQuery, OneAgencyViewingQueryVariables>;
export const AgencyViewingPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyViewingPage($listingId: Int, $mine: Boolean, $status: AgentViewingStatus, $day: String, $sort: ViewingSort!, $first: Int!, $after: String) {
  agencyViewings(
    listingId: $listingId
    mine: $mine
    status: $status
    day: $day
    sort: $sort
    first: $first
    after: $after
  ) {
    total
    hasNextPage
    endCursor
    viewings {
      ...AgencyViewing
    }
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<AgencyViewingPageQuery, AgencyViewingPageQueryVariables>;
export const AlternativeViewingTimesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlternativeViewingTimes($id: ID!) {
  alternativeViewingTimes(id: $id) {
    instant
    date
    time
  }
}
    `) as unknown as TypedDocumentString<AlternativeViewingTimesQuery, AlternativeViewingTimesQueryVariables>;
export const WriteAboutViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteAboutViewing($viewingId: ID!, $message: String!, $idempotencyKey: String!) {
  writeAboutViewing(
    viewingId: $viewingId
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    conversation {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<WriteAboutViewingMutation, WriteAboutViewingMutationVariables>;
export const ConfirmViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmViewing($input: ConfirmViewingInput!) {
  confirmViewing(input: $input) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<ConfirmViewingMutation, ConfirmViewingMutationVariables>;
export const DeclineViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineViewing($id: ID!, $reason: String!) {
  declineViewing(id: $id, reason: $reason) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<DeclineViewingMutation, DeclineViewingMutationVariables>;
export const RejectViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RejectViewing($id: ID!) {
  rejectViewing(id: $id) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<RejectViewingMutation, RejectViewingMutationVariables>;
export const ProposeViewingTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ProposeViewingTime($input: ProposeViewingTimeInput!) {
  proposeViewingTime(input: $input) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<ProposeViewingTimeMutation, ProposeViewingTimeMutationVariables>;
export const KeepViewingTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepViewingTime($id: ID!) {
  keepViewingTime(id: $id) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<KeepViewingTimeMutation, KeepViewingTimeMutationVariables>;
export const CancelAgencyViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelAgencyViewing($input: CancelViewingInput!) {
  cancelViewing(input: $input) {
    ...AgencyViewing
  }
}
    fragment AgencyViewing on Viewing {
  id
  version
  propertyId
  propertyTitle
  propertyAddress
  status
  agentStatus
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
  isRescheduled
  isEntered
  isHonoured
  declineReason
  cancelledBy
  message
  notes
  agent {
    name
  }
  isMine
  visitor {
    name
    email
    phone
    verified
  }
  requestedAt
}`) as unknown as TypedDocumentString<CancelAgencyViewingMutation, CancelAgencyViewingMutationVariables>;