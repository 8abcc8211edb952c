import { shortName } from '../events/event-words.js';
import { placeAddress as eventAddress } from '../events/event-address.js';
import { templateText } from '../emails/states.js';
import { nameText } from '../queues/job-words.js';
import { placeAddress as queueAddress } from '../queues/queue-address.js';
import type { TraceAct, TraceDelivery, TraceEmail, TraceFound, TraceStep } from './trace-queries.js';

/** One row of the picture. Times are milliseconds since 1970. */
export interface Line {
  readonly id: string;
  readonly kind: 'Request' | 'Event' | 'Job' | 'E-mail' | 'Webhook' | 'Act';
  readonly name: string;
  readonly place: string;
  readonly at: number;
  /** Work on it, where it takes time: until when is null while it goes on. */
  readonly work: { readonly from: number; readonly until: number | null } | null;
  readonly outcome: string;
  readonly failed: boolean;
  readonly open: boolean;
  /** Where it leads. */
  readonly to: string | null;
  readonly parent: string | null;
  /** How far in it stands. */
  readonly depth: number;
}

/** What comes of what, where times are the same. */
const order: readonly Line['kind'][] = ['Request', 'Event', 'Act', 'E-mail', 'Job', 'Webhook'];
const kinds = { request: 'Request', event: 'Event', job: 'Job' } as const;

/** All that is known of a trace, in order. */
export function linesOf({ trace, emails, acts, webhooks }: TraceFound): readonly Line[] {
  const events = trace.steps.filter(({ kind }) => kind === 'event');
  const mails = (emails?.list ?? []).map((email) => ofEmail(email, events));
  const mailIds = new Set(mails.map(({ id }) => id));
  const steps = trace.steps.map(ofStep).map((step) => {
    // The job of an e-mail has its id.
    const mail = step.id.replace(/^emails\//, 'email/');
    return mailIds.has(mail) ? { ...step, parent: mail } : step;
  });
  const told = (webhooks?.list ?? []).map((one) => ofDelivery(one, events));
  const lines = [...steps, ...mails, ...told, ...(acts?.list ?? []).map(ofAct)];
  const parents = new Map(lines.map(({ id, parent }) => [id, parent]));
  return lines
    .map((line) => ({ ...line, depth: depthOf(line, parents) }))
    .sort((a, b) => a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind));
}

function depthOf({ id }: Line, parents: ReadonlyMap<string, string | null>): number {
  let depth = 0;
  for (let at = parents.get(id); at && depth < DEEPEST; at = parents.get(at)) depth += 1;
  return depth;
}

/** More would leave no room on a phone. */
const DEEPEST = 4;

function ofStep({ kind, began, ended, ...step }: TraceStep): Line {
  const from = began && Date.parse(began);
  const until = ended && Date.parse(ended);
  return {
    ...{ id: step.id, kind: kinds[kind], at: Date.parse(step.at), parent: step.parent, depth: 0 },
    ...{ outcome: step.outcome, failed: step.failed, open: step.open },
    name: kind === 'event' ? shortName(step.name) : kind === 'job' ? nameText(step.name) : step.name,
    place: kind === 'job' ? nameText(step.place) : step.place,
    work: from ? { from, until: until || null } : null,
    to:
      step.queue && step.key
        ? queueAddress({ queue: step.queue, job: step.key })
        : step.topic && step.subject
          ? eventAddress({ topic: step.topic, subject: step.subject })
          : null,
  };
}

function ofEmail(
  { id, template, state, queuedAt, settledAt, reason }: TraceEmail,
  events: readonly TraceStep[],
): Line {
  const at = Date.parse(queuedAt);
  return {
    ...{
      id: `email/${id}`,
      kind: 'E-mail',
      name: templateText(template),
      place: 'notifications',
      at,
      depth: 0,
    },
    work: { from: at, until: settledAt ? Date.parse(settledAt) : null },
    outcome: reason ? `${state}: ${reason}` : state,
    failed: state === 'failed',
    open: state === 'queued',
    to: `/operations/emails?${new URLSearchParams({ q: id, id })}`,
    // It begins with the id of the event that asked for it.
    parent: events.find((event) => id.startsWith(`${event.id}:`))?.id ?? null,
  };
}

function ofDelivery({ webhook, delivery }: TraceDelivery, events: readonly TraceStep[]): Line {
  const { id, eventId, type, state, createdAt, attempts } = delivery;
  const last = attempts.at(-1);
  const error = last?.error ?? null;
  const from = attempts[0] && Date.parse(attempts[0].at);
  const open = state === 'waiting';
  return {
    ...{ id: `webhook/${id}`, kind: 'Webhook', name: shortName(type), place: hostOf(webhook.url) },
    ...{ at: Date.parse(createdAt), depth: 0, open, failed: state === 'failed' || (open && error !== null) },
    work: from ? { from, until: last && !open ? Date.parse(last.at) + last.durationMs : null } : null,
    outcome: error === null || state === 'delivered' ? state : `${state}: ${error}`,
    to: `/operations/integrations?${new URLSearchParams({ view: 'webhooks', id: webhook.id })}`,
    parent: events.find((event) => event.id === eventId)?.id ?? null,
  };
}

/** The rest of an address may be a secret of its owner's. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

const ofAct = ({ seq, at, act, actorRole, subject }: TraceAct): Line => ({
  ...{ id: `act/${seq}`, kind: 'Act', name: act, place: actorRole, at: Date.parse(at), work: null },
  ...{ outcome: 'recorded', failed: false, open: false, parent: null, depth: 0 },
  to: `/operations/audit?${new URLSearchParams({ q: subject })}`,
});
