import { given, request } from '@lintel/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshInterval } from '../console/refresh-interval.js';
import {
  AcknowledgeAlertDocument,
  type AlertFragment,
  AlertHistoryDocument,
  type AlertRuleFragment,
  AlertRulesDocument,
  type AlertRulesQuery,
  AlertsNowDocument,
  type AlertsNowQuery,
  ChangeAlertRuleDocument,
  FiringAlertsDocument,
  LiftAlertSilenceDocument,
  SendTestAlertDocument,
  SetAlertEmailsDocument,
  SilenceAlertRuleDocument,
} from './alerts.generated.js';

export type Alert = AlertFragment;
export type AlertRule = AlertRuleFragment;
export type Targets = NonNullable<AlertRulesQuery['alertTargets']>;
export type NotTold = NonNullable<AlertsNowQuery['alertsNotTold']>[number];

const under = ['console', 'alerts'] as const;
export const alertsKey = under;
const fresh = { staleTime: 0, refetchInterval: refreshInterval } as const;

/** How many fire, as every page of the console says. */
export const firingAlerts = () =>
  queryOptions({
    ...fresh,
    queryKey: [...under, 'firing'],
    queryFn: async ({ signal }) => given((await request(FiringAlertsDocument, {}, { signal })).alerts),
  });

export const alertsNow = () =>
  queryOptions({
    ...fresh,
    queryKey: [...under, 'now'],
    queryFn: async ({ signal }) => {
      const { alerts, alertsNotTold } = await request(AlertsNowDocument, {}, { signal });
      return { alerts: given(alerts).alerts, notTold: alertsNotTold ?? [] };
    },
  });

export const alertHistory = (q: string, after: string | null) =>
  queryOptions({
    ...fresh,
    queryKey: [...under, 'history', q, after],
    queryFn: async ({ signal }) =>
      given((await request(AlertHistoryDocument, { q, after }, { signal })).alertHistory),
    placeholderData: keepPreviousData,
  });

export const alertRules = () =>
  queryOptions({
    ...fresh,
    queryKey: [...under, 'rules'],
    queryFn: async ({ signal }) => {
      const { alertRules: rules, alertTargets } = await request(AlertRulesDocument, {}, { signal });
      return { rules: given(rules), targets: given(alertTargets) };
    },
  });

export const acknowledge = ({ id }: Alert): Promise<unknown> => request(AcknowledgeAlertDocument, { id });

export const changeRule = (
  { name }: AlertRule,
  change: { readonly on?: boolean; readonly threshold?: number; readonly holdSeconds?: number },
): Promise<unknown> => request(ChangeAlertRuleDocument, { name, change });

export const silenceRule = ({ name }: AlertRule, minutes: number, reason: string): Promise<unknown> =>
  request(SilenceAlertRuleDocument, { name, minutes, reason });

export const liftSilence = ({ name }: AlertRule): Promise<unknown> =>
  request(LiftAlertSilenceDocument, { name });

export const setEmails = (addresses: readonly string[]): Promise<unknown> =>
  request(SetAlertEmailsDocument, { addresses: [...addresses] });

export const sendTest = (): Promise<unknown> => request(SendTestAlertDocument, {});
