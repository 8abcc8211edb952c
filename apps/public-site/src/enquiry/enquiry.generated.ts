/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EnquiryInput = {
  /** That of the caller's account, whatever is given; of anybody else as given. */
  email?: string | null | undefined;
  /** Made anew for each form that is opened, such as a UUID. */
  idempotencyKey: string;
  listingId: number;
  /** 1 to 5,000 characters; markup is text like any other. */
  message: string;
  /** That of the caller's account unless given. */
  name?: string | null | undefined;
  phone: string;
  /** Not for people: it stays empty, and out of sight. */
  website?: string | null | undefined;
};

export type ViewingRequestInput = {
  date: string;
  email: string;
  /** A repeated request with the same key and content is the same request. */
  idempotencyKey?: string | number | null | undefined;
  listingId: number;
  message?: string | null | undefined;
  name: string;
  phone: string;
  /** Preferred times of that day, on the hour. */
  times: Array<string>;
  /** A trap for programs: people do not see it and leave it empty. */
  website?: string | null | undefined;
};

export type SendEnquiryMutationVariables = Exact<{
  input: EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { messageId: string, sentAt: string } };

export type RequestViewingMutationVariables = Exact<{
  input: ViewingRequestInput;
}>;


export type RequestViewingMutation = { requestViewing: { accepted: boolean } };

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

export const SendEnquiryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendEnquiry($input: EnquiryInput!) {
  sendEnquiry(input: $input) {
    messageId
    sentAt
  }
}
    `) as unknown as TypedDocumentString<SendEnquiryMutation, SendEnquiryMutationVariables>;
export const RequestViewingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestViewing($input: ViewingRequestInput!) {
  requestViewing(input: $input) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<RequestViewingMutation, RequestViewingMutationVariables>;