/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type MailboxQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MailboxQuery = { mailbox: { readable: boolean, next: string | null, messages: Array<{ id: string, to: string, subject: string, arrivedAt: string }> } | null };

export type MailboxMailQueryVariables = Exact<{
  id: string | number;
}>;


export type MailboxMailQuery = { mail: { id: string, messageId: string, from: string, to: string, subject: string, arrivedAt: string, text: string, source: string, attachments: Array<{ filename: string, contentType: string, bytes: number }> } | null };

export type MailboxMessageFragment = { id: string, to: string, subject: string, arrivedAt: string };

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