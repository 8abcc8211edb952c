/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AlertRuleChange = {
  /** 0 to 86,400. */
  holdSeconds?: number | null | undefined;
  on?: boolean | null | undefined;
  threshold?: number | null | undefined;
};

export type AlertSeverity =
  /** Wakes somebody. */
  | 'page'
  /** Waits for the morning. */
  | 'ticket';

export type AlertState =
  | 'acknowledged'
  | 'firing'
  /** It is so, and not yet for long enough to tell anybody. */
  | 'pending'
  | 'resolved';

export type AlertUnit =
  | 'count'
  | 'hours'
  | 'seconds'
  /** 0 to 1. */
  | 'share'
  /** So or not; there is no threshold. */
  | 'state';

export type AlertWay =
  | 'email'
  | 'webhook';

export type AlertFragment = { id: string, rule: string, subject: string, title: string, reason: string | null, severity: AlertSeverity, state: AlertState, since: string, acknowledgedBy: string | null, resolvedAt: string | null, toldAt: string | null };

export type AlertRuleFragment = { name: string, watches: string, unit: AlertUnit, below: boolean, severity: AlertSeverity, on: boolean, threshold: number, holdSeconds: number, usualThreshold: number, usualHoldSeconds: number, silence: { until: string, reason: string } | null };

export type FiringAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type FiringAlertsQuery = { alerts: { firing: number, pages: number } | null };

export type AlertsNowQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsNowQuery = { alerts: { alerts: Array<{ id: string, rule: string, subject: string, title: string, reason: string | null, severity: AlertSeverity, state: AlertState, since: string, acknowledgedBy: string | null, resolvedAt: string | null, toldAt: string | null }> } | null, alertsNotTold: Array<{ alert: string, by: AlertWay, over: boolean, problem: string | null }> | null };

export type AlertHistoryQueryVariables = Exact<{
  q: string;
  after?: string | null | undefined;
}>;


export type AlertHistoryQuery = { alertHistory: { next: string | null, alerts: Array<{ id: string, rule: string, subject: string, title: string, reason: string | null, severity: AlertSeverity, state: AlertState, since: string, acknowledgedBy: string | null, resolvedAt: string | null, toldAt: string | null }> } | null };

export type AlertRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertRulesQuery = { alertRules: Array<{ name: string, watches: string, unit: AlertUnit, below: boolean, severity: AlertSeverity, on: boolean, threshold: number, holdSeconds: number, usualThreshold: number, usualHoldSeconds: number, silence: { until: string, reason: string } | null }> | null, alertTargets: { emails: Array<string>, emailsOfSettings: Array<string>, webhooks: Array<string> } | null };

export type AcknowledgeAlertMutationVariables = Exact<{
  id: string | number;
}>;


export type AcknowledgeAlertMutation = { acknowledgeAlert: { id: string, rule: string, subject: string, title: string, reason: string | null, severity: AlertSeverity, state: AlertState, since: string, acknowledgedBy: string | null, resolvedAt: string | null, toldAt: string | null } };

export type ChangeAlertRuleMutationVariables = Exact<{
  name: string;
  change: AlertRuleChange;
}>;


export type ChangeAlertRuleMutation = { changeAlertRule: { name: string, watches: string, unit: AlertUnit, below: boolean, severity: AlertSeverity, on: boolean, threshold: number, holdSeconds: number, usualThreshold: number, usualHoldSeconds: number, silence: { until: string, reason: string } | null } };

export type SilenceAlertRuleMutationVariables = Exact<{
  name: string;
  minutes: number;
  reason: string;
}>;


export type SilenceAlertRuleMutation = { silenceAlertRule: { name: string, watches: string, unit: AlertUnit, below: boolean, severity: AlertSeverity, on: boolean, threshold: number, holdSeconds: number, usualThreshold: number, usualHoldSeconds: number, silence: { until: string, reason: string } | null } };

export type LiftAlertSilenceMutationVariables = Exact<{
  name: string;
}>;


export type LiftAlertSilenceMutation = { liftAlertSilence: { name: string, watches: string, unit: AlertUnit, below: boolean, severity: AlertSeverity, on: boolean, threshold: number, holdSeconds: number, usualThreshold: number, usualHoldSeconds: number, silence: { until: string, reason: string } | null } };

export type SetAlertEmailsMutationVariables = Exact<{
  addresses: Array<string> | string;
}>;


export type SetAlertEmailsMutation = { setAlertEmails: { emails: Array<string> } };

