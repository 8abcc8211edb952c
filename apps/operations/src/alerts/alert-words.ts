import type { Alert, AlertRule, NotTold } from './alerts-queries.js';

/** The page where an alert is mended. */
export function pageOf({ rule, subject }: Pick<Alert, 'rule' | 'subject'>): string | null {
  if (rule === 'jobsFailed') return `/operations/queues?queue=${encodeURIComponent(subject)}`;
  return pages[rule] ?? null;
}

const overview = '/operations';
const events = '/operations/events';
const pages: Readonly<Record<string, string>> = {
  ...{ partDown: overview, serviceAway: overview, replicaAway: overview, serviceSlow: overview },
  ...{ answersFail: overview, diskFills: overview },
  emailsLate: '/operations/queues?queue=emails&state=delayed',
  emailsFailed: '/operations/emails?state=failed',
  jobsWait: '/operations/queues',
  ...{ outboxWaits: events, consumerBehind: events, consumerStuck: events, eventsParked: events },
  webhooksLate: '/operations/integrations?view=webhooks',
  webhooksFail: '/operations/integrations?view=webhooks&state=failing',
  backupOld: '/operations/backups',
};

export const stateWords = {
  pending: 'Pending',
  firing: 'Firing',
  acknowledged: 'Acknowledged',
  resolved: 'Over',
} as const;

export const notToldText = ({ by, over, problem }: NotTold): string =>
  `${over ? 'Could not be told' : 'Not told yet'} by ${by === 'email' ? 'e-mail' : 'webhook'}${problem ? `: ${problem}` : ''}`;

export const durationText = (seconds: number): string => {
  if (seconds === 0) return 'at once';
  return seconds % 60 === 0 ? `after ${seconds / 60} min` : `after ${seconds} s`;
};

/** From when on a rule is an alert, such as `more than 2 %, after 5 min`. */
export function limitText({ unit, below, threshold, holdSeconds }: AlertRule): string {
  const after = durationText(holdSeconds);
  if (unit === 'state') return after;
  const side = below ? 'less than' : 'more than';
  const amount = { count: '', seconds: ' s', hours: ' h', share: ' %' }[unit];
  return `${side} ${unit === 'share' ? Math.round(threshold * 1000) / 10 : threshold}${amount}, ${after}`;
}
