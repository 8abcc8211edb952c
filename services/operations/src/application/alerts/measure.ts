import type { Reading } from '../../domain/alerts/alert.js';
import { alertRules, isBeyond, type RuleName } from '../../domain/alerts/alert-rules.js';
import { answersOf, emailQueue } from '../overview/figures-of.js';
import type { Overview } from '../overview/overview.handler.js';
import type { ServiceHealth } from '../overview/watched.js';

/** What one look found, by rule and subject. */
export interface Measured {
  readonly readings: readonly (Reading & { readonly rule: RuleName; readonly subject: string })[];
  /** Whether nobody could say: then what was so still is. */
  isUnknown(rule: string, subject: string): boolean;
}

/** Among fewer answers than this, one that failed is no share. */
const FEW_ANSWERS = 20;
/** The gauges whose rules ask one service or part each, and the end of that part's name. */
const gauges = {
  outboxWaits: [': outbox', 'oldest_seconds'],
  consumerBehind: [': consumers', 'lag'],
  consumerStuck: [': consumers', 'stuck_seconds'],
  eventsParked: [': consumers', 'parked'],
  webhooksLate: [': webhooks', 'oldest_due_seconds'],
  webhooksFail: [': webhooks', 'failing_endpoints'],
} as const;

export function measure({
  services,
  queues,
  figures,
}: Pick<Overview, 'services' | 'queues' | 'figures'>): Measured {
  const readings = new Map<string, Measured['readings'][number]>();
  // One part on three replicas is one: the worst that any of them says.
  const add = (rule: RuleName, subject: string, value: number, reason: string | null = null): void => {
    const before = readings.get(`${rule} ${subject}`);
    if (!before || isBeyond({ ...alertRules[rule], threshold: before.value }, value))
      readings.set(`${rule} ${subject}`, { rule, subject, value, reason });
  };
  const silent = new Set<string>();
  for (const [service, replicas] of Map.groupBy(services, (one) => one.service)) {
    const away = replicas.filter(({ problem }) => problem !== null);
    if (away.length === replicas.length) {
      silent.add(service);
      add('serviceAway', service, 1, away[0]!.problem);
    } else
      for (const { replica, problem } of away) add('replicaAway', `${service} at ${replica}`, 1, problem);
  }
  for (const health of services) {
    const { service, parts } = health;
    const { answerMs, slow } = answersOf(health);
    if (answerMs !== null) add('serviceSlow', service, slow ? 1 : 0, `${(answerMs / 1000).toFixed(1)} s`);
    for (const { name, ready, reason, gauges: told = {} } of parts) {
      // A consumer that is stuck has a rule of its own.
      add('partDown', name, ready || told['stuck_seconds'] ? 0 : 1, reason);
      for (const [rule, [end, gauge]] of Object.entries(gauges))
        if (name.endsWith(end) && told[gauge] !== undefined)
          add(rule as RuleName, service, told[gauge], reason);
      if (told['oldest_waiting_seconds'] !== undefined) add('jobsWait', '', told['oldest_waiting_seconds']);
      if (told['free_share'] !== undefined) add('diskFills', name, told['free_share']);
    }
  }
  const share = failedShareOf(services);
  if (share !== null) add('answersFail', '', share);
  for (const [queue, { failed }] of queues ?? []) if (queue !== emailQueue) add('jobsFailed', queue, failed);
  for (const rule of ['emailsFailed', 'emailsLate'] as const)
    if (figures[rule] !== undefined) add(rule, '', figures[rule]);
  if (figures.backupAge !== undefined) add('backupOld', '', figures.backupAge);
  return {
    readings: [...readings.values()],
    isUnknown(rule, subject) {
      if (readings.has(`${rule} ${subject}`)) return false;
      if (rule === 'jobsFailed' || rule.startsWith('emails')) return queues === null;
      if (rule === 'jobsWait' || rule === 'answersFail') return true;
      // A part that cannot do its work counts nothing.
      if (rule in gauges) return services.some(({ service }) => service === subject);
      if (rule === 'diskFills')
        return services.some(({ parts }) => parts.some(({ name }) => name === subject));
      return silent.has(subject.split(':')[0]!);
    },
  };
}

/** Of the public's answers in the last minutes, by all gateways; null when none says. */
export function failedShareOf(services: readonly ServiceHealth[]): number | null {
  const told = services
    .flatMap(({ parts }) => parts.map(({ gauges = {} }) => gauges))
    .flatMap(({ public_answers: all, public_failures: failed = 0 }) =>
      all === undefined ? [] : [{ all, failed }],
    );
  if (told.length === 0) return null;
  const sum = (of: (one: (typeof told)[number]) => number) => told.reduce((total, one) => total + of(one), 0);
  return (
    sum(({ failed }) => failed) /
    Math.max(
      sum(({ all }) => all),
      FEW_ANSWERS,
    )
  );
}
