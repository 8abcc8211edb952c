/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConversationSide =
  /** An agent of its agency. */
  | 'agency'
  /** The person who asks about a home. */
  | 'visitor';

export type MessageReportInput = {
  conversationId: string | number;
  /** Made anew for each form that is opened, such as a UUID. */
  idempotencyKey: string;
  messageId: string | number;
  reason: MessageReportReason;
  /** At most 1,000 characters; needed where the reason is `other`. */
  text?: string | null | undefined;
};

export type MessageReportReason =
  | 'abusive'
  | 'advertising'
  | 'other'
  | 'scam';

export type MessageTextFragment = { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string };

export type ConversationThreadFragment = { id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, agentName: string, published: boolean }, messages: { before: number | null, messages: Array<{ id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string }> } };

export type SendMessageMutationVariables = Exact<{
  conversationId: string | number;
  message: string;
  idempotencyKey: string;
  seenUpTo?: string | number | null | undefined;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } } };

export type ReportMessageMutationVariables = Exact<{
  input: MessageReportInput;
}>;


export type ReportMessageMutation = { reportMessage: boolean };

export type MarkConversationReadMutationVariables = Exact<{
  conversationId: string | number;
  upTo: string | number;
}>;


export type MarkConversationReadMutation = { markConversationRead: { id: string, unread: number } };

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
export const MessageTextFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
    `, {"fragmentName":"MessageText"}) as unknown as TypedDocumentString<MessageTextFragment, unknown>;
export const ConversationThreadFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConversationThread on Conversation {
  id
  side
  verified
  unread
  property {
    id
    title
    agency
    agentName
    published
  }
  messages(last: $last, before: $before) {
    messages {
      ...MessageText
    }
    before
  }
}
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}`, {"fragmentName":"ConversationThread"}) as unknown as TypedDocumentString<ConversationThreadFragment, unknown>;
export const SendMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendMessage($conversationId: ID!, $message: String!, $idempotencyKey: String!, $seenUpTo: ID) {
  sendMessage(
    conversationId: $conversationId
    message: $message
    idempotencyKey: $idempotencyKey
    seenUpTo: $seenUpTo
  ) {
    message {
      ...MessageText
    }
  }
}
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const ReportMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportMessage($input: MessageReportInput!) {
  reportMessage(input: $input)
}
    `) as unknown as TypedDocumentString<ReportMessageMutation, ReportMessageMutationVariables>;
export const MarkConversationReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkConversationRead($conversationId: ID!, $upTo: ID!) {
  markConversationRead(conversationId: $conversationId, upTo: $upTo) {
    id
    unread
  }
}
    `) as unknown as TypedDocumentString<MarkConversationReadMutation, MarkConversationReadMutationVariables>;