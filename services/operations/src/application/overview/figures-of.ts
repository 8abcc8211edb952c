import type { JobCounts } from '@lintel/platform/jobs';
import { type HealthRow, isReady } from '@lintel/service-kit';
import type { Figures } from '../../domain/figures.js';
import type { ServiceHealth } from './watched.js';

/** The queue whose jobs are late when they wait for another attempt. */
export const emailQueue = 'emails';

/** The row of a service's health that says how long its answers took. */
const isAnswers = ({ name }: HealthRow): boolean => name.endsWith(': answers');
/** From which mean on somebody should look, in milliseconds, and of how many answers. */
const SLOW_FROM_MS = 1000;
const SLOW_OF = 3;

/** What services and queues say, as numbers. What nobody could say is left out. */
export function figuresOf(
  services: readonly ServiceHealth[],
  queues: ReadonlyMap<string, JobCounts> | null,
  emailsSent: number | null,
  emailsHanging: number,
): Figures {
  const emails = queues?.get(emailQueue);
  const sum = (of: (counts: JobCounts) => number): number =>
    [...(queues?.values() ?? [])].reduce((total, counts) => total + of(counts), 0);
  return {
    ...known('consumerLag', gauge(services, ': consumers', 'lag')),
    ...known('parkedEvents', gauge(services, ': consumers', 'parked')),
    ...known('outboxWaiting', gauge(services, ': outbox', 'waiting')),
    ...known('outboxAge', gauge(services, ': outbox', 'oldest_seconds', Math.max)),
    ...known('webhooksFailing', gauge(services, ': webhooks', 'failing_endpoints')),
    ...known('webhooksLate', gauge(services, ': webhooks', 'oldest_due_seconds', Math.max)),
    ...known('openReports', gauge(services, ': documents', 'open_reports')),
    ...known('searchLag', gauge(services, 'search: consumers', 'lag_listing')),
    ...(queues && { jobsWaiting: sum((one) => one.waiting), jobsFailed: sum((one) => one.failed) }),
    ...(queues && { emailsLate: (emails?.delayed ?? 0) + emailsHanging, emailsFailed: emails?.failed ?? 0 }),
    ...(emailsSent === null ? {} : { emailsSent }),
    partsDown: services.reduce(
      (down, { parts, problem }) =>
        down + (problem === null ? parts.filter(({ ready }) => !ready).length : 1),
      0,
    ),
  };
}

/** Replicas say the same of what they share: each service counts once. Null when none says it. */
function gauge(
  services: readonly ServiceHealth[],
  part: string,
  name: string,
  together = (one: number, other: number): number => one + other,
): number | null {
  const ofService = new Map<string, number>();
  for (const { service, parts } of services)
    for (const row of parts) {
      const value = row.name.endsWith(part) ? row.gauges?.[name] : undefined;
      if (value !== undefined) ofService.set(service, Math.max(value, ofService.get(service) ?? 0));
    }
  return ofService.size > 0
    ? [...ofService.values()].reduce((total, value) => together(total, value), 0)
    : null;
}

const known = <Name extends string>(name: Name, value: number | null) =>
  value === null ? {} : { [name]: value };

/** How long a service took to answer lately. */
export function answersOf({ parts }: ServiceHealth): {
  readonly answerMs: number | null;
  readonly slow: boolean;
} {
  const { answers = 0, mean_ms: mean } = parts.find(isAnswers)?.gauges ?? {};
  if (mean === undefined) return { answerMs: null, slow: false };
  return { answerMs: mean, slow: answers >= SLOW_OF && mean >= SLOW_FROM_MS };
}

/** What it consists of. */
export const partsOf = ({ parts }: ServiceHealth): readonly HealthRow[] =>
  parts.filter((row) => !isAnswers(row));

/** Whether work may be sent to it. */
export const isWell = ({ parts, problem }: ServiceHealth): boolean => problem === null && isReady(parts);
