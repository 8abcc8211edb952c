import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import {
  TraceActsDocument,
  type TraceActsQuery,
  TraceDocument,
  TraceEmailsDocument,
  type TraceEmailsQuery,
  type TraceQuery,
  type TraceStepFragment,
  TraceWebhooksDocument,
  type TraceWebhooksQuery,
} from './trace.generated.js';

export type TraceStep = TraceStepFragment;
export type TraceEmail = NonNullable<TraceEmailsQuery['emails']>['emails'][number];
export type TraceAct = NonNullable<TraceActsQuery['auditTrail']>['entries'][number];

export type TraceDelivery = NonNullable<TraceWebhooksQuery['tracedDeliveries']>[number];

interface Part<Item> {
  readonly list: readonly Item[];
  readonly more: boolean;
}

export interface TraceFound {
  readonly trace: NonNullable<TraceQuery['trace']>;
  /** Null where the service that keeps them did not answer. */
  readonly emails: Part<TraceEmail> | null;
  readonly acts: Part<TraceAct> | null;
  readonly webhooks: Part<TraceDelivery> | null;
}

const MOST = 200;
/** Each with its attempts, which cost as much as many e-mails. */
const MOST_DELIVERIES = 50;
/** For so long something may still come of a trace that seems to be at its end. */
const SETTLING_MS = 60_000;

/** Whether something is still to come. */
export const isOpen = ({ trace, emails, webhooks }: TraceFound, now: number): boolean =>
  trace.unknown.length > 0 ||
  trace.steps.some(({ open, at }) => open || now - Date.parse(at) < SETTLING_MS) ||
  (emails?.list ?? []).some(({ state }) => state === 'queued') ||
  (webhooks?.list ?? []).some(({ delivery }) => delivery.state === 'waiting');

/** All that has a reference, from the services that keep it. */
export const traceOf = (reference: string) =>
  queryOptions({
    queryKey: ['console', 'trace', reference],
    queryFn: async ({ signal }): Promise<TraceFound> => {
      const trace = given((await request(TraceDocument, { reference }, { signal })).trace);
      const whole = trace.correlation;
      const none = { list: [], more: false };
      if (!whole) return { trace, emails: none, acts: none, webhooks: none };
      const asked = { reference: whole, first: MOST };
      const toldOf = { ...asked, first: MOST_DELIVERIES };
      const [emails, acts, webhooks] = await Promise.all([
        unlessAway(async () => {
          const found = given((await request(TraceEmailsDocument, asked, { signal })).emails);
          return { list: found.emails, more: found.next !== null };
        }),
        unlessAway(async () => {
          const found = given((await request(TraceActsDocument, asked, { signal })).auditTrail);
          return { list: found.entries, more: found.next !== null };
        }),
        unlessAway(async () => {
          const list = given((await request(TraceWebhooksDocument, toldOf, { signal })).tracedDeliveries);
          return { list, more: list.length === MOST_DELIVERIES };
        }),
      ]);
      return { trace, emails, acts, webhooks };
    },
    enabled: reference !== '',
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data && !isOpen(query.state.data, Date.now()) ? false : refreshInterval(query),
  });

/** What one service keeps is shown without what another does. */
async function unlessAway<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (refusalOf(error)) throw error;
    return null;
  }
}
