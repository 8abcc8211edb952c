import type { Clock } from '@lintel/kernel';

/** What a caller has left of what may be asked for in a minute. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until all of it is there again. */
  readonly resetSeconds: number;
  /** Whole seconds until the next request is answered, from 1; 0 while it would be now. */
  readonly retrySeconds: number;
}

interface Bucket {
  left: number;
  /** In milliseconds of the monotonic clock. */
  at: number;
}

const MINUTE_MS = 60_000;
/** The longest unused is forgotten first; what is not there is full. */
const MOST_CALLERS = 50_000;

/**
 * How much each caller may ask for: so many points a minute, which come back steadily. In the memory of this process: what is protected is its own
 * time, of which there is more with each replica.
 */
export class ReadLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  /** Takes points even where fewer are left: a request may turn out to cost more than that. */
  take(caller: string, points: number): void {
    const bucket = this.filled(caller);
    bucket.left -= points;
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    if (this.buckets.size > MOST_CALLERS) this.buckets.delete(this.buckets.keys().next().value!);
  }

  of(caller: string): Allowance {
    const { left } = this.filled(caller);
    const secondsFor = (points: number) => Math.max(0, Math.ceil((points * 60) / this.perMinute));
    return {
      limit: this.perMinute,
      remaining: Math.max(0, Math.floor(left)),
      resetSeconds: secondsFor(this.perMinute - left),
      retrySeconds: left >= 1 ? 0 : Math.max(1, secondsFor(1 - left)),
    };
  }

  private filled(caller: string): Bucket {
    const at = this.clock.now().getTime();
    const known = this.buckets.get(caller);
    if (!known) return { left: this.perMinute, at };
    // A clock that was put back takes nothing away.
    const back = (Math.max(0, at - known.at) / MINUTE_MS) * this.perMinute;
    return { left: Math.min(this.perMinute, known.left + back), at };
  }
}
