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
  state: EmailState;
  first: number;
  after?: string | null | undefined;
}>;


export type EmailsQuery = { emails: { next: string | null, emails: Array<{ id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null }> } | null };

export type RetryEmailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryEmailMutation = { retryEmail: { id: string, template: string, recipient: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null } };

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