import type { FigureName, Overview, Points, SeriesSpan, Service } from './overview-queries.js';
import { durationText } from '../queues/job-words.js';

export interface FigureWords {
  readonly label: string;
  /** What too large a number means, for whoever is woken up by it. */
  readonly trouble: string;
  /** Where it is looked into. */
  readonly to?: string;
}

/** The tiles, in their order. */
export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  jobsFailed: {
    label: 'Jobs failed',
    trouble: 'jobs have used up their attempts',
    to: '/operations/queues',
  },
  emailsFailed: {
    label: 'E-mails failed',
    trouble: 'e-mails are not tried any more',
    to: '/operations/queues?queue=emails',
  },
  emailsLate: {
    label: 'E-mails late',
    trouble: 'e-mails wait for the mail server or another attempt',
    to: '/operations/queues?queue=emails&state=delayed',
  },
  partsDown: { label: 'Parts down', trouble: 'parts cannot do their work' },
  parkedEvents: {
    label: 'Events parked',
    trouble: 'events were given up by their consumers',
    to: '/operations/events',
  },
  consumerLag: {
    label: 'Events to be handled',
    trouble: 'events wait for their consumers',
    to: '/operations/events',
  },
  outboxWaiting: {
    label: 'Outboxes',
    trouble: 'changes have events that are not on the bus yet',
    to: '/operations/events',
  },
  outboxAge: {
    label: 'Oldest in outboxes, seconds',
    trouble: 'seconds have passed since the oldest event began to wait for the bus',
    to: '/operations/events',
  },
  searchLag: { label: 'Search behind', trouble: 'changes of homes are not in the results yet' },
  webhooksFailing: {
    label: 'Webhooks failing',
    trouble: 'webhooks have targets that do not take what they are told',
    to: '/operations/integrations?view=webhooks&state=failing',
  },
  webhooksLate: {
    label: 'Webhooks late, seconds',
    trouble: 'seconds have passed since an event was due to a webhook',
    to: '/operations/integrations?view=webhooks',
  },
  openReports: { label: 'Open reports', trouble: '', to: '/operations/reports' },
  backupAge: {
    label: 'Last backup, hours ago',
    trouble: 'hours have passed since the last backup that could be read',
    to: '/operations/backups',
  },
  jobsWaiting: { label: 'Jobs waiting', trouble: '', to: '/operations/queues' },
  emailsSent: {
    label: 'E-mails a minute',
    trouble: '',
    to: '/operations/queues?queue=emails&state=completed',
  },
};
export const figureNames = Object.keys(figureWords) as FigureName[];

export const spanLabels: Readonly<Record<SeriesSpan, string>> = { hour: 'Hour', day: 'Day', week: 'Week' };
export const readSpan = (text: string | null): SeriesSpan =>
  text === 'day' || text === 'week' ? text : 'hour';

export interface Problem {
  readonly key: string;
  readonly text: string;
  readonly reason?: string;
  readonly to?: string;
  /** Whether it shuts people out; other problems only delay something. */
  readonly grave: boolean;
}

export const numberText = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });

const placeOf = ({ service, replica }: Service): string =>
  replica === null ? service : `${service} at ${replica}`;

/** What somebody on call has to know, the gravest first. */
export function problemsOf({ services, figures }: Overview): readonly Problem[] {
  const parts = services.flatMap((service): Problem[] => {
    const place = placeOf(service);
    if (service.problem !== null)
      return [{ key: place, text: `${place} does not answer`, reason: service.problem, grave: true }];
    const slowly = service.slow
      ? [
          {
            key: `${place} slow`,
            text: `${place} answers slowly: ${durationText(service.answerMs)}`,
            grave: false,
          },
        ]
      : [];
    const away = service.parts
      .filter(({ ready }) => !ready)
      .map(({ name, reason, spare }) => ({
        key: `${place} ${name}`,
        text: `${service.replica === null ? name : `${name} of ${service.replica}`} cannot do its work`,
        ...(reason ? { reason } : {}),
        grave: !spare,
      }));
    return [...away, ...slowly];
  });
  const numbers = figures
    // Each part that is down is named above.
    .filter(({ name, trouble }) => trouble && name !== 'partsDown')
    .map(({ name, value }): Problem => {
      const { trouble, to } = figureWords[name];
      return {
        key: name,
        text: `${numberText(value ?? 0)} ${trouble}`,
        ...(to ? { to } : {}),
        grave: false,
      };
    });
  return [...parts, ...numbers].sort((a, b) => Number(b.grave) - Number(a.grave));
}

/** The line of a chart in a box, from its first to its last moment; gaps are not drawn over. */
export function linePath(points: Points, { width, height, from, to, gapMs }: ChartBox): string {
  const top = Math.max(1, ...points.map(({ mean }) => mean));
  let before = -Infinity;
  return points
    .map(({ at, mean }) => {
      const moment = Date.parse(at);
      const x = ((moment - from) / (to - from)) * width;
      const y = height - (mean / top) * height;
      const verb = moment - before > gapMs ? 'M' : 'L';
      before = moment;
      // A point on its own is a dot.
      return `${verb}${x.toFixed(1)} ${y.toFixed(1)}${verb === 'M' ? 'h0.1' : ''}`;
    })
    .join('');
}

export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** Two points further apart than this leave a gap in the line. */
  readonly gapMs: number;
}

export const spanMs: Readonly<Record<SeriesSpan, { readonly ms: number; readonly gapMs: number }>> = {
  hour: { ms: 3_600_000, gapMs: 150_000 },
  day: { ms: 86_400_000, gapMs: 1_500_000 },
  week: { ms: 7 * 86_400_000, gapMs: 9_000_000 },
};
