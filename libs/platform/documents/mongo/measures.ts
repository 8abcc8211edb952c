import type { Connection, mongo } from 'mongoose';

/** One command that MongoDB was asked to do. */
export interface MongoMeasure {
  /** Such as `find` or `update`. */
  readonly command: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** Commands of the driver's own, which say nothing of how we fare. */
const HOUSEKEEPING = new Set(['hello', 'ismaster', 'ping', 'dbStats', 'endSessions', 'killCursors']);

/** The share of the latest in the running mean. */
const LATEST = 0.05;

/** Counts commands as the driver tells of them, and operations, which may wait for a connection, as mongoose does. */
export class Measures {
  #running = 0;
  #asked = 0;
  #commands = 0;
  #failures = 0;
  #latency = 0;
  readonly #idle = new Set<() => void>();

  constructor(connection: Connection, onMeasure?: (measure: MongoMeasure) => void) {
    const client = connection.getClient() as mongo.MongoClient;
    const end = (event: mongo.CommandSucceededEvent | mongo.CommandFailedEvent, failed: boolean) => {
      if (HOUSEKEEPING.has(event.commandName)) return;
      const seconds = event.duration / 1000;
      this.#running -= 1;
      this.#commands += 1;
      this.#failures += Number(failed);
      this.#latency += (seconds - this.#latency) * (this.#commands === 1 ? 1 : LATEST);
      onMeasure?.({ command: event.commandName, seconds, failed });
      this.#tellIdle();
    };
    client.on('commandStarted', ({ commandName }) => {
      if (!HOUSEKEEPING.has(commandName)) this.#running += 1;
    });
    client.on('commandSucceeded', (event) => end(event, false));
    client.on('commandFailed', (event) => end(event, true));
    connection.on('operation-start', () => (this.#asked += 1));
    connection.on('operation-end', () => {
      this.#asked -= 1;
      this.#tellIdle();
    });
  }

  /** Resolves when nothing is under way, or after so long. */
  async idle(limitMs: number): Promise<void> {
    if (this.#isIdle) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#idle.add(resolve);
    const timer = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
    this.#idle.delete(resolve);
  }

  get gauges() {
    return {
      commands: this.#commands,
      failures: this.#failures,
      under_way: Math.max(this.#asked, this.#running),
      latency_seconds: this.#latency,
    };
  }

  get #isIdle(): boolean {
    return this.#asked === 0 && this.#running === 0;
  }

  #tellIdle(): void {
    if (this.#isIdle) for (const resolve of this.#idle) resolve();
  }
}