export type SendTestAlertMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestAlertMutation = { sendTestAlert: { id: string } };

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
export const AlertFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Alert on Alert {
  id
  rule
  subject
  title
  reason
  severity
  state
  since
  acknowledgedBy
  resolvedAt
  toldAt
}
    `, {"fragmentName":"Alert"}) as unknown as TypedDocumentString<AlertFragment, unknown>;
export const AlertRuleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AlertRule on AlertRule {
  name
  watches
  unit
  below
  severity
  on
  threshold
  holdSeconds
  usualThreshold
  usualHoldSeconds
  silence {
    until
    reason
  }
}
    `, {"fragmentName":"AlertRule"}) as unknown as TypedDocumentString<AlertRuleFragment, unknown>;
export const FiringAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FiringAlerts {
  alerts {
    firing
    pages
  }
}
    `) as unknown as TypedDocumentString<FiringAlertsQuery, FiringAlertsQueryVariables>;
export const AlertsNowDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertsNow {
  alerts {
    alerts {
      ...Alert
    }
  }
  alertsNotTold {
    alert
    by
    over
    problem
  }
}
    fragment Alert on Alert {
  id
  rule
  subject
  title
  reason
  severity
  state
  since
  acknowledgedBy
  resolvedAt
  toldAt
}`) as unknown as TypedDocumentString<AlertsNowQuery, AlertsNowQueryVariables>;
export const AlertHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertHistory($q: String!, $after: String) {
  alertHistory(text: $q, after: $after) {
    alerts {
      ...Alert
    }
    next
  }
}
    fragment Alert on Alert {
  id
  rule
  subject
  title
  reason
  severity
  state
  since
  acknowledgedBy
  resolvedAt
  toldAt
}`) as unknown as TypedDocumentString<AlertHistoryQuery, AlertHistoryQueryVariables>;
export const AlertRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AlertRules {
  alertRules {
    ...AlertRule
  }
  alertTargets {
    emails
    emailsOfSettings
    webhooks
  }
}
    fragment AlertRule on AlertRule {
  name
  watches
  unit
  below
  severity
  on
  threshold
  holdSeconds
  usualThreshold
  usualHoldSeconds
  silence {
    until
    reason
  }
}`) as unknown as TypedDocumentString<AlertRulesQuery, AlertRulesQueryVariables>;
export const AcknowledgeAlertDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcknowledgeAlert($id: ID!) {
  acknowledgeAlert(id: $id) {
    ...Alert
  }
}
    fragment Alert on Alert {
  id
  rule
  subject
  title
  reason
  severity
  state
  since
  acknowledgedBy
  resolvedAt
  toldAt
}`) as unknown as TypedDocumentString<AcknowledgeAlertMutation, AcknowledgeAlertMutationVariables>;
export const ChangeAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeAlertRule($name: String!, $change: AlertRuleChange!) {
  changeAlertRule(name: $name, change: $change) {
    ...AlertRule
  }
}
    fragment AlertRule on AlertRule {
  name
  watches
  unit
  below
  severity
  on
  threshold
  holdSeconds
  usualThreshold
  usualHoldSeconds
  silence {
    until
    reason
  }
}`) as unknown as TypedDocumentString<ChangeAlertRuleMutation, ChangeAlertRuleMutationVariables>;
export const SilenceAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SilenceAlertRule($name: String!, $minutes: Int!, $reason: String!) {
  silenceAlertRule(name: $name, minutes: $minutes, reason: $reason) {
    ...AlertRule
  }
}
    fragment AlertRule on AlertRule {
  name
  watches
  unit
  below
  severity
  on
  threshold
  holdSeconds
  usualThreshold
  usualHoldSeconds
  silence {
    until
    reason
  }
}`) as unknown as TypedDocumentString<SilenceAlertRuleMutation, SilenceAlertRuleMutationVariables>;
export const LiftAlertSilenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LiftAlertSilence($name: String!) {
  liftAlertSilence(name: $name) {
    ...AlertRule
  }
}
    fragment AlertRule on AlertRule {
  name
  watches
  unit
  below
  severity
  on
  threshold
  holdSeconds
  usualThreshold
  usualHoldSeconds
  silence {
    until
    reason
  }
}`) as unknown as TypedDocumentString<LiftAlertSilenceMutation, LiftAlertSilenceMutationVariables>;
export const SetAlertEmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetAlertEmails($addresses: [String!]!) {
  setAlertEmails(addresses: $addresses) {
    emails
  }
}
    `) as unknown as TypedDocumentString<SetAlertEmailsMutation, SetAlertEmailsMutationVariables>;
export const SendTestAlertDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendTestAlert {
  sendTestAlert {
    id
  }
}
    `) as unknown as TypedDocumentString<SendTestAlertMutation, SendTestAlertMutationVariables>;