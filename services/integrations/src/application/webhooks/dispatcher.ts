import type { Clock, IdSource } from '@lintel/kernel';
import type { LifecyclePart, Logger } from '@lintel/service-kit';
import type { FanOutHandler } from './fan-out.handler.js';
import type { ServeWebhookHandler } from './serve-webhook.handler.js';
import type { Turn, TurnStore } from './turn-store.js';

/** For whoever has added something that is to be sent. */
export interface Nudge {
  /** Never throws and does not wait. */
  nudge(): void;
}

/**
 * Webhooks that one process serves at a time, and of these how many of one agency: one that hangs keeps its place for 15 seconds. Those whose last attempt
 * failed or took long have places of their own, so that they keep nobody else from any.
 */
const lanes = [
  { slow: false, places: 128, perAgency: 64 },
  { slow: true, places: 16, perAgency: 4 },
] as const;

/** Longer than an exchange may take. */
const CLAIM_MS = 20_000;
const LOOK_EACH_MS = 500;
/** Whoever adds to the stream makes deliveries of it, unless it dies before: that is found by the others. */
const NEWS_EACH_MS = 5000;
const MOST_CLAIMED = 32;

/** Serves webhooks as they come to be due. Any number of processes may do so at once. */
export class Dispatcher implements LifecyclePart, Nudge {
  readonly #serving = new Map<Promise<void>, Turn>();
  readonly #ended = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  #looking: Promise<void> | undefined;
  #again = false;
  #isNews = false;

  constructor(
    private readonly fanOut: FanOutHandler,
    private readonly turns: TurnStore,
    private readonly serve: ServeWebhookHandler,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.#timers = [
      setInterval(() => this.#lookAgain(), LOOK_EACH_MS).unref(),
      setInterval(() => this.nudge(), NEWS_EACH_MS).unref(),
    ];
    this.nudge();
  }

  nudge(): void {
    this.#isNews = true;
    this.#lookAgain();
  }

  /** What is under way is ended, and tried again by whoever starts next. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#ended.abort();
    await this.#idle();
  }

  /** Until nothing is due. */
  async settled(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.nudge();
    await this.#idle();
  }

  async #idle(): Promise<void> {
    while (this.#looking || this.#serving.size > 0) {
      await this.#looking;
      await Promise.all(this.#serving.keys());
    }
  }

  #lookAgain(): void {
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#again && !this.#ended.signal.aborted) this.#lookAgain();
    });
  }

  async #look(): Promise<void> {
    try {
      while (this.#again && !this.#ended.signal.aborted) {
        this.#again = false;
        if (this.#isNews) await this.#readNews();
        for (const lane of lanes) await this.#fill(lane);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'webhooks cannot be served just now');
    }
  }

  async #readNews(): Promise<void> {
    this.#isNews = false;
    try {
      if (await this.fanOut.handle()) this.#again = this.#isNews = true;
    } catch (error) {
      this.#isNews = true;
      throw error;
    }
  }

  async #fill({ slow, places, perAgency }: (typeof lanes)[number]): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const own = [...this.#serving.values()].filter((turn) => turn.slow === slow);
      const room = new Rooms(own, perAgency);
      const now = this.clock.now();
      const most = Math.min(places - own.length, MOST_CLAIMED);
      if (most === 0) return;
      const waiting = await this.turns.waiting({ slow, without: room.full }, now, most);
      const chosen = waiting.filter(({ webhook }) => room.takes(webhook.agencyId));
      if (chosen.length === 0) return;
      const until = new Date(now.getTime() + CLAIM_MS);
      for (const turn of await this.turns.claim(chosen, { by: this.ids.next(), now, until }))
        this.#begin(turn);
    }
  }

  #begin(turn: Turn): void {
    const served = this.serve
      .handle(turn, this.#ended.signal)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a webhook could not be served'))
      .finally(() => {
        this.#serving.delete(served);
        if (!this.#ended.signal.aborted) this.#lookAgain();
      });
    this.#serving.set(served, turn);
  }
}

/** How many webhooks of each agency are served. */
class Rooms {
  readonly #taken = new Map<string | null, number>();

  constructor(
    turns: readonly Turn[],
    private readonly perAgency: number,
  ) {
    for (const { webhook } of turns) this.takes(webhook.agencyId);
  }

  get full(): readonly (string | null)[] {
    return [...this.#taken].filter(([, taken]) => taken >= this.perAgency).map(([id]) => id);
  }

  takes(agencyId: string | null): boolean {
    const taken = this.#taken.get(agencyId) ?? 0;
    if (taken >= this.perAgency) return false;
    this.#taken.set(agencyId, taken + 1);
    return true;
  }
}
