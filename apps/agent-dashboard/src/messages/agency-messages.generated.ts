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

export type AgencyMessageFragment = { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string, verified: boolean };

export type AgencyConversationRowFragment = { id: string, side: ConversationSide, unread: number, property: { id: number, title: string, address: string, agentName: string, isMine: boolean, published: boolean, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, person: { name: string, email: string, phone: string, verified: boolean }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string, verified: boolean } };

export type AgencyConversationsQueryVariables = Exact<{
  search?: string | null | undefined;
  mine: boolean;
  unreadOnly: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyConversationsQuery = { agencyConversations: { total: number, next: string | null, conversations: Array<{ id: string, side: ConversationSide, unread: number, property: { id: number, title: string, address: string, agentName: string, isMine: boolean, published: boolean, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, person: { name: string, email: string, phone: string, verified: boolean }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string, verified: boolean } }> } | null };

export type AgencyConversationQueryVariables = Exact<{
  id: string | number;
  last: number;
  before?: number | null | undefined;
}>;


export type AgencyConversationQuery = { conversation: { id: string, side: ConversationSide, verified: boolean, unread: number, property: { id: number, title: string, address: string, agency: string, agentName: string, published: boolean }, person: { name: string, email: string, phone: string, verified: boolean }, messages: { before: number | null, messages: Array<{ id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string, verified: boolean }> } } | null };

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
export const AgencyMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyMessage on Message {
  id
  number
  side
  authorName
  text
  sentAt
  verified
}
    `, {"fragmentName":"AgencyMessage"}) as unknown as TypedDocumentString<AgencyMessageFragment, unknown>;
export const AgencyConversationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyConversationRow on Conversation {
  id
  side
  unread
  property {
    id
    title
    address
    agentName
    isMine
    published
    image {
      ...Picture
    }
  }
  person {
    name
    email
    phone
    verified
  }
  lastMessage {
    ...AgencyMessage
  }
}
    fragment AgencyMessage on Message {
  id
  number
  side
  authorName
  text
  sentAt
  verified
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"AgencyConversationRow"}) as unknown as TypedDocumentString<AgencyConversationRowFragment, unknown>;
export const AgencyConversationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyConversations($search: String, $mine: Boolean!, $unreadOnly: Boolean!, $first: Int!, $after: String) {
  agencyConversations(
    search: $search
    mine: $mine
    unreadOnly: $unreadOnly
    first: $first
    after: $after
  ) {
    total
    next
    conversations {
      ...AgencyConversationRow
    }
  }
}
    fragment AgencyMessage on Message {
  id
  number
  side
  authorName
  text
  sentAt
  verified
}
fragment AgencyConversationRow on Conversation {
  id
  side
  unread
  property {
    id
    title
    address
    agentName
    isMine
    published
    image {
      ...Picture
    }
  }
  person {
    name
    email
    phone
    verified
  }
  lastMessage {
    ...AgencyMessage
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<AgencyConversationsQuery, AgencyConversationsQueryVariables>;
export const AgencyConversationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyConversation($id: ID!, $last: Int!, $before: Int) {
  conversation(id: $id) {
    id
    side
    verified
    unread
    property {
      id
      title
      address
      agency
      agentName
      published
    }
    person {
      name
      email
      phone
      verified
    }
    messages(last: $last, before: $before) {
      messages {
        ...AgencyMessage
      }
      before
    }
  }
}
    fragment AgencyMessage on Message {
  id
  number
  side
  authorName
  text
  sentAt
  verified
}`) as unknown as TypedDocumentString<AgencyConversationQuery, AgencyConversationQueryVariables>;