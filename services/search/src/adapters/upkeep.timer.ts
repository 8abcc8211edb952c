/** Runs something at once and then each so many milliseconds, never twice at the same time. What it runs must not reject. */
export class UpkeepTimer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly run: () => Promise<void>,
    private readonly everyMs: number,
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
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }
}
