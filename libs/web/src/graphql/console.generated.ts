/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EmailState =
  /** Became pointless before it was sent. */
  | 'dropped'
  /** For good: the mail server refused it, or every attempt did. */
  | 'failed'
  | 'queued'
  | 'sent';

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

export type PropertyType =
  | 'bungalow'
  | 'commercial'
  | 'flat'
  | 'house'
  | 'land'
  | 'maisonette';

export type MailboxQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MailboxQuery = { mailbox: { readable: boolean, next: string | null, messages: Array<{ id: string, to: string, subject: string, arrivedAt: string }> } | null };

export type MailboxMailQueryVariables = Exact<{
  id: string | number;
}>;


export type MailboxMailQuery = { mail: { id: string, messageId: string, from: string, to: string, subject: string, arrivedAt: string, text: string, source: string, attachments: Array<{ filename: string, contentType: string, bytes: number }> } | null };

export type EmailsQueryVariables = Exact<{
  state: EmailState;
  first: number;
  after?: string | null | undefined;
}>;


export type EmailsQuery = { emails: { next: string | null, emails: Array<{ id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null }> } | null };

export type RetryEmailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryEmailMutation = { retryEmail: { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null } };

export type WaitingAgenciesQueryVariables = Exact<{
  first: number;
}>;


export type WaitingAgenciesQuery = { pendingAgencies: Array<{ id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string }> | null };

export type ApproveAgencyMutationVariables = Exact<{
  id: string | number;
  companyName: string;
}>;


export type ApproveAgencyMutation = { approveAgency: { id: string } };

export type RefuseAgencyNameMutationVariables = Exact<{
  id: string | number;
  companyName: string;
}>;


export type RefuseAgencyNameMutation = { refuseAgencyName: { id: string } };

export type MailboxMessageFragment = { id: string, to: string, subject: string, arrivedAt: string };

export type EmailFragment = { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null };

export type WaitingAgencyFragment = { id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string };

export type ListingCardFragment = { id: number, listingType: ListingType, status: ListingStatus, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, location: string, latitude: number | null, longitude: number | null, images: Array<{ url: string, srcset: string, width: number, height: number, alt: string, placeholder: string }> };

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
export const MailboxMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MailboxMessage on MailboxMessage {
  id
  to
  subject
  arrivedAt
}
    `, {"fragmentName":"MailboxMessage"}) as unknown as TypedDocumentString<MailboxMessageFragment, unknown>;
export const EmailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Email on Email {
  id
  template
  recipient
  state
  queuedAt
  settledAt
  reason
}
    `, {"fragmentName":"Email"}) as unknown as TypedDocumentString<EmailFragment, unknown>;
export const WaitingAgencyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}
    `, {"fragmentName":"WaitingAgency"}) as unknown as TypedDocumentString<WaitingAgencyFragment, unknown>;
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
export const ListingCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingCard on Listing {
  id
  listingType
  status
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  location
  latitude
  longitude
  images {
    ...Picture
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"ListingCard"}) as unknown as TypedDocumentString<ListingCardFragment, unknown>;
export const MailboxDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Mailbox($first: Int!, $after: String) {
  mailbox(first: $first, after: $after) {
    readable
    messages {
      ...MailboxMessage
    }
    next
  }
}
    fragment MailboxMessage on MailboxMessage {
  id
  to
  subject
  arrivedAt
}`) as unknown as TypedDocumentString<MailboxQuery, MailboxQueryVariables>;
export const MailboxMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailboxMail($id: ID!) {
  mail(id: $id) {
    id
    messageId
    from
    to
    subject
    arrivedAt
    text
    source
    attachments {
      filename
      contentType
      bytes
    }
  }
}
    `) as unknown as TypedDocumentString<MailboxMailQuery, MailboxMailQueryVariables>;
export const EmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Emails($state: EmailState!, $first: Int!, $after: String) {
  emails(state: $state, first: $first, after: $after) {
    emails {
      ...Email
    }
    next
  }
}
    fragment Email on Email {
  id
  template
  recipient
  state
  queuedAt
  settledAt
  reason
}`) as unknown as TypedDocumentString<EmailsQuery, EmailsQueryVariables>;
export const RetryEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryEmail($id: ID!) {
  retryEmail(id: $id) {
    ...Email
  }
}
    fragment Email on Email {
  id
  template
  recipient
  state
  queuedAt
  settledAt
  reason
}`) as unknown as TypedDocumentString<RetryEmailMutation, RetryEmailMutationVariables>;
export const WaitingAgenciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WaitingAgencies($first: Int!) {
  pendingAgencies(first: $first) {
    ...WaitingAgency
  }
}
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}`) as unknown as TypedDocumentString<WaitingAgenciesQuery, WaitingAgenciesQueryVariables>;
export const ApproveAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveAgency($id: ID!, $companyName: String!) {
  approveAgency(id: $id, companyName: $companyName) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApproveAgencyMutation, ApproveAgencyMutationVariables>;
export const RefuseAgencyNameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefuseAgencyName($id: ID!, $companyName: String!) {
  refuseAgencyName(id: $id, companyName: $companyName) {
    id
  }
}
    `) as unknown as TypedDocumentString<RefuseAgencyNameMutation, RefuseAgencyNameMutationVariables>;