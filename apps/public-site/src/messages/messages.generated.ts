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

export type ConversationRowFragment = { id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } };

export type MyConversationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyConversationsQuery = { myConversations: { total: number, next: string | null, conversations: Array<{ id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } }> } | null };

export type ConversationQueryVariables = Exact<{
  id: string | number;
  last: number;
  before?: number | null | undefined;
}>;


export type ConversationQuery = { conversation: { id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, agentName: string, published: boolean }, messages: { before: number | null, messages: Array<{ id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string }> } } | null };

export type ConversationByLinkQueryVariables = Exact<{
  token: string;
  last: number;
  before?: number | null | undefined;
}>;


export type ConversationByLinkQuery = { conversationByLink: { id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, agentName: string, published: boolean }, messages: { before: number | null, messages: Array<{ id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string }> } } | null };

export type SendMessageByLinkMutationVariables = Exact<{
  token: string;
  message: string;
  idempotencyKey: string;
  seenUpTo?: string | number | null | undefined;
}>;


export type SendMessageByLinkMutation = { sendMessageByLink: { message: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } } };

export type ReportMessageByLinkMutationVariables = Exact<{
  token: string;
  input: MessageReportInput;
}>;


export type ReportMessageByLinkMutation = { reportMessageByLink: boolean };

export type MarkConversationReadByLinkMutationVariables = Exact<{
  token: string;
  upTo: string | number;
}>;


export type MarkConversationReadByLinkMutation = { markConversationReadByLink: { id: string, unread: number } };

export type MyUnconfirmedConversationsQueryVariables = Exact<{
  first: number;
}>;


export type MyUnconfirmedConversationsQuery = { myUnconfirmedConversations: { total: number, conversations: Array<{ id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, agency: string, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } }> } | null };

export type ConfirmConversationMutationVariables = Exact<{
  conversationId: string | number;
}>;


export type ConfirmConversationMutation = { confirmConversation: { id: string, verified: boolean } };

export type ConfirmConversationByLinkMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmConversationByLinkMutation = { confirmConversationByLink: { id: string, verified: boolean } };

export type DisownConversationMutationVariables = Exact<{
  conversationId: string | number;
}>;


export type DisownConversationMutation = { disownConversation: boolean };

export type DisownConversationByLinkMutationVariables = Exact<{
  token: string;
}>;


export type DisownConversationByLinkMutation = { disownConversationByLink: boolean };

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
export const ConversationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConversationRow on Conversation {
  id
  side
  verified
  unread
  property {
    id
    title
    agency
    image {
      ...Picture
    }
  }
  lastMessage {
    ...MessageText
  }
}
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"ConversationRow"}) as unknown as TypedDocumentString<ConversationRowFragment, unknown>;
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
export const MyConversationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyConversations($first: Int!, $after: String) {
  myConversations(first: $first, after: $after) {
    total
    next
    conversations {
      ...ConversationRow
    }
  }
}
    fragment ConversationRow on Conversation {
  id
  side
  verified
  unread
  property {
    id
    title
    agency
    image {
      ...Picture
    }
  }
  lastMessage {
    ...MessageText
  }
}
fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<MyConversationsQuery, MyConversationsQueryVariables>;
export const ConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Conversation($id: ID!, $last: Int!, $before: Int) {
  conversation(id: $id) {
    ...ConversationThread
  }
}
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
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
}`) as unknown as TypedDocumentString<ConversationQuery, ConversationQueryVariables>;
export const ConversationByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConversationByLink($token: String!, $last: Int!, $before: Int) {
  conversationByLink(token: $token, look: true) {
    ...ConversationThread
  }
}
    fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
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
}`) as unknown as TypedDocumentString<ConversationByLinkQuery, ConversationByLinkQueryVariables>;
export const SendMessageByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendMessageByLink($token: String!, $message: String!, $idempotencyKey: String!, $seenUpTo: ID) {
  sendMessageByLink(
    token: $token
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
}`) as unknown as TypedDocumentString<SendMessageByLinkMutation, SendMessageByLinkMutationVariables>;
export const ReportMessageByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportMessageByLink($token: String!, $input: MessageReportInput!) {
  reportMessageByLink(token: $token, input: $input)
}
    `) as unknown as TypedDocumentString<ReportMessageByLinkMutation, ReportMessageByLinkMutationVariables>;
export const MarkConversationReadByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkConversationReadByLink($token: String!, $upTo: ID!) {
  markConversationReadByLink(token: $token, upTo: $upTo) {
    id
    unread
  }
}
    `) as unknown as TypedDocumentString<MarkConversationReadByLinkMutation, MarkConversationReadByLinkMutationVariables>;
export const MyUnconfirmedConversationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyUnconfirmedConversations($first: Int!) {
  myUnconfirmedConversations(first: $first) {
    total
    conversations {
      ...ConversationRow
    }
  }
}
    fragment ConversationRow on Conversation {
  id
  side
  verified
  unread
  property {
    id
    title
    agency
    image {
      ...Picture
    }
  }
  lastMessage {
    ...MessageText
  }
}
fragment MessageText on Message {
  id
  number
  side
  authorName
  text
  sentAt
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<MyUnconfirmedConversationsQuery, MyUnconfirmedConversationsQueryVariables>;
export const ConfirmConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmConversation($conversationId: ID!) {
  confirmConversation(conversationId: $conversationId) {
    id
    verified
  }
}
    `) as unknown as TypedDocumentString<ConfirmConversationMutation, ConfirmConversationMutationVariables>;
export const ConfirmConversationByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmConversationByLink($token: String!) {
  confirmConversationByLink(token: $token) {
    id
    verified
  }
}
    `) as unknown as TypedDocumentString<ConfirmConversationByLinkMutation, ConfirmConversationByLinkMutationVariables>;
export const DisownConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisownConversation($conversationId: ID!) {
  disownConversation(conversationId: $conversationId)
}
    `) as unknown as TypedDocumentString<DisownConversationMutation, DisownConversationMutationVariables>;
export const DisownConversationByLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisownConversationByLink($token: String!) {
  disownConversationByLink(token: $token)
}
    `) as unknown as TypedDocumentString<DisownConversationByLinkMutation, DisownConversationByLinkMutationVariables>;
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