import type { GroupMember } from './group-member.js';

export interface RetriesOptions<Consuming> {
  /** Those of the consumers that have retried events to be given. */
  needed(consuming: readonly Consuming[]): Promise<readonly Consuming[]>;
  /** Starts the member that is given it. */
  start(consuming: Consuming): Promise<GroupMember>;
  failed(error: unknown): void;
}

/** How often to look for retried events, in milliseconds. */
const LOOK_MS = 2000;

/**
 * Gives consumers the parked events that were retried, from a topic of their own, by a group of its own. Most consumers never have any: so the member
 * of that group is started when it is needed, and stays as long as its consumer.
 */
export class Retries<Consuming> {
  readonly #options: RetriesOptions<Consuming>;
  readonly #members = new Map<Consuming, GroupMember | undefined>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(options: RetriesOptions<Consuming>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  watch(consuming: Consuming): void {
    this.#members.set(consuming, undefined);
  }

  /** Resolves when a look that began after this call has started the members that are needed. */
  look(): Promise<void> {
    this.#again = this.#looking !== undefined;
    return (this.#looking ??= this.#lookAll().finally(() => (this.#looking = undefined)));
  }

  /** The member for retried events that the consumer had, which is the caller's to stop. */
  leave(consuming: Consuming): GroupMember | undefined {
    const member = this.#members.get(consuming);
    this.#members.delete(consuming);
    return member;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #lookAll(): Promise<void> {
    do {
      this.#again = false;
      const without = [...this.#members].filter(([, member]) => !member).map(([consuming]) => consuming);
      if (without.length === 0) continue;
      // A broker that is away says so elsewhere.
      const needed = await this.#options.needed(without).catch(() => []);
      await Promise.all(needed.map((consuming) => this.#start(consuming)));
    } while (this.#again);
  }

  async #start(consuming: Consuming): Promise<void> {
    try {
      const member = await this.#options.start(consuming);
      if (this.#members.has(consuming)) this.#members.set(consuming, member);
      else await member.stop();
    } catch (error) {
      this.#options.failed(error);
    }
  }
}
