import type { Logger } from '../logging/logger.js';

/** Runs something at once and then every so many milliseconds, never twice at the same time. A run that fails is logged; the next may succeed. */
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
    this.running ??= this.run()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'upkeep could not finish'))
      .finally(() => {
        this.running = undefined;
      });
  }
}
