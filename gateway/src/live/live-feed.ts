import { accountAccessTopic, type CloudEvent, liveUpdateTopics } from '@lintel/contracts';
import type { EventBus, RunningConsumer } from '@lintel/platform/event-bus';
import type { HealthCheck, Logger } from '@lintel/service-kit';

export interface LiveFeedOptions {
  /** One that is still being opened is waited for. */
  readonly bus: EventBus | Promise<EventBus>;
  /** The consumer group, of this process alone: each hears of everything. */
  readonly consumer: string;
  readonly logger: Logger;
  /** Never throws: what cannot be told is no reason to hold up what can. */
  readonly hear: (event: CloudEvent) => void;
  /** From now on it hears of everything. */
  readonly began: () => void;
}

const ASK_AGAIN_MS = 1000;
const BATCH = 200;

const heardTopics = [...liveUpdateTopics, accountAccessTopic];

/** Reads the topics that live updates are made of, and what ends sessions, beginning with what is published from now on. */
export class LiveFeed {
  private readonly consumers = new Map<string, RunningConsumer>();
  private readonly closing = new AbortController();
  private bus: EventBus | undefined;
  private joining: Promise<void> | undefined;
  private joined = false;

  constructor(private readonly options: LiveFeedOptions) {}

  /** Joins in the background, and tries again while the bus is away. Resolves when it has joined, or `withinMs` is over. */
  async start(withinMs: number): Promise<void> {
    this.joining ??= this.joinAtLast();
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, withinMs);
    await Promise.race([this.joining, patience.promise]);
    clearTimeout(timer);
  }

  /** Pages and questions are answered without it: live updates wait. */
  readonly health: HealthCheck = {
    name: 'gateway: live updates',
    spare: true,
    check: async () => {
      if (!this.joined) throw new Error('the event bus is not there yet');
      const bus = this.bus!;
      await bus.health();
      const topics = [...this.consumers.keys()];
      const lags = await Promise.all(topics.map((topic) => bus.lag(topic, this.options.consumer)));
      return { lag: lags.reduce((sum, lag) => sum + lag, 0) };
    },
  };

  /** Whether what is published reaches this process just now. */
  async isHearing(): Promise<boolean> {
    if (this.joined) await this.bus!.health();
    return this.joined;
  }

  /** Leaves no group behind. */
  async stop(): Promise<void> {
    this.closing.abort();
    const { consumer, logger } = this.options;
    await Promise.all(
      Array.from(this.consumers, async ([topic, running]) => {
        try {
          await running.stop();
          await this.bus!.forget(topic, consumer);
        } catch (error) {
          logger.debug({ err: error, topic, consumer }, 'a group is left behind');
        }
      }),
    );
    this.consumers.clear();
  }

  private async joinAtLast(): Promise<void> {
    const { bus, logger, began } = this.options;
    for (let complaint = ''; !this.closing.signal.aborted; await pause())
      try {
        this.bus = await bus;
        await this.join(this.bus);
        this.joined = true;
        return began();
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        if (said !== complaint) logger.warn({ err: error }, 'live updates wait for the event bus');
        complaint = said;
      }
  }

  private async join(bus: EventBus): Promise<void> {
    await bus.ensureTopics(heardTopics);
    const joins = await Promise.allSettled(
      heardTopics
        .filter(({ name }) => !this.consumers.has(name))
        .map(({ name }) => this.joinTopic(bus, name)),
    );
    for (const join of joins) if (join.status === 'rejected') throw join.reason;
  }

  private async joinTopic(bus: EventBus, topic: string): Promise<void> {
    if (this.closing.signal.aborted) return;
    const { consumer } = this.options;
    const handle = async (events: readonly CloudEvent[]) => events.forEach(this.options.hear);
    const running = await bus.subscribe({ consumer, topic, from: 'latest', batchSize: BATCH, handle });
    this.consumers.set(topic, running);
    if (this.closing.signal.aborted) await running.stop();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());
