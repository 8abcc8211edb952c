import { setTimeout } from 'node:timers/promises';
import type { Kafka } from 'kafkajs';
import { within } from './waiting.js';
import { Wire, type ClusterSettings } from './wire.js';

interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

export interface LinkOptions<Client> {
  readonly settings: ClusterSettings;
  /** How long one use may take, connecting included, in milliseconds. */
  readonly limitMs: number;
  /** Whether a request that a broker refuses for the moment may be repeated: not where the first try might have had an effect. */
  readonly repeats?: boolean;
  open(kafka: Kafka): Client;
}

const REPEAT_MS = 100;

interface Connected<Client> {
  readonly wire: Wire;
  readonly client: Promise<Client>;
  /** Of each use under way, what ends it. */
  readonly users: Set<(why: GivenUp) => void>;
}

/** What a use is told whose client is replaced after the failure of another: kafkajs would leave it waiting for an answer that cannot come. */
class GivenUp extends Error {
  constructor() {
    super('the connection was given up after another request failed');
  }
}

/** A client that is connected when first used, and replaced after any failure: the next use starts afresh, with no stale state or half-done retry. */
export class Link<Client extends Connectable> {
  readonly #options: LinkOptions<Client>;
  #current: Connected<Client> | undefined;
  #closed = false;

  constructor(options: LinkOptions<Client>) {
    this.#options = options;
  }

  /**
   * Rejects after the time limit, and then what `work` began has no further effect. Where the failure of another use costs this one its connection, it is
   * repeated if it may be, and otherwise fails at once.
   *
   * @param mostMs a shorter limit, of this use alone
   */
  async use<T>(work: (client: Client) => Promise<T>, mostMs = Infinity): Promise<T> {
    const { settings, repeats = false } = this.#options;
    const limitMs = Math.min(this.#options.limitMs, mostMs);
    const where = `kafka at ${settings.brokers.join(', ')}`;
    const deadline = performance.now() + limitMs;
    for (;;)
      try {
        return await this.#try(
          work,
          deadline - performance.now(),
          new Error(`did not answer within ${Math.round(limitMs)} ms`),
        );
      } catch (cause) {
        if (this.#closed) throw new Error('the event bus is closed', { cause });
        if (
          repeats &&
          performance.now() + REPEAT_MS < deadline &&
          (isPassing(cause) || cause instanceof GivenUp)
        )
          await setTimeout(REPEAT_MS);
        else
          throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const current = this.#current;
    if (!current) return;
    await within(
      this.#options.limitMs,
      current.client.then((client) => client.disconnect()),
      () => new Error('late'),
    ).catch(() => undefined);
    this.#drop(current);
  }

  /** Closes without a word to the brokers. */
  cut(): void {
    this.#closed = true;
    if (this.#current) this.#drop(this.#current);
  }

  async #try<T>(work: (client: Client) => Promise<T>, limitMs: number, late: Error): Promise<T> {
    if (this.#closed) throw new Error('the event bus is closed');
    const current = (this.#current ??= this.#connect());
    const givenUp = Promise.withResolvers<never>();
    current.users.add(givenUp.reject);
    try {
      return await within(limitMs, Promise.race([current.client.then(work), givenUp.promise]), () => late);
    } catch (error) {
      this.#drop(current);
      throw error;
    } finally {
      current.users.delete(givenUp.reject);
    }
  }

  #connect(): Connected<Client> {
    const wire = new Wire(this.#options.settings);
    const opened = this.#options.open(wire.kafka);
    return { wire, client: opened.connect().then(() => opened), users: new Set() };
  }

  #drop(dropped: Connected<Client>): void {
    if (this.#current === dropped) this.#current = undefined;
    dropped.wire.cut();
    for (const giveUp of dropped.users) giveUp(new GivenUp());
  }
}

/** Such as that a topic's leader is still being chosen. */
function isPassing(error: unknown): boolean {
  return refusal(error) !== undefined && rootOf(error).retriable === true;
}

function rootOf(error: unknown): { readonly retriable?: boolean } {
  let at = error as { cause?: unknown };
  while (at.cause) at = at.cause as typeof at;
  return at as { retriable?: boolean };
}

/** The protocol's name of what a broker refused, such as `UNKNOWN_MEMBER_ID`, however deep kafkajs wrapped it. */
export function refusal(error: unknown): string | undefined {
  for (
    let at = error as { type?: unknown; cause?: unknown } | null | undefined;
    at;
    at = at.cause as typeof at
  )
    if (typeof at.type === 'string') return at.type;
  return undefined;
}
