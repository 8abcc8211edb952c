import type { JobOperations, Jobs, RunningWorker, Worker } from '@lintel/platform/jobs';
import type { AdapterHealth } from '@lintel/platform/port';
import type { Logger } from '../logging/logger.js';
import { pauseForEngine } from './when-there.js';

/**
 * A job queue whose engine need not be there yet. Until it is, what is added or asked is refused, as it is when an engine goes away; workers take jobs once
 * it comes, and nobody waits for that.
 */
export class LateJobs implements Jobs {
  readonly #coming: Promise<Jobs>;
  readonly #logger: Logger;
  #here: Jobs | undefined;

  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<Jobs>, logger: Logger) {
    this.#coming = coming.then((jobs) => (this.#here = jobs));
    this.#coming.catch(() => undefined);
    this.#logger = logger;
  }

  readonly operations: JobOperations = {
    queues: async () => this.#jobs().operations.queues(),
    find: async (...given) => this.#jobs().operations.find(...given),
    show: async (...given) => this.#jobs().operations.show(...given),
    failures: async (...given) => this.#jobs().operations.failures(...given),
    countMatching: async (...given) => this.#jobs().operations.countMatching(...given),
    retryMatching: async (...given) => this.#jobs().operations.retryMatching(...given),
    discardMatching: async (...given) => this.#jobs().operations.discardMatching(...given),
    throughput: async (...given) => this.#jobs().operations.throughput(...given),
  };

  async work(queue: string, worker: Worker): Promise<RunningWorker> {
    if (this.#here) return this.#here.work(queue, worker);
    const stopping = new AbortController();
    const running = this.#worksAtLast(queue, worker, stopping.signal);
    return {
      async stop() {
        stopping.abort();
        await (await running)?.stop();
      },
    };
  }

  async add(...given: Parameters<Jobs['add']>): Promise<boolean> {
    return this.#jobs().add(...given);
  }

  async addMany(...given: Parameters<Jobs['addMany']>): Promise<readonly boolean[]> {
    return this.#jobs().addMany(...given);
  }

  async schedule(...given: Parameters<Jobs['schedule']>): Promise<void> {
    return this.#jobs().schedule(...given);
  }

  async unschedule(...given: Parameters<Jobs['unschedule']>): Promise<boolean> {
    return this.#jobs().unschedule(...given);
  }

  async pause(queue: string): Promise<void> {
    return this.#jobs().pause(queue);
  }

  async resume(queue: string): Promise<void> {
    return this.#jobs().resume(queue);
  }

  async counts(...given: Parameters<Jobs['counts']>): ReturnType<Jobs['counts']> {
    return this.#jobs().counts(...given);
  }

  async list(...given: Parameters<Jobs['list']>): ReturnType<Jobs['list']> {
    return this.#jobs().list(...given);
  }

  async retry(...given: Parameters<Jobs['retry']>): Promise<void> {
    return this.#jobs().retry(...given);
  }

  async discard(...given: Parameters<Jobs['discard']>): Promise<void> {
    return this.#jobs().discard(...given);
  }

  async drain(): Promise<void> {
    return this.#jobs().drain();
  }

  async health(): Promise<AdapterHealth> {
    return this.#jobs().health();
  }

  /** It belongs to whoever opened it. */
  async close(): Promise<void> {}

  #jobs(): Jobs {
    if (!this.#here) throw new Error('the job queue has not answered yet');
    return this.#here;
  }

  /** Undefined where it is not wanted any more. */
  async #worksAtLast(
    queue: string,
    worker: Worker,
    stopping: AbortSignal,
  ): Promise<RunningWorker | undefined> {
    // When it will not come any more, the program ends.
    const jobs = await Promise.race([this.#coming, stopped(stopping)]).catch(() => undefined);
    while (jobs && !stopping.aborted)
      try {
        return await jobs.work(queue, worker);
      } catch (error) {
        this.#logger.warn({ err: error, queue }, 'the worker could not begin, and tries again');
        await pauseForEngine();
      }
    return undefined;
  }
}

const stopped = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
