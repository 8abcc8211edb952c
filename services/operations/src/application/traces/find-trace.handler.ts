import { type Result, succeed, within, maskAddresses } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Jobs, ListedJob } from '@lintel/platform/jobs';
import { refuseField, type Refusal } from '@lintel/service-kit';
import { isFailed } from '../../domain/answered-request.js';
import { ordered, type TraceStep, type TraceStepWithParent } from '../../domain/trace.js';
import type { KeptRequest, RequestStore } from './request-store.js';

export interface Trace {
  /** The whole reference; null where a part of one was asked for that no request has. */
  readonly correlation: string | null;
  /** By time, the first `mostSteps` of each kind at most. */
  readonly steps: readonly TraceStepWithParent[];
  /** Whether there are more, or events may be that were not looked through. */
  readonly more: boolean;
  /** Other references that begin so. */
  readonly others: readonly string[];
  /** Kinds of steps of which nothing is known, as what keeps them did not answer. */
  readonly unknown: readonly ('event' | 'job')[];
}

const REFERENCE = /^[\da-f]{8,32}$/;
const WHOLE = 32;
export const mostSteps = 500;
const PAGE = 200;
/** How long events and jobs may take to answer, in milliseconds. */
const ANSWER_WITHIN_MS = 4000;
/** How many times a topic is asked on, where a call looks through so many events and no more. */
const MOST_CALLS = 10;
/** Before the request, events of its trace can only be those of a clock that is behind. */
const BEFORE_MS = 60_000;

/** All that is kept of one trace, from whoever keeps it. */
export class FindTraceHandler {
  constructor(
    private readonly requests: RequestStore,
    private readonly bus: EventBus,
    private readonly jobs: Jobs,
  ) {}

  async handle(reference: string): Promise<Result<Trace, Refusal>> {
    const sought = reference.trim().toLowerCase().replaceAll(/[\s-]/g, '');
    if (!REFERENCE.test(sought))
      return refuseField('reference', 'must be 8 to 32 of the digits 0 to 9 and letters a to f');
    const found = await this.requests.beginningWith(sought, mostSteps + 1);
    const [correlation = null, ...others] =
      sought.length === WHOLE ? [sought] : new Set(found.map(({ correlation: each }) => each));
    if (correlation === null) return succeed({ correlation, steps: [], more: false, others, unknown: [] });
    const requests = found.filter((request) => request.correlation === correlation);
    const since = requests.length > 0 ? Math.min(...requests.map(({ at }) => at.getTime())) : null;
    const [events, jobs] = await Promise.all([
      within(
        ANSWER_WITHIN_MS,
        this.#events(correlation, since).catch(() => null),
      ),
      within(
        ANSWER_WITHIN_MS,
        this.#jobs(correlation).catch(() => null),
      ),
    ]);
    const kinds = [requests.map(ofRequest), events?.steps ?? [], jobs ?? []];
    const steps = ordered(kinds.flat()).slice(0, mostSteps);
    return succeed({
      ...{ correlation, others, steps },
      more: (events?.more ?? false) || kinds.flat().length > mostSteps,
      unknown: [...(events ? [] : (['event'] as const)), ...(jobs ? [] : (['job'] as const))],
    });
  }

  async #events(correlation: string, since: number | null) {
    const { operations } = this.bus;
    const filter = {
      correlation,
      ...(since === null ? {} : { publishedFrom: new Date(since - BEFORE_MS).toISOString() }),
    };
    const topics = await Promise.all(
      (await operations.topics()).map(async ({ topic }) => {
        const steps: TraceStep[] = [];
        let after: string | undefined;
        for (let call = 0; call < MOST_CALLS && steps.length <= mostSteps; call++) {
          const page = await operations.browse(topic, filter, { first: PAGE, ...(after && { after }) });
          steps.push(...page.events.map(({ event }) => ofEvent(topic, event)));
          after = page.next;
          if (after === undefined) break;
        }
        return { steps, more: after !== undefined };
      }),
    );
    return { steps: topics.flatMap(({ steps }) => steps), more: topics.some(({ more }) => more) };
  }

  async #jobs(correlation: string): Promise<TraceStep[]> {
    const { operations } = this.jobs;
    const found = await Promise.all(
      (await operations.queues()).map(async (queue) => {
        const { jobs } = await operations.find(queue, { tags: { correlation } }, { first: mostSteps + 1 });
        return jobs.map((job) => ofJob(queue, job));
      }),
    );
    return found.flat();
  }
}

const ofRequest = (request: KeptRequest): TraceStep => {
  const { id, name, at, ms, outcome } = request;
  const ended = new Date(at.getTime() + ms);
  return {
    ...{ id, kind: 'request', name, place: 'gateway', at, began: at, ended, outcome },
    ...{ failed: isFailed(request), open: false },
  };
};

const ofEvent = (
  topic: string,
  event: { readonly id: string; type: string; source: string; subject: string; time: string },
): TraceStep => ({
  ...{ id: event.id, kind: 'event', name: event.type, place: event.source.replace(/^.*\//, ''), topic },
  ...{ subject: event.subject, at: new Date(event.time), began: null, ended: null },
  ...{ outcome: 'published', failed: false, open: false },
});

function ofJob(queue: string, job: ListedJob): TraceStep {
  const { key, name, state, error } = job;
  return {
    ...{ id: `${queue}/${key}`, kind: 'job', name, place: queue, queue, key },
    at: new Date(job.addedAt),
    began: job.startedAt ? new Date(job.startedAt) : null,
    ended: job.finishedAt ? new Date(job.finishedAt) : null,
    outcome: error === undefined || state === 'completed' ? state : `${state}: ${maskAddresses(error)}`,
    failed: state === 'failed' || (error !== undefined && state !== 'completed'),
    open: state === 'waiting' || state === 'delayed' || state === 'active',
  };
}
