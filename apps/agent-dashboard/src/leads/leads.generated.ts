/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LeadStepKind =
  | 'answer'
  | 'enquiry'
  | 'viewingCancelled'
  | 'viewingCompleted'
  | 'viewingConfirmed'
  | 'viewingRequested';

export type LeadRowFragment = { id: string, name: string, email: string, phone: string, verified: boolean, firstContactAt: string, lastContactAt: string, enquiries: number, viewings: number, homes: number };

export type AgencyLeadsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyLeadsQuery = { agencyLeads: { total: number, next: string | null, leads: Array<{ id: string, name: string, email: string, phone: string, verified: boolean, firstContactAt: string, lastContactAt: string, enquiries: number, viewings: number, homes: number }> } | null };

export type AgencyLeadQueryVariables = Exact<{
  id: string | number;
}>;


export type AgencyLeadQuery = { agencyLead: { id: string, name: string, email: string, phone: string, verified: boolean, firstContactAt: string, lastContactAt: string, enquiries: number, viewings: number, homes: number, history: Array<{ at: string, kind: LeadStepKind, conversationId: string | null, viewingId: string | null, text: string, property: { id: number, title: string, address: string, agentName: string, isMine: boolean, published: boolean } }> } | null };

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
export const LeadRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LeadRow on Lead {
  id
  name
  email
  phone
  verified
  firstContactAt
  lastContactAt
  enquiries
  viewings
  homes
}
    `, {"fragmentName":"LeadRow"}) as unknown as TypedDocumentString<LeadRowFragment, unknown>;
export const AgencyLeadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyLeads($search: String, $first: Int!, $after: String) {
  agencyLeads(search: $search, first: $first, after: $after) {
    total
    next
    leads {
      ...LeadRow
    }
  }
}
    fragment LeadRow on Lead {
  id
  name
  email
  phone
  verified
  firstContactAt
  lastContactAt
  enquiries
  viewings
  homes
}`) as unknown as TypedDocumentString<AgencyLeadsQuery, AgencyLeadsQueryVariables>;
export const AgencyLeadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyLead($id: ID!) {
  agencyLead(id: $id) {
    ...LeadRow
    history {
      at
      kind
      property {
        id
        title
        address
        agentName
        isMine
        published
      }
      conversationId
      viewingId
      text
    }
  }
}
    fragment LeadRow on Lead {
  id
  name
  email
  phone
  verified
  firstContactAt
  lastContactAt
  enquiries
  viewings
  homes
}`) as unknown as TypedDocumentString<AgencyLeadQuery, AgencyLeadQueryVariables>;