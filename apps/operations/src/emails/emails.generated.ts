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

export type EmailsQueryVariables = Exact<{
  state?: EmailState | null | undefined;
  q?: string | null | undefined;
  template?: string | null | undefined;
  cause?: string | null | undefined;
  since?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type EmailsQuery = { emails: { next: string | null, emails: Array<{ id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null }> } | null };

export type EmailCountsQueryVariables = Exact<{
  state?: EmailState | null | undefined;
  template?: string | null | undefined;
  since?: string | null | undefined;
}>;


export type EmailCountsQuery = { emailCounts: { states: Array<{ state: EmailState, count: number }>, templates: Array<{ template: string, count: number }> } | null };

export type EmailHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type EmailHistoryQuery = { email: { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null, to: string | null, correctable: boolean, occurredAt: string, dueAt: string | null, bounced: boolean, correlation: string | null, asked: { type: string, subject: string } | null, attempts: Array<{ began: string, ended: string, answer: string, taken: boolean }> } | null };

export type EmailFailuresQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailFailuresQuery = { emailFailures: Array<{ cause: string, count: number, example: string }> | null };

export type FailedEmailsQueryVariables = Exact<{
  cause?: string | null | undefined;
  template?: string | null | undefined;
}>;


export type FailedEmailsQuery = { failedEmails: number | null };

export type RetryEmailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryEmailMutation = { retryEmail: { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null } };

export type CorrectEmailAddressMutationVariables = Exact<{
  id: string | number;
  address: string;
}>;


export type CorrectEmailAddressMutation = { correctEmailAddress: { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null } };

export type ResendFailedEmailsMutationVariables = Exact<{
  cause?: string | null | undefined;
  template?: string | null | undefined;
}>;


export type ResendFailedEmailsMutation = { resendFailedEmails: { matched: number, queued: number } };

export type EmailFragment = { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null };

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
export const EmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Emails($state: EmailState, $q: String, $template: String, $cause: String, $since: String, $first: Int!, $after: String) {
  emails(
    state: $state
    q: $q
    template: $template
    cause: $cause
    since: $since
    first: $first
    after: $after
  ) {
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
export const EmailCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmailCounts($state: EmailState, $template: String, $since: String) {
  emailCounts(state: $state, template: $template, since: $since) {
    states {
      state
      count
    }
    templates {
      template
      count
    }
  }
}
    `) as unknown as TypedDocumentString<EmailCountsQuery, EmailCountsQueryVariables>;
export const EmailHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmailHistory($id: ID!) {
  email(id: $id) {
    id
    template
    recipient
    state
    queuedAt
    settledAt
    reason
    to
    correctable
    asked {
      type
      subject
    }
    occurredAt
    dueAt
    bounced
    correlation
    attempts {
      began
      ended
      answer
      taken
    }
  }
}
    `) as unknown as TypedDocumentString<EmailHistoryQuery, EmailHistoryQueryVariables>;
export const EmailFailuresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmailFailures {
  emailFailures {
    cause
    count
    example
  }
}
    `) as unknown as TypedDocumentString<EmailFailuresQuery, EmailFailuresQueryVariables>;
export const FailedEmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FailedEmails($cause: String, $template: String) {
  failedEmails(cause: $cause, template: $template)
}
    `) as unknown as TypedDocumentString<FailedEmailsQuery, FailedEmailsQueryVariables>;
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
export const CorrectEmailAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectEmailAddress($id: ID!, $address: String!) {
  correctEmailAddress(id: $id, address: $address) {
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
}`) as unknown as TypedDocumentString<CorrectEmailAddressMutation, CorrectEmailAddressMutationVariables>;
export const ResendFailedEmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendFailedEmails($cause: String, $template: String) {
  resendFailedEmails(cause: $cause, template: $template) {
    matched
    queued
  }
}
    `) as unknown as TypedDocumentString<ResendFailedEmailsMutation, ResendFailedEmailsMutationVariables>;