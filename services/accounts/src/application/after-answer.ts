import type { Logger } from '@lintel/service-kit';

const SOONEST_MS = 20;
const SPREAD_MS = 80;

type Work = () => Promise<void>;

/**
 * Does what is asked for once the answer has long gone out, so that the time of the answer tells nothing of what there was to do. What a crash loses is asked for
 * again by who waits for it.
 */
export class AfterAnswer {
  private readonly waiting = new Map<Work, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly logger: Logger) {}

  run(work: Work): void {
    const delay = SOONEST_MS + Math.random() * SPREAD_MS;
    this.waiting.set(
      work,
      setTimeout(() => this.begin(work), delay),
    );
  }

  /** Does all of it now. */
  async drain(): Promise<void> {
    for (const work of this.waiting.keys()) this.begin(work);
    await Promise.all(this.running);
  }

  private begin(work: Work): void {
    clearTimeout(this.waiting.get(work));
    this.waiting.delete(work);
    const run = work()
      .catch((err: unknown) => this.logger.error({ err }, 'what was asked for could not be done'))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }
}
