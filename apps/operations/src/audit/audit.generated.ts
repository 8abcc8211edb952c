/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditFault =
  /** It says something else than when it was recorded. */
  | 'changed'
  /** It is gone. */
  | 'missing'
  /** It does not follow the one before. */
  | 'unlinked'
  /** It was not sealed by this installation. */
  | 'unsealed';

export type AuditTrailQueryVariables = Exact<{
  actor?: string | number | null | undefined;
  subject?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditTrailQuery = { auditTrail: { next: string | null, entries: Array<{ seq: number, at: string, act: string, actor: string, actorRole: string, subjectType: string, subject: string, correlation: string | null, values: Array<{ name: string, before: string | null, after: string | null }> }> } | null };

export type VerifyAuditTrailQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyAuditTrailQuery = { verifyAuditTrail: { entries: number, head: { seq: number } | null, broken: { seq: number, fault: AuditFault } | null } | null };

export type AuditEntryFragment = { seq: number, at: string, act: string, actor: string, actorRole: string, subjectType: string, subject: string, correlation: string | null, values: Array<{ name: string, before: string | null, after: string | null }> };

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
export const AuditEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AuditEntry on AuditEntry {
  seq
  at
  act
  actor
  actorRole
  subjectType
  subject
  correlation
  values {
    name
    before
    after
  }
}
    `, {"fragmentName":"AuditEntry"}) as unknown as TypedDocumentString<AuditEntryFragment, unknown>;
export const AuditTrailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditTrail($actor: ID, $subject: ID, $from: String, $to: String, $first: Int!, $after: String) {
  auditTrail(
    actor: $actor
    subject: $subject
    from: $from
    to: $to
    first: $first
    after: $after
  ) {
    entries {
      ...AuditEntry
    }
    next
  }
}
    fragment AuditEntry on AuditEntry {
  seq
  at
  act
  actor
  actorRole
  subjectType
  subject
  correlation
  values {
    name
    before
    after
  }
}`) as unknown as TypedDocumentString<AuditTrailQuery, AuditTrailQueryVariables>;
export const VerifyAuditTrailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VerifyAuditTrail {
  verifyAuditTrail {
    entries
    head {
      seq
    }
    broken {
      seq
      fault
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyAuditTrailQuery, VerifyAuditTrailQueryVariables>;