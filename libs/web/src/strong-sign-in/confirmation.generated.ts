/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BeginConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginConfirmationMutation = { beginConfirmation: { challenge: string, options: string } };

export type ConfirmIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
  challenge?: string | null | undefined;
  passkey?: string | null | undefined;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { accepted: boolean } };

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

export const BeginConfirmationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginConfirmation {
  beginConfirmation {
    challenge
    options
  }
}
    `) as unknown as TypedDocumentString<BeginConfirmationMutation, BeginConfirmationMutationVariables>;
export const ConfirmIdentityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmIdentity($password: String, $code: String, $challenge: String, $passkey: String) {
  confirmIdentity(
    password: $password
    code: $code
    challenge: $challenge
    passkey: $passkey
  ) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;