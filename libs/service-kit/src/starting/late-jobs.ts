import type { JobOperations, Jobs, RunningWorker, Worker } from '@lintel/platform/jobs';
import type { Logger } from '../logging/logger.js';
import { LateAdapter } from './late-adapter.js';
import { pauseForEngine } from './when-there.js';

/**
 * A job queue whose engine need not be there yet. Until it is, what is added or asked is refused, as it is when an engine goes away; workers take jobs once
 * it comes, and nobody waits for that.
 */
export class LateJobs extends LateAdapter<Jobs> implements Jobs {
  readonly #coming: Promise<Jobs>;
  readonly #logger: Logger;

  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<Jobs>, logger: Logger) {
    super('the job queue');
    this.#coming = coming.then((jobs) => (this.here = jobs));
    this.#coming.catch(() => undefined);
    this.#logger = logger;
  }

  readonly operations: JobOperations = {
    queues: async () => this.port.operations.queues(),
    find: async (...given) => this.port.operations.find(...given),
    show: async (...given) => this.port.operations.show(...given),
    failures: async (...given) => this.port.operations.failures(...given),
    countMatching: async (...given) => this.port.operations.countMatching(...given),
    retryMatching: async (...given) => this.port.operations.retryMatching(...given),
    discardMatching: async (...given) => this.port.operations.discardMatching(...given),
    throughput: async (...given) => this.port.operations.throughput(...given),
  };

  async work(queue: string, worker: Worker): Promise<RunningWorker> {
    if (this.here) return this.here.work(queue, worker);
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
    return this.port.add(...given);
  }

  async addMany(...given: Parameters<Jobs['addMany']>): Promise<readonly boolean[]> {
    return this.port.addMany(...given);
  }

  async schedule(...given: Parameters<Jobs['schedule']>): Promise<void> {
    return this.port.schedule(...given);
  }

  async unschedule(...given: Parameters<Jobs['unschedule']>): Promise<boolean> {
    return this.port.unschedule(...given);
  }

  async pause(queue: string): Promise<void> {
    return this.port.pause(queue);
  }

  async resume(queue: string): Promise<void> {
    return this.port.resume(queue);
  }

  async counts(...given: Parameters<Jobs['counts']>): ReturnType<Jobs['counts']> {
    return this.port.counts(...given);
  }

  async list(...given: Parameters<Jobs['list']>): ReturnType<Jobs['list']> {
    return this.port.list(...given);
  }

  async retry(...given: Parameters<Jobs['retry']>): Promise<void> {
    return this.port.retry(...given);
  }

  async discard(...given: Parameters<Jobs['discard']>): Promise<void> {
    return this.port.discard(...given);
  }

  async drain(): Promise<void> {
    return this.port.drain();
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
