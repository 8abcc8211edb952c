/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type WebhookChange = {
  description?: string | null | undefined;
  enabled?: boolean | null | undefined;
  eventTypes?: Array<string> | null | undefined;
  /** Null for none. */
  filter?: WebhookFilterInput | null | undefined;
  ordered?: boolean | null | undefined;
  url?: string | null | undefined;
};

export type WebhookDeliveryState =
  | 'delivered'
  | 'failed'
  | 'waiting';

/** As of `/events`: all that is said has to be so. */
export type WebhookFilterInput = {
  /** What is, or was until now, of this agency. */
  agency?: string | null | undefined;
  /** West, south, east and north, in degrees. */
  box?: Array<number> | null | undefined;
  outcodes?: Array<string> | null | undefined;
};

export type WebhookInput = {
  /** For operations staff: which agency's it is; the portal's where this is null. */
  agency?: string | null | undefined;
  description?: string | null | undefined;
  /** Those of `/asyncapi.json`, such as `lintel.listing.published.v1`. */
  eventTypes: Array<string>;
  filter?: WebhookFilterInput | null | undefined;
  /** Whether an event waits until the one before it was delivered, or given up. */
  ordered?: boolean | null | undefined;
  /** `https:`, on the public internet. */
  url: string;
};

export type AgencyWebhookFragment = { id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, previousSecretUntil: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null, filter: { agency: string | null, outcodes: Array<string> | null, box: Array<number> | null } | null };

export type SentEventFragment = { id: string, eventId: string, type: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, request: string, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> };

export type AgencyWebhooksQueryVariables = Exact<{
  first: number;
}>;


export type AgencyWebhooksQuery = { webhooks: Array<{ id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, previousSecretUntil: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null, filter: { agency: string | null, outcodes: Array<string> | null, box: Array<number> | null } | null }> | null };

export type AgencyWebhookByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type AgencyWebhookByIdQuery = { webhook: { id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, previousSecretUntil: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null, filter: { agency: string | null, outcodes: Array<string> | null, box: Array<number> | null } | null } | null };

export type AgencyWebhookDeliveriesQueryVariables = Exact<{
  webhook: string | number;
  state?: WebhookDeliveryState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyWebhookDeliveriesQuery = { webhookDeliveries: { next: string | null, deliveries: Array<{ id: string, eventId: string, type: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, request: string, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> }> } | null };

export type MakeWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type MakeWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, description: string | null } } };

export type ChangeWebhookMutationVariables = Exact<{
  id: string | number;
  input: WebhookChange;
}>;


export type ChangeWebhookMutation = { updateWebhook: { id: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
  overlapHours: number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string } };

export type SendTestEventMutationVariables = Exact<{
  webhook: string | number;
}>;


export type SendTestEventMutation = { sendTestEvent: { id: string } };

export type SendAgainMutationVariables = Exact<{
  webhook: string | number;
  delivery?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  all?: boolean | null | undefined;
}>;


export type SendAgainMutation = { redeliver: { count: number } };

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
export const AgencyWebhookFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyWebhook on Webhook {
  id
  url
  description
  eventTypes
  filter {
    agency
    outcodes
    box
  }
  ordered
  createdAt
  enabled
  disabledAt
  disabledReason
  previousSecretUntil
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}
    `, {"fragmentName":"AgencyWebhook"}) as unknown as TypedDocumentString<AgencyWebhookFragment, unknown>;
export const SentEventFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SentEvent on WebhookDelivery {
  id
  eventId
  type
  state
  createdAt
  nextAttemptAt
  request
  attempts {
    at
    durationMs
    status
    error
    answer
  }
}
    `, {"fragmentName":"SentEvent"}) as unknown as TypedDocumentString<SentEventFragment, unknown>;
export const AgencyWebhooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyWebhooks($first: Int!) {
  webhooks(first: $first) {
    ...AgencyWebhook
  }
}
    fragment AgencyWebhook on Webhook {
  id
  url
  description
  eventTypes
  filter {
    agency
    outcodes
    box
  }
  ordered
  createdAt
  enabled
  disabledAt
  disabledReason
  previousSecretUntil
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}`) as unknown as TypedDocumentString<AgencyWebhooksQuery, AgencyWebhooksQueryVariables>;
export const AgencyWebhookByIdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyWebhookById($id: ID!) {
  webhook(id: $id) {
    ...AgencyWebhook
  }
}
    fragment AgencyWebhook on Webhook {
  id
  url
  description
  eventTypes
  filter {
    agency
    outcodes
    box
  }
  ordered
  createdAt
  enabled
  disabledAt
  disabledReason
  previousSecretUntil
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}`) as unknown as TypedDocumentString<AgencyWebhookByIdQuery, AgencyWebhookByIdQueryVariables>;
export const AgencyWebhookDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyWebhookDeliveries($webhook: ID!, $state: WebhookDeliveryState, $first: Int!, $after: String) {
  webhookDeliveries(
    webhook: $webhook
    state: $state
    first: $first
    after: $after
  ) {
    deliveries {
      ...SentEvent
    }
    next
  }
}
    fragment SentEvent on WebhookDelivery {
  id
  eventId
  type
  state
  createdAt
  nextAttemptAt
  request
  attempts {
    at
    durationMs
    status
    error
    answer
  }
}`) as unknown as TypedDocumentString<AgencyWebhookDeliveriesQuery, AgencyWebhookDeliveriesQueryVariables>;
export const MakeWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeWebhook($input: WebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
      url
      description
    }
  }
}
    `) as unknown as TypedDocumentString<MakeWebhookMutation, MakeWebhookMutationVariables>;
export const ChangeWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeWebhook($id: ID!, $input: WebhookChange!) {
  updateWebhook(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const DeleteWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!, $overlapHours: Int!) {
  rotateWebhookSecret(id: $id, overlapHours: $overlapHours) {
    secret
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const SendTestEventDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendTestEvent($webhook: ID!) {
  sendTestEvent(webhook: $webhook) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendTestEventMutation, SendTestEventMutationVariables>;
export const SendAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendAgain($webhook: ID!, $delivery: ID, $from: String, $to: String, $all: Boolean) {
  redeliver(
    webhook: $webhook
    delivery: $delivery
    from: $from
    to: $to
    all: $all
  ) {
    count
  }
}
    `) as unknown as TypedDocumentString<SendAgainMutation, SendAgainMutationVariables>;