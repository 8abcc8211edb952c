import type { GroupMember } from './group-member.js';

export interface RetriesOptions<Consuming> {
  /** Those of them that have something to be given again. */
  needed(consuming: readonly Consuming[]): Promise<readonly Consuming[]>;
  /** Starts the member that is given it. */
  start(consuming: Consuming): Promise<GroupMember>;
  failed(error: unknown): void;
}

/** How often it is looked for what is to be given again, in milliseconds. */
const LOOK_MS = 2000;

/**
 * Consumers are given again what was parked and retried, from a topic of its own by a group of its own. Most never are: so such a member comes when it is
 * needed, and stays as long as its consumer.
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

  /** Resolves when whoever has something to be given again has been looked for from now on. */
  look(): Promise<void> {
    this.#again = this.#looking !== undefined;
    return (this.#looking ??= this.#lookAll().finally(() => (this.#looking = undefined)));
  }

  /** The member that its consumer had beside it, which is the caller's to stop. */
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
