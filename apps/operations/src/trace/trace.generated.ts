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

export type TraceStepKind =
  | 'event'
  | 'job'
  | 'request';

export type WebhookDeliveryState =
  | 'delivered'
  | 'failed'
  | 'waiting';

export type TraceQueryVariables = Exact<{
  reference: string;
}>;


export type TraceQuery = { trace: { correlation: string | null, more: boolean, others: Array<string>, unknown: Array<TraceStepKind>, steps: Array<{ id: string, kind: TraceStepKind, name: string, place: string, at: string, began: string | null, ended: string | null, outcome: string, failed: boolean, open: boolean, parent: string | null, topic: string | null, subject: string | null, queue: string | null, key: string | null }> } | null };

export type TraceEmailsQueryVariables = Exact<{
  reference: string;
  first: number;
}>;


export type TraceEmailsQuery = { emails: { next: string | null, emails: Array<{ id: string, template: string, state: EmailState, queuedAt: string, settledAt: string | null, reason: string | null }> } | null };

export type TraceWebhooksQueryVariables = Exact<{
  reference: string;
  first: number;
}>;


export type TraceWebhooksQuery = { tracedDeliveries: Array<{ webhook: { id: string, url: string }, delivery: { id: string, eventId: string, type: string, state: WebhookDeliveryState, createdAt: string, attempts: Array<{ at: string, durationMs: number, error: string | null }> } }> | null };

export type TraceActsQueryVariables = Exact<{
  reference: string | number;
  first: number;
}>;


export type TraceActsQuery = { auditTrail: { next: string | null, entries: Array<{ seq: number, at: string, act: string, actorRole: string, subject: string }> } | null };

export type TraceStepFragment = { id: string, kind: TraceStepKind, name: string, place: string, at: string, began: string | null, ended: string | null, outcome: string, failed: boolean, open: boolean, parent: string | null, topic: string | null, subject: string | null, queue: string | null, key: string | null };

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
export const TraceStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TraceStep on TraceStep {
  id
  kind
  name
  place
  at
  began
  ended
  outcome
  failed
  open
  parent
  topic
  subject
  queue
  key
}
    `, {"fragmentName":"TraceStep"}) as unknown as TypedDocumentString<TraceStepFragment, unknown>;
export const TraceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Trace($reference: String!) {
  trace(reference: $reference) {
    correlation
    more
    others
    unknown
    steps {
      ...TraceStep
    }
  }
}
    fragment TraceStep on TraceStep {
  id
  kind
  name
  place
  at
  began
  ended
  outcome
  failed
  open
  parent
  topic
  subject
  queue
  key
}`) as unknown as TypedDocumentString<TraceQuery, TraceQueryVariables>;
export const TraceEmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TraceEmails($reference: String!, $first: Int!) {
  emails(q: $reference, first: $first) {
    emails {
      id
      template
      state
      queuedAt
      settledAt
      reason
    }
    next
  }
}
    `) as unknown as TypedDocumentString<TraceEmailsQuery, TraceEmailsQueryVariables>;
export const TraceWebhooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TraceWebhooks($reference: String!, $first: Int!) {
  tracedDeliveries(reference: $reference, first: $first) {
    webhook {
      id
      url
    }
    delivery {
      id
      eventId
      type
      state
      createdAt
      attempts {
        at
        durationMs
        error
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TraceWebhooksQuery, TraceWebhooksQueryVariables>;
export const TraceActsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TraceActs($reference: ID!, $first: Int!) {
  auditTrail(correlation: $reference, first: $first) {
    entries {
      seq
      at
      act
      actorRole
      subject
    }
    next
  }
}
    `) as unknown as TypedDocumentString<TraceActsQuery, TraceActsQueryVariables>;