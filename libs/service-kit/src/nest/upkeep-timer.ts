import type { Logger } from '../logging/logger.js';
import { contextFrom, runInContext } from '../request-context.js';

/** Runs something at once and then every so many milliseconds, each time as a trace of its own, never twice at the same time. A run that fails is logged; the next may succeed. */
export class UpkeepTimer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly run: () => Promise<void>,
    private readonly everyMs: number,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), this.everyMs).unref();
    this.tick();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    this.running ??= runInContext(contextFrom(), () => this.once()).finally(() => {
      this.running = undefined;
    });
  }

  private async once(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ err: error }, 'upkeep could not finish');
    }
  }
}
