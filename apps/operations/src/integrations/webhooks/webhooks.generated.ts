/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type WebhookDeliveryState =
  | 'delivered'
  | 'failed'
  | 'waiting';

export type ConsoleWebhooksQueryVariables = Exact<{
  q: string;
  failing: boolean;
  first: number;
}>;


export type ConsoleWebhooksQuery = { webhooks: Array<{ id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, agencyId: string | null, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null }> | null };

export type ConsoleWebhookQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleWebhookQuery = { webhook: { id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, agencyId: string | null, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null } | null };

export type ConsoleDeliveriesQueryVariables = Exact<{
  webhook: string | number;
  state?: WebhookDeliveryState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleDeliveriesQuery = { webhookDeliveries: { next: string | null, deliveries: Array<{ id: string, eventId: string, type: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, request: string, correlation: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> }> } | null };

export type SwitchWebhookMutationVariables = Exact<{
  id: string | number;
  enabled: boolean;
}>;


export type SwitchWebhookMutation = { updateWebhook: { id: string } };

export type RedeliverFromConsoleMutationVariables = Exact<{
  webhook: string | number;
  delivery?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type RedeliverFromConsoleMutation = { redeliver: { count: number } };

export type ConsoleWebhookFragment = { id: string, url: string, description: string | null, eventTypes: Array<string>, ordered: boolean, agencyId: string | null, createdAt: string, enabled: boolean, disabledAt: string | null, disabledReason: string | null, delivered: number, failed: number, waiting: number, lastDeliveredAt: string | null, lastFailure: string | null };

export type ConsoleDeliveryFragment = { id: string, eventId: string, type: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, request: string, correlation: string | null, attempts: Array<{ at: string, durationMs: number, status: number | null, error: string | null, answer: string | null }> };

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
export const ConsoleWebhookFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConsoleWebhook on Webhook {
  id
  url
  description
  eventTypes
  ordered
  agencyId
  createdAt
  enabled
  disabledAt
  disabledReason
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}
    `, {"fragmentName":"ConsoleWebhook"}) as unknown as TypedDocumentString<ConsoleWebhookFragment, unknown>;
export const ConsoleDeliveryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConsoleDelivery on WebhookDelivery {
  id
  eventId
  type
  state
  createdAt
  nextAttemptAt
  request
  correlation
  attempts {
    at
    durationMs
    status
    error
    answer
  }
}
    `, {"fragmentName":"ConsoleDelivery"}) as unknown as TypedDocumentString<ConsoleDeliveryFragment, unknown>;
export const ConsoleWebhooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConsoleWebhooks($q: String!, $failing: Boolean!, $first: Int!) {
  webhooks(q: $q, failing: $failing, first: $first) {
    ...ConsoleWebhook
  }
}
    fragment ConsoleWebhook on Webhook {
  id
  url
  description
  eventTypes
  ordered
  agencyId
  createdAt
  enabled
  disabledAt
  disabledReason
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}`) as unknown as TypedDocumentString<ConsoleWebhooksQuery, ConsoleWebhooksQueryVariables>;
export const ConsoleWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConsoleWebhook($id: ID!) {
  webhook(id: $id) {
    ...ConsoleWebhook
  }
}
    fragment ConsoleWebhook on Webhook {
  id
  url
  description
  eventTypes
  ordered
  agencyId
  createdAt
  enabled
  disabledAt
  disabledReason
  delivered
  failed
  waiting
  lastDeliveredAt
  lastFailure
}`) as unknown as TypedDocumentString<ConsoleWebhookQuery, ConsoleWebhookQueryVariables>;
export const ConsoleDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConsoleDeliveries($webhook: ID!, $state: WebhookDeliveryState, $first: Int!, $after: String) {
  webhookDeliveries(
    webhook: $webhook
    state: $state
    first: $first
    after: $after
  ) {
    deliveries {
      ...ConsoleDelivery
    }
    next
  }
}
    fragment ConsoleDelivery on WebhookDelivery {
  id
  eventId
  type
  state
  createdAt
  nextAttemptAt
  request
  correlation
  attempts {
    at
    durationMs
    status
    error
    answer
  }
}`) as unknown as TypedDocumentString<ConsoleDeliveriesQuery, ConsoleDeliveriesQueryVariables>;
export const SwitchWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SwitchWebhook($id: ID!, $enabled: Boolean!) {
  updateWebhook(id: $id, input: {enabled: $enabled}) {
    id
  }
}
    `) as unknown as TypedDocumentString<SwitchWebhookMutation, SwitchWebhookMutationVariables>;
export const RedeliverFromConsoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RedeliverFromConsole($webhook: ID!, $delivery: ID, $from: String, $to: String) {
  redeliver(webhook: $webhook, delivery: $delivery, from: $from, to: $to) {
    count
  }
}
    `) as unknown as TypedDocumentString<RedeliverFromConsoleMutation, RedeliverFromConsoleMutationVariables>;