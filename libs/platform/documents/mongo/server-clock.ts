import type { Clock } from '@lintel/kernel';

const ASKED_EVERY_MS = 60_000;

/**
 * The time of the server, kept by this process's monotonic clock between two answers: its own clock may be minutes off. It is off by half of what the
 * answer took, at most.
 */
export class ServerClock implements Clock {
  #offset = Number.NaN;
  #timer: NodeJS.Timeout | undefined;

  private constructor(private readonly ask: () => Promise<Date>) {}

  /** @param ask what time it is at the server */
  static async following(ask: () => Promise<Date>): Promise<ServerClock> {
    const clock = new ServerClock(ask);
    await clock.follow();
    // One that does not answer is asked again, and goes on as it went.
    clock.#timer = setInterval(() => void clock.follow().catch(() => undefined), ASKED_EVERY_MS).unref();
    return clock;
  }

  now(): Date {
    return new Date(performance.now() + this.#offset);
  }

  async follow(): Promise<void> {
    const begun = performance.now();
    const time = await this.ask();
    this.#offset = time.getTime() - (begun + performance.now()) / 2;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
