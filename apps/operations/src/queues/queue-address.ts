import type { JobFilter, JobState } from './queues-queries.js';

export const jobStates: readonly JobState[] = ['failed', 'delayed', 'waiting', 'active', 'completed'];

/** What the page shows, all of it in its address. */
export interface QueuesPlace {
  readonly queue: string | null;
  readonly state: JobState;
  /** Part of an error's text. */
  readonly error: string;
  /** A kind of error. */
  readonly kind: string;
  /** A key, or the value of a tag, in all queues. */
  readonly q: string;
  /** The key of the one job that is shown. */
  readonly job: string | null;
  readonly after: string | null;
}

export function readPlace(address: URLSearchParams): QueuesPlace {
  const state = jobStates.find((one) => one === address.get('state')) ?? 'failed';
  return {
    queue: address.get('queue') || null,
    state,
    // Only what has failed has an error.
    error: state === 'failed' ? (address.get('error') ?? '').trim().slice(0, 200) : '',
    kind: state === 'failed' ? (address.get('kind') ?? '') : '',
    q: (address.get('q') ?? '').trim(),
    job: address.get('job') || null,
    after: address.get('after') || null,
  };
}

/** The address of a place, without default values. */
export function placeAddress(place: Partial<QueuesPlace>): string {
  const { state, ...texts } = place;
  const given = Object.entries(texts).filter(([, value]) => value);
  const address = new URLSearchParams(given as [string, string][]);
  if (state && state !== 'failed') address.set('state', state);
  const search = address.toString();
  return search ? `/operations/queues?${search}` : '/operations/queues';
}

/** Of what waits for its time, what was tried before: the rest was put off on purpose. */
export const retriable = (filter: JobFilter): JobFilter =>
  filter.state === 'delayed' ? { ...filter, attempted: true } : filter;

export const filterOf = ({ state, error, kind }: QueuesPlace): JobFilter => ({
  state,
  ...(error ? { error } : {}),
  ...(kind ? { errorKind: kind } : {}),
});
