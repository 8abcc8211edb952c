export type Severity = 'page' | 'ticket';

/** What is watched, and from when on it is an alert. */
export interface AlertRule {
  /** What it looks for, for whoever sets it. */
  readonly watches: string;
  /** What an alert of it says of its subject. */
  readonly says: (subject: string) => string;
  /** `state`: something is so or not, and there is no threshold to set. */
  readonly unit: 'state' | 'count' | 'seconds' | 'hours' | 'share';
  /** On which side of the threshold the trouble is. */
  readonly beyond: 'above' | 'below';
  readonly threshold: number;
  /** For how long it must be so, lest what passes by itself wakes somebody. */
  readonly holdSeconds: number;
  /** Whether it wakes somebody, or waits for the morning. */
  readonly severity: Severity;
}

const state = { unit: 'state', beyond: 'above', threshold: 0 } as const;
/** Seen twice: what one look saw may have been the look's own fault. */
const TWICE = 3;

/** As deploy/monitoring/alerts.yaml has them, where that watches the same: a test holds one against the other. */
export const alertRules = {
  partDown: {
    ...{ ...state, watches: 'A part cannot do its work', says: (part) => `${part} cannot do its work` },
    ...{ holdSeconds: TWICE, severity: 'page' },
  },
  serviceAway: {
    ...{ ...state, watches: 'A service does not answer', says: (service) => `${service} does not answer` },
    ...{ holdSeconds: TWICE, severity: 'page' },
  },
  replicaAway: {
    ...{ ...state, watches: 'One of several replicas does not answer' },
    ...{ says: (replica) => `${replica} does not answer`, holdSeconds: 120, severity: 'page' },
  },
  serviceSlow: {
    ...{ ...state, watches: 'A service takes longer than a second to answer' },
    ...{ says: (service) => `${service} is slow to answer`, holdSeconds: 60, severity: 'ticket' },
  },
  answersFail: {
    ...{ watches: 'The share of the public’s requests in five minutes that end in an error of ours' },
    ...{ says: () => 'Requests of the public end in errors of ours' },
    ...{ unit: 'share', beyond: 'above', threshold: 0.02, holdSeconds: 300, severity: 'page' },
  },
  emailsLate: {
    ...{ watches: 'E-mails that wait for another attempt', says: () => 'E-mails are turned away' },
    ...{ unit: 'count', beyond: 'above', threshold: 5, holdSeconds: 120, severity: 'page' },
  },
  emailsFailed: {
    ...{ watches: 'E-mails that nobody tries any more', says: () => 'E-mails have failed for good' },
    ...{ unit: 'count', beyond: 'above', threshold: 0, holdSeconds: 0, severity: 'ticket' },
  },
  jobsFailed: {
    ...{ watches: 'Jobs of a queue that have used up their attempts' },
    ...{ says: (queue) => `Jobs of ${queue} have failed for good` },
    ...{ unit: 'count', beyond: 'above', threshold: 0, holdSeconds: 0, severity: 'ticket' },
  },
  jobsWait: {
    ...{ watches: 'For how long a job has been due', says: () => 'Jobs are due that nobody takes' },
    ...{ unit: 'seconds', beyond: 'above', threshold: 300, holdSeconds: 300, severity: 'page' },
  },
  outboxWaits: {
    ...{ watches: 'For how long a service’s oldest event has waited for the bus' },
    ...{ says: (service) => `Events of ${service} do not reach the bus` },
    ...{ unit: 'seconds', beyond: 'above', threshold: 120, holdSeconds: 120, severity: 'page' },
  },
  consumerBehind: {
    ...{ watches: 'Events that a service has yet to handle' },
    ...{ says: (service) => `${service} is behind with its events` },
    ...{ unit: 'count', beyond: 'above', threshold: 1000, holdSeconds: 600, severity: 'page' },
  },
  consumerStuck: {
    ...{ watches: 'For how long a service has been at the same event without coming to an end' },
    ...{ says: (service) => `${service} does not come to an end with an event` },
    ...{ unit: 'seconds', beyond: 'above', threshold: 30, holdSeconds: TWICE, severity: 'page' },
  },
  eventsParked: {
    ...{ watches: 'Events that a service has given up' },
    ...{ says: (service) => `${service} has given up events` },
    ...{ unit: 'count', beyond: 'above', threshold: 0, holdSeconds: 0, severity: 'ticket' },
  },
  webhooksLate: {
    ...{ watches: 'For how long an event has been due to a webhook that nobody tells it' },
    ...{ says: () => 'Webhooks are not told what is due' },
    ...{ unit: 'seconds', beyond: 'above', threshold: 300, holdSeconds: 300, severity: 'page' },
  },
  webhooksFail: {
    ...{ watches: 'Webhooks whose targets do not take what they are told' },
    ...{ says: () => 'Targets of webhooks fail' },
    ...{ unit: 'count', beyond: 'above', threshold: 0, holdSeconds: 600, severity: 'ticket' },
  },
  backupOld: {
    ...{ watches: 'For how long no backup was made that could be read again, where they are made' },
    ...{ says: () => 'The newest backup is old' },
    ...{ unit: 'hours', beyond: 'above', threshold: 48, holdSeconds: 0, severity: 'ticket' },
  },
  diskFills: {
    ...{ watches: 'The share of the data folder’s disk that is free' },
    ...{ says: (part) => `The disk of ${part} is filling up` },
    ...{ unit: 'share', beyond: 'below', threshold: 0.1, holdSeconds: 600, severity: 'page' },
  },
} as const satisfies Readonly<Record<string, AlertRule>>;

export type RuleName = keyof typeof alertRules;
export const ruleNames = Object.keys(alertRules) as RuleName[];

/** Nobody is told of a rule's alerts, until it ends. */
export interface Silence {
  readonly until: Date;
  readonly reason: string;
  readonly by: string;
}

/** What operations staff set of a rule. */
export interface RuleSetting {
  readonly on: boolean;
  readonly threshold: number;
  readonly holdSeconds: number;
  readonly silence: Silence | null;
}

/** A rule as it is set. */
export type RuleInForce = Omit<AlertRule, 'threshold' | 'holdSeconds'> &
  RuleSetting & { readonly name: RuleName };

const untouched = { on: true, silence: null } as const;

/** What was set of rules, by name; what nobody has changed is missing. */
export type RuleSettings = ReadonlyMap<string, Partial<RuleSetting>>;

/** Undefined for a rule that this release does not have. */
export const ruleInForce = (name: string, settings: RuleSettings): RuleInForce | undefined =>
  Object.hasOwn(alertRules, name)
    ? { name: name as RuleName, ...untouched, ...alertRules[name as RuleName], ...settings.get(name) }
    : undefined;

export const isBeyond = (
  { beyond, threshold }: Pick<RuleInForce, 'beyond' | 'threshold'>,
  value: number,
): boolean => (beyond === 'above' ? value > threshold : value < threshold);

export const silenceAt = ({ silence }: Pick<RuleSetting, 'silence'>, now: Date): Silence | null =>
  silence && now < silence.until ? silence : null;
