import { readFileSync } from 'node:fs';
import { alertRules } from '@lintel/operations';
import { parse } from 'yaml';
import { expect, it } from '@jest/globals';

/** Which rule of the console watches what one of Prometheus watches. */
const same = {
  replicaAway: 'LintelAway',
  partDown: 'LintelPartNotReady',
  answersFail: 'LintelAnswersFail',
  outboxWaits: 'LintelOutboxWaits',
  consumerBehind: 'LintelConsumerBehind',
  consumerStuck: 'LintelConsumerStuck',
  eventsParked: 'LintelEventsFail',
  jobsWait: 'LintelJobsWait',
  jobsFailed: 'LintelJobsFail',
  emailsLate: 'LintelEmailsFail',
  webhooksLate: 'LintelWebhooksLate',
  webhooksFail: 'LintelWebhooksFail',
  diskFills: 'LintelDiskFills',
} as const;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
}
const { groups } = parse(readFileSync(new URL('../../monitoring/alerts.yaml', import.meta.url), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = new Map(groups.flatMap((group) => group.rules).map((rule) => [rule.alert, rule]));

it.each(Object.entries(same))('the console’s rule %s is no laxer than %s of Prometheus', (name, alert) => {
  const ours = alertRules[name as keyof typeof same];
  const theirs = rules.get(alert)!;
  const [, side, threshold] = /([<>=]=?)\s*([\d.]+)\s*$/.exec(theirs.expr)!;
  expect(ours.severity).toBe(theirs.labels.severity);
  expect(ours.holdSeconds).toBeLessThanOrEqual(Number.parseInt(theirs.for ?? '30m', 10) * 60);
  if (ours.unit === 'state') expect([side, threshold]).toEqual(['==', '0']);
  else expect([ours.beyond, ours.threshold]).toEqual([side === '<' ? 'below' : 'above', Number(threshold)]);
});
