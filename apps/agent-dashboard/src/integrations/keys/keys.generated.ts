/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ApiKeyInput = {
  /** For operations staff: whose it is, under the name that the agency's homes have it by; the whole portal's where this is null. */
  agency?: string | null | undefined;
  /** RFC 3339; for ever unless given. */
  expiresAt?: string | null | undefined;
  name: string;
  /** Such as `events:read`: what it may do, and no more. */
  scopes: Array<string>;
};

export type AgencyKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<string>, agencyId: string | null, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, previousUntil: string | null }> | null };

export type ProgramKeyFragment = { id: string, name: string, prefix: string, scopes: Array<string>, agencyId: string | null, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, previousUntil: string | null };

export type MakeKeyMutationVariables = Exact<{
  input: ApiKeyInput;
}>;


export type MakeKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<string>, agencyId: string | null, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, previousUntil: string | null } } };

export type RotateKeyMutationVariables = Exact<{
  id: string | number;
  overlapHours: number;
}>;


export type RotateKeyMutation = { rotateApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<string>, agencyId: string | null, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, previousUntil: string | null } } };

export type RevokeKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeKeyMutation = { revokeApiKey: { id: string } };

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
export const ProgramKeyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProgramKey on ApiKey {
  id
  name
  prefix
  scopes
  agencyId
  createdAt
  expiresAt
  revokedAt
  lastUsedAt
  previousUntil
}
    `, {"fragmentName":"ProgramKey"}) as unknown as TypedDocumentString<ProgramKeyFragment, unknown>;
export const AgencyKeysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyKeys {
  apiKeys {
    ...ProgramKey
  }
}
    fragment ProgramKey on ApiKey {
  id
  name
  prefix
  scopes
  agencyId
  createdAt
  expiresAt
  revokedAt
  lastUsedAt
  previousUntil
}`) as unknown as TypedDocumentString<AgencyKeysQuery, AgencyKeysQueryVariables>;
export const MakeKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeKey($input: ApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    apiKey {
      ...ProgramKey
    }
  }
}
    fragment ProgramKey on ApiKey {
  id
  name
  prefix
  scopes
  agencyId
  createdAt
  expiresAt
  revokedAt
  lastUsedAt
  previousUntil
}`) as unknown as TypedDocumentString<MakeKeyMutation, MakeKeyMutationVariables>;
export const RotateKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RotateKey($id: ID!, $overlapHours: Int!) {
  rotateApiKey(id: $id, overlapHours: $overlapHours) {
    secret
    apiKey {
      ...ProgramKey
    }
  }
}
    fragment ProgramKey on ApiKey {
  id
  name
  prefix
  scopes
  agencyId
  createdAt
  expiresAt
  revokedAt
  lastUsedAt
  previousUntil
}`) as unknown as TypedDocumentString<RotateKeyMutation, RotateKeyMutationVariables>;
export const RevokeKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeKey($id: ID!) {
  revokeApiKey(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeKeyMutation, RevokeKeyMutationVariables>;