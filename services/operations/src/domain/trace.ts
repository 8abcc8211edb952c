/** What happened in one trace, as far as anybody keeps it. */
export interface TraceStep {
  /** Unique within the trace. */
  readonly id: string;
  readonly kind: TraceStepKind;
  /** Such as `requestViewing`, `lintel.viewing.requested.v1` or a job's name. */
  readonly name: string;
  /** Whose: a service, or the queue of a job. */
  readonly place: string;
  /** When it happened, was asked for or was added. */
  readonly at: Date;
  /** When work on it began last; null where it waits, and for what takes no time. */
  readonly began: Date | null;
  readonly ended: Date | null;
  readonly outcome: string;
  /** Whether it went wrong. */
  readonly failed: boolean;
  /** Whether something is still to come of it. */
  readonly open: boolean;
  /** Of an event, its topic and what it is about; of a job, its queue and key. */
  readonly topic?: string;
  readonly subject?: string;
  readonly queue?: string;
  readonly key?: string;
}

export type TraceStepKind = 'request' | 'event' | 'job';

export interface TraceStepWithParent extends TraceStep {
  /** The id of the step that this came of, as far as ids and times tell; null where they do not. */
  readonly parent: string | null;
}

/** Two programs' clocks may differ by so much. */
const SKEW_MS = 50;

/** The steps by time, each with what it came of: an event that a job's key names, or else the shortest work during which it happened. */
export function ordered(steps: readonly TraceStep[]): readonly TraceStepWithParent[] {
  const sorted = [...steps].sort((a, b) => a.at.getTime() - b.at.getTime() || rank[a.kind] - rank[b.kind]);
  const events = sorted.filter(({ kind }) => kind === 'event');
  const works = sorted
    .filter(({ kind, began }) => kind !== 'event' && began !== null)
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  const parentOf = (step: TraceStep): string | null => {
    const named = step.key && events.find(({ id }) => step.key!.startsWith(`${id}:`));
    if (named) return named.id;
    const during = works.find((work) => work !== step && work.kind !== step.kind && isDuring(step.at, work));
    return during?.id ?? null;
  };
  return sorted.map((step) => ({ ...step, parent: step.kind === 'request' ? null : parentOf(step) }));
}

const rank: Readonly<Record<TraceStepKind, number>> = { request: 0, event: 1, job: 2 };

const endOf = ({ ended }: TraceStep): number => ended?.getTime() ?? Infinity;
const lengthOf = (work: TraceStep): number => endOf(work) - work.began!.getTime();

const isDuring = (at: Date, work: TraceStep): boolean =>
  at.getTime() >= work.began!.getTime() - SKEW_MS && at.getTime() <= endOf(work) + SKEW_MS;
