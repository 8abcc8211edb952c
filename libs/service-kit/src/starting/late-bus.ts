import type { TopicDefinition } from '@lintel/contracts';
import type { EventBus, EventOperations, RunningConsumer, Subscription } from '@lintel/platform/event-bus';
import type { AdapterHealth } from '@lintel/platform/port';
import type { Logger } from '../logging/logger.js';
import { pauseForEngine } from './when-there.js';

/**
 * A bus whose engine need not be there yet. Until it is, what is published or asked is refused, as it is when an engine goes away: outboxes keep what is to be
 * published. Topics are made and consumers join once it comes; `subscribe` waits for that.
 */
export class LateEventBus implements EventBus {
  readonly #ready: Promise<EventBus>;
  readonly #topics: TopicDefinition[] = [];
  #here: EventBus | undefined;

  /** @param coming rejects when it will not come any more */
  constructor(coming: Promise<EventBus>, logger: Logger) {
    this.#ready = this.#comes(coming, logger);
    // Whoever subscribes is told.
    this.#ready.catch(() => undefined);
  }

  readonly operations: EventOperations = {
    topics: async () => this.#bus().operations.topics(),
    consumers: async (...given) => this.#bus().operations.consumers(...given),
    browse: async (...given) => this.#bus().operations.browse(...given),
    parked: async (...given) => this.#bus().operations.parked(...given),
    countParked: async (...given) => this.#bus().operations.countParked(...given),
    retryParked: async (...given) => this.#bus().operations.retryParked(...given),
    discardParked: async (...given) => this.#bus().operations.discardParked(...given),
    countReplay: async (...given) => this.#bus().operations.countReplay(...given),
    replay: async (...given) => this.#bus().operations.replay(...given),
  };

  async ensureTopics(topics: readonly TopicDefinition[]): Promise<void> {
    if (this.#here) return this.#here.ensureTopics(topics);
    this.#topics.push(...topics);
  }

  async subscribe(subscription: Subscription): Promise<RunningConsumer> {
    return (await this.#ready).subscribe(subscription);
  }

  async publish(...given: Parameters<EventBus['publish']>): Promise<void> {
    return this.#bus().publish(...given);
  }

  async drain(): Promise<void> {
    return this.#bus().drain();
  }

  async parked(...given: Parameters<EventBus['parked']>): ReturnType<EventBus['parked']> {
    return this.#bus().parked(...given);
  }

  async parkedCount(...given: Parameters<EventBus['parkedCount']>): Promise<number | null> {
    return this.#bus().parkedCount(...given);
  }

  async forget(...given: Parameters<EventBus['forget']>): Promise<void> {
    return this.#bus().forget(...given);
  }

  async lag(...given: Parameters<EventBus['lag']>): Promise<number> {
    return this.#bus().lag(...given);
  }

  async health(): Promise<AdapterHealth> {
    return this.#bus().health();
  }

  /** It belongs to whoever opened it. */
  async close(): Promise<void> {}

  #bus(): EventBus {
    if (!this.#here) throw new Error('the event bus has not answered yet');
    return this.#here;
  }

  async #comes(coming: Promise<EventBus>, logger: Logger): Promise<EventBus> {
    const bus = await coming;
    for (;;)
      try {
        while (this.#topics.length > 0) {
          const topics = [...this.#topics];
          await bus.ensureTopics(topics);
          this.#topics.splice(0, topics.length);
        }
        return (this.#here = bus);
      } catch (error) {
        logger.warn({ err: error }, 'the topics could not be made, and are tried again');
        await pauseForEngine();
      }
  }
}
