import { errorText } from '../job-rules.js';
import { NotYet, PermanentFailure, type Tags, type Worker } from '../jobs.port.js';
import type { ClaimedJob, Outcome } from './job-store.js';

/** One `work` call: what it has under way, and how it ends. */
export class QueueWorker {
  readonly queue: number;
  readonly #worker: Worker;
  readonly #ended: (worker: QueueWorker, outcome: Outcome) => void;
  readonly #underWay = new Map<ClaimedJob, AbortController>();
  readonly #idle = Promise.withResolvers<void>();
  #stopping = false;

  constructor(queue: number, worker: Worker, ended: (worker: QueueWorker, outcome: Outcome) => void) {
    this.queue = queue;
    this.#worker = worker;
    this.#ended = ended;
  }

  /** How many more jobs it takes now. */
  get free(): number {
    return this.#stopping ? 0 : (this.#worker.concurrency ?? 1) - this.#underWay.size;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  start(job: ClaimedJob): void {
    const controller = new AbortController();
    this.#underWay.set(job, controller);
    void this.#run(job, controller.signal).then((outcome) => this.#ended(this, outcome));
  }

  /** The outcome is on record, or of no interest any more. */
  settled(job: ClaimedJob): void {
    this.#underWay.delete(job);
    this.#endWhenIdle();
  }

  leaseLost(): void {
    this.#underWay.forEach((controller) => controller.abort(new Error('the lease was lost')));
  }

  stop(): Promise<void> {
    this.#stopping = true;
    this.#endWhenIdle();
    return this.#idle.promise;
  }

  async #run(job: ClaimedJob, signal: AbortSignal): Promise<Outcome> {
    try {
      const { key, name, data, tags, traceparent } = job;
      await this.#worker.handle(
        { key, name, data: JSON.parse(data) as unknown, ...(tags && { tags: JSON.parse(tags) as Tags }) },
        { attempt: job.failures + 1, signal, ...(traceparent && { traceparent }) },
      );
      return { job };
    } catch (error) {
      if (error instanceof NotYet) return { job, againAfterMs: error.afterMs };
      return { job, error: errorText(error), permanent: error instanceof PermanentFailure };
    }
  }

  #endWhenIdle(): void {
    if (this.#stopping && this.#underWay.size === 0) this.#idle.resolve();
  }
}
